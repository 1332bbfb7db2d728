import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { createDatabase, longPatience } from '../src/db.ts';
import { createBuiltInIdentity } from '../src/identity/built-in.ts';
import { migrate } from '../src/migrate.ts';
import { startEmbeddedPostgres } from '../src/postgres/embedded.ts';
import { testConfig } from './config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterDir: string;
  }
}

/** The database that every test's own is a copy of. */
export const TEMPLATE = 'wishwell_template';

/** Makes a database of this name with everything the server wants to find in one. */
export async function createMigrated(server: pg.PoolConfig, name: string, dataDir: string): Promise<pg.PoolConfig> {
  const admin = createDatabase({ ...server, ...longPatience });
  await admin.pool.query(`create database ${name}`);
  await admin.close();
  const connection = { ...server, database: name };
  const db = createDatabase(connection);
  const logger = pino({ level: 'silent' });
  const identity = await createBuiltInIdentity({
    connection,
    config: testConfig(dataDir),
    accountState: async () => 'unknown',
    logger,
  });
  await migrate(db, () => identity.migrate());
  await identity.close();
  await db.close();
  return connection;
}

/** Starts one throw-away PostgreSQL for the whole run, with a migrated database in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const clusterDir = await mkdtemp(join(tmpdir(), 'wishwell-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir: clusterDir, durable: false });
  await createMigrated(postgres.connection, TEMPLATE, clusterDir);
  project.provide('clusterDir', clusterDir);
  return async () => {
    await postgres.stop();
    await rm(clusterDir, { recursive: true, force: true });
  };
}
