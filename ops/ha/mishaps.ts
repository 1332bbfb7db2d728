import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { ClusterNode } from './node.ts';
import { textOf } from './plan.ts';

/** Something that happens to the node that takes writes. */
export interface Mishap {
  /** For the operator. */
  what: string;
  strike(primary: ClusterNode, cluster: Cluster): Promise<void>;
  /** Afterwards, so that the cluster becomes whole again. */
  mend(primary: ClusterNode): Promise<void>;
  /** Whether another node must take over. */
  isTakenOver: boolean;
}

const sendersStoppedMs = 500;
const storeAwayMs = 20_000;

const nothing = async (): Promise<void> => {};

/** Asks Patroni to have another node take over, as `patronictl switchover` does. */
async function askForSwitch({ plan }: ClusterNode): Promise<void> {
  const body = JSON.stringify({ leader: plan.name });
  const answer = await fetch(`http://${textOf(plan.rest)}/switchover`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`Patroni refuses to switch: ${answer.status} ${await answer.text()}`);
}

/** By the name that `--mishap` takes. */
export const mishaps = {
  /** What it confirms in the half second is on no other node, if it confirms anything. */
  lost: {
    what: 'the primary sends nothing for half a second and is then lost, with everything on it',
    strike: async (primary) => {
      if ((await primary.stopSenders()) === 0) throw new Error('The primary has nobody to send to');
      await sleep(sendersStoppedMs);
      await primary.kill();
    },
    mend: async (primary) => primary.start(),
    isTakenOver: true,
  },
  crash: {
    what: 'PostgreSQL crashes and Patroni lives',
    strike: (primary) => primary.crash(),
    mend: nothing,
    isTakenOver: true,
  },
  hang: {
    what: 'Patroni hangs and PostgreSQL goes on',
    strike: async (primary) => primary.hang(),
    mend: async (primary) => primary.resume(),
    isTakenOver: true,
  },
  switch: {
    what: 'somebody asks for another primary',
    strike: askForSwitch,
    mend: nothing,
    isTakenOver: true,
  },
  store: {
    what: `etcd hangs for ${storeAwayMs / 1_000} seconds`,
    strike: async (_, cluster) => {
      cluster.pauseStore();
      await sleep(storeAwayMs);
      cluster.resumeStore();
    },
    mend: nothing,
    isTakenOver: false,
  },
} satisfies Readonly<Record<string, Mishap>>;

export type MishapName = keyof typeof mishaps;

export const isMishap = (name: string): name is MishapName => Object.hasOwn(mishaps, name);
