import type { QueryWithData } from './api/query-client.ts';
import type { AuthUser } from './auth/auth-provider.ts';

/**
 * The data that the server embeds in an HTML document. It contains no secrets, such as tokens or session ids.
 */
export interface EmbeddedDocumentData {
  /** The user for whom the server rendered the document. Null for a visitor. */
  person: Pick<AuthUser, 'uid' | 'email' | 'displayName' | 'emailVerified'> | null;
  queries: readonly QueryWithData[];
}

/**
 * Returns the data that the server embedded in the document. Removes it from the document, where the next
 * user of this tab could read it. Returns undefined in the app shell, which the server renders for no user.
 */
export function readAndRemoveDocumentData(): EmbeddedDocumentData | undefined {
  const block = document.querySelector('#wishwell-data');
  block?.remove();
  delete document.documentElement.dataset['person'];
  // Does not validate the JSON, because server code of the same build has written it (`entry-server.tsx`).
  return block?.textContent ? (JSON.parse(block.textContent) as EmbeddedDocumentData) : undefined;
}

/**
 * Returns whether the server rendered this document for the current URL. The URL differs if the user went
 * back before the app's script ran.
 */
export function isDocumentForCurrentUrl(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return true;
  const { pathname, search } = new URL(navigation.name);
  return pathname === location.pathname && search === location.search;
}
