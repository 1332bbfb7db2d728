import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { createDatabase } from '../database.ts';
import { acquireMigrationLock } from './migration-lock.ts';

async function twoConnections() {
  const { db, connection, drop } = await freshDatabase({ template: 'template1' });
  onTestFinished(drop);
  const other = createDatabase({ ...connection, application_name: 'hung', max: 1 });
  onTestFinished(other.close);
  const [waiting, holding] = [await db.pool.connect(), await other.pool.connect()];
  // The holder is ended by the test.
  holding.on('error', () => undefined);
  onTestFinished(() => waiting.release(true));
  onTestFinished(() => holding.release(true));
  const executorOf = (client: typeof waiting): Parameters<typeof acquireMigrationLock>[0] => ({
    query: (config) => client.query(config),
  });
  return { waiting: executorOf(waiting), holding: executorOf(holding) };
}

const holder =
  /^Another process holds the lock of the migrations: PostgreSQL's process (\d+) \(hung, idle for \d+ s\)\. If it hangs, end it: select pg_terminate_backend\(\1\)\.$/;

test('a process that waits for the migrations of another says who holds the lock, and goes on when that is ended', async () => {
  const { waiting, holding } = await twoConnections();
  await acquireMigrationLock(holding, 'pg_try_advisory_lock');
  const onWait = vi.fn<(sentence: string) => void>();
  const waited = acquireMigrationLock(waiting, 'pg_try_advisory_lock', { onWait, logMs: 0 });
  await vi.waitFor(() => expect(onWait).toHaveBeenCalled(), { timeout: 10_000 });
  const [sentence = ''] = onWait.mock.calls[0] ?? [];
  expect(sentence).toMatch(holder);
  await expect(holding.query({ text: `select pg_terminate_backend(${holder.exec(sentence)?.[1]})` })).rejects.toThrow(
    'terminat',
  );
  await waited;
});

test('it gives up in the end, with the same sentence', async () => {
  const { waiting, holding } = await twoConnections();
  await acquireMigrationLock(holding, 'pg_try_advisory_lock');
  await expect(acquireMigrationLock(waiting, 'pg_try_advisory_lock', { waitMs: 0 })).rejects.toThrow(holder);
});
