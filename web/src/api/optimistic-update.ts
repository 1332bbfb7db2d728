interface Entry {
  id: number;
}

/** `list` with a changed copy of the entry `id`, if it is there. */
export function withEntry<T extends Entry>(list: readonly T[], id: number, change: Partial<T>): T[] {
  return list.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}

/**
 * `list` with the entry `id` as it was in `before`, in its old place, or without it where it was not there. The other
 * entries stay as they are: their own changes may be under way.
 */
export function restoreEntry<T extends Entry>(list: readonly T[], before: readonly T[], id: number): T[] {
  const place = before.findIndex((entry) => entry.id === id);
  const entry = before[place];
  const others = list.filter((other) => other.id !== id);
  return entry ? others.toSpliced(place, 0, entry) : others;
}
