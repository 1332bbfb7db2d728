/**
 * Kills the primary of a Patroni cluster while two Wishwell processes write through HAProxy, and counts lost
 * writes. Exits with 0 if synchronous replication loses no acknowledged write, asynchronous replication (the
 * control experiment) loses at least one, and writes fail for at most 15 seconds. Usage: npm run ops:failover
 * [-- --rounds=3]
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signUpPerson } from '../server/test/person.ts';
import { buildWebApp, startServerProcess } from '../server/test/server-process.ts';
import { type PatroniCluster, requireDebianPackages, startCluster, waitUntil } from './patroni/start-cluster.ts';

const writerCount = 8;
const maxWriteGapMs = 15_000;
const undisturbedWriteMs = 3_000;

/** Results of the requests that create lists during a failover. */
interface WriteResults {
  /** Titles of the lists whose creation the server has acknowledged with 201. */
  acknowledged: string[];
  /** Times (`performance.now()`) of the responses with status 201, one array for each Wishwell process. */
  times: number[][];
  /** Number of lists that needed more than one request to be created. */
  repeated: number;
  /** Unexpected responses. The test expects only 201, and 503 with `Retry-After`. */
  faults: string[];
}

/**
 * Sends a request that creates a list. Returns true for a response 201. If it returns false, the list may
 * or may not exist.
 */
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
    // A request without a response counts as not acknowledged. The caller repeats the request, because it is
    // unknown whether the list exists.
  }
  return false;
}

/** Creates lists until `signal` aborts. Sends the requests to the Wishwell processes alternately. */
async function keepCreatingLists(
  origins: readonly string[],
  bearer: string,
  writeResults: WriteResults,
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; !signal.aborted && writeResults.faults.length === 0;) {
    const title = randomUUID();
    let attempts = 0;
    let isDone = false;
    while (!isDone && writeResults.faults.length === 0) {
      at = (at + 1) % origins.length;
      attempts += 1;
      isDone = await createList(origins[at] ?? '', bearer, title, writeResults.faults);
      if (!isDone) await sleep(50);
    }
    if (!isDone) return;
    writeResults.acknowledged.push(title);
    writeResults.times[at]?.push(performance.now());
    if (attempts > 1) writeResults.repeated += 1;
  }
}

/** Returns the longest period between `from` and `to` that contains none of `times`, in milliseconds. */
function computeLongestGapMs(times: readonly number[], from: number, to: number): number {
  const timesInRange = [from, ...times.filter((time) => time > from && time < to), to];
  return Math.max(...timesInRange.map((time, at) => time - (timesInRange[at - 1] ?? from)));
}

/**
 * Kills the primary during writes. Searches for the acknowledged lists on the new primary, then starts the
 * killed node again. Suspends the WAL senders 0.5 s before the kill. Otherwise the kernel would still deliver
 * sent WAL over loopback after the kill, and no write would be lost.
 */
async function runFailoverRound(cluster: PatroniCluster, origins: readonly string[]) {
  const bearers: string[] = [];
  for (let at = 0; at < writerCount; at += 1)
    bearers.push((await signUpPerson({ origin: origins[0] ?? '' }, `Writer ${at}`)).bearer);
  const writeResults: WriteResults = { acknowledged: [], times: origins.map(() => []), repeated: 0, faults: [] };
  const stop = new AbortController();
  const writing = Promise.all(bearers.map((bearer) => keepCreatingLists(origins, bearer, writeResults, stop.signal)));
  const primary = await cluster.primary();
  await sleep(undisturbedWriteMs);
  const from = performance.now() - undisturbedWriteMs / 2;
  if ((await primary.stopSenders()) === 0) throw new Error('The primary sends WAL to no other node');
  await sleep(500);
  await primary.kill();
  const killedAt = performance.now();
  const isWriting = (): boolean => writeResults.times.every((times) => (times.at(-1) ?? 0) > killedAt + 1_000);
  await waitUntil(
    async () => writeResults.faults.length > 0 || ((await cluster.primary()) !== primary && isWriting()),
    'No write succeeded after the primary was killed',
  );
  await sleep(undisturbedWriteMs);
  const to = performance.now();
  stop.abort();
  await writing;
  if (writeResults.faults.length > 0) throw new Error(`The product failed: ${writeResults.faults[0]}`);
  const titles = await cluster.query('select title from wishlists');
  const found = new Set(titles);
  const newPrimary = await cluster.primary();
  primary.start();
  await cluster.untilHealthy();
  return {
    killed: primary.name,
    newPrimary: newPrimary.name,
    /** Longest time in which one of the Wishwell processes sent no response 201. */
    gapMs: Math.round(Math.max(...writeResults.times.map((times) => computeLongestGapMs(times, from, to)))),
    acknowledged: writeResults.acknowledged.length,
    lost: writeResults.acknowledged.filter((title) => !found.has(title)).length,
    duplicated: titles.length - found.size,
    repeated: writeResults.repeated,
    /** Time from the end of the writes until all PostgreSQL nodes follow the new primary. */
    healthyAfterMs: Math.round(performance.now() - to),
  };
}

/**
 * Runs `rounds` failovers on a new cluster. Returns the sums of their results and the longest time without a
 * successful write.
 */
async function run(isSynchronous: boolean, rounds: number) {
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
  const results: Awaited<ReturnType<typeof runFailoverRound>>[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds}…`);
      results.push(await runFailoverRound(cluster, origins));
    }
  } finally {
    console.table(results);
    const exits = await Promise.all(servers.map(({ stop }) => stop()));
    // If a round has failed, prints the exit code and the last log lines of each Wishwell process.
    if (results.length < rounds)
      for (const { code, signal, output, complaint } of exits)
        console.error(`The product ended with ${signal ?? code}:\n${(output + complaint).slice(-3_000)}`);
    cluster.stop();
  }
  const sum = (key: 'acknowledged' | 'lost' | 'duplicated'): number =>
    results.reduce((total, one) => total + one[key], 0);
  return {
    acknowledged: sum('acknowledged'),
    lost: sum('lost'),
    duplicated: sum('duplicated'),
    gapMs: Math.max(...results.map((one) => one.gapMs)),
  };
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
requireDebianPackages();
buildWebApp();
const synchronous = await run(true, Number(values.rounds));
const asynchronous = await run(false, Number(values.rounds));
const areAllGoalsMet =
  synchronous.lost === 0 && synchronous.duplicated === 0 && synchronous.gapMs <= maxWriteGapMs && asynchronous.lost > 0;
console.log(`
Synchronous:  ${synchronous.lost} of ${synchronous.acknowledged} acknowledged writes lost, ${synchronous.duplicated} there twice, longest gap ${synchronous.gapMs} ms
Asynchronous: ${asynchronous.lost} of ${asynchronous.acknowledged} acknowledged writes lost
${areAllGoalsMet ? 'Passed.' : 'FAILED.'}`);
process.exit(areAllGoalsMet ? 0 : 1);
