import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, type FileHandle, mkdir, open, rename, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartFailure } from '../process/start-failure.ts';
import { type SystemAccount, changeDataFolderOwner } from './account.ts';
import { type PostgresPrograms, postgresMajorVersion } from './binaries.ts';
import { openFolder } from './folder.ts';
import { postgresEnvironment, initdbOptions } from './settings.ts';

interface ClusterOptions {
  dataDir: string;
  binaries: PostgresPrograms;
  account: SystemAccount | undefined;
  password: string;
  durable: boolean;
}

/** Returns the folder of PostgreSQL's data files. Each major version has its own folder. */
export function getClusterDir(dataDir: string): string {
  return join(dataDir, `postgres-${postgresMajorVersion}`);
}

/**
 * Creates PostgreSQL's data files (a cluster) if they do not exist. Creates them in a folder with a temporary
 * name first, so that an interruption leaves no partial cluster.
 */
export async function createClusterIfMissing(options: ClusterOptions): Promise<void> {
  const clusterDir = getClusterDir(options.dataDir);
  if (!existsSync(clusterDir)) await createCluster(`${clusterDir}.new`, clusterDir, options);
  await changeDataFolderOwner(clusterDir, options.account);
}

async function createCluster(partialDir: string, clusterDir: string, options: ClusterOptions): Promise<void> {
  await rm(partialDir, { recursive: true, force: true, maxRetries: 5 });
  await mkdir(partialDir, { mode: 0o700 });
  if (options.account !== undefined) await chown(partialDir, options.account.uid, options.account.gid);
  await runInitdb(partialDir, options);
  await rename(partialDir, clusterDir);
  if (!options.durable) return;
  await using folder = await open(options.dataDir);
  await folder.sync();
}

async function runInitdb(clusterDir: string, options: ClusterOptions): Promise<void> {
  const folder = openFolder(clusterDir);
  const passwordFile = await openPasswordFile(options);
  try {
    const child = spawn(
      options.binaries.initdb,
      ['-D', folder.pathForChild, '--pwfile=/dev/fd/4', ...initdbOptions, ...(options.durable ? [] : ['--no-sync'])],
      {
        ...options.account,
        cwd: '/',
        env: postgresEnvironment,
        stdio: ['ignore', 'ignore', 'pipe', folder.fd, passwordFile.fd],
      },
    );
    const exitCode = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
    const [code, errorOutput] = await Promise.all([exitCode, child.stderr === null ? '' : text(child.stderr)]);
    if (code !== 0) throw new StartFailure(`The database could not be created in ${clusterDir}: ${errorOutput.trim()}`);
  } finally {
    folder.close();
    await passwordFile.close();
  }
}

/**
 * Opens a file for the password, then deletes its name, so that no other process can find the file. The
 * program initdb opens the file by its file descriptor.
 */
async function openPasswordFile({ dataDir, account, password }: ClusterOptions): Promise<FileHandle> {
  const path = join(dataDir, 'postgres-password.new');
  await rm(path, { force: true });
  const passwordFile = await open(path, 'wx+', 0o600);
  await unlink(path);
  // Writes the password with an explicit position, because such a write does not move the file offset. On
  // some systems, initdb reads `/dev/fd` from this offset, which must be the beginning of the file.
  await passwordFile.write(`${password}\n`, 0);
  if (account !== undefined) await passwordFile.chown(account.uid, account.gid);
  return passwordFile;
}
