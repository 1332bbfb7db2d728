import { spawn } from 'node:child_process';
import { chown, mkdir, open, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartFailure } from '../process/start-failure.ts';
import { type Account, changeOwner } from './account.ts';
import { type Binaries, majorVersion } from './binaries.ts';
import { openFolder } from './folder.ts';
import { environment, initdbOptions } from './settings.ts';

interface ClusterOptions {
  dataDir: string;
  binaries: Binaries;
  account: Account | undefined;
  password: string;
  durable: boolean;
}

/** Where the cluster lies. Another major version gets another folder. */
export function clusterDirOf(dataDir: string): string {
  return join(dataDir, `postgres-${majorVersion}`);
}

/** Makes the cluster unless it stands. It is made aside and renamed, so that a kill half way costs nothing. */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const clusterDir = clusterDirOf(options.dataDir);
  const stands = await stat(clusterDir).then(
    () => true,
    () => false,
  );
  if (!stands) await makeCluster(`${clusterDir}.new`, clusterDir, options);
  await changeOwner(clusterDir, options.account);
}

async function makeCluster(unfinished: string, clusterDir: string, options: ClusterOptions): Promise<void> {
  await rm(unfinished, { recursive: true, force: true, maxRetries: 5 });
  await mkdir(unfinished, { mode: 0o700 });
  if (options.account !== undefined) await chown(unfinished, options.account.uid, options.account.gid);
  await runInitdb(unfinished, options);
  await rename(unfinished, clusterDir);
  if (options.durable) await syncFolder(options.dataDir);
}

async function runInitdb(clusterDir: string, options: ClusterOptions): Promise<void> {
  const folder = openFolder(clusterDir);
  const secret = await openSecret(options);
  try {
    const child = spawn(
      options.binaries.initdb,
      ['-D', folder.pathForChild, '--pwfile=/dev/fd/4', ...initdbOptions, ...(options.durable ? [] : ['--no-sync'])],
      { ...options.account, cwd: '/', env: environment, stdio: ['ignore', 'ignore', 'pipe', folder.fd, secret.fd] },
    );
    const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
    const [code, complaint] = await Promise.all([ended, child.stderr === null ? '' : text(child.stderr)]);
    if (code !== 0) throw new StartFailure(`The database could not be created in ${clusterDir}: ${complaint.trim()}`);
  } finally {
    folder.close();
    await secret.close();
  }
}

/** The password as a nameless file: initdb reopens it by its descriptor, no other process finds it. */
async function openSecret({ dataDir, account, password }: ClusterOptions): Promise<Awaited<ReturnType<typeof open>>> {
  const path = join(dataDir, 'postgres-password.new');
  await rm(path, { force: true });
  const secret = await open(path, 'wx+', 0o600);
  await unlink(path);
  // At a position, because where /dev/fd shares the descriptor's own it must still stand at the start.
  await secret.write(`${password}\n`, 0);
  if (account !== undefined) await secret.chown(account.uid, account.gid);
  return secret;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync();
  await folder.close();
}
