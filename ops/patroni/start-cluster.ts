import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, globSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../../scripts/free-port.ts';
import { listDescendantProcesses, waitUntilProcessesEnd } from '../../server/test/server-process.ts';

type ClusterNode = ReturnType<typeof createNode>;
export type PatroniCluster = Awaited<ReturnType<typeof startCluster>>;

/** One node in the response of Patroni's `GET /cluster`. */
interface ClusterMember {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

const findLeader = (members: readonly ClusterMember[]): ClusterMember | undefined =>
  members.find(({ role, state }) => role === 'leader' && state === 'running');

/** Required Debian packages, each with the path of a file that shows whether the package is installed. */
const requiredPackages = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  // Accepts any installed version of PostgreSQL and uses the newest.
  'postgresql-15': globSync('/usr/lib/postgresql/*/bin/pg_rewind').toSorted().at(-1) ?? '',
};

/**
 * Id of Debian's user and group `nobody`. If root runs this command, the programs run as `nobody`, because
 * PostgreSQL refuses to run as root.
 */
const nobodyId = 65_534;
const isRoot = process.getuid?.() === 0;
const setprivOptions = isRoot ? [`--reuid=${nobodyId}`, `--regid=${nobodyId}`, '--clear-groups'] : [];
/**
 * Options of `unshare` that start a program in new process and IPC namespaces. When this program ends, the
 * kernel kills all processes in the namespace and frees their shared memory.
 */
const unshareOptions = '--user --map-current-user --pid --ipc --mount-proc --fork --kill-child'.split(' ');
/**
 * All environment variables of the started programs. The programs inherit none, because a variable such as
 * PGHOST would change the settings of PostgreSQL programs.
 */
const programEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

const hosts = ['127.0.0.11', '127.0.0.12', '127.0.0.13'];
const run = promisify(execFile);

/**
 * Waits until `isTrue` resolves with true; a rejection counts as false. After three minutes, throws an error
 * with the message `failure`.
 */
export async function waitUntil(isTrue: () => Promise<boolean>, failure: string): Promise<void> {
  const deadline = performance.now() + 180_000;
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(failure);
    await sleep(100);
  }
}

/** Starts a program in new kernel namespaces. The kernel kills the program when this Node process ends. */
function startProgram(log: string, command: readonly string[]): ChildProcess {
  const output = openSync(log, 'a');
  const child = spawn('setpriv', [...setprivOptions, '--pdeathsig=KILL', 'unshare', ...unshareOptions, ...command], {
    cwd: '/',
    detached: true,
    env: programEnvironment,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return child;
}

const findFreeHostAndPort = async (host = '127.0.0.1'): Promise<string> => `${host}:${await findFreePort(host)}`;

function createFolderForNobody(path: string): string {
  mkdirSync(path, { mode: 0o700 });
  if (isRoot) chownSync(path, nobodyId, nobodyId);
  return path;
}

/** Writes a configuration file from its template, with every `${NAME}` replaced. */
async function writeConfiguration(file: string, values: Readonly<Record<string, string>>): Promise<string> {
  const template = await readFile(join(import.meta.dirname, file.slice(file.lastIndexOf('/') + 1)), 'utf8');
  const text = template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} has an unknown placeholder: ${name}`);
    return value;
  });
  await writeFile(file, text);
  return file;
}

function createNode(file: string, name: string, children: Set<ChildProcess>) {
  const folder = dirname(file);
  let child: ChildProcess | undefined;
  const listProcesses = (): Promise<number[]> => listDescendantProcesses(child?.pid ?? 0);
  return {
    name,
    start: (): void => {
      // Removes the PID file that a killed PostgreSQL server has left. In the new process namespace, another
      // process can have the same process id, and PostgreSQL would then refuse to start.
      rmSync(join(folder, 'data/postmaster.pid'), { force: true });
      child = startProgram(`${folder}.log`, [requiredPackages.patroni, file]);
      children.add(child);
    },
    /** Kills all processes of Patroni and PostgreSQL on this node at once, like a power failure. */
    kill: async (): Promise<void> => {
      const all = await listProcesses();
      child?.kill('SIGKILL');
      if ((await waitUntilProcessesEnd(all, 10)).length > 0) throw new Error(`${name} could not be killed`);
    },
    /** Suspends the PostgreSQL processes that send WAL to the other nodes. Returns their number. */
    stopSenders: async (): Promise<number> => {
      let stoppedCount = 0;
      for (const pid of await listProcesses()) {
        const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
        if (!title.includes('walsender')) continue;
        process.kill(pid, 'SIGSTOP');
        stoppedCount += 1;
      }
      return stoppedCount;
    },
  };
}

/** Prints the names of missing Debian packages and exits with 1 if there are any. */
export function requireDebianPackages(): void {
  const missing = Object.entries(requiredPackages).filter(([, file]) => !existsSync(file));
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name).join(' ');
  console.error(`Missing packages: apt-get install --no-install-recommends ${names}
Debian starts services on installation; docs/operating/high-availability.md explains how to prevent that.`);
  process.exit(1);
}

/**
 * Starts etcd, three PostgreSQL nodes with Patroni, and HAProxy, on free ports of loopback IP addresses.
 * Their data is in a temporary folder.
 */
export async function startCluster(isSynchronous: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'wishwell-cluster-'));
  if (isRoot) chownSync(folder, nobodyId, nobodyId);
  const children = new Set<ChildProcess>();
  const stop = (): void => {
    for (const child of children) child.kill('SIGKILL');
    // Retries the deletion of the folder, because processes that are still ending can write files into it.
    rmSync(folder, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 });
  };
  process.once('exit', stop);
  const password = randomBytes(18).toString('hex');
  const etcdFolder = createFolderForNobody(join(folder, 'etcd'));
  const etcd = {
    NAME: 'etcd1',
    FOLDER: join(etcdFolder, 'data'),
    CLIENT: await findFreeHostAndPort(),
    PEER: await findFreeHostAndPort(),
  };
  const etcdFile = await writeConfiguration(join(etcdFolder, 'etcd.yml'), etcd);
  children.add(startProgram(`${etcdFolder}.log`, [requiredPackages['etcd-server'], '--config-file', etcdFile]));

  const haproxyPorts = { PRIMARY: await findFreeHostAndPort(), REPLICAS: await findFreeHostAndPort() };
  const servers: Record<string, string> = {};
  const nodes: ClusterNode[] = [];
  const apis: string[] = [];
  for (const [at, host] of hosts.entries()) {
    const name = `node${at + 1}`;
    const nodeFolder = createFolderForNobody(join(folder, name));
    const [postgres, rest] = [await findFreeHostAndPort(host), await findFreeHostAndPort(host)];
    const file = await writeConfiguration(join(nodeFolder, 'patroni.yml'), {
      NAME: name,
      FOLDER: nodeFolder,
      POSTGRES: postgres,
      REST: rest,
      ETCD: etcd.CLIENT,
      SYNCHRONOUS: String(isSynchronous),
      BIN: dirname(requiredPackages['postgresql-15']),
      SUPERUSER_PASSWORD: password,
      REPLICATION_PASSWORD: password,
      REWIND_PASSWORD: password,
    });
    const values = { NAME: name, POSTGRES: postgres, REST_HOST: host, REST_PORT: rest.slice(host.length + 1) };
    for (const [key, value] of Object.entries(values)) servers[`${key}_${at + 1}`] = value;
    const node = createNode(file, name, children);
    node.start();
    nodes.push(node);
    apis.push(rest);
  }
  const haproxyFile = await writeConfiguration(join(folder, 'haproxy.cfg'), { ...haproxyPorts, ...servers });
  children.add(startProgram(join(folder, 'haproxy.log'), [requiredPackages.haproxy, '-db', '-f', haproxyFile]));

  const findMembers = async (): Promise<ClusterMember[]> => {
    const signal = AbortSignal.timeout(2_000);
    const response = await Promise.any(apis.map((api) => fetch(`http://${api}/cluster`, { signal })));
    return ((await response.json()) as { members: ClusterMember[] }).members;
  };
  // Returns whether every node follows the primary and, in synchronous mode, one node is a synchronous
  // standby.
  const isHealthy = async (): Promise<boolean> => {
    const members = await findMembers();
    const timeline = findLeader(members)?.timeline;
    const following = members.filter((one) => one.timeline === timeline && /^(?:running|streaming)$/.test(one.state));
    const hasStandby = members.some(({ role }) => role === 'sync_standby');
    return timeline !== undefined && following.length === nodes.length && (hasStandby || !isSynchronous);
  };
  const urlOf = (role: string, host: string, database: string): string =>
    `postgres://${role}:${password}@${host}/${database}`;
  const psql = async (database: string, text: string): Promise<string[]> => {
    const url = urlOf('postgres', haproxyPorts.PRIMARY, database);
    const { stdout } = await run('psql', ['-XAtqc', text, url], { maxBuffer: 100_000_000 });
    return stdout.split('\n').filter((line) => line !== '');
  };

  const untilHealthy = (): Promise<void> => waitUntil(isHealthy, `The cluster is not healthy; its logs: ${folder}`);
  await untilHealthy();
  const isReachable = async (): Promise<boolean> => (await psql('postgres', 'select 1')).length === 1;
  await waitUntil(isReachable, 'HAProxy does not reach the primary');
  await psql('postgres', `create role wishwell login password '${password}'`);
  await psql('postgres', 'create database wishwell owner wishwell');
  return {
    folder,
    /** Value of `DATABASE_URL` for Wishwell. It contains the HAProxy port that leads to the primary. */
    primaryUrl: urlOf('wishwell', haproxyPorts.PRIMARY, 'wishwell'),
    /** Returns the primary, which accepts writes. Rejects if there is none at the moment. */
    primary: async (): Promise<ClusterNode> => {
      const name = findLeader(await findMembers())?.name;
      const node = nodes.find((one) => one.name === name);
      if (!node) throw new Error('No node is the primary');
      return node;
    },
    untilHealthy,
    /** Runs SQL as superuser in the Wishwell database on the primary. Returns the lines that psql prints. */
    query: (text: string): Promise<string[]> => psql('wishwell', text),
    stop: (): void => {
      process.off('exit', stop);
      stop();
    },
  };
}
