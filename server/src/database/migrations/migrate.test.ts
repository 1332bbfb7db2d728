import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startAppForTest } from '../../../test/app.ts';
import { contentsOf } from '../../../test/contents.ts';
import { freshDatabase } from '../../../test/database.ts';
import { signedIn } from '../../../test/person.ts';
import { createDatabase, type Database, type DatabaseOptions } from '../database.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { isMigrated, listMigrations, migrate } from './migrate.ts';

async function emptyDatabase(): Promise<{ db: Database; other: (options?: DatabaseOptions) => Database }> {
  const { connection, db, drop } = await freshDatabase({ template: 'template1' });
  onTestFinished(drop);
  const other = (options: DatabaseOptions = {}): Database => {
    const opened = createDatabase({ ...connection, ...options });
    onTestFinished(() => opened.close());
    return opened;
  };
  return { db, other };
}

/** A version whose migrations are these. */
async function folderWith(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

async function ownMigrations(): Promise<Record<string, string>> {
  const files = (await listMigrations()).map(async (name) => {
    return [name, await readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function namesOfTables({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

const names = async ({ pool }: Database): Promise<string[]> =>
  (await pool.query<{ name: string }>('select name from migrations order by name')).rows.map(({ name }) => name);

describe('a migration', () => {
  it('makes the tables once, and leaves them alone the next time', async () => {
    const { db } = await emptyDatabase();
    await expect(isMigrated(db)).rejects.toThrow();
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
    await db.pool.query(`insert into users (uid, email) values ('a', 'a@example.com')`);
    await migrate(db);
    expect((await db.pool.query('select from users')).rowCount).toBe(1);
    expect(await names(db)).toContain('001_product.sql');
  });

  it('is done once when several processes start at the same instant', async () => {
    const { db, other } = await emptyDatabase();
    await Promise.all([db, other(), other(), other()].map((one) => migrate(one)));
    expect(new Set(await names(db)).size).toBe((await names(db)).length);
  });

  it('that is missing is noticed', async () => {
    const { db } = await emptyDatabase();
    await migrate(db);
    await db.pool.query('delete from migrations');
    expect(await isMigrated(db)).toBe(false);
  });

  it('that fails leaves nothing half done, and says which it was', async () => {
    const { db } = await emptyDatabase();
    await db.pool.query('create table items ()');
    await expect(migrate(db)).rejects.toThrow('Migration 001_product.sql failed');
    const { rows } = await db.pool.query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
    expect(rows.map(({ tablename }) => tablename)).toEqual(['items', 'migrations']);
    await db.pool.query('drop table items');
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
  });

  it('that takes longer than a call may is let finish', async () => {
    // A driver and a server that are out of patience at once.
    const { connection, db, drop } = await freshDatabase({ template: 'template1' });
    const hurried = createDatabase({ ...connection, query_timeout: 500, statement_timeout: 500 });
    onTestFinished(async () => {
      await hurried.close();
      await drop();
    });
    const folder = await folderWith({ '001_slow.sql': 'create table slow as select 1 as one from pg_sleep(1.2)' });
    await migrate(hurried, undefined, folder);
    expect(await names(db)).toEqual(['001_slow.sql']);
  });

  it('that fails half way changes nothing, and the version before it goes on serving', async () => {
    const app = await startAppForTest();
    const ana = await signedIn(app, 'Ana');
    const before = [await contentsOf(app), await namesOfTables(app.db)];
    const broken = `
      create table half (id int);
      alter table users drop column avatar;
      update wishlists set title = 'Lost';
      select 1 / 0;`;
    const folder = await folderWith({ ...(await ownMigrations()), '900_broken.sql': broken });
    await expect(migrate(app.db, undefined, folder)).rejects.toThrow('Migration 900_broken.sql failed');
    expect([await contentsOf(app), await namesOfTables(app.db)]).toEqual(before);
    expect(await isMigrated(app.db)).toBe(true);
    await migrate(app.db);
    await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    expect(await ana.does(calls.listWishlists)).toHaveLength(1);
  });

  it('of a newer version is left alone, in one sentence', async () => {
    const { db } = await emptyDatabase();
    const folder = await folderWith({ ...(await ownMigrations()), '900_newer.sql': 'create table newer ()' });
    await migrate(db, undefined, folder);
    let called = false;
    const also = async (): Promise<void> => void (called = true);
    await expect(migrate(db, also)).rejects.toThrow(
      new StartFailure(
        'This database belongs to a newer version of Wishwell (it has 900_newer.sql): start that version, or restore a backup.',
      ),
    );
    expect(called).toBe(false);
  });

  it('of a newer version that only adds is left alone, and this version goes on under it', async () => {
    const app = await startAppForTest();
    const ana = await signedIn(app, 'Ana');
    const name = '900_shoes.additive.sql';
    const adds = 'alter table users add column shoe_size int; create table shoes (id bigint primary key);';
    const folder = await folderWith({ ...(await ownMigrations()), [name]: adds });
    expect(await migrate(app.db, undefined, folder)).toMatchObject({ missing: [name], added: [], foreign: [] });
    expect(await isMigrated(app.db)).toBe(true);
    await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    expect(await migrate(app.db)).toEqual({ missing: [], added: [name], foreign: [] });
    expect(await names(app.db)).toContain(name);
  });

  it('that this database user may not make is named, in one sentence', async () => {
    const { db, other } = await emptyDatabase();
    const role = `weak_${randomUUID().replaceAll('-', '')}`;
    await db.pool.query(`create role ${role} login password 'weak'`);
    onTestFinished(async () => void (await db.pool.query(`drop role ${role}`)));
    await expect(migrate(other({ user: role, password: 'weak' }))).rejects.toThrow(
      new StartFailure(
        'The user in DATABASE_URL may not bring the tables up to date (permission denied for schema public): make it their owner.',
      ),
    );
  });

  it('of a database that takes no writes, such as a replica, is refused in one sentence', async () => {
    const { other } = await emptyDatabase();
    await expect(migrate(other({ options: '-c default_transaction_read_only=on' }))).rejects.toThrow(
      new StartFailure('The database takes no writes: DATABASE_URL must lead to a primary and not to a replica.'),
    );
  });

  it('frees its lock also when it fails', async () => {
    const { db, other } = await emptyDatabase();
    const fails = migrate(db, () => Promise.reject(new Error('The tables of another')));
    await expect(fails).rejects.toThrow('The tables of another');
    await migrate(other());
  });
});
