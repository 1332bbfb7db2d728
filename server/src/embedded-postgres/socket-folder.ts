import { chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemAccount } from './account.ts';
import type { FolderHandle } from './folder.ts';
import { postgresConnectionDefaults } from './settings.ts';

export interface SocketFolder {
  path: string;
  pathForChild: string;
  remove(): Promise<void>;
}

/**
 * Maximum length of a Unix socket path in bytes, without the final zero byte. It is the limit of macOS, the
 * lowest limit of all supported platforms.
 */
const maxSocketPathBytes = 103;

/**
 * Returns the folder for PostgreSQL's socket: the folder of the data files if its path is short enough,
 * otherwise a new folder in `/tmp`.
 */
export async function chooseSocketFolder(
  cluster: FolderHandle,
  account: SystemAccount | undefined,
): Promise<SocketFolder> {
  const socketPath = join(cluster.path, `.s.PGSQL.${postgresConnectionDefaults.port}`);
  if (Buffer.byteLength(socketPath) <= maxSocketPathBytes) {
    return { path: cluster.path, pathForChild: cluster.pathForChild, remove: async () => undefined };
  }
  const path = await mkdtemp('/tmp/wishwell-');
  if (account !== undefined) await chown(path, account.uid, account.gid);
  return { path, pathForChild: path, remove: () => rm(path, { recursive: true, force: true }) };
}
