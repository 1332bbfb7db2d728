import { closeSync, constants, openSync } from 'node:fs';
import { StartFailure } from '../process/start-failure.ts';

/** A folder with an open file descriptor. Its paths work even if the parent folders are inaccessible. */
export interface FolderHandle {
  fd: number;
  /** Path for a child process that inherits the file descriptor of the folder as descriptor 3. */
  pathForChild: string;
  /** Path for other processes of the same system user, short enough for a Unix socket (at most 107 bytes). */
  path: string;
  close(): void;
}

/**
 * Opens a folder. On Linux, `path` and `pathForChild` are `/proc/…/fd/…`. Such a path is short, and it works
 * even if the parent folders are inaccessible. On other platforms, both are the plain path of the folder.
 */
export function openFolder(path: string): FolderHandle {
  const fd = openFolderOrThrow(path);
  const isLinux = process.platform === 'linux';
  return {
    fd,
    pathForChild: isLinux ? '/proc/self/fd/3' : path,
    path: isLinux ? `/proc/${process.pid}/fd/${fd}` : path,
    close: () => closeSync(fd),
  };
}

function openFolderOrThrow(path: string): number {
  try {
    return openSync(path, constants.O_RDONLY | constants.O_DIRECTORY);
  } catch (error) {
    throw new StartFailure(`${path} cannot be opened by this user: start Wishwell as its owner or as root.`, {
      cause: error,
    });
  }
}
