/** Values by key, each for a time: the least recently used of them go when there are too many. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  /** Keeps it until `now` answers `until`. */
  set(key: string, value: Value, until: number): void;
  delete(key: string): void;
  clear(): void;
}

/** At most `most` of them; `now` is a clock in milliseconds. */
export function createRecent<Value>(most: number, now: () => number): Recent<Value> {
  // The least recently used first.
  const kept = new Map<string, { value: Value; until: number }>();
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      if (found.until <= now()) return undefined;
      kept.set(key, found);
      return found.value;
    },
    set(key, value, until) {
      kept.delete(key);
      kept.set(key, { value, until });
      const [oldest] = kept.size > most ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
    },
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
