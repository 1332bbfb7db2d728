import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../server/src/db.ts';
import type { Cluster } from './cluster.ts';
import { acknowledgedIn, gapOf, type Ledger, newLedger, settledIn } from './ledger.ts';
import { findLosses } from './losses.ts';
import type { Pair } from './writers.ts';
import { underWriters } from './writers.ts';

/** One loss of the primary, counted. */
export interface Round {
  /** From the node that was lost to the one that took over. */
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
  /** Connections by which the primary sent to the others, and which were stopped. */
  senders: number;
  faults: readonly string[];
  /** From its start until the lost node follows the new primary. */
  backMs: number;
}

interface Stage {
  cluster: Cluster;
  origins: readonly string[];
  pairs: readonly Pair[];
  /** To whichever node is the primary. */
  db: Database;
}

const steadyMs = 3_000;
const sendersStoppedMs = 500;
const recoveredWithinMs = 60_000;

/** Waits until every process acknowledges writes again. */
async function untilRecovered({ acknowledgedAt }: Ledger, killedAt: number): Promise<void> {
  const deadline = performance.now() + recoveredWithinMs;
  const isBack = (times: readonly number[]): boolean => (times.at(-1) ?? 0) > killedAt + 1_000;
  while (!acknowledgedAt.every(isBack)) {
    if (performance.now() > deadline) throw new Error(`No writes ${recoveredWithinMs / 1_000} seconds after the kill`);
    await sleep(50);
  }
}

/**
 * Under load the primary sends nothing to the others any more, and half a second later it is lost with everything that ran on
 * it: what it confirmed in between is on no other node, if it confirmed anything. Then everything that was begun is settled and
 * counted, and the lost node comes back as a replica.
 */
export async function loseThePrimary({ cluster, origins, pairs, db }: Stage): Promise<Round> {
  const ledger = newLedger(origins.length);
  const lost = await cluster.primary();
  let senders = 0;
  let stoppedAt = 0;
  let calmAt = 0;
  await underWriters(origins, pairs, ledger, async () => {
    await sleep(steadyMs);
    stoppedAt = performance.now();
    senders = await lost.stopSenders();
    await sleep(sendersStoppedMs);
    await lost.kill();
    await untilRecovered(ledger, performance.now());
    await sleep(steadyMs);
    calmAt = performance.now();
  });
  const losses = await findLosses(db, ledger);
  const next = await cluster.primary();
  const startedAt = performance.now();
  lost.start();
  await cluster.untilWhole();
  const { refused, dropped, faults } = ledger;
  return {
    from: lost.plan.name,
    to: next.plan.name,
    gapMs: gapOf(ledger, stoppedAt - steadyMs / 2, calmAt),
    acknowledged: acknowledgedIn(ledger),
    ...losses,
    settled: settledIn(ledger),
    refused,
    dropped,
    senders,
    faults,
    backMs: performance.now() - startedAt,
  };
}
