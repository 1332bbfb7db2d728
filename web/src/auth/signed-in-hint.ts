import { draftStorageName } from '../api/personal-storage.ts';

const storageKey = 'wishwell.signed-in';

/**
 * Stores the uid of the signed-in user. Null removes the uid after the end of the session. An empty text
 * marks a sign-out: the browser then also deletes the user's drafts. When a page returns after Back,
 * `index.html` compares the stored uid with the user for whom the page was rendered.
 */
export function storeSignedInUid(uid: string | null): void {
  try {
    if (uid) localStorage.setItem(storageKey, uid);
    else localStorage.removeItem(storageKey);
    if (uid === null || localStorage.getItem(draftStorageName) === uid) return;
    localStorage.setItem(draftStorageName, uid);
    indexedDB.deleteDatabase(draftStorageName);
  } catch {
    // The browser may block storage. The first page of each visit then always requests a bearer token.
  }
}

/**
 * Returns the stored uid of the signed-in user. Returns null if no user is signed in or if the browser blocks
 * storage.
 */
export function readSignedInUid(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
