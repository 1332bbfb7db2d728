import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { Database, Executor } from '../database.ts';
import { withoutTimeout } from '../without-timeout.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { acquireMigrationLock } from './migration-lock.ts';
import {
  insideTransaction,
  shortLockTimeout,
  runOutsideTransaction,
  runsOutsideTransaction,
  retryUntilLocked,
} from './online-statements.ts';
import { compareVersions, describeVersion, isServable, type SchemaVersion } from './schema-version.ts';

const ownFolder = new URL('../../../migrations/', import.meta.url);

interface Migration {
  name: string;
  text: string;
}

/** The names of the files that make up the schema, in their order. */
export async function listMigrations(folder = ownFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = await listMigrations(folder);
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })));
}

async function appliedNames(client: pg.ClientBase | pg.Pool): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  return new Set(rows.map((row) => row.name));
}

const noteApplied = 'insert into migrations (name) values ($1)';

async function applyAtOnce(client: pg.ClientBase, { name, text }: Migration): Promise<void> {
  await client.query(`begin; ${shortLockTimeout}`);
  try {
    await client.query(withoutTimeout(text));
    await client.query(noteApplied, [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyInSteps(client: pg.ClientBase, { name, text }: Migration): Promise<void> {
  await runOutsideTransaction({ query: (config) => client.query(config) }, text);
  await client.query(noteApplied, [name]);
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    if (runsOutsideTransaction(migration.text)) await applyInSteps(client, migration);
    else await retryUntilLocked(() => applyAtOnce(client, migration));
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed`, { cause: error });
  }
}

function assertServable(version: SchemaVersion): void {
  if (version.foreign.length > 0) throw new StartFailure(describeVersion(version));
}

const makeMigrationsTable =
  'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())';

/** Keeps every process from migrating this database until its caller's transaction ends. */
export async function lockSchema(tx: Executor): Promise<void> {
  await acquireMigrationLock(tx, 'pg_try_advisory_xact_lock');
}

/**
 * Makes the product's tables as they were after these migrations, on an empty database and inside its caller's
 * transaction. The table `migrations` is left empty for who fills the others.
 */
export async function makeSchemaOf(tx: Executor, names: readonly string[]): Promise<void> {
  await tx.query({ text: makeMigrationsTable });
  for (const { name, text } of await readMigrations(ownFolder)) {
    if (names.includes(name)) await tx.query(withoutTimeout(insideTransaction(text)));
  }
}

/**
 * Brings the schema up to date, forward only, each file in a transaction of its own or, where it is marked, outside of
 * one. Others go on writing meanwhile: who waits behind one of its locks waits less than a second. Several processes may start on
 * one database at once: they take turns by an advisory lock. `also` runs inside it (the identity library's own tables).
 * Answers the version that it found, whose additions by a newer one stay. Throws `StartFailure`, having changed nothing, when
 * the schema is newer than the files of `folder` in another way, or when this database user may not change it.
 */
export async function migrate(
  db: Database,
  also: () => Promise<void> = async () => {},
  folder = ownFolder,
  onWait: (sentence: string) => void = () => {},
): Promise<SchemaVersion> {
  try {
    return await migrateAll(db, also, folder, onWait);
  } catch (error) {
    throw explained(error);
  }
}

/** Somebody who may not change tables, or a database that takes no writes: the operator's to mend, and no fault. */
function explained(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error && 'code' in cause)) return error;
  if (cause.code === '42501') {
    return new StartFailure(
      `The user in DATABASE_URL may not bring the tables up to date (${cause.message}): make it their owner.`,
      { cause },
    );
  }
  if (cause.code !== '25006') return error;
  return new StartFailure('The database takes no writes: DATABASE_URL must lead to a primary and not to a replica.', {
    cause,
  });
}

async function migrateAll(
  db: Database,
  also: () => Promise<void>,
  folder: URL,
  onWait: (sentence: string) => void,
): Promise<SchemaVersion> {
  const client = await db.pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await acquireMigrationLock({ query: (config) => client.query(config) }, 'pg_try_advisory_lock', { onWait });
    await client.query(makeMigrationsTable);
    const migrations = await readMigrations(folder);
    const found = compareVersions(
      await appliedNames(client),
      migrations.map(({ name }) => name),
    );
    assertServable(found);
    for (const migration of migrations) if (found.missing.includes(migration.name)) await apply(client, migration);
    await also();
    return found;
  } finally {
    // Closing the connection frees the lock and the setting.
    client.release(true);
  }
}

// The files do not change while the server runs, and probes ask often.
let knownNames: Promise<string[]> | undefined;

/** How the database stands to the migrations that this server knows. Rejects when the database is away. */
export async function findVersion(db: Database): Promise<SchemaVersion> {
  knownNames ??= listMigrations();
  const [applied, known] = await Promise.all([appliedNames(db.pool), knownNames]);
  return compareVersions(applied, known);
}

/** Whether the database is one that this server can serve. Rejects when the database is away. */
export async function isMigrated(db: Database): Promise<boolean> {
  return isServable(await findVersion(db));
}
