import { draftStorageName } from '../api/personal-storage.ts';

const storageKey = 'wishwell.signed-in';

/**
 * Stores the uid of the signed-in user in `localStorage`, and deletes the draft files of any other user.
 * `null` means that the session has ended: removes the uid and keeps the draft files. An empty text means
 * that the user has signed out: removes the uid and all draft files. When a user goes back to a page,
 * `index.html` compares the stored uid with the user for whom the page was rendered.
 */
export function storeLastSignedInUid(uid: string | null): void {
  try {
    if (uid) localStorage.setItem(storageKey, uid);
    else localStorage.removeItem(storageKey);
    if (uid === null || localStorage.getItem(draftStorageName) === uid) return;
    localStorage.setItem(draftStorageName, uid);
    indexedDB.deleteDatabase(draftStorageName);
  } catch {
    // If the browser blocks storage, the app works without the stored uid.
  }
}

export function readLastSignedInUid(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
