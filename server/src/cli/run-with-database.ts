import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createAuthTables } from '../accounts/create-tables.ts';
import type { Config } from '../config/config.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { migrateDatabase } from '../database/migrations/migrate.ts';
import { backgroundTimeouts, requestTimeouts, serverStartTimeouts } from '../database/session-settings.ts';
import { getClusterDir } from '../embedded-postgres/cluster.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { findRunningPostgres } from '../embedded-postgres/find-running-postgres.ts';
import { FolderInUseError } from '../embedded-postgres/folder-lock.ts';
import { assertNoTransactionPooling } from '../process/check-pooler.ts';
import { StartFailure } from '../process/start-failure.ts';
import { isDatabaseUnavailable, convertToStartFailure } from './operator-command.ts';

const MAX_RETRY_MS = 10_000;
// Timeouts of an operator command. A statement may take minutes, but a connection must open within seconds.
const operatorTimeouts = { ...backgroundTimeouts, connectionTimeoutMillis: requestTimeouts.connectionTimeoutMillis };

/**
 * Runs `work` on the database of DATABASE_URL, or on the embedded PostgreSQL. Creates the embedded PostgreSQL
 * if it is missing, and starts it unless it is running.
 */
async function runOnDatabase<T>(
  { databaseUrl, dataDir, postgresBin: binDir }: Config,
  timeouts: pg.PoolConfig,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  await using cleanup = new AsyncDisposableStack();
  let connection: pg.PoolConfig | undefined = { connectionString: databaseUrl };
  if (databaseUrl === undefined) connection = await findRunningPostgres(dataDir);
  if (connection === undefined) {
    const postgres = await startEmbeddedPostgres({ dataDir, binDir });
    cleanup.defer(() => postgres.stop());
    connection = postgres.connection;
  }
  const db = createDatabase({ ...connection, ...timeouts });
  cleanup.defer(() => db.close());
  return await work(db);
}

/**
 * Runs `work` on the database of this installation, even if the Wishwell server is not running. If `work`
 * fails because the embedded PostgreSQL is starting or stopping, tries again for up to ten seconds. Throws
 * `StartFailure` if the operator can solve the problem.
 */
export async function runWithDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(getClusterDir(dataDir)))
    throw new StartFailure(`There is no Wishwell in ${dataDir} yet: start the server once, or set DATA_DIR.`);
  const deadline = Date.now() + MAX_RETRY_MS;
  for (;;) {
    try {
      return await runOnDatabase(config, { ...operatorTimeouts, max: 1 }, work);
    } catch (error) {
      const isTemporary =
        databaseUrl === undefined && (error instanceof FolderInUseError || isDatabaseUnavailable(error));
      if (!isTemporary || Date.now() > deadline) throw convertToStartFailure(error);
    }
    await sleep(100 + Math.random() * 200);
  }
}

/**
 * Runs `work`, which may create or change the database schema. Creates the embedded database if it is
 * missing.
 */
export const runSchemaChange = (config: Config, work: (db: Database) => Promise<unknown>): Promise<unknown> =>
  runOnDatabase(config, serverStartTimeouts, async (db) => {
    if (config.databaseUrl !== undefined) await assertNoTransactionPooling(db);
    await work(db);
  });

export const migrateAllSchemas = (db: Database): Promise<unknown> => migrateDatabase(db, () => createAuthTables(db));
