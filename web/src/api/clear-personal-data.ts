import { clearPersonalStorage } from './personal-storage.ts';

interface AuthStateSource {
  onAuthStateChanged(callback: (user: { uid: string } | null) => void): () => void;
}

/**
 * Deletes the data of a user from memory and storage when the session ends or another user signs in.
 * `initialUser` is the user whose data the app already has. Returns a function that stops this.
 */
export function clearPersonalDataOnSignOut(auth: AuthStateSource, initialUser?: { uid: string } | null): () => void {
  let current = initialUser;
  return auth.onAuthStateChanged((user) => {
    const former = current;
    current = user;
    if (!user || (former !== undefined && former !== user)) clearPersonalStorage();
    if (!former || former === user) return;
    // Waits until React has removed the pages of the user, because a mounted page would load its data again.
    setTimeout(() => void import('./query-client.ts').then(({ clearUserQueryCache }) => clearUserQueryCache(former)));
  });
}
