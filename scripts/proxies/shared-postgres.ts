import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type DatabaseOptions } from '../../server/src/database/database.ts';
import { backgroundTimeouts } from '../../server/src/database/session-settings.ts';
import { startEmbeddedPostgres } from '../../server/src/embedded-postgres/embedded-postgres.ts';
import { login } from '../../server/src/embedded-postgres/settings.ts';
import { urlOf } from '../../server/test/database.ts';
import { startWithStandby } from '../../server/test/other-postgres.ts';
import { startServerProcess } from '../../server/test/server-process.ts';

/** What every process on one of these databases is told beside it: they share the secret, or each would sign with a key of its own. */
export const sharedEnvironment = {
  APP_SECRET: 'a secret that all processes share, for tests alone',
  ALLOW_UNSAFE_DATABASE: 'yes',
  RATE_LIMITS: 'off',
} as const;

const template = 'wishwell_template';

async function onServer(server: DatabaseOptions, statement: string): Promise<void> {
  const admin = createDatabase({ ...server, ...backgroundTimeouts, max: 1 });
  try {
    await admin.pool.query(statement);
  } finally {
    await admin.close();
  }
}

/** A throw-away PostgreSQL that processes share. */
export interface SharedPostgres {
  /** Where another process finds it (`connectToRunningPostgres`). */
  dataDir: string;
  connection: DatabaseOptions;
  /** A standby of it, where one was asked for. */
  standby: Pick<SharedPostgres, 'dataDir' | 'connection'> | undefined;
}

/**
 * From now on what is confirmed can be read on the standby too: a person in a journey acts in a browser and through the API,
 * and only the browser knows by its cookie what it must see at least.
 */
async function keepStandbyEven(connection: DatabaseOptions): Promise<void> {
  await onServer(connection, `alter role ${login.user} set synchronous_commit = remote_apply`);
  await onServer(connection, `alter system set synchronous_standby_names = '*'`);
  await onServer(connection, 'select pg_reload_conf()');
}

async function startShared(
  folder: string,
  hasStandby: boolean,
): Promise<SharedPostgres & { stop: () => Promise<void> }> {
  if (!hasStandby) {
    const { connection, stop } = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    return { dataDir: folder, connection, standby: undefined, stop };
  }
  const { primary, standby } = await startWithStandby(folder);
  await keepStandbyEven(primary.connection);
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
 * Starts a throw-away PostgreSQL, with a database that a server has started on once, while `work` goes on; and with
 * `hasStandby` a standby that follows it.
 */
export async function withSharedPostgres<T>(
  work: (shared: SharedPostgres) => Promise<T>,
  hasStandby = false,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-shared-'));
  // Also when somebody interrupts what goes on.
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const shared = await startShared(folder, hasStandby);
    try {
      await onServer(shared.connection, `create database ${template}`);
      const connection = { ...shared.connection, database: template };
      const server = startServerProcess({
        ...sharedEnvironment,
        DATA_DIR: shared.dataDir,
        DATABASE_URL: urlOf({ connection }),
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

/** How often those who connected to this PostgreSQL have looked into a block of a table or an index. */
export async function countLooks(connection: DatabaseOptions): Promise<number> {
  const admin = createDatabase({ ...connection, ...backgroundTimeouts, max: 1 });
  try {
    const { rows } = await admin.pool.query<{ looks: string }>(
      `select sum(hits) as looks from pg_stat_io where backend_type = 'client backend'`,
    );
    return Number(rows[0]?.looks);
  } finally {
    await admin.close();
  }
}

/** Waits until the database that was just made is there on its standby too. */
async function arrival(connection: DatabaseOptions, attempts = 100): Promise<void> {
  try {
    await onServer(connection, 'select from wishlists limit 1');
  } catch (error) {
    if (attempts === 1) throw error;
    await sleep(100);
    await arrival(connection, attempts - 1);
  }
}

/** Where a database in which nobody has been yet is reached, in the words of an operator's settings. */
export interface SharedDatabase {
  settings: Record<string, string>;
  drop: () => Promise<void>;
}

/** Makes one, to be read on `standby` too if there is one. */
export async function freshSharedDatabase(server: DatabaseOptions, standby?: DatabaseOptions): Promise<SharedDatabase> {
  const database = `journey_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${database} template ${template}`);
  const settings = { DATABASE_URL: urlOf({ connection: { ...server, database } }) };
  const drop = (): Promise<void> => onServer(server, `drop database ${database} with (force)`);
  if (!standby) return { settings, drop };
  const copy = { ...standby, database };
  await arrival(copy);
  return { settings: { ...settings, DATABASE_READ_URL: urlOf({ connection: copy }) }, drop };
}
