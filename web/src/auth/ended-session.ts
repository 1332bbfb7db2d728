import { draftStorageName, readPersonalValue, removePersonalValue } from '../api/personal-storage.ts';
import { writePersonalValue } from '../api/write-personal-value.ts';
import { paths } from '../paths.ts';

/**
 * Returns whether the last session ended without a sign-out. Call this function only if no user is signed in.
 */
export function hasSessionEndedWithoutSignOut(): boolean {
  try {
    return Boolean(localStorage.getItem(draftStorageName));
  } catch {
    return false;
  }
}

/**
 * Returns the storage key of the URL on which the session ended. It has the prefix of draft keys, so that the
 * URL is deleted together with the user's drafts.
 */
const createStorageKey = (uid: string): string => `draft ${uid} return-url`;

/** Stores the path and query string of the current page, on which the session of the user has ended. */
export function storeReturnUrl(uid: string): void {
  const url = location.pathname + location.search;
  // Does not store Home, because every sign-in opens Home by default.
  if (url !== paths.home) writePersonalValue(createStorageKey(uid), url);
}

/** Returns the path and query string of the page on which the user's last session in this tab has ended. */
export function readReturnUrl(uid: string): string | undefined {
  const url = readPersonalValue(createStorageKey(uid));
  return typeof url === 'string' ? url : undefined;
}

export const deleteReturnUrl = (uid: string): void => removePersonalValue(createStorageKey(uid));
