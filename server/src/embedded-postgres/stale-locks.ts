import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { login } from './settings.ts';

const lockFiles = ['postmaster.pid', `.s.PGSQL.${login.port}.lock`];

/**
 * Removes the lock files of a PostgreSQL that is gone. It refuses for ever to start when the number in one of them now
 * belongs to any living process of the same user, which is usual in containers. To be called with the folder's lock
 * held; a server that is still shutting down keeps its files.
 */
export async function removeStaleLocks(clusterDir: string): Promise<void> {
  // Elsewhere there is no /proc to find out who is alive.
  if (process.platform !== 'linux') return;
  for (const name of lockFiles) {
    const path = join(clusterDir, name);
    const content = await readFile(path, 'utf8').catch(() => undefined);
    if (content !== undefined && !(await worksIn(clusterDir, Number.parseInt(content, 10))))
      await rm(path, { force: true });
  }
}

/** A PostgreSQL process always works in its cluster; a zombie's working folder cannot be read any more. */
async function worksIn(clusterDir: string, pid: number): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  const [cluster, folder] = await Promise.all([stat(clusterDir), stat(`/proc/${pid}/cwd`).catch(() => undefined)]);
  return folder !== undefined && folder.dev === cluster.dev && folder.ino === cluster.ino;
}
