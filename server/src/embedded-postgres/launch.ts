import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../process/start-failure.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { OpenFolder } from './folder.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { environment, serverArguments } from './settings.ts';
import type { SocketFolder } from './socket-folder.ts';
import { removeStaleLocks } from './stale-locks.ts';

interface Launch {
  binaries: Binaries;
  account: Account | undefined;
  clusterDir: string;
  folder: OpenFolder;
  socket: SocketFolder;
  durable: boolean;
  log: (line: string) => void;
}

const patienceMs = 30_000;

/** Starts PostgreSQL and waits until it is ready; a predecessor that is still shutting down gets 30 s to finish. */
export async function launchPostgres(launch: Launch): Promise<Postmaster> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    await removeStaleLocks(launch.clusterDir);
    const postmaster = start(launch);
    const lastWords = await Promise.race([postmaster.ready, postmaster.ended]);
    if (lastWords === undefined) return postmaster;
    const inTheWay = /lock file .* already exists|is still in use/.test(lastWords);
    if (!inTheWay || Date.now() > deadline) {
      throw new StartFailure(`The embedded PostgreSQL did not start. Its last words: ${lastWords}`);
    }
    await sleep(200);
  }
}

function start({ binaries, account, folder, socket, durable, log }: Launch): Postmaster {
  const settings = serverArguments({ dataDir: folder.pathForChild, socketDir: socket.pathForChild, durable });
  return startPostmaster({
    command: [binaries.postgres, ...settings],
    folderFd: folder.fd,
    account,
    env: environment,
    log,
  });
}
