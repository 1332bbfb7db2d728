import type pg from 'pg';
import { createFairQueue } from '../concurrency/fair-queue.ts';
import { withTimeout } from '../concurrency/with-timeout.ts';

/** A connection of the pool that its caller must release. `release` with an error closes the connection. */
export interface CheckedOutClient {
  client: pg.PoolClient;
  release(error?: Error): void;
}

/**
 * Maximum number of waiting statements of all callers together. If more statements wait, a statement of the
 * caller with the most waiting statements is refused.
 */
const maxWaitingStatements = 1_000;

/**
 * Returns a function that checks out connections fairly. A free connection goes to the waiting caller that
 * has the fewest connections. Each caller has at most `maxPerCaller` connections. Background work has no
 * caller and waits only for the pool. The function rejects with `createTimeoutError()` after `maxWaitMs`
 * milliseconds.
 */
export function createFairCheckOut(
  connect: () => Promise<pg.PoolClient>,
  {
    connections,
    maxPerCaller,
    createTimeoutError,
  }: { connections: number; maxPerCaller: number; createTimeoutError: () => Error },
): (caller: string | undefined, maxWaitMs?: number) => Promise<CheckedOutClient> {
  const queue = createFairQueue({
    maxRunning: connections,
    maxRunningPerKey: maxPerCaller,
    maxWaiting: maxWaitingStatements,
    createRefusal: createTimeoutError,
  });
  const checkOut = async (caller: string | undefined, isWanted: () => boolean): Promise<CheckedOutClient> => {
    const freeSlot = caller === undefined ? (): void => {} : await queue.acquire(caller, isWanted);
    try {
      const client = await connect();
      return {
        client,
        release: (error) => {
          client.release(error);
          freeSlot();
        },
      };
    } catch (error) {
      freeSlot();
      throw error;
    }
  };
  return async (caller, maxWaitMs) => {
    if (maxWaitMs === undefined) return checkOut(caller, () => true);
    let hasTimedOut = false;
    const checkedOut = checkOut(caller, () => !hasTimedOut);
    try {
      return await withTimeout(checkedOut, maxWaitMs, createTimeoutError);
    } catch (error) {
      hasTimedOut = true;
      // If the pool provides a connection after the timeout, releases it at once.
      checkedOut.then(({ release }) => release()).catch(() => {});
      throw error;
    }
  };
}
