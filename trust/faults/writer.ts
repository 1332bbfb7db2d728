import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import type { Database } from '../../server/src/database/database.ts';
import { renewBearer, signUpPerson, type Person } from '../../server/test/person.ts';

export interface WriteResults {
  /** Titles of lists whose creation returned 201. */
  acknowledged: Set<string>;
  /** Number of connections that closed without a response. */
  dropped: number;
  /** Status and text of each unexpected response. */
  faults: string[];
  /** Duration in milliseconds of the slowest request that the server refused. */
  slowestRefusal: number;
  /** Time of the last response with an error status, by `performance.now()`. */
  lastRefusal: number;
  /** Start time of the successful request that started last, by `performance.now()`. */
  newestSuccess: number;
}

export async function signUpWriters(origin: string): Promise<Person[]> {
  const writers: Person[] = [];
  for (let at = 0; at < 16; at += 1) writers.push(await signUpPerson({ origin }, `Writer ${at}`));
  return writers;
}

/**
 * Creates a list. Returns whether the response is 201. After another result, the caller can retry with the
 * same title.
 */
async function tryCreateList(origin: string, writer: Person, title: string, results: WriteResults): Promise<boolean> {
  const startedAt = performance.now();
  const reply = await writer
    .tries(calls.createWishlist, { body: { title }, headers: { 'idempotency-key': title } })
    .catch(() => undefined);
  if (reply === undefined) results.dropped += 1;
  else if (reply.status === 201) {
    results.acknowledged.add(title);
    results.newestSuccess = Math.max(results.newestSuccess, startedAt);
  } else if (reply.status === 401) await renewBearer({ origin }, writer).catch(() => undefined);
  else if ([503, 429].includes(reply.status) && /^\d+$/.test(reply.headers.get('retry-after') ?? '')) {
    results.lastRefusal = performance.now();
    results.slowestRefusal = Math.max(results.slowestRefusal, performance.now() - startedAt);
  } else results.faults.push(`${reply.status} ${reply.text}`);
  return reply?.status === 201;
}

/** Creates one list after another until `signal` aborts. Retries failed requests. */
async function keepCreatingLists(
  origin: string,
  writer: Person,
  results: WriteResults,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const title = randomUUID();
    while (!(await tryCreateList(origin, writer, title, results)) && !signal.aborted) await sleep(20);
  }
}

/**
 * Runs the writers while the function `work` runs. Then stops the writers, waits for their last requests and
 * returns their results.
 */
export async function runWithWriters(
  origin: string,
  people: readonly Person[],
  work: (results: WriteResults) => Promise<void>,
): Promise<WriteResults> {
  const results: WriteResults = {
    acknowledged: new Set(),
    dropped: 0,
    faults: [],
    slowestRefusal: 0,
    lastRefusal: 0,
    newestSuccess: 0,
  };
  const stopController = new AbortController();
  const writers = people.map((writer) => keepCreatingLists(origin, writer, results, stopController.signal));
  try {
    await work(results);
  } finally {
    stopController.abort();
    await Promise.all(writers);
  }
  return results;
}

/**
 * Returns two numbers of lists. `lost` counts acknowledged lists that the database does not contain.
 * `doubled` counts lists that the database contains more than once.
 */
export async function countLostAndDoubledLists(
  db: Database,
  { acknowledged }: WriteResults,
): Promise<{ lost: number; doubled: number }> {
  const { rows } = await db.pool.query<{ title: string; count: number }>(
    'select title, count(*) as count from wishlists group by title',
  );
  const counts = new Map(rows.map(({ title, count }) => [title, count]));
  return {
    lost: [...acknowledged].filter((title) => !counts.has(title)).length,
    doubled: rows.filter(({ count }) => count > 1).length,
  };
}
