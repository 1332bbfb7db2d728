import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { requestTimeouts } from '../database/session-settings.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { backgroundTimeouts } from '../database/session-settings.ts';
import { StartFailure } from '../process/start-failure.ts';
import { findVersion } from '../database/migrations/migrate.ts';
import { describeVersion, isServable } from '../database/migrations/schema-version.ts';
import { clusterDirOf } from '../embedded-postgres/cluster.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { FolderInUse } from '../embedded-postgres/folder-lock.ts';
import { connectToRunningPostgres } from '../embedded-postgres/connect-to-running.ts';
import { asFailure, isAway } from './failures.ts';

interface DatabaseConnection {
  connection: pg.PoolConfig;
  disconnect(): Promise<void>;
}

const PATIENCE = 10_000;
// An operator waits for a long statement, but hears soon of a database that does not answer.
const patient = { ...backgroundTimeouts, connectionTimeoutMillis: requestTimeouts.connectionTimeoutMillis };
const stayConnected = async (): Promise<void> => {};

/** Another's PostgreSQL, ours under a running server, or ours started for the moment. Never makes a new one. */
export async function connectToInstallation(config: Config): Promise<DatabaseConnection> {
  if (config.databaseUrl === undefined && !existsSync(clusterDirOf(config.dataDir))) {
    throw new StartFailure(`There is no Wishwell in ${config.dataDir} yet: start the server once, or set DATA_DIR.`);
  }
  return connectToDatabase(config);
}

/** The same, but creates an embedded database if there is none. */
export async function connectToDatabase({ databaseUrl, dataDir, postgresBin }: Config): Promise<DatabaseConnection> {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, disconnect: stayConnected };
  const running = await connectToRunningPostgres(dataDir);
  if (running) return { connection: running, disconnect: stayConnected };
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, binDir: postgresBin });
  return { connection, disconnect: stop };
}

async function attempt<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const { connection, disconnect } = await connectToInstallation(config);
  const db = createDatabase({ ...connection, ...patient, max: 1 });
  try {
    const version = await findVersion(db);
    if (version.foreign.length > 0) throw new StartFailure(describeVersion(version));
    if (!isServable(version)) {
      throw new StartFailure('This database is older than this version of Wishwell: start the server once.');
    }
    return await work(db);
  } finally {
    await db.close();
    await disconnect();
  }
}

/**
 * Runs `work` on this installation's database, whether its server runs or not. Our own PostgreSQL comes and goes with the
 * server and with other operators' commands: while it does, `work` is tried again for ten seconds, which is right for
 * whatever is one transaction and may be done twice. Throws `StartFailure` for what has a cure.
 */
export async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt(config, work);
    } catch (error) {
      const mayPass = config.databaseUrl === undefined && (error instanceof FolderInUse || isAway(error));
      if (!mayPass || Date.now() > deadline) throw asFailure(error);
    }
    await sleep(100 + Math.random() * 200);
  }
}
