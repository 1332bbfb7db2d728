import type pg from 'pg';
import { withTimeout } from '../concurrency/with-timeout.ts';
import { createFairQueue } from '../concurrency/fair-queue.ts';

/** A connection of the pool, until it is released; with an error, the pool closes it. */
export interface CheckedOut {
  client: pg.PoolClient;
  release(error?: Error): void;
}

/** Beyond this many waiting statements of all callers, the caller with the most is refused. */
const mostWaiting = 1_000;

/**
 * Shares the connections of a pool fairly between callers: a free one goes to the caller who holds the fewest, and nobody
 * holds more than `perCaller`. Without a caller, for background work, the pool's own queue decides. Waits `patience`
 * milliseconds at most, and rejects with `refusal()` then.
 */
export function shareFairly(
  connect: () => Promise<pg.PoolClient>,
  { connections, perCaller, refusal }: { connections: number; perCaller: number; refusal: () => Error },
): (caller: string | undefined, patience?: number) => Promise<CheckedOut> {
  const queue = createFairQueue({
    atOnce: connections,
    atOncePerKey: perCaller,
    waiting: mostWaiting,
    refusal,
  });
  const checkOut = async (caller: string | undefined, isWanted: () => boolean): Promise<CheckedOut> => {
    const free = caller === undefined ? (): void => {} : await queue.acquire(caller, isWanted);
    try {
      const client = await connect();
      return {
        client,
        release: (error) => {
          client.release(error);
          free();
        },
      };
    } catch (error) {
      free();
      throw error;
    }
  };
  return async (caller, patience) => {
    if (patience === undefined) return checkOut(caller, () => true);
    let isLate = false;
    const asked = checkOut(caller, () => !isLate);
    try {
      return await withTimeout(asked, patience, refusal);
    } catch (error) {
      isLate = true;
      // One that comes too late goes to the next.
      asked.then(({ release }) => release()).catch(() => {});
      throw error;
    }
  };
}
