import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../src/database/database.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import { connectToRunningPostgres } from '../src/embedded-postgres/connect-to-running.ts';
import { TEMPLATE } from './cluster.ts';

export interface FreshDatabase {
  connection: pg.PoolConfig;
  db: Database;
  drop(): Promise<void>;
}

/** The same as an operator would write it into `DATABASE_URL`. */
export function urlOf({ connection }: Pick<FreshDatabase, 'connection'>): string {
  const { host = '', user, password, database } = connection;
  const socket = encodeURIComponent(host.replace('self', String(process.pid)));
  return `postgres://${user}:${String(password)}@localhost/${database}?host=${socket}`;
}

let server: Promise<pg.PoolConfig | undefined> | undefined;

async function onServer(statement: string): Promise<pg.PoolConfig> {
  server ??= connectToRunningPostgres(inject('clusterDir'));
  const connection = await server;
  if (!connection) throw new Error('The test cluster is not running');
  const admin = createDatabase({ ...connection, ...backgroundTimeouts, max: 1 });
  await admin.pool.query(statement);
  await admin.close();
  return connection;
}

interface Wishes {
  /** `template1` is one without any tables. */
  template?: typeof TEMPLATE | 'template1';
  /** With the product's limits of how long a call waits, which a busy machine cannot always keep. */
  impatient?: boolean;
}

/** A migrated, empty database of one's own, in about a tenth of a second. */
export async function freshDatabase({ template = TEMPLATE, impatient = false }: Wishes = {}): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const base = await onServer(`create database ${name} template ${template}`);
  const connection = { ...base, database: name };
  const db = createDatabase(impatient ? connection : { ...connection, ...backgroundTimeouts });
  const drop = async (): Promise<void> => {
    await db.close();
    await onServer(`drop database ${name} with (force)`);
  };
  return { connection, db, drop };
}
