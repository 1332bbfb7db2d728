import type pg from 'pg';

/** Returns whether the error is `read_only_sql_transaction`, which means that the server is a standby. */
const isReadOnlyError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25006';

// Name of the PostgreSQL function that warns when a commit's wait for the replica was cancelled. The code
// below recognises the warning by this name, because the text of the warning depends on the server's
// language.
const replicationWaitRoutine = 'SyncRepWaitForLSN';

const createUnreplicatedError = (): Error => new Error('The commit was not replicated: its wait was canceled');

interface FailoverHandler {
  /** Checks out a connection. Closes connections that were opened before the last read-only error. */
  connect(): Promise<pg.PoolClient>;
  /**
   * Returns the statement's result. Records a read-only error. Throws if the statement is a commit that was
   * not replicated.
   */
  watch<T>(client: pg.PoolClient, pending: Promise<T>): Promise<T>;
}

/**
 * Handles two effects of a failover of PostgreSQL. First, connections may lead to a server that is now a
 * standby: after a read-only error, all older connections are closed. Second, when a commit's wait for the
 * replica is cancelled, PostgreSQL reports a success with a warning, although the commit may be lost. In this
 * case the statement fails here, so that the client repeats the request.
 */
export function createFailoverHandler(pool: pg.Pool): FailoverHandler {
  const openedAt = new WeakMap<pg.PoolClient, number>();
  const unreplicatedClients = new WeakSet<pg.PoolClient>();
  let lastReadOnlyErrorAt = 0;
  pool.on('connect', (client) => {
    openedAt.set(client, performance.now());
    client.on('notice', ({ routine }) => {
      if (routine === replicationWaitRoutine) unreplicatedClients.add(client);
    });
  });
  return {
    connect: async () => {
      for (;;) {
        const client = await pool.connect();
        if ((openedAt.get(client) ?? 0) >= lastReadOnlyErrorAt) return client;
        client.release(true);
      }
    },
    watch: async (client, pending) => {
      try {
        const result = await pending;
        if (unreplicatedClients.delete(client)) throw createUnreplicatedError();
        return result;
      } catch (error) {
        if (isReadOnlyError(error)) lastReadOnlyErrorAt = performance.now();
        throw error;
      }
    },
  };
}
