/** Where a bearer comes from; the session registers itself, so that the client knows nothing of sign-in. */
export interface TokenSource {
  /** Who is signed in: the same object for as long as they are. */
  readonly person?: { readonly uid: string } | undefined;
  /**
   * Rejects with `User not authenticated` when nobody is signed in (docs/specification.md §7), or somebody else than
   * `uid`, with NetworkError when the server could not be reached.
   */
  getIdToken(forceRefresh?: boolean, uid?: string): Promise<string>;
  /** Language of the request; the app's own by default. */
  readonly locale?: string;
  /** Sends a request; the browser's `fetch` by default. The server sends it to itself, in process. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** The server could not be reached at all. */
export class NetworkError extends Error {}

let findSource: () => TokenSource | undefined = () => undefined;

export const setTokenSource = (source: TokenSource): void => provideTokenSource(() => source);

/** For the server, where each document has a source of its own. */
export function provideTokenSource(find: () => TokenSource | undefined): void {
  findSource = find;
}

/** Throws while nobody has registered. */
export function getTokenSource(): TokenSource {
  const source = findSource();
  if (!source) throw new Error('User not authenticated');
  return source;
}
