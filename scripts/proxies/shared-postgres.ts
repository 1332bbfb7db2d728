import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type DatabaseOptions } from '../../server/src/database/database.ts';
import { backgroundTimeouts } from '../../server/src/database/session-settings.ts';
import { startEmbeddedPostgres } from '../../server/src/embedded-postgres/embedded-postgres.ts';
import { postgresLogin } from '../../server/src/embedded-postgres/settings.ts';
import { createDatabaseUrl } from '../../server/test/database.ts';
import { startWithStandby } from '../../server/test/other-postgres.ts';
import { startServerProcess } from '../../server/test/server-process.ts';

/** Settings of all Wishwell processes. They need the same secret, because it is the key for signatures. */
export const sharedEnvironment = {
  APP_SECRET: 'a secret that all processes share, for tests alone',
  ALLOW_UNSAFE_DATABASE: 'yes',
  RATE_LIMITS: 'off',
} as const;

const templateDatabaseName = 'wishwell_template';

/** Runs an SQL statement on a new connection. */
async function runStatement(server: DatabaseOptions, statement: string): Promise<void> {
  const db = createDatabase({ ...server, ...backgroundTimeouts, max: 1 });
  try {
    await db.pool.query(statement);
  } finally {
    await db.close();
  }
}

/** A temporary PostgreSQL for several Wishwell processes. */
export interface SharedPostgres {
  /** Data folder: `connectToRunningPostgres` in another process needs this path. */
  dataDir: string;
  connection: DatabaseOptions;
  standby: Pick<SharedPostgres, 'dataDir' | 'connection'> | undefined;
}

/**
 * Makes every commit wait until the standby has applied it. Without this, a browser could read stale data
 * from the standby after a test has changed data through the API: only changes by the browser itself set the
 * cookie that makes the server read from the primary.
 */
async function makeReplicationSynchronous(connection: DatabaseOptions): Promise<void> {
  await runStatement(connection, `alter role ${postgresLogin.user} set synchronous_commit = remote_apply`);
  await runStatement(connection, `alter system set synchronous_standby_names = '*'`);
  await runStatement(connection, 'select pg_reload_conf()');
}

async function startSharedPostgres(
  folder: string,
  hasStandby: boolean,
): Promise<SharedPostgres & { stop: () => Promise<void> }> {
  if (!hasStandby) {
    const { connection, stop } = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    return { dataDir: folder, connection, standby: undefined, stop };
  }
  const { primary, standby } = await startWithStandby(folder);
  await makeReplicationSynchronous(primary.connection);
  const stop = async (): Promise<void> => {
    await standby.stop();
    await primary.stop();
  };
  return {
    dataDir: join(folder, 'primary'),
    connection: primary.connection,
    standby: { dataDir: join(folder, 'standby'), connection: standby.connection },
    stop,
  };
}

/**
 * Calls `work` with a temporary PostgreSQL that contains a template database with the current schema. With
 * `hasStandby`, this PostgreSQL has a streaming standby.
 */
export async function withSharedPostgres<T>(
  work: (shared: SharedPostgres) => Promise<T>,
  hasStandby = false,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-shared-'));
  // The handler of the event `exit` removes the folder even if `process.exit` is called.
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const shared = await startSharedPostgres(folder, hasStandby);
    try {
      await runStatement(shared.connection, `create database ${templateDatabaseName}`);
      const connection = { ...shared.connection, database: templateDatabaseName };
      const server = startServerProcess({
        ...sharedEnvironment,
        DATA_DIR: shared.dataDir,
        DATABASE_URL: createDatabaseUrl({ connection }),
      });
      await server.ready;
      await server.stop();
      return await work(shared);
    } finally {
      await shared.stop();
    }
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/**
 * Returns how often all client connections of a PostgreSQL server together have found a block in the buffer
 * cache. The number shows whether the server executes queries.
 */
export async function countBlockHits(connection: DatabaseOptions): Promise<number> {
  const db = createDatabase({ ...connection, ...backgroundTimeouts, max: 1 });
  try {
    const { rows } = await db.pool.query<{ hits: string }>(
      `select sum(hits) as hits from pg_stat_io where backend_type = 'client backend'`,
    );
    return Number(rows[0]?.hits);
  } finally {
    await db.close();
  }
}

async function waitForReplication(connection: DatabaseOptions, attempts = 100): Promise<void> {
  try {
    await runStatement(connection, 'select from wishlists limit 1');
  } catch (error) {
    if (attempts === 1) throw error;
    await sleep(100);
    await waitForReplication(connection, attempts - 1);
  }
}

/** A database with the current schema and no data. `settings` are environment variables for a server. */
export interface SharedDatabase {
  settings: Record<string, string>;
  drop: () => Promise<void>;
}

/**
 * Creates a database from the template. With `standby`, waits until the standby also contains this
 * database.
 */
export async function createSharedDatabase(
  server: DatabaseOptions,
  standby?: DatabaseOptions,
): Promise<SharedDatabase> {
  const database = `journey_${randomUUID().replaceAll('-', '')}`;
  await runStatement(server, `create database ${database} template ${templateDatabaseName}`);
  const settings = { DATABASE_URL: createDatabaseUrl({ connection: { ...server, database } }) };
  const drop = (): Promise<void> => runStatement(server, `drop database ${database} with (force)`);
  if (!standby) return { settings, drop };
  const standbyDatabase = { ...standby, database };
  await waitForReplication(standbyDatabase);
  return { settings: { ...settings, DATABASE_READ_URL: createDatabaseUrl({ connection: standbyDatabase }) }, drop };
}
