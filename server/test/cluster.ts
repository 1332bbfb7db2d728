import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { createBuiltInIdentityProvider } from '../src/accounts/built-in-identity-provider.ts';
import type { Config } from '../src/config/config.ts';
import { createDatabase } from '../src/database/database.ts';
import { migrateDatabase } from '../src/database/migrations/migrate.ts';
import { backgroundTimeouts, serverStartTimeouts } from '../src/database/session-settings.ts';
import { startEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';
import { createOutbox } from '../src/mail/outbox.ts';
import { createTestConfig } from './config.ts';
import { startInstalledPostgres } from './other-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterDir: string;
  }
}

/** Name of the database with all migrations, from which each test database is copied. */
export const TEMPLATE_DATABASE_NAME = 'wishwell_template';

export async function createMigratedDatabase(
  server: pg.PoolConfig,
  name: string,
  dataDir: string,
): Promise<pg.PoolConfig> {
  const admin = createDatabase({ ...server, ...backgroundTimeouts });
  await admin.pool.query(`create database ${name}`);
  await admin.close();
  const connection = { ...server, database: name };
  await migrateAllSchemas(connection, createTestConfig(dataDir));
  return connection;
}

/** Migrates a database in the same way as a server at start-up. */
export async function migrateAllSchemas(connection: pg.PoolConfig, config: Config): Promise<void> {
  const db = createDatabase({ ...connection, ...serverStartTimeouts });
  const logger = pino({ level: 'silent' });
  const outbox = createOutbox({ db, config, logger });
  const identity = createBuiltInIdentityProvider({
    connection,
    config,
    outbox,
    accountState: async () => 'unknown',
    logger,
  });
  await migrateDatabase(db, () => identity.migrate(db));
  await identity.close();
  await db.close();
}

/** Starts a temporary PostgreSQL server for the whole test run. Creates the migrated template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const clusterDir = await mkdtemp(join(tmpdir(), 'wishwell-test-'));
  // oxlint-disable-next-line node/no-process-env -- a setting of the test run
  const bin = process.env['TEST_POSTGRES_BIN'];
  const postgres =
    bin === undefined
      ? await startEmbeddedPostgres({ dataDir: clusterDir, durable: false })
      : await startInstalledPostgres(bin, clusterDir);
  await createMigratedDatabase(postgres.connection, TEMPLATE_DATABASE_NAME, clusterDir);
  project.provide('clusterDir', clusterDir);
  return async () => {
    await postgres.stop();
    await rm(clusterDir, { recursive: true, force: true });
  };
}
