import { clearPersonalStorage } from './personal-storage.ts';

interface AuthStateSource {
  onAuthStateChanged(callback: (user: { uid: string } | null) => void): () => void;
}

/**
 * Whenever a session ends or another user signs in, deletes the previous user's data from memory and
 * storage. `initialUser` is the user for whom the server rendered the document. Returns a function that
 * stops the deletions.
 */
export function clearPersonalDataOnSignOut(
  auth: AuthStateSource,
  initialUser?: { uid: string } | null,
  clearToasts?: () => void,
): () => void {
  let current = initialUser;
  return auth.onAuthStateChanged((user) => {
    const former = current;
    current = user;
    if (!user) clearToasts?.();
    if (!user || (former !== undefined && former !== user)) clearPersonalStorage();
    if (!former || former === user) return;
    // Clears the query cache only after React has unmounted the user's pages. A mounted page would load its
    // data again.
    setTimeout(() => void import('./query-client.ts').then(({ clearUserQueryCache }) => clearUserQueryCache(former)));
  });
}
