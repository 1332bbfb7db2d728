import { execFileSync } from 'node:child_process';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { chooseAccount } from '../src/postgres/account.ts';
import { clusterDirOf } from '../src/postgres/cluster.ts';
import { loadPassword } from '../src/postgres/password.ts';
import { connectToRunningPostgres } from '../src/postgres/running.ts';
import { environment, login } from '../src/postgres/settings.ts';

/** A throw-away PostgreSQL. */
interface OtherPostgres {
  connection: PoolConfig;
  stop(): Promise<void>;
}

const settings = [
  "listen_addresses=''",
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'log_min_messages=fatal',
  'shared_buffers=64MB',
  'timezone=UTC',
  'jit=off',
];

/**
 * Starts the PostgreSQL whose programs lie in `bin`, such as Debian's in /usr/lib/postgresql/15/bin, where the embedded one
 * would keep its own below `dataDir`, so that everybody finds it in the same way.
 */
export async function startOtherPostgres(bin: string, dataDir: string): Promise<OtherPostgres> {
  const cluster = clusterDirOf(dataDir);
  const account = await chooseAccount(cluster);
  await mkdir(cluster, { mode: 0o700 });
  const password = join(cluster, '..', 'password-for-initdb');
  await writeFile(password, await loadPassword(dataDir));
  if (account) for (const path of [dataDir, cluster, password]) await chown(path, account.uid, account.gid);
  const run = (program: string, args: readonly string[]): void => {
    execFileSync(join(bin, program), args, {
      ...account,
      cwd: '/',
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  const initdb = [
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=scram-sha-256',
    '--no-sync',
    `--username=${login.user}`,
  ];
  run('initdb', ['-D', cluster, `--pwfile=${password}`, ...initdb]);
  const options = [`unix_socket_directories='${cluster}'`, ...settings].map((setting) => `-c ${setting}`).join(' ');
  run('pg_ctl', ['start', '--wait', '--silent', '-D', cluster, '-l', join(cluster, 'log'), '-o', options]);
  const stop = async (): Promise<void> => run('pg_ctl', ['stop', '--silent', '-m', 'immediate', '-D', cluster]);
  const connection = await connectToRunningPostgres(dataDir);
  if (connection) return { connection, stop };
  await stop();
  throw new Error(`The PostgreSQL of ${bin} does not answer`);
}
