import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listDescendants, waitUntilGone } from '../../server/test/server-process.ts';
import { type Launched, signal } from './launch.ts';
import type { NodePlan } from './plan.ts';

/** One node of the cluster, and what may be done to it. */
export interface ClusterNode {
  readonly plan: NodePlan;
  start(): void;
  /** Ends Patroni, PostgreSQL and all it has started, in one moment, as a loss of power would. */
  kill(): Promise<void>;
  /** Ends PostgreSQL and all it has started, and leaves Patroni alone. */
  crash(): Promise<void>;
  /** Has Patroni do nothing until it is resumed. */
  hang(): void;
  resume(): void;
  /** Has PostgreSQL send nothing to the other nodes any more. Answers how many connections that were. */
  stopSenders(): Promise<number>;
  /** Ends everything so that nothing of it stays behind. */
  stop(): Promise<void>;
}

interface Postmaster {
  pid: number;
  /** Of the segment of System V's shared memory by which PostgreSQL knows that it runs; killed, it leaves it behind. */
  sharedMemory: string | undefined;
}

async function findPostmaster({ folder }: NodePlan): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return undefined;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const sharedMemory = lines[6]?.trim().split(/\s+/)[1];
  // A number may have gone to somebody else.
  return { pid: command.includes(folder) ? pid : 0, sharedMemory };
}

/** Ends what runs on a node in one moment, with everything that it has started. */
async function killAll({ name }: NodePlan, roots: readonly number[]): Promise<void> {
  const running = roots.filter((pid) => pid > 0);
  const all = [...running, ...(await Promise.all(running.map(listDescendants))).flat()];
  for (const pid of all) signal(pid, 'SIGKILL');
  const living = await waitUntilGone(all, 10);
  if (living.length > 0) throw new Error(`${name} could not be killed`);
}

const isSender = async (pid: number): Promise<boolean> =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('walsender');

async function stopPostgres(plan: NodePlan): Promise<void> {
  const postmaster = await findPostmaster(plan);
  if (postmaster === undefined) return;
  if (postmaster.pid > 0) {
    const all = [postmaster.pid, ...(await listDescendants(postmaster.pid))];
    // Whoever is stopped hears nothing else.
    for (const pid of all) signal(pid, 'SIGCONT');
    signal(postmaster.pid, 'SIGQUIT');
    for (const pid of await waitUntilGone(all, 10)) signal(pid, 'SIGKILL');
    await waitUntilGone(all, 5);
  }
  const { sharedMemory } = postmaster;
  if (sharedMemory !== undefined) await promisify(execFile)('ipcrm', ['-m', sharedMemory]).catch(() => undefined);
}

/** A node whose Patroni `run` starts. */
export function createNode(plan: NodePlan, run: () => Launched): ClusterNode {
  let patroni: Launched | undefined;
  const patroniPid = (): number => (patroni?.isRunning() ? patroni.pid : 0);
  const postgresPid = async (): Promise<number> => (await findPostmaster(plan))?.pid ?? 0;
  return {
    plan,
    start: () => {
      patroni = run();
    },
    kill: async () => killAll(plan, [patroniPid(), await postgresPid()]),
    crash: async () => killAll(plan, [await postgresPid()]),
    hang: () => signal(patroniPid(), 'SIGSTOP'),
    resume: () => signal(patroniPid(), 'SIGCONT'),
    stopSenders: async () => {
      const pid = await postgresPid();
      const children = pid > 0 ? await listDescendants(pid) : [];
      const are = await Promise.all(children.map(isSender));
      const senders = children.filter((_, at) => are[at]);
      for (const sender of senders) signal(sender, 'SIGSTOP');
      return senders.length;
    },
    stop: async () => {
      if (patroni?.isRunning()) {
        // It would start PostgreSQL again.
        signal(patroni.pid, 'SIGKILL');
        await patroni.ended;
      }
      await stopPostgres(plan);
    },
  };
}
