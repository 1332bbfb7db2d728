/** What became of everything that was sent while the cluster lost its primary. */
export interface Ledger {
  /** Names of lists and of items whose creation was answered with 201. */
  lists: Set<string>;
  items: Set<string>;
  /** By item, whether it is claimed: what the last answer with 200 said. */
  claims: Map<string, boolean>;
  /** For each process of the product, when its writes were acknowledged (`performance.now()`), in order. */
  acknowledgedAt: readonly number[][];
  /** Answers that said nothing of the write: ends of the connection, and 503 or 429 with `Retry-After`. */
  dropped: number;
  refused: number;
  /**
   * Creations without an answer that were sent again with their key until there was one: by name, when the request that was
   * answered was sent (`Date.now()`).
   */
  settledLists: Map<string, number>;
  settledItems: Map<string, number>;
  /** Claims and releases without an answer that were sent again until there was one. */
  settledClaims: number;
  /** Anything else, in words. */
  faults: string[];
}

export const newLedger = (processes: number): Ledger => ({
  lists: new Set(),
  items: new Set(),
  claims: new Map(),
  acknowledgedAt: Array.from({ length: processes }, () => []),
  dropped: 0,
  refused: 0,
  settledLists: new Map(),
  settledItems: new Map(),
  settledClaims: 0,
  faults: [],
});

export const acknowledgedIn = ({ acknowledgedAt }: Ledger): number =>
  acknowledgedAt.reduce((sum, times) => sum + times.length, 0);

export const settledIn = ({ settledLists, settledItems, settledClaims }: Ledger): number =>
  settledLists.size + settledItems.size + settledClaims;

/** The longest time without an acknowledged write between two moments, in milliseconds. */
export function longestGap(times: readonly number[], from: number, to: number): number {
  const within = [from, ...times.filter((time) => time > from && time < to), to];
  return within.reduce((longest, time, at) => Math.max(longest, time - (within[at - 1] ?? from)), 0);
}

/** Milliseconds in which at least one process acknowledged nothing, around the moment in which the primary was lost. */
export function gapOf({ acknowledgedAt }: Ledger, from: number, to: number): number {
  return Math.max(...acknowledgedAt.map((times) => longestGap(times, from, to)));
}
