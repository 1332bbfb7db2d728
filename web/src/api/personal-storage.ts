/**
 * Prefix of the keys in the tab's storage that belong to the signed-in user. When the user signs out in any
 * tab, these values are deleted.
 */
const keyPrefix = 'personal ';

/**
 * Matches the keys of a user's personal values. Scroll positions are personal if the path of their page
 * contains a record id.
 */
const personalKeyPattern = /^(?:personal |place .*\/\d)/;

/**
 * Returns the personal value that this tab has stored under `key`. Returns undefined if there is none or if
 * the browser blocks storage.
 */
export function readPersonalValue(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyPrefix + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a personal value as JSON until the tab is closed. Does nothing if the browser blocks storage or the
 * storage is full.
 */
export function writePersonalValue(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyPrefix + key, JSON.stringify(value));
  } catch {
    removePersonalValue(key);
  }
}

export function removePersonalValue(key: string): void {
  try {
    sessionStorage.removeItem(keyPrefix + key);
  } catch {
    // The browser may block storage, or the storage may be full. The value is then not stored.
  }
}

interface AuthStateSource {
  onAuthStateChanged(callback: (user: { uid: string } | null) => void): () => void;
}

/** Deletes the personal values when the user signs out or another user signs in. */
export function clearPersonalStorageOnSignOut(auth: AuthStateSource): void {
  let uid: string | undefined;
  auth.onAuthStateChanged((user) => {
    if (!user || (uid !== undefined && uid !== user.uid)) clearPersonalStorage();
    uid = user?.uid;
  });
}

function clearPersonalStorage(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (personalKeyPattern.test(key)) sessionStorage.removeItem(key);
  } catch {
    // The browser may block storage. It then contains no personal values to delete.
  }
}
