import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createDatabase, type Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrations/migrate.ts';
import { startEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';

/** How an operator's command ended. */
export interface Ended {
  code: number | null;
  /** On standard output. */
  said: string;
  complained: string;
}

/** A command that is running. */
export interface RunningCommand {
  ended: Promise<Ended>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts a command of `server/src/cli` as npm would, called in `folder`. */
export function startCommand(
  command: 'admin' | 'backup' | 'restore' | 'move-images',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  folder = '/',
): RunningCommand {
  const path = fileURLToPath(new URL(`../src/cli/${command}.ts`, import.meta.url));
  // oxlint-disable-next-line node/no-process-env -- the user's home, where the database's binaries may be kept
  const all = { ...process.env, INIT_CWD: folder, ...env };
  const ended = Promise.withResolvers<Ended>();
  const child = execFile(process.execPath, [path, ...args], { env: all }, (_error, output, complaint) =>
    ended.resolve({ code: child.exitCode, said: output.trimEnd(), complained: complaint.trimEnd() }),
  );
  return { ended: ended.promise, kill: (signal) => void child.kill(signal) };
}

/** Runs `npm run admin` on a data folder, or on a database elsewhere. */
export function admin(where: string | { DATABASE_URL: string }, ...args: string[]): Promise<Ended> {
  const env = typeof where === 'string' ? { DATA_DIR: where } : { ...where, DATA_DIR: '/nonexistent' };
  return startCommand('admin', args, env).ended;
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
