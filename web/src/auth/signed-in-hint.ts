const key = 'wishwell.signed-in';

/**
 * Stores the uid of the person signed in; null removes it. The script in `index.html` compares it on Back, when a browser
 * may show an old document: that must not be another person's.
 */
export function rememberSignedIn(uid: string | null): void {
  try {
    if (uid !== null) localStorage.setItem(key, uid);
    else localStorage.removeItem(key);
  } catch {
    // A browser may forbid storage: then every first page asks.
  }
}
