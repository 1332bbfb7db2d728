import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestConfig } from '../../test/config.ts';
import { createFreshDatabase } from '../../test/database.ts';
import { createLogger } from '../process/logger.ts';
import { limitRequestRates } from './rate-limits.ts';

const waitOptions = { timeout: 30_000, interval: 50 };

test('if the deletion of old request counts fails, the server logs this and still writes new counts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-limits-'));
  const { db, drop } = await createFreshDatabase();
  const lines: string[] = [];
  const config = createTestConfig(folder, { RATE_LIMITS: 'on', LOG_LEVEL: 'warn' });
  const app = fastify({ loggerInstance: createLogger(config, { write: (line) => void lines.push(line) }) });
  onTestFinished(async () => {
    await app.close();
    await drop();
    await rm(folder, { recursive: true });
  });
  await db.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
     create trigger refuse before delete on call_counts for each row execute function refuse();
     insert into call_counts values ('long ago', now() - interval '1 hour', 1)`,
  );
  await limitRequestRates(app, config, db);
  app.get('/', async () => 'served');
  const began = performance.now();
  const now = vi.spyOn(performance, 'now').mockReturnValue(began + 61_000);
  onTestFinished(() => now.mockRestore());
  const listCounts = async (): Promise<unknown[]> =>
    (await db.pool.query(`select calls from call_counts where key <> 'long ago'`)).rows;
  await app.inject('/');
  await vi.waitFor(async () => expect(await listCounts()).toEqual([{ calls: 1 }]), waitOptions);
  await vi.waitFor(() => expect(lines.join('')).toContain('old request counts could not be deleted'), waitOptions);
  await app.inject('/');
  await vi.waitFor(async () => expect(await listCounts()).toEqual([{ calls: 2 }]), waitOptions);
  expect(lines).toHaveLength(1);
});
