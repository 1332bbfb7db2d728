const storageKey = 'wishwell.signed-in';

/**
 * Stores the uid of the signed-in user; null removes the uid. When a page returns after Back, `index.html`
 * compares the stored uid with the user for whom the page was rendered.
 */
export function storeSignedInUid(uid: string | null): void {
  try {
    if (uid !== null) localStorage.setItem(storageKey, uid);
    else localStorage.removeItem(storageKey);
  } catch {
    // The browser may block storage. The first page of each visit then requests a bearer token, because it
    // does not know whether a user is signed in.
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
