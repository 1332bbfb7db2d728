import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type DatabaseOptions, longPatience } from '../../server/src/db.ts';
import { startEmbeddedPostgres } from '../../server/src/postgres/embedded.ts';
import { urlOf } from '../../server/test/database.ts';
import { startServerProcess } from '../../server/test/server-process.ts';

/** What every process on one of these databases is told beside it: they share the secret, or each would sign with a key of its own. */
export const sharedEnvironment = {
  APP_SECRET: 'a secret that all processes share, for tests alone',
  // Its databases live as long as a test.
  ALLOW_UNSAFE_DATABASE: 'yes',
  RATE_LIMITS: 'off',
} as const;

const template = 'wishwell_template';

async function onServer(server: DatabaseOptions, statement: string): Promise<void> {
  const admin = createDatabase({ ...server, ...longPatience, max: 1 });
  try {
    await admin.pool.query(statement);
  } finally {
    await admin.close();
  }
}

/** Starts a throw-away PostgreSQL, with a database that a server has started on once, while `work` goes on. */
export async function withSharedPostgres<T>(
  work: (dataDir: string, connection: DatabaseOptions) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-shared-'));
  // Also when somebody interrupts what goes on.
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
    try {
      await onServer(postgres.connection, `create database ${template}`);
      const connection = { ...postgres.connection, database: template };
      const server = startServerProcess({
        ...sharedEnvironment,
        DATA_DIR: dataDir,
        DATABASE_URL: urlOf({ connection }),
      });
      await server.ready;
      process.kill(server.pid, 'SIGTERM');
      await server.exited;
      return await work(dataDir, postgres.connection);
    } finally {
      await postgres.stop();
    }
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** Makes a database in which nobody has been yet. */
export async function freshSharedDatabase(
  server: DatabaseOptions,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const database = `journey_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${database} template ${template}`);
  return {
    url: urlOf({ connection: { ...server, database } }),
    drop: () => onServer(server, `drop database ${database} with (force)`),
  };
}
