import { personalKeyPrefix, removePersonalValue } from './personal-storage.ts';

/**
 * Stores a personal value as JSON until the tab is closed. Does nothing if the browser blocks storage or the
 * storage is full.
 */
export function writePersonalValue(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(personalKeyPrefix + key, JSON.stringify(value));
  } catch {
    removePersonalValue(key);
  }
}
