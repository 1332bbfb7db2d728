import { chmod, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../process/start-failure.ts';

export interface SystemAccount {
  uid: number;
  gid: number;
}

/**
 * Returns the system user for PostgreSQL, which refuses to run as root. This user is the owner of the
 * existing data files, or `nobody` if there are none. Returns undefined if this process does not run as root.
 */
export async function chooseSystemAccountForPostgres(clusterDir: string): Promise<SystemAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const cluster = await stat(clusterDir).catch(() => undefined);
  if (cluster !== undefined && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  return findNobody();
}

/**
 * Makes `account` the owner of PostgreSQL's data files. They may belong to root, for example after root has
 * copied them. Denies access to all other users.
 */
export async function changeDataFolderOwner(clusterDir: string, account: SystemAccount | undefined): Promise<void> {
  await chmod(clusterDir, 0o700);
  const { uid } = await stat(clusterDir);
  if (account !== undefined && uid !== account.uid) await chownTree(clusterDir, account);
}

async function findNobody(): Promise<SystemAccount> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const nobody = users.split('\n').find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = nobody?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new StartFailure(
      'PostgreSQL does not run as root and there is no user "nobody": start Wishwell as another user or set DATABASE_URL.',
    );
  }
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

async function chownTree(folder: string, { uid, gid }: SystemAccount): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid);
  await lchown(folder, uid, gid);
}
