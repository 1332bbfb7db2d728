import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../process/start-failure.ts';
import { type LaunchOptions, type Postmaster, startPostmaster } from './postmaster.ts';
import { removeStalePostgresLockFiles } from './stale-locks.ts';

const startTimeoutMs = 300_000;

/**
 * Starts PostgreSQL and resolves when it accepts connections. While a previous PostgreSQL shuts down, tries
 * again for up to five minutes. Throws `StartFailure` if PostgreSQL does not start.
 */
export async function launchPostgres(launch: LaunchOptions): Promise<Postmaster> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    await removeStalePostgresLockFiles(launch.clusterDir);
    const postmaster = startPostmaster(launch);
    const lastLogLines = await Promise.race([postmaster.ready, postmaster.ended]);
    if (lastLogLines === undefined) return postmaster;
    const isFolderInUse = /lock file .* already exists|is still in use/.test(lastLogLines);
    if (!isFolderInUse || Date.now() > deadline) {
      throw new StartFailure(`The embedded PostgreSQL did not start. Its last log lines: ${lastLogLines}`);
    }
    await sleep(200);
  }
}
