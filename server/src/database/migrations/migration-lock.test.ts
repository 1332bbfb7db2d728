import { expect, onTestFinished, test, vi } from 'vitest';
import { createFreshDatabase } from '../../../test/database.ts';
import { createDatabase } from '../database.ts';
import { acquireMigrationLock } from './migration-lock.ts';

async function openTwoConnections() {
  const { db, connection, drop } = await createFreshDatabase({ template: 'template1' });
  onTestFinished(drop);
  const other = createDatabase({ ...connection, application_name: 'hung', max: 1 });
  onTestFinished(other.close);
  const [waiting, holding] = [await db.pool.connect(), await other.pool.connect()];
  holding.on('error', () => undefined);
  onTestFinished(() => waiting.release(true));
  onTestFinished(() => holding.release(true));
  const executorOf = (client: typeof waiting): Parameters<typeof acquireMigrationLock>[0] => ({
    query: (config) => client.query(config),
  });
  return { waiting: executorOf(waiting), holding: executorOf(holding) };
}

const lockHolderMessage =
  /^Another process holds the lock of the migrations: PostgreSQL's process (\d+) \(hung, idle for \d+ s\)\. If it hangs, end it: select pg_terminate_backend\(\1\)\.$/;

test('a process that waits for the migration lock logs which process holds it, and acquires it afterwards', async () => {
  const { waiting, holding } = await openTwoConnections();
  await acquireMigrationLock(holding, 'pg_try_advisory_lock');
  const onWait = vi.fn<(message: string) => void>();
  const waited = acquireMigrationLock(waiting, 'pg_try_advisory_lock', { onWait, logMs: 0 });
  await vi.waitFor(() => expect(onWait).toHaveBeenCalled(), { timeout: 10_000 });
  const [message = ''] = onWait.mock.calls[0] ?? [];
  expect(message).toMatch(lockHolderMessage);
  await expect(
    holding.query({ text: `select pg_terminate_backend(${lockHolderMessage.exec(message)?.[1]})` }),
  ).rejects.toThrow('terminat');
  await waited;
});

test('a process that waits too long for the migration lock fails, naming the process that holds it', async () => {
  const { waiting, holding } = await openTwoConnections();
  await acquireMigrationLock(holding, 'pg_try_advisory_lock');
  await expect(acquireMigrationLock(waiting, 'pg_try_advisory_lock', { waitMs: 0 })).rejects.toThrow(lockHolderMessage);
});
