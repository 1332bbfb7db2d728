import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { StartFailure } from '../../server/src/process/start-failure.ts';

/** Paths of what the cluster is made of. */
export interface Programs {
  patroni: string;
  etcd: string;
  haproxy: string;
  setpriv: string;
  /** The folder of PostgreSQL's programs. */
  bin: string;
}

/** Each program, and the package of Debian's that brings it. */
const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  setpriv: 'util-linux',
} as const;

// Patroni suggests it alone, and does not find etcd without it.
const etcdModule = '/usr/lib/python3/dist-packages/etcd';
const postgresFolder = '/usr/lib/postgresql';
const oldestVersion = 15;

const find = (program: string, path: string): string | undefined =>
  [...path.split(delimiter), '/usr/sbin', '/usr/bin']
    .map((folder) => join(folder, program))
    .find((one) => existsSync(one));

/** The newest PostgreSQL of Debian's that Wishwell runs on and that can join a cluster again. */
async function findPostgres(): Promise<string | undefined> {
  const versions = (await readdir(postgresFolder).catch(() => [])).map(Number).filter((one) => one >= oldestVersion);
  return versions
    .toSorted((a, b) => b - a)
    .map((version) => join(postgresFolder, String(version), 'bin'))
    .find((bin) => existsSync(join(bin, 'pg_rewind')));
}

/** The sentence for who lacks these packages. */
export const missingSentence = (missing: readonly string[]): string =>
  `This needs ${missing.length > 1 ? 'packages' : 'a package'} of Debian’s: apt-get install --no-install-recommends ${missing.join(' ')}
Debian starts what it installs; docs/high-availability.md says how to keep it from doing so.`;

/** Finds all of them. Throws `StartFailure` with a sentence that names the packages that are missing. */
export async function findPrograms(path: string): Promise<Programs> {
  const found = {
    patroni: find('patroni', path),
    etcd: find('etcd', path),
    haproxy: find('haproxy', path),
    setpriv: find('setpriv', path),
  };
  const bin = await findPostgres();
  const missing: string[] = (Object.keys(packages) as (keyof typeof packages)[])
    .filter((name) => found[name] === undefined)
    .map((name) => packages[name]);
  if (!existsSync(etcdModule)) missing.push('python3-etcd');
  if (bin === undefined) missing.push(`postgresql-${oldestVersion}`);
  if (missing.length > 0) throw new StartFailure(missingSentence(missing));
  return { ...(found as Record<keyof typeof packages, string>), bin: bin ?? '' };
}
