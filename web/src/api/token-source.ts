/** A visitor who is not signed in. The app keeps one query cache for each `Visitor` object. */
export interface Visitor {
  readonly uid: '';
}

/**
 * Provides bearer tokens to the API client. The session code registers a token source, so that `api/` need
 * not import `auth/`.
 */
export interface TokenSource {
  /** The signed-in user. This object stays the same during the whole session. */
  readonly person?: { readonly uid: string } | undefined;
  /**
   * The visitor for whom the server renders the document, if no user is signed in. Undefined in the browser.
   */
  readonly visitor?: Visitor;
  /**
   * Resolves to a bearer token. Rejects with `User not authenticated` if no user is signed in, or if the
   * signed-in user is not `uid` (docs/specification.md §7). Rejects with NetworkError if the server cannot be
   * reached.
   */
  getIdToken(forceRefresh?: boolean, uid?: string): Promise<string>;
  /** The language of the header `Accept-Language`. The default is the language of the app. */
  readonly locale?: string;
  /**
   * Sends a request. The default is `fetch`. On the server, this function calls the API in the same process.
   */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

export class NetworkError extends Error {}

let findSource: () => TokenSource | undefined = () => undefined;

export const setTokenSource = (source: TokenSource): void => setTokenSourceLoader(() => source);

/**
 * Registers the function that finds the token source. The server needs a function, because each document that
 * it renders has its own token source.
 */
export function setTokenSourceLoader(find: () => TokenSource | undefined): void {
  findSource = find;
}

export function getTokenSource(): TokenSource {
  const source = findSource();
  if (!source) throw new Error('User not authenticated');
  return source;
}

const browserVisitor: Visitor = { uid: '' };

/**
 * Returns the visitor who uses this browser. On the server, returns the visitor for whom the document is
 * being rendered.
 */
export const getVisitor = (): Visitor => findSource()?.visitor ?? browserVisitor;
