import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { findSchemaVersion } from '../database/migrations/migrate.ts';
import { describeSchemaDifferences, isSchemaCompatible } from '../database/migrations/schema-version.ts';
import { requestTimeouts } from '../database/session-settings.ts';
import { backgroundTimeouts } from '../database/session-settings.ts';
import { getClusterDir } from '../embedded-postgres/cluster.ts';
import { connectToRunningPostgres } from '../embedded-postgres/connect-to-running.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { FolderInUseError } from '../embedded-postgres/folder-lock.ts';
import { StartFailure } from '../process/start-failure.ts';
import { toStartFailure, isDatabaseUnavailable } from './failures.ts';

interface DatabaseConnection {
  connection: pg.PoolConfig;
  disconnect(): Promise<void>;
}

const MAX_RETRY_MS = 10_000;
// Timeouts of an operator command. A statement may take long, but the connection must open soon.
const operatorTimeouts = { ...backgroundTimeouts, connectionTimeoutMillis: requestTimeouts.connectionTimeoutMillis };
const skipDisconnect = async (): Promise<void> => {};

/**
 * Connects to DATABASE_URL or to the embedded PostgreSQL. Starts the embedded PostgreSQL unless it is
 * running. Throws `StartFailure` if there is no database.
 */
export async function connectToInstallation(config: Config): Promise<DatabaseConnection> {
  if (config.databaseUrl === undefined && !existsSync(getClusterDir(config.dataDir))) {
    throw new StartFailure(`There is no Wishwell in ${config.dataDir} yet: start the server once, or set DATA_DIR.`);
  }
  return connectToDatabase(config);
}

/** Connects like `connectToInstallation`, but creates a missing embedded database. */
export async function connectToDatabase({ databaseUrl, dataDir, postgresBin }: Config): Promise<DatabaseConnection> {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, disconnect: skipDisconnect };
  const running = await connectToRunningPostgres(dataDir);
  if (running) return { connection: running, disconnect: skipDisconnect };
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, binDir: postgresBin });
  return { connection, disconnect: stop };
}

async function attemptWithDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const { connection, disconnect } = await connectToInstallation(config);
  const db = createDatabase({ ...connection, ...operatorTimeouts, max: 1 });
  try {
    const version = await findSchemaVersion(db);
    if (version.foreign.length > 0) throw new StartFailure(describeSchemaDifferences(version));
    if (!isSchemaCompatible(version)) {
      throw new StartFailure('This database is older than this version of Wishwell: start the server once.');
    }
    return await work(db);
  } finally {
    await db.close();
    await disconnect();
  }
}

/**
 * Runs `work` on the database of this installation, whether its server is running or not. Retries for ten
 * seconds while the embedded PostgreSQL starts or stops. Therefore `work` must be one transaction, which can
 * be repeated. Throws `StartFailure` if the operator can solve the problem.
 */
export async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const deadline = Date.now() + MAX_RETRY_MS;
  for (;;) {
    try {
      return await attemptWithDatabase(config, work);
    } catch (error) {
      const isTemporary =
        config.databaseUrl === undefined && (error instanceof FolderInUseError || isDatabaseUnavailable(error));
      if (!isTemporary || Date.now() > deadline) throw toStartFailure(error);
    }
    await sleep(100 + Math.random() * 200);
  }
}
