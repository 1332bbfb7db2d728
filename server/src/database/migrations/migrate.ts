import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { logWhileWaiting } from '../../concurrency/log-while-waiting.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { Database, Executor } from '../database.ts';
import { acquireMigrationLock } from './migration-lock.ts';
import {
  removeConcurrentlyKeyword,
  shortLockTimeoutSql,
  runStatementsOutsideTransaction,
  mustMigrationRunOutsideTransaction,
  retryOnLockTimeout,
} from './online-statements.ts';
import {
  compareMigrations,
  describeSchemaDifferences,
  isSchemaCompatible,
  type SchemaDifferences,
} from './schema-differences.ts';

const defaultMigrationsFolder = new URL('../../../migrations/', import.meta.url);

interface Migration {
  name: string;
  text: string;
}

export async function listMigrations(folder = defaultMigrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = await listMigrations(folder);
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })));
}

async function listAppliedMigrationNames(client: pg.ClientBase | pg.Pool): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  return new Set(rows.map((row) => row.name));
}

const insertMigrationSql = 'insert into migrations (name) values ($1)';

async function applyInTransaction(client: pg.ClientBase, { name, text }: Migration): Promise<void> {
  await client.query(`begin; ${shortLockTimeoutSql}`);
  try {
    await client.query(text);
    await client.query(insertMigrationSql, [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyOutsideTransaction(client: pg.ClientBase, { name, text }: Migration): Promise<void> {
  await runStatementsOutsideTransaction({ query: (config) => client.query(config) }, text);
  await client.query(insertMigrationSql, [name]);
}

async function applyMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    if (mustMigrationRunOutsideTransaction(migration.text)) await applyOutsideTransaction(client, migration);
    else await retryOnLockTimeout(() => applyInTransaction(client, migration));
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed`, { cause: error });
  }
}

function assertSchemaNotTooNew(differences: SchemaDifferences): void {
  if (differences.foreign.length > 0) throw new StartFailure(describeSchemaDifferences(differences));
}

const createMigrationsTableSql =
  'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())';

/**
 * Waits for the migration lock, and holds it until the transaction ends. No other process can migrate the
 * database before that.
 */
export async function lockSchemaForMigration(tx: Executor): Promise<void> {
  await acquireMigrationLock(tx, 'pg_try_advisory_xact_lock');
}

/**
 * Applies the migrations in `names` to an empty database, in the caller's transaction. Does not add them to
 * the table `migrations`. The connection of `tx` must use the timeouts `serverStartTimeouts`.
 */
export async function createDatabaseSchema(tx: Executor, names: readonly string[]): Promise<void> {
  await tx.query({ text: createMigrationsTableSql });
  for (const { name, text } of await readMigrations(defaultMigrationsFolder)) {
    if (names.includes(name)) await tx.query({ text: removeConcurrentlyKeyword(text) });
  }
}

/**
 * Applies missing migrations, then runs `migrateOthers`, which migrates the tables of the sign-in accounts.
 * `db` must use the timeouts `serverStartTimeouts`. An advisory lock lets only one process migrate at a time.
 * Returns the schema differences before the migration. Throws `StartFailure` and changes nothing if the
 * schema is too new or the database user may not change it.
 */
export async function migrateDatabase(
  db: Database,
  migrateOthers: () => Promise<void> = async () => {},
  folder = defaultMigrationsFolder,
  onWait: (message: string) => void = () => {},
): Promise<SchemaDifferences> {
  try {
    return await applyMissingMigrations(db, migrateOthers, folder, onWait);
  } catch (error) {
    throw convertToStartFailure(error);
  }
}

/**
 * Returns a `StartFailure` for a missing permission or a read-only database. Returns other errors unchanged.
 */
function convertToStartFailure(error: unknown): unknown {
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

async function applyMissingMigrations(
  db: Database,
  migrateOthers: () => Promise<void>,
  folder: URL,
  onWait: (message: string) => void,
): Promise<SchemaDifferences> {
  const client = await db.pool.connect();
  try {
    await acquireMigrationLock({ query: (config) => client.query(config) }, 'pg_try_advisory_lock', { onWait });
    await client.query(createMigrationsTableSql);
    const migrations = await readMigrations(folder);
    const differences = compareMigrations(
      await listAppliedMigrationNames(client),
      migrations.map(({ name }) => name),
    );
    assertSchemaNotTooNew(differences);
    for (const migration of migrations)
      if (differences.missing.includes(migration.name))
        await logWhileWaiting(applyMigration(client, migration), `The migration ${migration.name}`, onWait);
    await migrateOthers();
    return differences;
  } finally {
    // Closes the connection, which also releases the migration lock.
    client.release(true);
  }
}

// Cached names of the migration files. Health probes need the names often, and the files do not change.
let cachedNames: Promise<string[]> | undefined;

/**
 * Compares the migrations of the database with those of this server. Rejects if the database is unavailable.
 */
export async function findSchemaDifferences(db: Database): Promise<SchemaDifferences> {
  cachedNames ??= listMigrations();
  const [applied, known] = await Promise.all([listAppliedMigrationNames(db.pool), cachedNames]);
  return compareMigrations(applied, known);
}

export async function isDatabaseSchemaSupported(db: Database): Promise<boolean> {
  return isSchemaCompatible(await findSchemaDifferences(db));
}
