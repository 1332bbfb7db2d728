import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startAppForTest } from '../../../test/app.ts';
import { createFreshDatabase } from '../../../test/database.ts';
import { digestUserData } from '../../../test/digest-user-data.ts';
import { signUpPerson } from '../../../test/person.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { createDatabase, type Database, type DatabaseOptions } from '../database.ts';
import { serverStartTimeouts } from '../session-settings.ts';
import { isDatabaseSchemaSupported, listMigrations, migrateDatabase } from './migrate.ts';

async function createEmptyDatabase(): Promise<{ db: Database; openDatabase: (options?: DatabaseOptions) => Database }> {
  const { connection, db, drop } = await createFreshDatabase({ template: 'template1' });
  onTestFinished(drop);
  const openDatabase = (options: DatabaseOptions = {}): Database => {
    const opened = createDatabase({ ...connection, ...options });
    onTestFinished(() => opened.close());
    return opened;
  };
  return { db, openDatabase };
}

async function createFolderWith(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

async function readAllMigrations(): Promise<Record<string, string>> {
  const files = (await listMigrations()).map(async (name) => {
    return [name, await readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function listColumns({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

const listAppliedMigrations = async ({ pool }: Database): Promise<string[]> =>
  (await pool.query<{ name: string }>('select name from migrations order by name')).rows.map(({ name }) => name);

describe('migrate', () => {
  it('creates the tables in an empty database, and changes nothing when it runs again', async () => {
    const { db } = await createEmptyDatabase();
    await expect(isDatabaseSchemaSupported(db)).rejects.toThrow();
    await migrateDatabase(db);
    expect(await isDatabaseSchemaSupported(db)).toBe(true);
    await db.pool.query(`insert into users (uid, email) values ('a', 'a@example.com')`);
    await migrateDatabase(db);
    expect((await db.pool.query('select from users')).rowCount).toBe(1);
    expect(await listAppliedMigrations(db)).toContain('001_product.sql');
    await db.pool.query('delete from migrations');
    expect(await isDatabaseSchemaSupported(db)).toBe(false);
  });

  it('applies each migration once when several processes start at the same time', async () => {
    const { db, openDatabase } = await createEmptyDatabase();
    await Promise.all([db, openDatabase(), openDatabase(), openDatabase()].map((one) => migrateDatabase(one)));
    expect(new Set(await listAppliedMigrations(db)).size).toBe((await listAppliedMigrations(db)).length);
  });

  it('rolls back a failed migration, names its file in the error, and releases its lock', async () => {
    const { db, openDatabase } = await createEmptyDatabase();
    await db.pool.query('create table items ()');
    await expect(migrateDatabase(db)).rejects.toThrow('Migration 001_product.sql failed');
    const { rows } = await db.pool.query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
    expect(rows.map(({ tablename }) => tablename)).toEqual(['items', 'migrations']);
    await db.pool.query('drop table items');
    await migrateDatabase(openDatabase());
    expect(await isDatabaseSchemaSupported(db)).toBe(true);
  });

  it('applies a migration that takes longer than the statement timeout of requests', async () => {
    const { db, openDatabase } = await createEmptyDatabase();
    const folder = await createFolderWith({
      '001_slow.sql': 'create table slow as select 1 as one from pg_sleep(2.3)',
    });
    await migrateDatabase(openDatabase(serverStartTimeouts), undefined, folder);
    expect(await listAppliedMigrations(db)).toEqual(['001_slow.sql']);
  });

  it('changes no data when one of its migrations fails, and a running server continues to work', async () => {
    const app = await startAppForTest();
    const ana = await signUpPerson(app, 'Ana');
    const before = [await digestUserData(app), await listColumns(app.db)];
    const failingSql = `
      create table half (id int);
      alter table users drop column avatar;
      update wishlists set title = 'Lost';
      select 1 / 0;`;
    const folder = await createFolderWith({ ...(await readAllMigrations()), '900_broken.sql': failingSql });
    await expect(migrateDatabase(app.db, undefined, folder)).rejects.toThrow('Migration 900_broken.sql failed');
    expect([await digestUserData(app), await listColumns(app.db)]).toEqual(before);
    expect(await isDatabaseSchemaSupported(app.db)).toBe(true);
    await migrateDatabase(app.db);
    await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    expect(await ana.does(calls.listWishlists)).toHaveLength(1);
  });

  it('throws a StartFailure for a database with a migration of a newer version', async () => {
    const { db } = await createEmptyDatabase();
    const folder = await createFolderWith({ ...(await readAllMigrations()), '900_newer.sql': 'create table newer ()' });
    await migrateDatabase(db, undefined, folder);
    let wasCalled = false;
    const migrateOthers = async (): Promise<void> => void (wasCalled = true);
    await expect(migrateDatabase(db, migrateOthers)).rejects.toThrow(
      new StartFailure(
        'This database belongs to a newer version of Wishwell (it has 900_newer.sql): start that version, or restore a backup.',
      ),
    );
    expect(wasCalled).toBe(false);
  });

  it('accepts a database with an additive migration of a newer version', async () => {
    const app = await startAppForTest();
    const ana = await signUpPerson(app, 'Ana');
    const name = '900_shoes.additive.sql';
    const additiveSql = 'alter table users add column shoe_size int; create table shoes (id bigint primary key);';
    const folder = await createFolderWith({ ...(await readAllMigrations()), [name]: additiveSql });
    expect(await migrateDatabase(app.db, undefined, folder)).toMatchObject({ missing: [name], added: [], foreign: [] });
    expect(await isDatabaseSchemaSupported(app.db)).toBe(true);
    await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    expect(await migrateDatabase(app.db)).toEqual({ missing: [], added: [name], foreign: [] });
    expect(await listAppliedMigrations(app.db)).toContain(name);
  });

  it('throws a StartFailure for a database user without permission to create tables', async () => {
    const { db, openDatabase } = await createEmptyDatabase();
    const role = `weak_${randomUUID().replaceAll('-', '')}`;
    await db.pool.query(`create role ${role} login password 'weak'`);
    onTestFinished(async () => void (await db.pool.query(`drop role ${role}`)));
    await expect(migrateDatabase(openDatabase({ user: role, password: 'weak' }))).rejects.toThrow(
      new StartFailure(
        'The user in DATABASE_URL may not bring the tables up to date (permission denied for schema public): make it their owner.',
      ),
    );
  });

  it('throws a StartFailure for a read-only database, such as a replica', async () => {
    const { openDatabase } = await createEmptyDatabase();
    await expect(migrateDatabase(openDatabase({ options: '-c default_transaction_read_only=on' }))).rejects.toThrow(
      new StartFailure('The database takes no writes: DATABASE_URL must lead to a primary and not to a replica.'),
    );
  });
});
