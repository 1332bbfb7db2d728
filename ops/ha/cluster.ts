import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/free-port.ts';
import { createDatabase } from '../../server/src/database/database.ts';
import { backgroundTimeouts } from '../../server/src/database/session-settings.ts';
import { type Account, chooseAccount } from '../../server/src/embedded-postgres/account.ts';
import { launch, type Launched, signal } from './launch.ts';
import { areWhole, listMembers, primaryAmong } from './members.ts';
import { type ClusterNode, createNode } from './node.ts';
import {
  type Address,
  type ClusterPlan,
  etcdConfig,
  etcdFolder,
  haproxyConfig,
  haproxyFolder,
  nodeHosts,
  type NodePlan,
  patroniConfig,
  urlOf,
} from './plan.ts';
import type { Programs } from './programs.ts';

/** Three nodes of PostgreSQL that stand in for one another, behind one port. */
export interface Cluster {
  /** For the product: to whichever node takes writes. */
  primaryUrl: string;
  /** To those that only read. */
  replicasUrl: string;
  /** To the product's database on the primary, as PostgreSQL's superuser. */
  superuserUrl: string;
  folder: string;
  nodes: readonly ClusterNode[];
  /** The node that takes writes. Rejects when none does. */
  primary(): Promise<ClusterNode>;
  /** Has etcd answer nobody until it is resumed. */
  pauseStore(): void;
  resumeStore(): void;
  /** Waits until every node follows the primary and, where that is wanted, one of them holds every commit. */
  untilWhole(): Promise<void>;
}

const wholeWithinMs = 180_000;
const database = 'wishwell';

const secret = (): string => randomBytes(18).toString('hex');

const free = async (host: string): Promise<Address> => ({ host, port: await findFreePort(host) });

async function planCluster(folder: string, bin: string, synchronous: boolean): Promise<ClusterPlan> {
  const nodes: NodePlan[] = [];
  for (const [at, host] of nodeHosts.entries()) {
    const name = `node${at + 1}`;
    nodes.push({ name, folder: join(folder, name), postgres: await free(host), rest: await free(host) });
  }
  return {
    folder,
    bin,
    synchronous,
    nodes,
    etcd: { client: await free('127.0.0.1'), peer: await free('127.0.0.1') },
    doors: { primary: await free('127.0.0.1'), replicas: await free('127.0.0.1') },
    passwords: { superuser: secret(), replication: secret(), rewind: secret(), wishwell: secret() },
  };
}

/** Writes a file that the account alone may read, in a folder of the account's. */
async function writeFor(account: Account | undefined, path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { mode: 0o700, recursive: true });
  await writeFile(path, text, { mode: 0o600 });
  if (account) for (const one of [dirname(path), path]) await chown(one, account.uid, account.gid);
}

/** Stops what stops by itself when asked to. */
async function stopGently(launched: Launched): Promise<void> {
  if (!launched.isRunning()) return;
  signal(launched.pid, 'SIGTERM');
  // One that was stopped hears it now.
  signal(launched.pid, 'SIGCONT');
  const late = setTimeout(() => signal(launched.pid, 'SIGKILL'), 5_000);
  await launched.ended;
  clearTimeout(late);
}

/** Asks until `isSo`; rejects with `otherwise` when it takes too long. */
async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const deadline = performance.now() + wholeWithinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(otherwise);
    await sleep(250);
  }
}

/** Makes the product's role and its database, as an operator does once. */
async function makeDatabase({ doors, passwords }: ClusterPlan): Promise<void> {
  const connectionString = urlOf(doors.primary, 'postgres', passwords.superuser, 'postgres');
  const db = createDatabase({ ...backgroundTimeouts, connectionString, max: 1 });
  try {
    await db.pool.query(`create role wishwell login password '${passwords.wishwell}'`);
    await db.pool.query(`create database ${database} owner wishwell`);
  } finally {
    await db.close();
  }
}

/**
 * Starts etcd, three nodes of PostgreSQL under Patroni and HAProxy in a folder of their own, which goes away with them when
 * `undo` is disposed. As root they run as another user, because PostgreSQL refuses root.
 */
export async function startCluster(
  programs: Programs,
  synchronous: boolean,
  undo: AsyncDisposableStack,
): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-cluster-'));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const account = await chooseAccount(folder);
  const plan = await planCluster(folder, programs.bin, synchronous);
  const start = (log: string, ...command: [string, ...string[]]): Launched => {
    if (undo.disposed) throw new Error('The cluster is being stopped');
    return launch({ command, log: join(folder, log), account, setpriv: programs.setpriv });
  };

  const etcdFile = join(etcdFolder(plan), 'etcd.yml');
  await writeFor(account, etcdFile, await etcdConfig(plan));
  const etcd = start('etcd.log', programs.etcd, '--config-file', etcdFile);
  undo.defer(() => stopGently(etcd));

  const nodes: ClusterNode[] = [];
  for (const one of plan.nodes) {
    const file = join(one.folder, 'patroni.yml');
    await writeFor(account, file, await patroniConfig(plan, one));
    nodes.push(createNode(one, () => start(`${one.name}.log`, programs.patroni, file)));
  }
  undo.defer(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
  for (const node of nodes) node.start();

  const haproxyFile = join(haproxyFolder(plan), 'haproxy.cfg');
  await writeFor(account, haproxyFile, await haproxyConfig(plan));
  const haproxy = start('haproxy.log', programs.haproxy, '-db', '-f', haproxyFile);
  undo.defer(() => stopGently(haproxy));

  const untilWhole = (): Promise<void> =>
    until(
      async () => areWhole(await listMembers(nodes), nodes.length, synchronous),
      `The cluster is not whole after ${wholeWithinMs / 1_000} seconds`,
    );
  await untilWhole();
  await until(
    () =>
      makeDatabase(plan).then(
        () => true,
        () => false,
      ),
    'HAProxy does not lead to the primary',
  );
  const { doors, passwords } = plan;
  return {
    primaryUrl: urlOf(doors.primary, 'wishwell', passwords.wishwell, database),
    replicasUrl: urlOf(doors.replicas, 'wishwell', passwords.wishwell, database),
    superuserUrl: urlOf(doors.primary, 'postgres', passwords.superuser, database),
    folder,
    nodes,
    primary: async () => {
      const name = primaryAmong(await listMembers(nodes));
      const node = nodes.find((one) => one.plan.name === name);
      if (!node) throw new Error('No node is the primary');
      return node;
    },
    pauseStore: () => signal(etcd.pid, 'SIGSTOP'),
    resumeStore: () => signal(etcd.pid, 'SIGCONT'),
    untilWhole,
  };
}
