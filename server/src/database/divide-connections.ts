import type pg from 'pg';
import { type CheckedOut, shareFairly } from './fair-connections.ts';
import { type SharedConnections, shareConnections } from './shared-connections.ts';

/** Connections that small reads share, of a pool of ten or more; three tenths of a smaller one. */
const sharedConnections = 3;

type CheckOut = (caller: string | undefined, patience?: number) => Promise<CheckedOut>;

interface DividedConnections extends SharedConnections {
  /** How many connections small reads share. */
  shared: number;
  /** For transactions and single changes. */
  checkOut: CheckOut;
  /** For reads that are not small. */
  checkOutToRead: CheckOut;
}

/**
 * Divides a pool of so many `connections` by what they serve; with 0, everything waits for the pool alone. Transactions and
 * single changes take turns on `changesAtOnce` at most, one for each caller. Reads that are not small take turns on
 * `readsAtOnce` at most. More at once would not be faster on a few processors, and their results of a megabyte would
 * arrive together: the process could do nothing else in the meantime.
 */
export function divideConnections(
  connect: () => Promise<pg.PoolClient>,
  options: {
    connections: number;
    changesAtOnce: number;
    readsAtOnce: number;
    refusal: () => Error;
    spoils: (error: unknown) => error is Error;
  },
): DividedConnections {
  const { connections, changesAtOnce, readsAtOnce, refusal, spoils } = options;
  const shared = Math.min(sharedConnections, Math.floor(connections * 0.3));
  const reading = Math.min(readsAtOnce, Math.floor((connections - shared) / 2));
  const changing = Math.max(1, Math.min(changesAtOnce, connections - shared - reading));
  const checkOut = shareFairly(connect, { connections: changing, perCaller: 1, refusal });
  return {
    shared,
    share: shareConnections(connect, shared, refusal, spoils).share,
    checkOut,
    checkOutToRead:
      reading === 0
        ? checkOut
        : shareFairly(connect, { connections: reading, perCaller: Math.ceil(reading / 2), refusal }),
  };
}
