import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { withTimeout } from '../concurrency/with-timeout.ts';
import type { CallerCache } from './caller-cache.ts';

/** Milliseconds. */
const RETRY = 1_000;
const CHECK_EVERY = 5_000;
const PATIENCE = 5_000;

interface Logger {
  warn(details: object, message: string): void;
}

interface ListenerParts {
  connection: pg.ClientConfig;
  callers: CallerCache;
  logger: Logger;
}

/** Rejects unless the connection answers and leads to a primary: a standby reports no changes. */
async function check(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
  if (rows[0]?.is_standby) throw new Error('The connection leads to a standby');
}

/**
 * Drops a person from the cache when a trigger of the table `users` reports a change (NOTIFY). While its connection is away
 * nothing is cached, and it is opened again every second. Resolves after the first attempt.
 */
export async function startChangeListener({ connection, callers, logger }: ListenerParts): Promise<AsyncDisposable> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWarned = false;
  const begun = Promise.withResolvers<void>();

  const listenOnce = async (): Promise<void> => {
    const client = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    const over = new AbortController();
    for (const event of ['error', 'end'] as const) client.on(event, () => over.abort());
    client.on('notification', ({ payload }) => callers.forget(payload ?? ''));
    try {
      await client.connect();
      await client.query('listen user_changed');
      await check(client);
      callers.setReported(true);
      isWarned = false;
      begun.resolve();
      const ended = AbortSignal.any([signal, over.signal]);
      while (!ended.aborted) {
        await sleep(CHECK_EVERY, undefined, { signal: ended, ref: false }).catch(() => undefined);
        if (!ended.aborted) await check(client);
      }
    } finally {
      callers.setReported(false);
      // A connection that no longer answers does not close in time.
      await withTimeout(client.end(), RETRY, () => new Error('The connection does not close')).catch(() => undefined);
    }
  };

  const warnOnce = (error: unknown): void => {
    if (!isWarned) logger.warn({ err: error }, 'changes of users are not reported: nothing of them is cached');
    isWarned = true;
  };

  const listen = async (): Promise<void> => {
    while (!signal.aborted) {
      await listenOnce().catch(warnOnce);
      begun.resolve();
      if (!signal.aborted) await sleep(RETRY, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = listen();
  await begun.promise;
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort();
      await listening;
    },
  };
}
