import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import { createDatabase } from '../database/database.ts';
import { migrateDatabase } from '../database/migrations/migrate.ts';
import { runMigrationAndExplainLostConnection } from './run-migration.ts';
import { StartFailure } from './start-failure.ts';

async function createMigrationFolder(text: string): Promise<URL> {
  const path = await mkdtemp('/tmp/wishwell-test-');
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  await writeFile(join(path, '001_slow.sql'), text);
  return pathToFileURL(`${path}/`);
}

test('a lost connection during a migration causes a StartFailure; the next migration succeeds', async () => {
  const { db, connection } = await createDatabaseForTest({ template: 'template1' });
  const migratingDb = createDatabase({ ...connection, application_name: 'migrating' });
  onTestFinished(migratingDb.close);
  const slow = await createMigrationFolder('create table first (i int); select pg_sleep(30);');
  const failingMigration = runMigrationAndExplainLostConnection(migrateDatabase(migratingDb, undefined, slow)).catch(
    (error: unknown) => error,
  );
  const terminateSql = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'migrating' and wait_event = 'PgSleep'`;
  await vi.waitFor(async () => expect((await db.pool.query(terminateSql)).rowCount).toBe(1), { timeout: 10_000 });
  const failure = await failingMigration;
  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as Error).message).toMatch(
    /^Lost the database during the migration \(.+\): start again to continue\.$/,
  );
  await runMigrationAndExplainLostConnection(
    migrateDatabase(migratingDb, undefined, await createMigrationFolder('create table first (i int)')),
  );
  expect((await db.pool.query('select from first')).rowCount).toBe(0);
});
