import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresConnectionDefaults } from './settings.ts';

const lockFiles = ['postmaster.pid', `.s.PGSQL.${postgresConnectionDefaults.port}.lock`];

/**
 * Removes the lock files of a PostgreSQL that has ended, but not of one that is shutting down. A lock file
 * contains a process id. In a container, a new process often gets the same id, and PostgreSQL would then
 * refuse to start. The caller must hold the lock of the data folder.
 */
export async function removeStalePostgresLockFiles(clusterDir: string): Promise<void> {
  // Only Linux has `/proc`, which `isProcessUsingCluster` needs.
  if (process.platform !== 'linux') return;
  for (const name of lockFiles) {
    const path = join(clusterDir, name);
    const content = await readFile(path, 'utf8').catch(() => undefined);
    if (content !== undefined && !(await isProcessUsingCluster(clusterDir, Number.parseInt(content, 10))))
      await rm(path, { force: true });
  }
}

/**
 * Returns whether the process uses PostgreSQL's data files: their folder is then its working directory.
 * Returns false for a zombie process, which has no working directory.
 */
async function isProcessUsingCluster(clusterDir: string, pid: number): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  const [cluster, folder] = await Promise.all([stat(clusterDir), stat(`/proc/${pid}/cwd`).catch(() => undefined)]);
  return folder !== undefined && folder.dev === cluster.dev && folder.ino === cluster.ino;
}
