import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createFreshDatabase } from '../../test/database.ts';
import { runActionsBeforeStatements } from '../../test/delay-statements.ts';
import { createDatabase } from '../database/database.ts';
import { backgroundTimeouts } from '../database/session-settings.ts';
import { createClaimEndingJob } from './end-claims.ts';

it('if the claim ending job loses its database connection, run() rejects without unhandled rejection', async () => {
  const { connection, drop } = await createFreshDatabase();
  const db = createDatabase({ ...connection, ...backgroundTimeouts, max: 2 });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  const progress = { isDelayed: false, hasFailed: false };
  db.pool.on('connect', (client) => {
    runActionsBeforeStatements(client, (query) => {
      // Makes the statement `claims.lockNextEndingRequest` fail if its third parameter is true, which means
      // requests because of deletions. Otherwise delays the statement.
      const isDeletion = (query as { values?: unknown[] }).values?.[2];
      if (isDeletion === undefined) return undefined;
      return async () => {
        if (isDeletion === true) {
          progress.hasFailed = true;
          throw new Error('Connection terminated unexpectedly');
        }
        progress.isDelayed = true;
        await gate.promise;
      };
    });
  });
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  onTestFinished(() => void process.off('unhandledRejection', onUnhandled));
  const run = createClaimEndingJob({
    db,
    outbox: { queueMail: async () => {} },
    logger: pino({ enabled: false }),
  }).run();
  await expect.poll(() => progress).toEqual({ isDelayed: true, hasFailed: true });
  // Waits until the failed transaction has released its connection. Node would report an unhandled rejection
  // right after that.
  await expect.poll(() => db.pool.totalCount - db.pool.idleCount).toBe(1);
  await setImmediate();
  gate.resolve();
  await expect(run).rejects.toThrow('Connection terminated unexpectedly');
  expect(unhandled).toEqual([]);
});
