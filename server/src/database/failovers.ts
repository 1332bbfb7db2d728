import type pg from 'pg';

/** `read_only_sql_transaction`: the connection leads to a standby. */
const isReadOnly = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25006';

// PostgreSQL's own function; its sentence comes in the server's language.
const unreplicatedRoutine = 'SyncRepWaitForLSN';

const unreplicated = (): Error => new Error('The commit was not replicated: its wait was canceled');

/** What one pool does when the database behind it changes places. */
interface Failovers {
  /** A connection of the pool that was opened since a standby was last met. */
  connect(): Promise<pg.PoolClient>;
  /** Passes on what a statement of this connection comes to. */
  follow<T>(client: pg.PoolClient, answer: Promise<T>): Promise<T>;
}

/**
 * With a replica that must have every commit, and another node that takes over, two things happen that look like neither a loss
 * of the connection nor a failure. A connection leads to a node that is a standby now, and refuses writes for as long as it is kept:
 * once that was said on one, all that were opened before are closed instead of being lent. And who cancels a commit that waits for its replica is
 * answered with success and a warning, though a failover may lose it: that is made a failure, and whoever repeats the request learns what is true.
 */
export function followFailovers(pool: pg.Pool): Failovers {
  const openedAt = new WeakMap<pg.PoolClient, number>();
  const warned = new WeakSet<pg.PoolClient>();
  let standbyMetAt = 0;
  pool.on('connect', (client) => {
    openedAt.set(client, performance.now());
    client.on('notice', ({ routine }) => {
      if (routine === unreplicatedRoutine) warned.add(client);
    });
  });
  return {
    connect: async () => {
      for (;;) {
        const client = await pool.connect();
        if ((openedAt.get(client) ?? 0) >= standbyMetAt) return client;
        client.release(true);
      }
    },
    follow: async (client, answer) => {
      try {
        const result = await answer;
        if (warned.delete(client)) throw unreplicated();
        return result;
      } catch (error) {
        if (isReadOnly(error)) standbyMetAt = performance.now();
        throw error;
      }
    },
  };
}
