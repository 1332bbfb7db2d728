/**
 * Prefix of the tab's storage keys whose values belong to the signed-in user. A sign-out in any tab deletes
 * these values. The end of a session without a sign-out deletes all of them except the drafts.
 */
export const personalKeyPrefix = 'personal ';

/**
 * Matches the keys of a user's personal values. Scroll positions are personal if the path of their page
 * contains a record id.
 */
const personalKeyPattern = /^(?:personal |place .*\/\d)/;

/**
 * The name of an IndexedDB database with the files of drafts. Also the name of a localStorage item with the
 * uid of the drafts' owner (see `signed-in-hint.ts`).
 */
export const draftStorageName = 'wishwell-drafts';

/**
 * Returns the personal value that this tab has stored under `key`. Returns undefined if there is none or if
 * the browser blocks storage.
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
    // The browser may block storage. It then contains no value to remove.
  }
}

/**
 * Deletes the personal values of this tab, except the drafts of a user who has not signed out. Also deletes
 * scroll positions of pages whose path contains a record id.
 */
export function clearPersonalStorage(): void {
  try {
    // The key prefix of the drafts of a user who has not signed out (see `use-draft-storage.ts`).
    const kept = `${personalKeyPrefix}draft ${localStorage.getItem(draftStorageName)} `;
    for (const key of Object.keys(sessionStorage))
      if (personalKeyPattern.test(key) && !key.startsWith(kept)) sessionStorage.removeItem(key);
  } catch {
    // The browser may block storage. It then contains no personal values to delete.
  }
}
