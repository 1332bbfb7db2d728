import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type DatabaseOptions } from '../../server/src/database/database.ts';
import { createPgBouncerIni, type PoolMode, formatUserList } from './configuration.ts';

/** Returns the installed version of PgBouncer, such as `1.18.0`; undefined if PgBouncer is not installed. */
export function findPgBouncer(): string | undefined {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  return /PgBouncer (\S+)/.exec(stdout ?? '')?.[1];
}

export interface PgBouncer {
  connection: DatabaseOptions;
  /** URL of PgBouncer as a value for `DATABASE_URL`. */
  url: string;
  /** Restarts PgBouncer with another pool mode on the same port. */
  changeMode(mode: PoolMode): Promise<void>;
  stop(): Promise<void>;
}

async function launchPgBouncer(folder: string, connection: DatabaseOptions): Promise<() => Promise<void>> {
  // PgBouncer refuses to run as root, so it gets the user `nobody` if this script runs as root.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...account, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isReachable(connection)) {
      return async () => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      };
    }
    await sleep(50);
  }
  kill();
  throw new Error('PgBouncer did not start');
}

async function isReachable(connection: DatabaseOptions): Promise<boolean> {
  const db = createDatabase({ ...connection, max: 1 });
  try {
    await db.pool.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await db.close();
  }
}

export async function startPgBouncer(
  database: DatabaseOptions,
  databasePort: number,
  port: number,
  mode: PoolMode,
): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-pooler-'));
  // Everybody may access the folder: if this script runs as root, PgBouncer runs as the user `nobody`.
  await chmod(folder, 0o777);
  const writeConfiguration = (newMode: PoolMode): Promise<void> =>
    writeFile(join(folder, 'pgbouncer.ini'), createPgBouncerIni({ folder, port, databasePort, mode: newMode }));
  const connection = { ...database, host: '127.0.0.1', port };
  try {
    await writeFile(join(folder, 'userlist.txt'), formatUserList(database.user ?? '', String(database.password)));
    await writeConfiguration(mode);
    let stopProcess = await launchPgBouncer(folder, connection);
    return {
      connection,
      url: `postgres://${database.user}:${String(database.password)}@127.0.0.1:${port}/${database.database}`,
      changeMode: async (newMode) => {
        await stopProcess();
        await writeConfiguration(newMode);
        stopProcess = await launchPgBouncer(folder, connection);
      },
      stop: async () => {
        await stopProcess();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
