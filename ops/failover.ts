/**
 * Kills the primary of a Patroni cluster while two processes of the product write through HAProxy. Counts the acknowledged
 * writes that are lost: 0 with synchronous replication, some in the control without it.
 * Usage: npm run ops:failover [-- --rounds=3]. Exit code 0 if both hold and no gap exceeds 15 seconds.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signedIn } from '../server/test/person.ts';
import { buildWebApp, startServerProcess } from '../server/test/server-process.ts';
import { type Cluster, requirePackages, startCluster, waitUntil } from './patroni/start-cluster.ts';

const writers = 8;
const longestGapMs = 15_000;
const steadyMs = 3_000;

interface Ledger {
  /** Titles of the lists whose creation was acknowledged with 201. */
  acknowledged: string[];
  /** By process of the product, when it acknowledged writes (`performance.now()`), in order. */
  times: number[][];
  /** Lists whose creation was sent again, with the same `Idempotency-Key`, until it was acknowledged. */
  repeated: number;
  /** Responses that are neither 201 nor 503 with `Retry-After`. */
  faults: string[];
}

interface Round {
  killed: string;
  next: string;
  /** The longest time in which one of the processes acknowledged nothing. */
  gapMs: number;
  acknowledged: number;
  lost: number;
  twice: number;
  repeated: number;
  /** Until every node followed the new primary. */
  healthyAfterMs: number;
}

/** Sends the creation of a list. Returns whether it was acknowledged; no response and 503 leave it open. */
async function createList(origin: string, bearer: string, title: string, faults: string[]): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/mywishlists`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'idempotency-key': title },
      body: JSON.stringify({ title }),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    if (response.status === 201) return true;
    if (response.status !== 503 || !response.headers.has('retry-after')) faults.push(`${response.status} ${text}`);
  } catch {
    // The connection ended, or nothing came: the write may have been committed or not.
  }
  return false;
}

/** Creates lists until `isOver` aborts. Each request goes to the other process than the one before. */
async function write(origins: readonly string[], bearer: string, ledger: Ledger, isOver: AbortSignal): Promise<void> {
  for (let at = 0; !isOver.aborted && ledger.faults.length === 0;) {
    const title = randomUUID();
    let attempts = 0;
    let isDone = false;
    while (!isDone && ledger.faults.length === 0) {
      at = (at + 1) % origins.length;
      attempts += 1;
      isDone = await createList(origins[at] ?? '', bearer, title, ledger.faults);
      if (!isDone) await sleep(50);
    }
    if (!isDone) return;
    ledger.acknowledged.push(title);
    ledger.times[at]?.push(performance.now());
    if (attempts > 1) ledger.repeated += 1;
  }
}

/** The longest time without an acknowledgement between two moments. */
function longestGap(times: readonly number[], from: number, to: number): number {
  const within = [from, ...times.filter((time) => time > from && time < to), to];
  return Math.max(...within.map((time, at) => time - (within[at - 1] ?? from)));
}

/**
 * Kills the primary under load and compares what was acknowledged with the rows of the new primary, before the killed node is
 * started again. Its WAL senders are stopped half a second before: on loopback, WAL in a socket buffer would survive the kill.
 */
async function runRound(cluster: Cluster, origins: readonly string[]): Promise<Round> {
  const bearers: string[] = [];
  for (let at = 0; at < writers; at += 1)
    bearers.push((await signedIn({ origin: origins[0] ?? '' }, `Writer ${at}`)).bearer);
  const ledger: Ledger = { acknowledged: [], times: origins.map(() => []), repeated: 0, faults: [] };
  const over = new AbortController();
  const writing = Promise.all(bearers.map((bearer) => write(origins, bearer, ledger, over.signal)));
  const primary = await cluster.primary();
  await sleep(steadyMs);
  const from = performance.now() - steadyMs / 2;
  if ((await primary.stopSenders()) === 0) throw new Error('The primary sends WAL to no other node');
  await sleep(500);
  await primary.kill();
  const killedAt = performance.now();
  const isWriting = async (): Promise<boolean> => {
    if (ledger.faults.length > 0) return true;
    return (
      (await cluster.primary()) !== primary && ledger.times.every((times) => (times.at(-1) ?? 0) > killedAt + 1_000)
    );
  };
  await waitUntil(isWriting, 'Nobody could write after the primary was killed');
  await sleep(steadyMs);
  const to = performance.now();
  over.abort();
  await writing;
  if (ledger.faults.length > 0) throw new Error(`The product failed: ${ledger.faults[0]}`);
  const titles = await cluster.query('select title from wishlists');
  const found = new Set(titles);
  const next = await cluster.primary();
  primary.start();
  await cluster.untilHealthy();
  return {
    killed: primary.name,
    next: next.name,
    gapMs: Math.round(Math.max(...ledger.times.map((times) => longestGap(times, from, to)))),
    acknowledged: ledger.acknowledged.length,
    lost: ledger.acknowledged.filter((title) => !found.has(title)).length,
    twice: titles.length - found.size,
    repeated: ledger.repeated,
    healthyAfterMs: Math.round(performance.now() - to),
  };
}

/** Runs `rounds` on a cluster of their own. Returns the sums, and the longest gap. */
async function prove(isSynchronous: boolean, rounds: number) {
  console.log(`\nStarting the cluster, ${isSynchronous ? 'synchronous' : 'asynchronous (control)'}…`);
  const cluster = await startCluster(isSynchronous);
  const settings = {
    DATABASE_URL: cluster.primaryUrl,
    DATA_DIR: join(cluster.folder, 'product'),
    APP_SECRET: randomBytes(32).toString('base64'),
    RATE_LIMITS: 'off',
    LIMIT_WISHLISTS_PER_USER: '1000000',
  };
  const servers = [startServerProcess(settings), startServerProcess(settings)];
  const origins = await Promise.all(servers.map(({ ready }) => ready));
  const results: Round[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds}…`);
      results.push(await runRound(cluster, origins));
    }
  } finally {
    console.table(results);
    const exits = await Promise.all(servers.map(({ stop }) => stop()));
    // Whether the product ended before, and its last warnings.
    if (results.length < rounds)
      for (const { code, signal, output, complaint } of exits)
        console.error(`The product ended with ${signal ?? code}:\n${(output + complaint).slice(-3_000)}`);
    cluster.stop();
  }
  const sum = (key: 'acknowledged' | 'lost' | 'twice'): number => results.reduce((total, one) => total + one[key], 0);
  const gapMs = Math.max(...results.map((one) => one.gapMs));
  return { acknowledged: sum('acknowledged'), lost: sum('lost'), twice: sum('twice'), gapMs };
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
requirePackages();
buildWebApp();
const synchronous = await prove(true, Number(values.rounds));
const control = await prove(false, Number(values.rounds));
const isProved =
  synchronous.lost === 0 && synchronous.twice === 0 && synchronous.gapMs <= longestGapMs && control.lost > 0;
console.log(`
Synchronous:  ${synchronous.lost} of ${synchronous.acknowledged} acknowledged writes lost, ${synchronous.twice} there twice, longest gap ${synchronous.gapMs} ms
Asynchronous: ${control.lost} of ${control.acknowledged} acknowledged writes lost
${isProved ? 'Passed.' : 'FAILED.'}`);
process.exit(isProved ? 0 : 1);
