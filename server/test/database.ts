import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database, requestConnectionLimits } from '../src/database/database.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import { findRunningPostgres } from '../src/embedded-postgres/find-running-postgres.ts';
import { TEMPLATE_DATABASE_NAME } from './cluster.ts';

export interface FreshDatabase {
  connection: pg.PoolConfig;
  db: Database;
  drop(): Promise<void>;
}

export function createDatabaseUrl({ connection }: Pick<FreshDatabase, 'connection'>): string {
  const { host = '', user, password, database } = connection;
  const socket = encodeURIComponent(host.replace('self', String(process.pid)));
  return `postgres://${user}:${String(password)}@localhost/${database}?host=${socket}`;
}

let server: Promise<pg.PoolConfig | undefined> | undefined;

async function runOnTestServer(statement: string): Promise<pg.PoolConfig> {
  server ??= findRunningPostgres(inject('clusterDir'));
  const connection = await server;
  if (!connection) throw new Error('The test cluster is not running');
  const admin = createDatabase({ ...connection, ...backgroundTimeouts, max: 1 });
  await admin.pool.query(statement);
  await admin.close();
  return connection;
}

interface DatabaseOptions {
  template?: typeof TEMPLATE_DATABASE_NAME | 'template1';
  /**
   * Whether the database client has two connection pools and short timeouts, as in production. By default, it
   * has one pool, in which transactions of one person can run concurrently, and long timeouts.
   */
  hasProductTimeouts?: boolean;
}

/** Creates a migrated, empty database by copying the template database. Takes about 0.1 s. */
export async function createFreshDatabase({
  template = TEMPLATE_DATABASE_NAME,
  hasProductTimeouts = false,
}: DatabaseOptions = {}): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // The strategy `file_copy` needs half of the CPU time of the default strategy for a small database.
  const base = await runOnTestServer(`create database ${name} template ${template} strategy file_copy`);
  const connection = { ...base, database: name };
  const db = createDatabase({
    ...connection,
    ...(hasProductTimeouts ? requestConnectionLimits : backgroundTimeouts),
  });
  const drop = async (): Promise<void> => {
    await db.close();
    await runOnTestServer(`drop database ${name} with (force)`);
  };
  return { connection, db, drop };
}
