import type pg from 'pg';
import { type CheckedOut, shareFairly } from './limits/fair-connections.ts';
import { type SharedConnections, shareConnections } from './shared-connections.ts';

/** The part of a pool's connections that small reads share. */
const sharedPart = 0.3;

/** The part on which transactions and single changes take turns. */
const changingPart = 0.4;

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
 * Divides a pool of so many `connections` by what they serve; with 0, everything waits for the pool alone. Reads that are
 * not small take turns on `readsAtOnce` of them at most. More at once would not be faster on a few processors, and their
 * results of a megabyte would arrive together: the process could do nothing else in the meantime.
 */
export function divideConnections(
  connect: () => Promise<pg.PoolClient>,
  options: {
    connections: number;
    readsAtOnce: number;
    refusal: () => Error;
    spoils: (error: unknown) => error is Error;
  },
): DividedConnections {
  const { connections, readsAtOnce, refusal, spoils } = options;
  const shared = Math.floor(connections * sharedPart);
  const changing = Math.max(1, Math.ceil(connections * changingPart));
  const reading = Math.max(0, Math.min(readsAtOnce, connections - shared - changing));
  const checkOut = shareFairly(connect, changing, refusal);
  return {
    shared,
    share: shareConnections(connect, shared, refusal, spoils).share,
    checkOut,
    checkOutToRead: reading === 0 ? checkOut : shareFairly(connect, reading, refusal),
  };
}
