import { describe, expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../test/database.ts';
import { createDatabase, type Database } from './db.ts';
import { isMigrated, migrate } from './migrate.ts';

async function emptyDatabase(): Promise<{ db: Database; other: () => Database }> {
  const { connection, db, drop } = await freshDatabase('template1');
  onTestFinished(drop);
  const other = (): Database => {
    const opened = createDatabase(connection);
    onTestFinished(() => opened.close());
    return opened;
  };
  return { db, other };
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

  it('frees its lock also when it fails', async () => {
    const { db, other } = await emptyDatabase();
    const fails = migrate(db, () => Promise.reject(new Error('The tables of another')));
    await expect(fails).rejects.toThrow('The tables of another');
    await migrate(other());
  });
});
