import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../server/src/database/database.ts';
import type { Cluster } from './cluster.ts';
import { acknowledgedIn, gapOf, type Ledger, newLedger, settledIn } from './ledger.ts';
import { findLosses } from './losses.ts';
import type { ClusterNode } from './node.ts';
import type { Mishap } from './mishaps.ts';
import { type Pair, underWriters } from './writers.ts';

/** One mishap, counted. */
export interface Round {
  /** The primary before and after it. */
  from: string;
  to: string;
  /** The longest time in which one of the processes acknowledged no write. */
  gapMs: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Writes without an answer that were sent again until there was one; of these, creations that the first request had made. */
  settled: number;
  alreadyMade: number;
  refused: number;
  dropped: number;
  /** Whether the same node must, or must not, be the primary afterwards. */
  isTakenOver: boolean;
  faults: readonly string[];
  /** Until every node follows the primary again. */
  wholeMs: number;
}

interface Stage {
  cluster: Cluster;
  origins: readonly string[];
  pairs: readonly Pair[];
  /** To whichever node is the primary. */
  db: Database;
}

const steadyMs = 3_000;
const recoveredWithinMs = 60_000;

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const deadline = performance.now() + recoveredWithinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${otherwise} within ${recoveredWithinMs / 1_000} seconds`);
    await sleep(50);
  }
}

/** Waits until another node is the primary. */
async function untilTakenOver(cluster: Cluster, struck: ClusterNode): Promise<void> {
  const isOther = async (): Promise<boolean> => (await cluster.primary().catch(() => struck)) !== struck;
  await until(isOther, 'No other node has taken over');
}

/** Waits until every process has acknowledged writes for a second. */
async function untilRecovered({ acknowledgedAt }: Ledger): Promise<void> {
  const from = performance.now() + 1_000;
  await until(async () => acknowledgedAt.every((times) => (times.at(-1) ?? 0) > from), 'No writes');
}

/**
 * Something happens to the primary under load. Then everything that was begun is settled and held against what the primary has
 * now, before the node that it happened to is started again.
 */
export async function suffer(mishap: Mishap, { cluster, origins, pairs, db }: Stage): Promise<Round> {
  const ledger = newLedger(origins.length);
  const struck = await cluster.primary();
  let steadyAt = 0;
  let calmAt = 0;
  await underWriters(origins, pairs, ledger, async () => {
    await sleep(steadyMs / 2);
    steadyAt = performance.now();
    await sleep(steadyMs / 2);
    await mishap.strike(struck, cluster);
    if (mishap.isTakenOver) await untilTakenOver(cluster, struck);
    await untilRecovered(ledger);
    await sleep(steadyMs);
    calmAt = performance.now();
  });
  const losses = await findLosses(db, ledger);
  const next = await cluster.primary();
  const mendedAt = performance.now();
  await mishap.mend(struck);
  await cluster.untilWhole();
  const { refused, dropped, faults } = ledger;
  return {
    from: struck.plan.name,
    to: next.plan.name,
    isTakenOver: mishap.isTakenOver,
    gapMs: gapOf(ledger, steadyAt, calmAt),
    acknowledged: acknowledgedIn(ledger),
    ...losses,
    settled: settledIn(ledger),
    refused,
    dropped,
    faults,
    wholeMs: performance.now() - mendedAt,
  };
}
