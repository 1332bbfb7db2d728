import type pg from 'pg';
import { withTimeout } from '../concurrency/with-timeout.ts';

/** A connection on which the reads of several callers are under way, one behind the other. */
interface Lane {
  opening: Promise<pg.PoolClient>;
  /** Once it is open. */
  client: pg.PoolClient | undefined;
  underWay: number;
  /** Hears that it was lost. */
  lose: () => void;
  /** Why it serves nobody any more, once that is so. */
  flaw: Error | undefined;
}

export interface SharedConnections {
  /** Runs `read` on the connection with the least to do, for which it waits so many milliseconds at most. */
  share<T>(read: (client: pg.PoolClient) => Promise<T>, patience: number | undefined): Promise<T>;
}

/**
 * Few connections for the reads of many. A statement goes out behind others without waiting for their answers, so that the
 * database finds the next when it has done one, and both sides take in several at once: a third less processor time than
 * with a connection for each, when many read. For small reads alone: a slow one, or one that waits for a lock, would hold up all behind it. A connection
 * goes back to `connect`'s pool as soon as nothing is under way on it, and is closed then after an error that `spoils` it.
 */
export function shareConnections(
  connect: () => Promise<pg.PoolClient>,
  most: number,
  tooLate: () => Error,
  spoils: (error: unknown) => error is Error,
): SharedConnections {
  const lanes = new Set<Lane>();

  const open = (): Lane => {
    // What was lost is not offered to the next; who waits on it is told by the driver.
    const lose = (): void => void lanes.delete(lane);
    const lane: Lane = { opening: connect(), client: undefined, underWay: 0, lose, flaw: undefined };
    lanes.add(lane);
    lane.opening.then((client) => {
      lane.client = client;
      client.on('error', lose);
      if (lane.underWay === 0) close(lane);
    }, lose);
    return lane;
  };

  const close = (lane: Lane): void => {
    lanes.delete(lane);
    lane.client?.off('error', lane.lose).release(lane.flaw);
    lane.client = undefined;
  };

  const leastBusy = (): Lane => {
    let best: Lane | undefined;
    for (const lane of lanes) if (!best || lane.underWay < best.underWay) best = lane;
    return best && (best.underWay === 0 || lanes.size >= most) ? best : open();
  };

  return {
    async share(read, patience) {
      const lane = leastBusy();
      lane.underWay += 1;
      try {
        const client =
          lane.client ?? (await (patience === undefined ? lane.opening : withTimeout(lane.opening, patience, tooLate)));
        return await read(client);
      } catch (error) {
        if (spoils(error)) {
          lane.flaw = error;
          lanes.delete(lane);
        }
        throw error;
      } finally {
        lane.underWay -= 1;
        if (lane.underWay === 0 && lane.client) close(lane);
      }
    },
  };
}
