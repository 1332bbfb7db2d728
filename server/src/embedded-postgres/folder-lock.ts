import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../process/start-failure.ts';

/** Another process uses the data folder: the server, or for a moment an operator's command. */
export class FolderInUse extends StartFailure {}

/** Held by the process that uses a data folder. The system releases it when that process exits, also after SIGKILL. */
export interface FolderLock {
  release(): void;
}

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy */
const BUSY = 5;

/** Keeps the locks from garbage collection, which would close the files and release them. */
const held = new Set<DatabaseSync>();

/**
 * Locks `lock.sqlite` in the folder: SQLite takes an fcntl lock, which Node has no function for. Throws `FolderInUse` when
 * another process, or this one, holds it. The file belongs to this user alone, so that no other can lock it.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock.sqlite');
  createPrivately(path);
  const file = new DatabaseSync(path, { timeout: 0, open: false });
  try {
    file.open();
    file.exec('begin exclusive');
  } catch (cause) {
    if (file.isOpen) file.close();
    if (!(cause instanceof Error && 'errcode' in cause && cause.errcode === BUSY)) {
      throw new StartFailure(`${path} cannot be locked: choose another DATA_DIR, on a file system with locks.`, {
        cause,
      });
    }
    throw new FolderInUse(`Wishwell is already running on ${folder}: stop it first, or choose another DATA_DIR.`, {
      cause,
    });
  }
  held.add(file);
  return {
    release: () => {
      held.delete(file);
      file.close();
    },
  };
}

/**
 * Makes the file unless it exists. An existing one is not opened: closing any descriptor of it would release a lock that
 * this process already holds (fcntl(2)).
 */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StartFailure(`${path} cannot be made by this user: start Wishwell as the owner of the folder.`, {
        cause: error,
      });
    }
    makePrivate(path);
  }
}

/** A file of another owner is refused later, when it cannot be opened. */
function makePrivate(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
