import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { Database } from './db.ts';

const folder = new URL('../migrations/', import.meta.url);

// Any constant will do, as long as every process that migrates this database takes the same.
const MIGRATION_LOCK = 7_294_120_311;

interface Migration {
  name: string;
  text: string;
}

async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

async function readMigrations(): Promise<Migration[]> {
  const names = await listMigrations();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })));
}

async function appliedNames(client: pg.ClientBase | pg.Pool): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  return new Set(rows.map((row) => row.name));
}

async function apply(client: pg.ClientBase, { name, text }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}

/**
 * Brings the schema up to date, forward only, each file in a transaction of its own. Several processes may start on
 * one database at once: they queue on an advisory lock. `also` runs inside it (the identity library's own tables).
 */
export async function migrate(db: Database, also: () => Promise<void> = async () => {}): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = await appliedNames(client);
    for (const migration of await readMigrations()) {
      if (!applied.has(migration.name)) await apply(client, migration);
    }
    await also();
  } finally {
    // Closing the connection frees the lock and the setting.
    client.release(true);
  }
}

// The files do not change while the server runs, and probes ask often.
let knownNames: Promise<string[]> | undefined;

/** Whether the database holds every migration this server knows. Rejects when the database is away. */
export async function isMigrated(db: Database): Promise<boolean> {
  knownNames ??= listMigrations();
  const [applied, known] = await Promise.all([appliedNames(db.pool), knownNames]);
  return known.every((name) => applied.has(name));
}
