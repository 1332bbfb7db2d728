import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { PoolConfig } from 'pg';
import { StartFailure } from '../process/start-failure.ts';
import { chooseAccount } from './account.ts';
import { chooseCopiesDir, findBinaries, findBinariesPackage, findInstalledBinaries } from './binaries.ts';
import { clusterDirOf, ensureCluster } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { openFolder } from './folder.ts';
import { keepRunning } from './keep-running.ts';
import { launchPostgres } from './launch.ts';
import { loadPassword } from './password.ts';
import { login } from './settings.ts';
import { chooseSocketFolder } from './socket-folder.ts';

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  /** Valid in every process of this user until `stop`. */
  connection: PoolConfig;
  /** Resolves with a sentence when the server ended although nobody called `stop`, and cannot be kept running. */
  died: Promise<string>;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  /** Where the programs lie if not the embedded ones are to run. */
  binDir?: string | undefined;
  durable?: boolean;
  log?: (line: string) => void;
  warn?: (sentence: string) => void;
}

/**
 * Starts the PostgreSQL that lives in `dataDir`, creating it the first time. Throws `StartFailure` when another process
 * uses the folder or the server cannot run. Without `durable` (default true) nothing is synced to disk: for tests.
 * A server that ends by itself is started again. `log` receives every line PostgreSQL writes, `warn` each such end.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  await makeDataFolder(dataDir);
  await using undo = new AsyncDisposableStack();
  const lock = lockFolder(dataDir);
  undo.defer(() => lock.release());

  const clusterDir = clusterDirOf(dataDir);
  const durable = options.durable ?? true;
  const account = await chooseAccount(clusterDir);
  const binaries =
    options.binDir === undefined
      ? await findBinaries({ packageDir: findBinariesPackage(), copiesDir: chooseCopiesDir(dataDir), account })
      : findInstalledBinaries(options.binDir, account);
  const password = await loadPassword(dataDir);
  await ensureCluster({ dataDir, binaries, account, password, durable });
  const folder = openFolder(clusterDir);
  undo.defer(() => folder.close());
  const socket = await chooseSocketFolder(folder, account);
  undo.defer(() => socket.remove());
  const { log = () => undefined, warn = () => undefined } = options;
  const launch = { binaries, account, clusterDir, folder, socket, durable, log };
  const server = await keepRunning(() => launchPostgres(launch), warn);
  undo.defer(() => server.stop());

  const running = undo.move();
  return {
    connection: { host: socket.path, ...login, password },
    died: server.died,
    stop: () => running.disposeAsync(),
  };
}

async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(`The folder ${dataDir} cannot be made (${cause.code}): choose another DATA_DIR.`, { cause });
  });
}
