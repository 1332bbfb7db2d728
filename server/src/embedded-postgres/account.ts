import { chmod, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../process/start-failure.ts';

export interface Account {
  uid: number;
  gid: number;
}

/**
 * Under whom PostgreSQL, which refuses to run as root, is started: the owner of an existing cluster, else `nobody`.
 * Undefined when we are not root, so that it simply runs as ourselves.
 */
export async function chooseAccount(clusterDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const cluster = await stat(clusterDir).catch(() => undefined);
  if (cluster !== undefined && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  return findNobody();
}

/** Gives a cluster that root has copied or restored back to the account, and closes it to everyone else. */
export async function changeOwner(clusterDir: string, account: Account | undefined): Promise<void> {
  await chmod(clusterDir, 0o700);
  const { uid } = await stat(clusterDir);
  if (account !== undefined && uid !== account.uid) await chownTree(clusterDir, account);
}

async function findNobody(): Promise<Account> {
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

async function chownTree(folder: string, { uid, gid }: Account): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid);
  await lchown(folder, uid, gid);
}
