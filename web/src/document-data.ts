import type { LoadedQuery } from './api/query-client.ts';
import type { AuthUser } from './auth/auth-provider.ts';

/** What a document rendered by the server says of itself. It holds no secret: no token, no session. */
export interface DocumentData {
  /** Null: nobody is signed in. */
  person: Pick<AuthUser, 'uid' | 'email' | 'displayName' | 'emailVerified'> | null;
  /** What was loaded for the page. */
  queries: readonly LoadedQuery[];
}

/** Reads the data block of the document; undefined in one that was rendered for nobody in particular. */
export function readDocumentData(): DocumentData | undefined {
  const block = document.querySelector('#wishwell-data')?.textContent;
  // Written by the server of this build (`entry-server.tsx`).
  return block ? (JSON.parse(block) as DocumentData) : undefined;
}
