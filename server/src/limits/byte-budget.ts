interface Options {
  /** Bytes of all keys together. */
  most: number;
  /** Bytes of one key; as many as `most` by default. */
  mostPerKey?: number;
  /** The error of what has to give way. */
  refusal: () => Error;
}

/** Bytes that one task holds in memory. */
export interface ByteHolding {
  /** Counts `bytes` more. Throws the reason of `abort` if that is aborted, or if this holding has to give way now. */
  add(bytes: number): void;
  /** Ends the holding; calling it twice does nothing. */
  release(): void;
}

/** A bound of memory, shared fairly between keys such as user ids. */
export interface ByteBudget {
  /** Begins a holding. Aborts `abort` with `refusal()` when it has to give way: its bytes count no more. */
  hold(key: string, abort: AbortController): ByteHolding;
  /** Bytes that are held now. */
  held(): number;
}

interface Entry {
  key: string;
  bytes: number;
  abort: AbortController;
}

/**
 * Creates a budget. When it is exceeded, the newest holding of the key that holds the most gives way: a key with few
 * bytes never has to yield to one with many.
 */
export function createByteBudget({ most, mostPerKey = most, refusal }: Options): ByteBudget {
  // The newest holding of a key comes last.
  const entriesOf = new Map<string, Set<Entry>>();
  let total = 0;

  const sum = (entries: Iterable<Entry>): number => [...entries].reduce((bytes, entry) => bytes + entry.bytes, 0);

  const remove = (entry: Entry): void => {
    const entries = entriesOf.get(entry.key);
    if (!entries?.delete(entry)) return;
    if (entries.size === 0) entriesOf.delete(entry.key);
    total -= entry.bytes;
  };

  const refuse = (entry: Entry | undefined): void => {
    if (!entry) return;
    remove(entry);
    entry.abort.abort(refusal());
  };

  /** The newest holding with bytes. One without any frees nothing. */
  const newest = (entries: Iterable<Entry>): Entry | undefined =>
    [...entries].toReversed().find(({ bytes }) => bytes > 0);

  const largest = (): Set<Entry> =>
    [...entriesOf.values()].reduce((found, entries) => (sum(entries) > sum(found) ? entries : found), new Set<Entry>());

  const isExceeded = (): boolean => total > most;

  const add = (entry: Entry, bytes: number): void => {
    entry.abort.signal.throwIfAborted();
    entry.bytes += bytes;
    total += bytes;
    const own = entriesOf.get(entry.key) ?? new Set();
    while (sum(own) > mostPerKey) refuse(newest(own));
    while (isExceeded()) refuse(newest(largest()));
    entry.abort.signal.throwIfAborted();
  };

  return {
    held: () => total,
    hold: (key, abort) => {
      const entry: Entry = { key, bytes: 0, abort };
      const entries = entriesOf.get(key) ?? new Set();
      entriesOf.set(key, entries.add(entry));
      return { add: (bytes) => add(entry, bytes), release: () => remove(entry) };
    },
  };
}
