interface ByteBudgetOptions {
  /** Maximum number of bytes that the holdings of all keys use together. */
  maxBytes: number;
  /** Maximum number of bytes that the holdings of one key use. The default is `maxBytes`. */
  maxBytesPerKey?: number;
  refusal: () => Error;
}

/** The memory that one task uses, for example one upload. The size is counted in bytes. */
export interface ByteReservation {
  /**
   * Reserves `bytes` more. Throws the abort reason if `abort` has aborted. The budget may evict this
   * reservation during the call; then the call also throws that reason.
   */
  add(bytes: number): void;
  /** Gives the reserved bytes back to the budget. Further calls do nothing. */
  release(): void;
}

/** A limit of memory that is shared fairly between keys, for example user ids. */
export interface ByteBudget {
  /**
   * Creates a holding for a task of `key`. If the budget evicts the holding, it aborts `abort` with
   * `refusal()`, and the bytes no longer count.
   */
  hold(key: string, abort: AbortController): ByteReservation;
  /** Returns the total number of bytes of all holdings. */
  held(): number;
}

interface ReservationEntry {
  key: string;
  bytes: number;
  abort: AbortController;
}

/**
 * Creates a budget of `maxBytes`. When the budget is exceeded, it evicts the newest holding of the key with
 * the most bytes. So a key with few bytes never loses a holding because another key uses many bytes.
 */
export function createByteBudget({ maxBytes, maxBytesPerKey = maxBytes, refusal }: ByteBudgetOptions): ByteBudget {
  // Holdings by key, oldest first.
  const entriesByKey = new Map<string, Set<ReservationEntry>>();
  let total = 0;

  const sumBytes = (entries: Iterable<ReservationEntry>): number =>
    [...entries].reduce((bytes, entry) => bytes + entry.bytes, 0);

  const remove = (entry: ReservationEntry): void => {
    const entries = entriesByKey.get(entry.key);
    if (!entries?.delete(entry)) return;
    if (entries.size === 0) entriesByKey.delete(entry.key);
    total -= entry.bytes;
  };

  const evict = (entry: ReservationEntry | undefined): void => {
    if (!entry) return;
    remove(entry);
    entry.abort.abort(refusal());
  };

  /** Returns the newest holding that has bytes. Evicting an empty holding would free no memory. */
  const findNewest = (entries: Iterable<ReservationEntry>): ReservationEntry | undefined =>
    [...entries].toReversed().find(({ bytes }) => bytes > 0);

  const findLargest = (): Set<ReservationEntry> =>
    [...entriesByKey.values()].reduce(
      (found, entries) => (sumBytes(entries) > sumBytes(found) ? entries : found),
      new Set<ReservationEntry>(),
    );

  const isExceeded = (): boolean => total > maxBytes;

  const add = (entry: ReservationEntry, bytes: number): void => {
    entry.abort.signal.throwIfAborted();
    entry.bytes += bytes;
    total += bytes;
    const keyEntries = entriesByKey.get(entry.key) ?? new Set();
    while (sumBytes(keyEntries) > maxBytesPerKey) evict(findNewest(keyEntries));
    while (isExceeded()) evict(findNewest(findLargest()));
    entry.abort.signal.throwIfAborted();
  };

  return {
    held: () => total,
    hold: (key, abort) => {
      const entry: ReservationEntry = { key, bytes: 0, abort };
      const entries = entriesByKey.get(key) ?? new Set();
      entriesByKey.set(key, entries.add(entry));
      return { add: (bytes) => add(entry, bytes), release: () => remove(entry) };
    },
  };
}
