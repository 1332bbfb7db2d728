import pg from 'pg';
import type { Database, Executor } from './database.ts';
import { applySessionSettings, noTimeouts } from './session-settings.ts';

/** A database connection outside the pool. Its settings and advisory locks end when the connection closes. */
export interface DatabaseSession extends Executor {
  submit<Stream extends pg.Submittable>(stream: Stream): Stream;
}

/**
 * Opens a database connection outside the pool and without timeouts. Runs `work` on the connection, then
 * closes it.
 */
export async function withDatabaseSession<T>(
  { pool }: Database,
  work: (session: DatabaseSession) => Promise<T>,
): Promise<T> {
  const { password } = pool.options;
  // Disables pipelining, because `copy` statements do not work with it.
  const options = {
    ...pool.options,
    ...(password === undefined ? {} : { password }),
    query_timeout: 0,
    pipeline: false,
  };
  const client = new pg.Client(options);
  // Ignores the connection's `error` event, because a lost connection also rejects the pending query.
  client.on('error', () => {});
  await client.connect();
  try {
    await applySessionSettings(client, noTimeouts);
    return await work({ query: (config) => client.query(config), submit: (stream) => client.query(stream) });
  } finally {
    await client.end();
  }
}
