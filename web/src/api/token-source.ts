/** Where a bearer comes from; the session registers itself, so that the client knows nothing of sign-in. */
export interface TokenSource {
  /** Who is signed in: the same object for as long as they are. */
  readonly person?: { readonly uid: string } | undefined;
  /**
   * Rejects with `User not authenticated` when nobody is signed in (docs/specification.md §7), or somebody else than
   * `uid`, with NetworkError when the server could not be reached.
   */
  getIdToken(forceRefresh?: boolean, uid?: string): Promise<string>;
}

/** The server could not be reached at all. */
export class NetworkError extends Error {}

let tokens: TokenSource | undefined;

export function setTokenSource(source: TokenSource): void {
  tokens = source;
}

/** Throws while nobody has registered. */
export function getTokenSource(): TokenSource {
  if (!tokens) throw new Error('User not authenticated');
  return tokens;
}
