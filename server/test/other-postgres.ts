import { execFileSync } from 'node:child_process';
import { appendFile, chown, cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PoolConfig } from 'pg';
import { chooseAccount, changeOwner } from '../src/embedded-postgres/account.ts';
import { chooseCopiesDir, findBinaries, findBinariesPackage } from '../src/embedded-postgres/binaries.ts';
import { clusterDirOf } from '../src/embedded-postgres/cluster.ts';
import { loadPassword } from '../src/embedded-postgres/password.ts';
import { environment, login } from '../src/embedded-postgres/settings.ts';

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

/** Runs one of the programs in `bin` as whoever owns `cluster`. */
async function runAsOwner(cluster: string, program: string, args: readonly string[]): Promise<void> {
  const account = await chooseAccount(cluster);
  execFileSync(program, args, { ...account, cwd: '/', env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function createCluster(bin: string, dataDir: string): Promise<void> {
  const cluster = clusterDirOf(dataDir);
  const account = await chooseAccount(cluster);
  await mkdir(cluster, { mode: 0o700 });
  const password = join(cluster, '..', 'password-for-initdb');
  await writeFile(password, await loadPassword(dataDir));
  if (account) for (const path of [dataDir, cluster, password]) await chown(path, account.uid, account.gid);
  const initdb = [
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=scram-sha-256',
    '--no-sync',
    `--username=${login.user}`,
  ];
  await runAsOwner(cluster, join(bin, 'initdb'), ['-D', cluster, `--pwfile=${password}`, ...initdb]);
}

async function startCluster(bin: string, dataDir: string): Promise<OtherPostgres> {
  const cluster = clusterDirOf(dataDir);
  const program = join(bin, 'pg_ctl');
  const options = [`unix_socket_directories='${cluster}'`, ...settings].map((setting) => `-c ${setting}`).join(' ');
  const start = ['start', '--wait', '--silent', '-D', cluster, '-l', join(cluster, 'log'), '-o', options];
  await runAsOwner(cluster, program, start);
  const stop = (): Promise<void> =>
    runAsOwner(cluster, program, ['stop', '--silent', '-m', 'immediate', '-D', cluster]);
  return { connection: { host: cluster, ...login, password: await loadPassword(dataDir) }, stop };
}

/**
 * Starts the PostgreSQL whose programs lie in `bin`, such as Debian's in /usr/lib/postgresql/15/bin, where the embedded one
 * would keep its own below `dataDir`, so that everybody finds it in the same way.
 */
export async function startOtherPostgres(bin: string, dataDir: string): Promise<OtherPostgres> {
  await createCluster(bin, dataDir);
  return startCluster(bin, dataDir);
}

/** A PostgreSQL and a standby of it that follows its changes, each below a folder of its own. */
export async function startWithStandby(folder: string): Promise<{ primary: OtherPostgres; standby: OtherPostgres }> {
  const account = await chooseAccount(folder);
  const binaries = await findBinaries({
    packageDir: findBinariesPackage(),
    copiesDir: chooseCopiesDir(folder),
    account,
  });
  const bin = dirname(binaries.postgres);
  const [own, copied] = [join(folder, 'primary'), join(folder, 'standby')];
  if (account) await chown(folder, account.uid, account.gid);
  await mkdir(own);
  await createCluster(bin, own);
  await cp(own, copied, { recursive: true, preserveTimestamps: true });
  await changeOwner(clusterDirOf(copied), account);
  const primary = await startCluster(bin, own);
  const { host, port, user, password } = primary.connection;
  const origin = `host=${host} port=${port} user=${user} password=${String(password)}`;
  await appendFile(join(clusterDirOf(copied), 'postgresql.auto.conf'), `primary_conninfo = '${origin}'\n`);
  await runAsOwner(clusterDirOf(copied), 'touch', [join(clusterDirOf(copied), 'standby.signal')]);
  return { primary, standby: await startCluster(bin, copied) };
}
