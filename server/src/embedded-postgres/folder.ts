import { closeSync, constants, openSync } from 'node:fs';
import { StartFailure } from '../process/start-failure.ts';

/** The cluster's folder held open, so that processes can enter it whatever its parents forbid. */
export interface OpenFolder {
  fd: number;
  /** Its path in a child process that got `fd` as its descriptor 3. */
  pathForChild: string;
  /** Its path in any process of this user, short enough for a socket's address (at most 107 bytes). */
  path: string;
  close(): void;
}

/**
 * On Linux `/proc/…/fd/…` leads straight to the folder: neither closed parents (a clone below `/root`, PostgreSQL as
 * `nobody`) nor their length matter. Elsewhere the paths are plain.
 */
export function openFolder(path: string): OpenFolder {
  const fd = openOrExplain(path);
  const linux = process.platform === 'linux';
  return {
    fd,
    pathForChild: linux ? '/proc/self/fd/3' : path,
    path: linux ? `/proc/${process.pid}/fd/${fd}` : path,
    close: () => closeSync(fd),
  };
}

function openOrExplain(path: string): number {
  try {
    return openSync(path, constants.O_RDONLY | constants.O_DIRECTORY);
  } catch (error) {
    throw new StartFailure(`${path} cannot be opened by this user: start Wishwell as its owner or as root.`, {
      cause: error,
    });
  }
}
