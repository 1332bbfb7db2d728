import { execFileSync } from 'node:child_process';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { chooseSystemAccountForPostgres } from '../src/embedded-postgres/account.ts';
import { getClusterDir } from '../src/embedded-postgres/cluster.ts';
import { readOrCreatePassword } from '../src/embedded-postgres/password.ts';
import { postgresEnvironment, postgresConnectionDefaults } from '../src/embedded-postgres/settings.ts';

interface InstalledPostgres {
  connection: PoolConfig;
  stop(): Promise<void>;
}

const postgresSettings = [
  "listen_addresses=''",
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'log_min_messages=fatal',
  'shared_buffers=64MB',
  'timezone=UTC',
  'jit=off',
];

/** Runs a program of PostgreSQL as the operating-system user who owns the folder `cluster`. */
async function runAsClusterOwner(cluster: string, program: string, args: readonly string[]): Promise<void> {
  const account = await chooseSystemAccountForPostgres(cluster);
  execFileSync(program, args, {
    ...account,
    cwd: '/',
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function createCluster(bin: string, dataDir: string): Promise<void> {
  const cluster = getClusterDir(dataDir);
  const account = await chooseSystemAccountForPostgres(cluster);
  await mkdir(cluster, { mode: 0o700 });
  const password = join(cluster, '..', 'password-for-initdb');
  await writeFile(password, await readOrCreatePassword(dataDir));
  if (account) for (const path of [dataDir, cluster, password]) await chown(path, account.uid, account.gid);
  const initdb = [
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=scram-sha-256',
    '--no-sync',
    `--username=${postgresConnectionDefaults.user}`,
  ];
  await runAsClusterOwner(cluster, join(bin, 'initdb'), ['-D', cluster, `--pwfile=${password}`, ...initdb]);
}

async function startCluster(bin: string, dataDir: string): Promise<InstalledPostgres> {
  const cluster = getClusterDir(dataDir);
  const program = join(bin, 'pg_ctl');
  const options = [`unix_socket_directories='${cluster}'`, ...postgresSettings]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  const start = ['start', '--wait', '--silent', '-D', cluster, '-l', join(cluster, 'log'), '-o', options];
  await runAsClusterOwner(cluster, program, start);
  const stop = (): Promise<void> =>
    runAsClusterOwner(cluster, program, ['stop', '--silent', '-m', 'immediate', '-D', cluster]);
  return {
    connection: { host: cluster, ...postgresConnectionDefaults, password: await readOrCreatePassword(dataDir) },
    stop,
  };
}

/**
 * Starts the PostgreSQL that is installed in `bin`, for example in /usr/lib/postgresql/15/bin. Stores its
 * data in the same folder below `dataDir` as the embedded PostgreSQL, because tests look for the data there.
 */
export async function startInstalledPostgres(bin: string, dataDir: string): Promise<InstalledPostgres> {
  await createCluster(bin, dataDir);
  return startCluster(bin, dataDir);
}
