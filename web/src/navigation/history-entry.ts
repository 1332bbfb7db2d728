import { readJsonField, readJsonTextField } from '../api/json-field.ts';

// Returns undefined in browsers without the Navigation API. There, the app uses the history index of React
// Router instead, although entries of fragment links have no index.
const getCurrentEntry = (): NavigationHistoryEntry | null | undefined =>
  (window as Partial<Pick<Window, 'navigation'>>).navigation?.currentEntry;

export function getHistoryEntryIndex(): number | undefined {
  const index = getCurrentEntry()?.index ?? readJsonField(history.state, 'idx');
  return typeof index === 'number' ? index : undefined;
}

/** Returns a key that identifies the current history entry. After a reload, the key is the same. */
export const getHistoryEntryKey = (): string =>
  getCurrentEntry()?.key ?? readJsonTextField(history.state, 'key') ?? 'first';
