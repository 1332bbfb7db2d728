import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, globSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../../scripts/free-port.ts';
import { listDescendants, waitUntilGone } from '../../server/test/server-process.ts';

export interface ClusterNode {
  readonly name: string;
  /** Holds the configuration and the data. */
  readonly folder: string;
  start(): void;
  /** Kills Patroni, PostgreSQL and every process of theirs at once, as a power failure would. */
  kill(): Promise<void>;
  /** Stops the processes that send WAL to the other nodes. Returns their number. */
  stopSenders(): Promise<number>;
}

export interface Cluster {
  readonly folder: string;
  readonly nodes: readonly ClusterNode[];
  /** `DATABASE_URL` of the product: HAProxy's port of the primary. */
  readonly primaryUrl: string;
  /** HAProxy's port of the replicas. */
  readonly replicasUrl: string;
  /** Returns the node that accepts writes. Rejects when there is none. */
  primary(): Promise<ClusterNode>;
  /** Waits until every node follows the primary and, in synchronous mode, there is a synchronous standby. */
  untilHealthy(): Promise<void>;
  /** Runs SQL on the primary as superuser, in the product's database. Returns the lines that psql prints. */
  query(text: string): Promise<string[]>;
  stop(): void;
}

/** What Patroni's `GET /cluster` returns. */
interface Members {
  members: { name: string; role: string; state: string; timeline?: number }[];
}

const leaderOf = (members: Members['members']): Members['members'][number] | undefined =>
  members.find(({ role, state }) => role === 'leader' && state === 'running');

/** A file of each Debian package that is needed. */
const packages = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  // The newest version.
  'postgresql-15': globSync('/usr/lib/postgresql/*/bin/pg_rewind').toSorted().at(-1) ?? '',
};

/** Debian's `nobody` and `nogroup`: PostgreSQL refuses to run as root. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [];
/** The kernel kills everything in a process namespace with its first process, and frees its shared memory. */
const namespaces = '--user --map-current-user --pid --ipc --mount-proc --fork --kill-child'.split(' ');
/** `PG…` variables of ours would change what PostgreSQL does. */
const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

const hosts = ['127.0.0.11', '127.0.0.12', '127.0.0.13'];
const run = promisify(execFile);

/** Waits until `isTrue` resolves with true, at most three minutes; a rejection counts as false. */
export async function waitUntil(isTrue: () => Promise<boolean>, failure: string): Promise<void> {
  const deadline = performance.now() + 180_000;
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(failure);
    await sleep(100);
  }
}

/** Starts a program in namespaces of its own. It is killed when this process ends, however that happens. */
function launch(log: string, command: readonly string[]): ChildProcess {
  const output = openSync(log, 'a');
  const child = spawn('setpriv', [...asNobody, '--pdeathsig=KILL', 'unshare', ...namespaces, ...command], {
    cwd: '/',
    detached: true,
    env,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return child;
}

const findAddress = async (host = '127.0.0.1'): Promise<string> => `${host}:${await findFreePort(host)}`;

function makeFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 });
  if (isRoot) chownSync(path, nobody, nobody);
  return path;
}

/** Writes a file of this folder with every `${NAME}` replaced. */
async function configure(file: string, values: Readonly<Record<string, string>>): Promise<string> {
  const template = await readFile(join(import.meta.dirname, file.slice(file.lastIndexOf('/') + 1)), 'utf8');
  const text = template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} has an unknown placeholder: ${name}`);
    return value;
  });
  await writeFile(file, text);
  return file;
}

function createNode(file: string, name: string, children: Set<ChildProcess>): ClusterNode {
  const folder = dirname(file);
  let child: ChildProcess | undefined;
  const listProcesses = (): Promise<number[]> => listDescendants(child?.pid ?? 0);
  return {
    name,
    folder,
    start: () => {
      // After a kill it holds a process id that another process of the new namespace may have.
      rmSync(join(folder, 'data/postmaster.pid'), { force: true });
      child = launch(`${folder}.log`, [packages.patroni, file]);
      children.add(child);
    },
    kill: async () => {
      const all = await listProcesses();
      child?.kill('SIGKILL');
      if ((await waitUntilGone(all, 10)).length > 0) throw new Error(`${name} could not be killed`);
    },
    stopSenders: async () => {
      let stopped = 0;
      for (const pid of await listProcesses()) {
        const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
        if (!title.includes('walsender')) continue;
        process.kill(pid, 'SIGSTOP');
        stopped += 1;
      }
      return stopped;
    },
  };
}

/** Exits with a message if a Debian package is missing. */
export function requirePackages(): void {
  const missing = Object.entries(packages).filter(([, file]) => !existsSync(file));
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name).join(' ');
  console.error(`Missing packages: apt-get install --no-install-recommends ${names}
Debian starts services on installation; docs/high-availability.md explains how to prevent that.`);
  process.exit(1);
}

/** Starts etcd, three nodes of PostgreSQL under Patroni, and HAProxy, on free loopback ports in a temporary folder. */
export async function startCluster(isSynchronous: boolean): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'wishwell-cluster-'));
  if (isRoot) chownSync(folder, nobody, nobody);
  const children = new Set<ChildProcess>();
  const stop = (): void => {
    for (const child of children) child.kill('SIGKILL');
    // The kernel may still be ending them.
    rmSync(folder, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 });
  };
  process.once('exit', stop);
  const password = randomBytes(18).toString('hex');
  const etcdFolder = makeFolder(join(folder, 'etcd'));
  const etcd = {
    NAME: 'etcd1',
    FOLDER: join(etcdFolder, 'data'),
    CLIENT: await findAddress(),
    PEER: await findAddress(),
  };
  const etcdFile = await configure(join(etcdFolder, 'etcd.yml'), etcd);
  children.add(launch(`${etcdFolder}.log`, [packages['etcd-server'], '--config-file', etcdFile]));

  const doors = { PRIMARY: await findAddress(), REPLICAS: await findAddress() };
  const servers: Record<string, string> = {};
  const nodes: ClusterNode[] = [];
  const apis: string[] = [];
  for (const [at, host] of hosts.entries()) {
    const name = `node${at + 1}`;
    const [postgres, rest] = [await findAddress(host), await findAddress(host)];
    const file = await configure(join(makeFolder(join(folder, name)), 'patroni.yml'), {
      NAME: name,
      FOLDER: join(folder, name),
      POSTGRES: postgres,
      REST: rest,
      ETCD: etcd.CLIENT,
      SYNCHRONOUS: String(isSynchronous),
      BIN: dirname(packages['postgresql-15']),
      SUPERUSER_PASSWORD: password,
      REPLICATION_PASSWORD: password,
      REWIND_PASSWORD: password,
    });
    const [restHost = '', restPort = ''] = rest.split(':');
    const places = { NAME: name, POSTGRES: postgres, REST_HOST: restHost, REST_PORT: restPort };
    for (const [key, value] of Object.entries(places)) servers[`${key}_${at + 1}`] = value;
    const node = createNode(file, name, children);
    node.start();
    nodes.push(node);
    apis.push(rest);
  }
  const haproxyFile = await configure(join(folder, 'haproxy.cfg'), { ...doors, ...servers });
  children.add(launch(join(folder, 'haproxy.log'), [packages.haproxy, '-db', '-f', haproxyFile]));

  const findMembers = async (): Promise<Members['members']> => {
    const ask = async (api: string): Promise<Members> => {
      const response = await fetch(`http://${api}/cluster`, { signal: AbortSignal.timeout(2_000) });
      return (await response.json()) as Members;
    };
    return (await Promise.any(apis.map(ask))).members;
  };
  const isHealthy = async (): Promise<boolean> => {
    const members = await findMembers();
    const timeline = leaderOf(members)?.timeline;
    const following = members.filter((one) => one.timeline === timeline && /^(?:running|streaming)$/.test(one.state));
    const hasStandby = members.some(({ role }) => role === 'sync_standby');
    return timeline !== undefined && following.length === nodes.length && (hasStandby || !isSynchronous);
  };
  const urlOf = (role: string, host: string, database: string): string =>
    `postgres://${role}:${password}@${host}/${database}`;
  const psql = async (database: string, text: string): Promise<string[]> => {
    const url = urlOf('postgres', doors.PRIMARY, database);
    const { stdout } = await run('psql', ['-XAtqc', text, url], { maxBuffer: 100_000_000 });
    return stdout.split('\n').filter((line) => line !== '');
  };

  const untilHealthy = (): Promise<void> => waitUntil(isHealthy, `The cluster is not healthy; its logs: ${folder}`);
  await untilHealthy();
  const isReachable = async (): Promise<boolean> => (await psql('postgres', 'select 1')).length === 1;
  await waitUntil(isReachable, 'HAProxy does not lead to the primary');
  await psql('postgres', `create role wishwell login password '${password}'`);
  await psql('postgres', 'create database wishwell owner wishwell');
  return {
    folder,
    nodes,
    primaryUrl: urlOf('wishwell', doors.PRIMARY, 'wishwell'),
    replicasUrl: urlOf('wishwell', doors.REPLICAS, 'wishwell'),
    primary: async () => {
      const name = leaderOf(await findMembers())?.name;
      const node = nodes.find((one) => one.name === name);
      if (!node) throw new Error('No node is the primary');
      return node;
    },
    untilHealthy,
    query: (text) => psql('wishwell', text),
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
}
