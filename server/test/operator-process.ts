import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createDatabase, type Database } from '../src/database/database.ts';
import { migrateDatabase } from '../src/database/migrations/migrate.ts';
import { startEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';

/** Exit code and outputs of an operator command. The outputs have no white space at the end. */
export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RunningCommand {
  ended: Promise<CommandResult>;
  kill(signal: NodeJS.Signals): void;
}

/**
 * Starts a command of `server/src/cli` in the same way as npm. `folder` is the directory where the operator
 * calls npm.
 */
export function startCommand(
  command: 'admin' | 'backup' | 'restore' | 'move-images',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  folder = '/',
): RunningCommand {
  const path = fileURLToPath(new URL(`../src/cli/${command}.ts`, import.meta.url));
  // oxlint-disable-next-line node/no-process-env -- HOME, which may contain the programs of PostgreSQL
  const all = { ...process.env, INIT_CWD: folder, ...env };
  const ended = Promise.withResolvers<CommandResult>();
  const child = execFile(process.execPath, [path, ...args], { env: all }, (_error, stdout, stderr) =>
    ended.resolve({ code: child.exitCode, stdout: stdout.trimEnd(), stderr: stderr.trimEnd() }),
  );
  return { ended: ended.promise, kill: (signal) => void child.kill(signal) };
}

/** Runs `npm run admin` on the installation in a data folder or in an external database. */
export function runAdminCommand(where: string | { DATABASE_URL: string }, ...args: string[]): Promise<CommandResult> {
  const env = typeof where === 'string' ? { DATA_DIR: where } : { ...where, DATA_DIR: '/nonexistent' };
  return startCommand('admin', args, env).ended;
}

/** Creates an empty folder that is deleted at the end of the test. */
export async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-admin-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts an embedded PostgreSQL in a new data folder, with one Wishwell account. */
export async function startInstallation(): Promise<{ dataDir: string; db: Database; stop: () => Promise<void> }> {
  const dataDir = await createDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const db = createDatabase(postgres.connection);
  const stop = async (): Promise<void> => {
    await db.close();
    await postgres.stop();
  };
  await migrateDatabase(db);
  await db.pool.query("insert into users (uid, email) values ('ana', 'Ana@example.com')");
  return { dataDir, db, stop };
}
