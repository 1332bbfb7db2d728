import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../../test/database.ts';
import { createDatabase } from '../database/database.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { explainLostConnection } from './explain-lost-connection.ts';
import { StartFailure } from './start-failure.ts';

async function folderWith(text: string): Promise<URL> {
  const path = await mkdtemp('/tmp/wishwell-test-');
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  await writeFile(join(path, '001_slow.sql'), text);
  return pathToFileURL(`${path}/`);
}

test('a database lost in the middle of a migration is said to be, and the next start does all of it', async () => {
  const { db, connection, drop } = await freshDatabase({ template: 'template1' });
  onTestFinished(drop);
  const own = createDatabase({ ...connection, application_name: 'migrating' });
  onTestFinished(own.close);
  const slow = await folderWith('create table first (i int); select pg_sleep(30);');
  const failing = explainLostConnection(migrate(own, undefined, slow)).catch((error: unknown) => error);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'migrating' and wait_event = 'PgSleep'`;
  await vi.waitFor(async () => expect((await db.pool.query(end)).rowCount).toBe(1), { timeout: 10_000 });
  const failure = await failing;
  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as Error).message).toMatch(
    /^The database went away while Wishwell brought its tables up to date \(.+\): start again, it goes on from there\.$/,
  );
  await explainLostConnection(migrate(own, undefined, await folderWith('create table first (i int)')));
  expect((await db.pool.query('select from first')).rowCount).toBe(0);
});

test('a migration that is wrong is not excused', async () => {
  const { db, drop } = await freshDatabase({ template: 'template1' });
  onTestFinished(drop);
  const failure = await explainLostConnection(migrate(db, undefined, await folderWith('selekt'))).catch(
    (error: unknown) => error,
  );
  expect(failure).not.toBeInstanceOf(StartFailure);
  expect((failure as Error).message).toBe('Migration 001_slow.sql failed');
});
