/**
 * Prefix of this tab's storage keys for values of the signed-in user, such as drafts of forms. A sign-out in
 * any tab deletes these values. If a session ends without a sign-out, the drafts stay.
 */
export const personalKeyPrefix = 'personal ';

/**
 * Matches the storage keys of a user's personal values. Scroll positions are personal if the path of their
 * page contains a record id.
 */
const personalKeyPattern = /^(?:personal |place .*\/\d)/;

/**
 * Name of the IndexedDB database for the files of drafts. A localStorage item with this name contains the uid
 * of the drafts' owner.
 */
export const draftStorageName = 'wishwell-drafts';

/**
 * Returns the value that this tab has stored under `key` for the signed-in user. Returns undefined if there
 * is none or if the browser blocks storage.
 */
export function readPersonalValue(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(personalKeyPrefix + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function removePersonalValue(key: string): void {
  try {
    sessionStorage.removeItem(personalKeyPrefix + key);
  } catch {
    // If the browser blocks storage, there is no value to remove.
  }
}

/**
 * Deletes this tab's personal values, and the scroll positions of pages with a record id in their path.
 * Keeps the drafts of a user who has not signed out.
 */
export function clearPersonalStorage(): void {
  try {
    // The key prefix of the drafts of a user who has not signed out (see `use-draft-storage.ts`).
    const kept = `${personalKeyPrefix}draft ${localStorage.getItem(draftStorageName)} `;
    for (const key of Object.keys(sessionStorage))
      if (personalKeyPattern.test(key) && !key.startsWith(kept)) sessionStorage.removeItem(key);
  } catch {
    // If the browser blocks storage, there are no personal values to delete.
  }
}
