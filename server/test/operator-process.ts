import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createDatabase, type Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrations/migrate.ts';
import { startEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';

const adminPath = fileURLToPath(new URL('../src/cli/admin.ts', import.meta.url));

/** How an operator's command ended. */
export interface Ended {
  code: number;
  /** On standard output. */
  said: string;
  complained: string;
}

/** Runs the operator's command on a data folder, or on a database elsewhere, as npm would. */
export function admin(where: string | { DATABASE_URL: string }, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const env = {
      // oxlint-disable-next-line node/no-process-env -- the user's home, where the database's binaries may be kept
      ...process.env,
      ...(typeof where === 'string' ? { DATA_DIR: where } : { ...where, DATA_DIR: '/nonexistent' }),
    };
    const child = execFile(process.execPath, [adminPath, ...args], { env }, (_error, output, complaint) =>
      resolve({ code: child.exitCode ?? -1, said: output.trimEnd(), complained: complaint.trimEnd() }),
    );
  });
}

/** A data folder that goes away with the test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-admin-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Somebody's installation as a running server keeps it: its PostgreSQL, with one account in it. */
export async function installation(): Promise<{ dataDir: string; db: Database; stop: () => Promise<void> }> {
  const dataDir = await emptyFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const db = createDatabase(postgres.connection);
  const stop = async (): Promise<void> => {
    await db.close();
    await postgres.stop();
  };
  await migrate(db);
  await db.pool.query("insert into users (uid, email) values ('ana', 'Ana@example.com')");
  return { dataDir, db, stop };
}
