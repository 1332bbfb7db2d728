import { existsSync, readFileSync, statfsSync } from 'node:fs';

/** A folder whose files are in memory (tmpfs). Exists only on Linux. */
const memoryFolder = '/dev/shm';
/** Free bytes that `memoryFolder` must have to be used for temporary files. */
const requiredBytes = 4 * 2 ** 30;

/** Returns whether the folder has enough space and is not mounted with noexec. */
function isUsableMemoryFolder(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === folder);
  return bavail * bsize >= requiredBytes && mount !== undefined && !mount.includes('noexec');
}

/**
 * Moves the temporary files of this process and its child processes into memory, if there is enough space.
 * On some disks PostgreSQL needs ten times as long to create a database. Does nothing if TMPDIR is set.
 */
export function storeTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] === undefined && isUsableMemoryFolder(memoryFolder)) process.env['TMPDIR'] = memoryFolder;
}
