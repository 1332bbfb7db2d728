const key = 'wishwell.signed-in';

/**
 * Stores the uid of who is signed in, null for nobody. The script in `index.html` reads it: on Back a browser may show a
 * document of before, which must not be of somebody else.
 */
export function rememberSignedIn(uid: string | null): void {
  try {
    if (uid !== null) localStorage.setItem(key, uid);
    else localStorage.removeItem(key);
  } catch {
    // A browser may forbid storage: then every first page asks.
  }
}
