import type pg from 'pg';
import { type CheckedOutClient, createFairCheckOut } from './fair-connections.ts';
import { type SharedConnections, shareConnections } from './shared-connections.ts';

/**
 * Number of connections for small reads in a pool of ten or more connections. A smaller pool reserves three
 * tenths of its connections for small reads.
 */
const maxSharedConnections = 3;

type CheckOutConnection = (caller: string | undefined, maxWaitMs?: number) => Promise<CheckedOutClient>;

interface DividedConnections extends SharedConnections {
  /** Number of connections that are reserved for small reads. */
  sharedCount: number;
  /** Checks out a connection for a transaction or a single change. */
  checkOut: CheckOutConnection;
  /** Checks out a connection for a large read. */
  checkOutToRead: CheckOutConnection;
}

/**
 * Divides a pool into connections for small reads, for large reads and for changes. If `connections` is 0,
 * the pool is not divided. Each caller runs at most one change at a time. Few large reads run at once: on few
 * processors, more of them would not finish sooner, and parsing megabytes of results would block the event
 * loop.
 */
export function divideConnections(
  connect: () => Promise<pg.PoolClient>,
  options: {
    connections: number;
    maxConcurrentChanges: number;
    maxConcurrentReads: number;
    createTimeoutError: () => Error;
    breaksConnection: (error: unknown) => error is Error;
  },
): DividedConnections {
  const { connections, maxConcurrentChanges, maxConcurrentReads, createTimeoutError, breaksConnection } = options;
  const sharedCount = Math.min(maxSharedConnections, Math.floor(connections * 0.3));
  const readCount = Math.min(maxConcurrentReads, Math.floor((connections - sharedCount) / 2));
  const changeCount = Math.max(1, Math.min(maxConcurrentChanges, connections - sharedCount - readCount));
  const checkOut = createFairCheckOut(connect, { connections: changeCount, maxPerCaller: 1, createTimeoutError });
  return {
    sharedCount,
    share: shareConnections(connect, sharedCount, createTimeoutError, breaksConnection).share,
    checkOut,
    checkOutToRead:
      readCount === 0
        ? checkOut
        : createFairCheckOut(connect, {
            connections: readCount,
            maxPerCaller: Math.ceil(readCount / 2),
            createTimeoutError,
          }),
  };
}
