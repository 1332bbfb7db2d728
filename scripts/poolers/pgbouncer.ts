import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type DatabaseOptions } from '../../server/src/database/database.ts';
import { pgbouncerIni, type PoolMode, userList } from './configuration.ts';

/** Its version, `1.18.0`; undefined when it is not on this machine. */
export function findPgBouncer(): string | undefined {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  return /PgBouncer (\S+)/.exec(stdout ?? '')?.[1];
}

export interface PgBouncer {
  connection: DatabaseOptions;
  /** The same as an operator would write it into `DATABASE_URL`. */
  url: string;
  /** Ends it and starts it anew in another mode, at the same address, as an operator would who changes its settings. */
  change(mode: PoolMode): Promise<void>;
  stop(): Promise<void>;
}

async function launch(folder: string, connection: DatabaseOptions): Promise<() => Promise<void>> {
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...account, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(connection)) {
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

async function answers(connection: DatabaseOptions): Promise<boolean> {
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
  // It is of another account where root starts it.
  await chmod(folder, 0o777);
  const write = (into: PoolMode): Promise<void> =>
    writeFile(join(folder, 'pgbouncer.ini'), pgbouncerIni({ folder, port, databasePort, mode: into }));
  const connection = { ...database, host: '127.0.0.1', port };
  try {
    await writeFile(join(folder, 'userlist.txt'), userList(database.user ?? '', String(database.password)));
    await write(mode);
    let end = await launch(folder, connection);
    return {
      connection,
      url: `postgres://${database.user}:${String(database.password)}@127.0.0.1:${port}/${database.database}`,
      change: async (into) => {
        await end();
        await write(into);
        end = await launch(folder, connection);
      },
      stop: async () => {
        await end();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
