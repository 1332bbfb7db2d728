import { draftStorageName } from '../api/personal-storage.ts';

const storageKey = 'wishwell.signed-in';

/**
 * Stores the uid of the signed-in user: null after the end of a session, an empty text after a sign-out.
 * Deletes the draft files of any other user and, after a sign-out, also those of this user. When the user
 * goes back to a page, `index.html` compares the uid with the user for whom that page was rendered.
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

export function readSignedInUid(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
