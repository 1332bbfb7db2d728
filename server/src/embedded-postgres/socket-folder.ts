import { chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { OpenFolder } from './folder.ts';
import { login } from './settings.ts';

/** Where PostgreSQL's socket lies. */
export interface SocketFolder {
  path: string;
  pathForChild: string;
  remove(): Promise<void>;
}

/** The smallest limit of a socket's address among our platforms (`sun_path` of macOS, less its closing zero). */
const longestAddress = 103;

/** The cluster itself, so that nothing lies about in `/tmp`; a fresh folder there when the cluster's path is too long. */
export async function chooseSocketFolder(cluster: OpenFolder, account: Account | undefined): Promise<SocketFolder> {
  const address = join(cluster.path, `.s.PGSQL.${login.port}`);
  if (Buffer.byteLength(address) <= longestAddress) {
    return { path: cluster.path, pathForChild: cluster.pathForChild, remove: async () => undefined };
  }
  const path = await mkdtemp('/tmp/wishwell-');
  if (account !== undefined) await chown(path, account.uid, account.gid);
  return { path, pathForChild: path, remove: () => rm(path, { recursive: true, force: true }) };
}
