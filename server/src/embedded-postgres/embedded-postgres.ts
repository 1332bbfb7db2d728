import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { PoolConfig } from 'pg';
import { StartFailure } from '../process/start-failure.ts';
import { chooseSystemAccountForPostgres } from './account.ts';
import { getProgramCopiesFolder, findBinaries, findBinariesPackage, findBinariesInFolder } from './binaries.ts';
import { getClusterDir, createClusterIfMissing } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { openFolder } from './folder.ts';
import { keepPostgresRunning } from './keep-running.ts';
import { launchPostgres } from './launch.ts';
import { readOrCreatePassword } from './password.ts';
import { postgresConnectionDefaults } from './settings.ts';
import { chooseSocketFolder } from './socket-folder.ts';

export interface EmbeddedPostgres {
  /**
   * Settings for connections to this PostgreSQL, for processes of the same system user. They are valid until
   * `stop` is called.
   */
  connection: PoolConfig;
  /** Resolves with a message if PostgreSQL has ended unexpectedly and is not restarted. */
  died: Promise<string>;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  /** Folder of PostgreSQL's programs; by default the folder in the npm package. */
  binDir?: string | undefined;
  durable?: boolean;
  log?: (line: string) => void;
  warn?: (message: string) => void;
}

/**
 * Starts PostgreSQL in `dataDir`, creates its data files on the first start, and restarts it after an
 * unexpected end. Throws `StartFailure` if another process uses the folder or PostgreSQL cannot run. If
 * `durable` is false, nothing is synced to disk (for tests). `log` receives PostgreSQL's log lines, and
 * `warn` a message on each unexpected end.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  await makeDataFolder(dataDir);
  await using cleanup = new AsyncDisposableStack();
  const lock = lockFolder(dataDir);
  cleanup.defer(() => lock.release());

  const clusterDir = getClusterDir(dataDir);
  const durable = options.durable ?? true;
  const account = await chooseSystemAccountForPostgres(clusterDir);
  const binaries =
    options.binDir === undefined
      ? await findBinaries({ packageDir: findBinariesPackage(), copiesDir: getProgramCopiesFolder(dataDir), account })
      : findBinariesInFolder(options.binDir, account);
  const password = await readOrCreatePassword(dataDir);
  await createClusterIfMissing({ dataDir, binaries, account, password, durable });
  const folder = openFolder(clusterDir);
  cleanup.defer(() => folder.close());
  const socket = await chooseSocketFolder(folder, account);
  cleanup.defer(() => socket.remove());
  const { log = () => undefined, warn = () => undefined } = options;
  const launch = { binaries, account, clusterDir, folder, socket, durable, log };
  const server = await keepPostgresRunning(() => launchPostgres(launch), warn);
  cleanup.defer(() => server.stop());

  const running = cleanup.move();
  return {
    connection: { host: socket.path, ...postgresConnectionDefaults, password },
    died: server.died,
    stop: () => running.disposeAsync(),
  };
}

async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(`The folder ${dataDir} cannot be created (${cause.code}): choose another DATA_DIR.`, {
      cause,
    });
  });
}
