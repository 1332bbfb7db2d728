import { readJsonField, readJsonTextField } from '../api/json-field.ts';

// Prefers the Navigation API, because the router has no index for history entries of fragment links. Browsers
// without this API have only the router's index.
const getCurrentEntry = (): NavigationHistoryEntry | null | undefined =>
  (window as Partial<Pick<Window, 'navigation'>>).navigation?.currentEntry;

/** Returns the index of the current history entry, or undefined if it is unknown. */
export function getHistoryEntryIndex(): number | undefined {
  const index = getCurrentEntry()?.index ?? readJsonField(history.state, 'idx');
  return typeof index === 'number' ? index : undefined;
}

/** Returns a key that identifies the current history entry. After a reload, the key is the same. */
export const getHistoryEntryKey = (): string =>
  getCurrentEntry()?.key ?? readJsonTextField(history.state, 'key') ?? 'first';
