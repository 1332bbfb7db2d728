import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type DatabaseOptions } from '../../server/src/database/database.ts';
import { backgroundTimeouts } from '../../server/src/database/session-settings.ts';
import { startEmbeddedPostgres } from '../../server/src/embedded-postgres/embedded-postgres.ts';
import { createDatabaseUrl } from '../../server/test/database.ts';
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
}

/** Calls `work` with a temporary PostgreSQL that contains a template database with the current schema. */
export async function withSharedPostgres<T>(work: (shared: SharedPostgres) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-shared-'));
  // The handler of the event `exit` removes the folder even if `process.exit` is called.
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const { connection: server, stop } = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    try {
      await runStatement(server, `create database ${templateDatabaseName}`);
      const connection = { ...server, database: templateDatabaseName };
      const migrating = startServerProcess({
        ...sharedEnvironment,
        DATA_DIR: folder,
        DATABASE_URL: createDatabaseUrl({ connection }),
      });
      await migrating.ready;
      await migrating.stop();
      return await work({ dataDir: folder, connection: server });
    } finally {
      await stop();
    }
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** A database with the current schema and no data. `settings` are environment variables for a server. */
export interface SharedDatabase {
  settings: Record<string, string>;
  drop: () => Promise<void>;
}

/** Creates a database from the template. */
export async function createSharedDatabase(server: DatabaseOptions): Promise<SharedDatabase> {
  const database = `journey_${randomUUID().replaceAll('-', '')}`;
  await runStatement(server, `create database ${database} template ${templateDatabaseName}`);
  return {
    settings: { DATABASE_URL: createDatabaseUrl({ connection: { ...server, database } }) },
    drop: () => runStatement(server, `drop database ${database} with (force)`),
  };
}
