import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../process/start-failure.ts';
import type { SystemAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { OpenFolder } from './folder.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { postgresEnvironment, createServerArguments } from './settings.ts';
import type { SocketFolder } from './socket-folder.ts';
import { removeStaleLocks } from './stale-locks.ts';

interface LaunchOptions {
  binaries: Binaries;
  account: SystemAccount | undefined;
  clusterDir: string;
  folder: OpenFolder;
  socket: SocketFolder;
  durable: boolean;
  log: (line: string) => void;
}

const startTimeoutMs = 300_000;

/**
 * Starts PostgreSQL and resolves when it accepts connections. While a previous PostgreSQL shuts down, tries
 * again for up to five minutes. Throws `StartFailure` if PostgreSQL does not start.
 */
export async function launchPostgres(launch: LaunchOptions): Promise<Postmaster> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    await removeStaleLocks(launch.clusterDir);
    const postmaster = startPostgresProcess(launch);
    const lastLogLines = await Promise.race([postmaster.ready, postmaster.ended]);
    if (lastLogLines === undefined) return postmaster;
    const isFolderInUse = /lock file .* already exists|is still in use/.test(lastLogLines);
    if (!isFolderInUse || Date.now() > deadline) {
      throw new StartFailure(`The embedded PostgreSQL did not start. Its last log lines: ${lastLogLines}`);
    }
    await sleep(200);
  }
}

function startPostgresProcess({ binaries, account, folder, socket, durable, log }: LaunchOptions): Postmaster {
  const settings = createServerArguments({ dataDir: folder.pathForChild, socketDir: socket.pathForChild, durable });
  return startPostmaster({
    command: [binaries.postgres, ...settings],
    folderFd: folder.fd,
    account,
    env: postgresEnvironment,
    log,
  });
}
