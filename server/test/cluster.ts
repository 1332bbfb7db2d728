import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../src/database/database.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import type { Config } from '../src/config/config.ts';
import { createBuiltInIdentity } from '../src/accounts/built-in-identity.ts';
import { migrate } from '../src/database/migrations/migrate.ts';
import { startEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';
import { testConfig } from './config.ts';
import { startOtherPostgres } from './other-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterDir: string;
  }
}

/** The database that every test's own is a copy of. */
export const TEMPLATE = 'wishwell_template';

/** Makes a database of this name with everything the server wants to find in one. */
export async function createMigrated(server: pg.PoolConfig, name: string, dataDir: string): Promise<pg.PoolConfig> {
  const admin = createDatabase({ ...server, ...backgroundTimeouts });
  await admin.pool.query(`create database ${name}`);
  await admin.close();
  const connection = { ...server, database: name };
  await migrateAll(connection, testConfig(dataDir));
  return connection;
}

/** Brings a database up to date as a server that starts does. */
export async function migrateAll(connection: pg.PoolConfig, config: Config): Promise<void> {
  const db = createDatabase(connection);
  const logger = pino({ level: 'silent' });
  const identity = await createBuiltInIdentity({ connection, config, accountState: async () => 'unknown', logger });
  await migrate(db, () => identity.migrate());
  await identity.close();
  await db.close();
}

/** Starts one throw-away PostgreSQL for the whole run, with a migrated database in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const clusterDir = await mkdtemp(join(tmpdir(), 'wishwell-test-'));
  // oxlint-disable-next-line node/no-process-env -- chosen by whoever starts the run
  const bin = process.env['TEST_POSTGRES_BIN'];
  const postgres =
    bin === undefined
      ? await startEmbeddedPostgres({ dataDir: clusterDir, durable: false })
      : await startOtherPostgres(bin, clusterDir);
  await createMigrated(postgres.connection, TEMPLATE, clusterDir);
  project.provide('clusterDir', clusterDir);
  return async () => {
    await postgres.stop();
    await rm(clusterDir, { recursive: true, force: true });
  };
}
