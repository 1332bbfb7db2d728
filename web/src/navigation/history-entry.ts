import { readJsonField, readJsonTextField } from '../api/json-field.ts';

// Returns the current history entry of the Navigation API. Browsers without this API return undefined; the
// app then uses the router's index, which is missing after clicks on fragment links.
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
