import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../process/start-failure.ts';

/** Thrown if another server or operator command uses the data folder. */
export class FolderInUseError extends StartFailure {}

/**
 * Lock of a process on its data folder. The operating system releases the lock when the process exits, even
 * after SIGKILL.
 */
interface FolderLock {
  release(): void;
}

/**
 * Error code of SQLite for a file that another connection has locked:
 * https://www.sqlite.org/rescode.html#busy
 */
const SQLITE_BUSY = 5;

/**
 * Keeps references to the SQLite handles of held locks. Garbage collection of a handle would close the file
 * and release the lock.
 */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks the file `lock.sqlite` in the folder. Uses SQLite, because Node has no function for fcntl locks.
 * Throws `FolderInUseError` if any process has locked the file, even this process. The file has mode 0600, so
 * that no other user can lock it.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock.sqlite');
  createPrivateFile(path);
  const file = new DatabaseSync(path, { timeout: 0, open: false });
  try {
    file.open();
    file.exec('begin exclusive');
  } catch (cause) {
    if (file.isOpen) file.close();
    if (!(cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY)) {
      throw new StartFailure(`${path} cannot be locked: choose another DATA_DIR, on a file system with locks.`, {
        cause,
      });
    }
    throw new FolderInUseError(`Wishwell is already running on ${folder}: stop it first, or choose another DATA_DIR.`, {
      cause,
    });
  }
  heldLocks.add(file);
  return {
    release: () => {
      heldLocks.delete(file);
      file.close();
    },
  };
}

/**
 * Creates the lock file if it does not exist. Never opens an existing file, because closing it would release
 * the lock that this process may have on the file (fcntl(2)).
 */
function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StartFailure(`${path} cannot be created by this user: start Wishwell as the owner of the folder.`, {
        cause: error,
      });
    }
    restrictFileToOwner(path);
  }
}

/**
 * Makes the lock file accessible to this user only. Ignores a file of another owner, because opening the file
 * fails later anyway.
 */
function restrictFileToOwner(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
