import { readJsonField } from './json-field.ts';
import { readPersonalValue, removePersonalValue } from './personal-storage.ts';

/** The user's profile data that the app needs to start a session while the server is unreachable. */
interface OfflineCopyUser {
  uid: string;
  email: string | null;
  displayName: string | null;
  emailVerified: boolean;
}

/**
 * A cached query: its key, its data, and the time when the data was loaded, in milliseconds since the epoch.
 */
type StoredQuery = readonly [readonly unknown[], unknown, number];

/**
 * The data that this tab had loaded when it was last hidden. After a reload of the tab, the app shows this
 * data if the server is unreachable.
 */
export interface TabDataForOfflineReload {
  person: OfflineCopyUser;
  queries: readonly StoredQuery[];
}

export const offlineCopyStorageKey = 'offline-copy';
/** The offline copy that the tab's storage contained when the page loaded. */
let activeCopy: TabDataForOfflineReload | undefined;

/**
 * Loads the offline copy from the tab's storage, and returns the user to whom it belongs. Returns undefined
 * if `uid` is not the uid of that user.
 */
export function loadOfflineCopy(uid: string | null): OfflineCopyUser | undefined {
  const copy = readPersonalValue(offlineCopyStorageKey);
  if (uid === null || readJsonField(readJsonField(copy, 'person'), 'uid') !== uid) return undefined;
  // Deletes the stored copy after one use, because a later version of the app may expect another format.
  removePersonalValue(offlineCopyStorageKey);
  activeCopy = copy as TabDataForOfflineReload;
  return activeCopy.person;
}

/**
 * Returns the queries of the offline copy that `loadOfflineCopy` has loaded. Returns no queries if the
 * function is called again, or if the copy belongs to another user.
 */
export function takeSavedOfflineQueries(uid: string): readonly StoredQuery[] {
  const queries = activeCopy?.person.uid === uid ? activeCopy.queries : [];
  activeCopy = undefined;
  return queries;
}
