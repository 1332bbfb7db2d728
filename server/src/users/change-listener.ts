import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { withTimeout } from '../concurrency/with-timeout.ts';
import type { UserRecordCache } from './user-record-cache.ts';

/** Milliseconds between two attempts to connect to the database. */
const RETRY_INTERVAL_MS = 1_000;
const CONNECTION_CHECK_INTERVAL_MS = 5_000;
const DATABASE_TIMEOUT_MS = 5_000;

interface Logger {
  warn(details: object, message: string): void;
}

interface ChangeListenerDependencies {
  connection: pg.ClientConfig;
  callers: UserRecordCache;
  logger: Logger;
}

/** Rejects unless the database connection works and leads to a primary. A standby reports no changes. */
async function assertPrimaryConnection(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
  if (rows[0]?.is_standby) throw new Error('The database connection leads to a standby');
}

/**
 * Removes a user record from the cache when a trigger of the table `users` reports a change (NOTIFY).
 * Disables the cache while the connection is lost, and tries every second to reconnect. Resolves after the
 * first attempt to connect.
 */
export async function startUserChangeListener({
  connection,
  callers,
  logger,
}: ChangeListenerDependencies): Promise<AsyncDisposable> {
  const stopController = new AbortController();
  const { signal } = stopController;
  let hasWarned = false;
  const firstAttempt = Promise.withResolvers<void>();

  const listenOnce = async (): Promise<void> => {
    const client = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
      query_timeout: DATABASE_TIMEOUT_MS,
    });
    const connectionEnded = new AbortController();
    for (const event of ['error', 'end'] as const) client.on(event, () => connectionEnded.abort());
    client.on('notification', ({ payload }) => callers.forget(payload ?? ''));
    try {
      await client.connect();
      await client.query('listen user_changed');
      await assertPrimaryConnection(client);
      callers.setChangesReported(true);
      hasWarned = false;
      firstAttempt.resolve();
      const ended = AbortSignal.any([signal, connectionEnded.signal]);
      while (!ended.aborted) {
        await sleep(CONNECTION_CHECK_INTERVAL_MS, undefined, { signal: ended, ref: false }).catch(() => undefined);
        if (!ended.aborted) await assertPrimaryConnection(client);
      }
    } finally {
      callers.setChangesReported(false);
      // Limits the wait for the connection to close, because a connection that no longer responds takes long
      // to close.
      await withTimeout(
        client.end(),
        RETRY_INTERVAL_MS,
        () => new Error('The database connection does not close'),
      ).catch(() => undefined);
    }
  };

  const warnOnce = (error: unknown): void => {
    if (!hasWarned)
      logger.warn({ err: error }, 'changes of user records are not reported: the cache of user records is off');
    hasWarned = true;
  };

  const listen = async (): Promise<void> => {
    while (!signal.aborted) {
      await listenOnce().catch(warnOnce);
      firstAttempt.resolve();
      if (!signal.aborted) await sleep(RETRY_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = listen();
  await firstAttempt.promise;
  return {
    [Symbol.asyncDispose]: async () => {
      stopController.abort();
      await listening;
    },
  };
}
