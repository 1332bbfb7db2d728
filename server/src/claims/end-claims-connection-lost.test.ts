import { setTimeout as sleep } from 'node:timers/promises';
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
  let connections = 0;
  db.pool.on('connect', (client) => {
    connections += 1;
    const isFirst = connections === 1;
    // New claim endings wait on the first connection; deletions lose the second.
    holdBack(client, () => async () => {
      if (isFirst) await gate.promise;
      else throw new Error('Connection terminated unexpectedly');
    });
  });
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  onTestFinished(() => void process.off('unhandledRejection', onUnhandled));
  const run = createClaimEndings({ db, logger: pino({ enabled: false }) }).run();
  await expect.poll(() => connections).toBeGreaterThan(1);
  await sleep(200);
  gate.resolve();
  await expect(run).rejects.toThrow('Connection terminated unexpectedly');
  expect(unhandled).toEqual([]);
});
