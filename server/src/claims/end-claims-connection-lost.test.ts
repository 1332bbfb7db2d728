import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../test/database.ts';
import { holdBack } from '../../test/held-back.ts';
import { createDatabase } from '../database/database.ts';
import { backgroundTimeouts } from '../database/session-settings.ts';
import { createClaimEndings } from './end-claims.ts';

it('the process survives a connection that is lost while another one still waits', async () => {
  const { connection, drop } = await freshDatabase();
  const db = createDatabase({ ...connection, ...backgroundTimeouts, max: 2 });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  const seen = { isHeld: false, isLost: false };
  db.pool.on('connect', (client) => {
    holdBack(client, (query) => {
      // The statement that looks for a request; its third parameter says whether for a deletion.
      const isDeletion = (query as { values?: unknown[] }).values?.[2];
      if (isDeletion === undefined) return undefined;
      return async () => {
        if (isDeletion === true) {
          seen.isLost = true;
          throw new Error('Connection terminated unexpectedly');
        }
        seen.isHeld = true;
        await gate.promise;
      };
    });
  });
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  onTestFinished(() => void process.off('unhandledRejection', onUnhandled));
  const run = createClaimEndings({ db, logger: pino({ enabled: false }) }).run();
  await expect.poll(() => seen).toEqual({ isHeld: true, isLost: true });
  // An unhandled rejection is reported right after the work has given its connection back.
  await expect.poll(() => db.pool.totalCount - db.pool.idleCount).toBe(1);
  await setImmediate();
  gate.resolve();
  await expect(run).rejects.toThrow('Connection terminated unexpectedly');
  expect(unhandled).toEqual([]);
});
