const key = 'wishwell.signed-in';

/**
 * Remembers that somebody was signed in here, not who: a visitor who never was gets the public pages at once, without
 * asking the server first. Read by the script in `index.html`.
 */
export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // A browser may forbid storage: then every first page asks.
  }
}
