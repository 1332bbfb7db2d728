/**
 * Measures the effect of 100 simultaneous sign-ins on the memory of the server, and on the response time of
 * claims. Alternates rounds with and without sign-ins. Exits with 1 when a limit is exceeded. Linux only.
 * Usage: npm run bench:sign-ins [-- rounds]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { calls } from '@wishwell/contract/calls.ts';
import { withTemporaryServer } from '../scripts/browser/temporary-server.ts';
import { befriend } from '../server/test/friendship.ts';
import { addItem } from '../server/test/items.ts';
import { type Person, signUpPerson, signUpIdentity } from '../server/test/person.ts';
import { buildWebApp } from '../server/test/server-process.ts';
import { parseSingleCountArgument } from './command-line.ts';
import { median, printTable } from './table.ts';

const roundCount = parseSingleCountArgument({ noun: 'rounds', minimum: 1, usual: 5 });
const SIGN_IN_COUNT = 100;
const CLAIM_COUNT = 300;
const measurementLimits = { megabytes: 100, slowdown: 3 };

async function readNodeMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/**
 * Reads the memory of a process every 10 ms until `stop` is called. `stop` returns the highest value in MB.
 */
function trackPeakMemory(pid: number): { stop(): Promise<number> } {
  let peak = 0;
  const stopController = new AbortController();
  const sampling = (async () => {
    while (!stopController.signal.aborted) {
      peak = Math.max(peak, await readNodeMemoryMb(pid));
      await sleep(10);
    }
  })();
  return {
    stop: async () => {
      stopController.abort();
      await sampling;
      return peak;
    },
  };
}

/** Claims and releases an item again and again. Returns the p99 of the response times in milliseconds. */
async function timeClaims(giver: Person, item: number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < CLAIM_COUNT; n += 1) {
    const startedAt = performance.now();
    await giver.does(calls.purchase, { params: { id: item }, body: { purchased: n % 2 === 0 } });
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(CLAIM_COUNT * 0.99)] ?? 0;
}

/**
 * Starts a child process that signs in all accounts at once, again and again. `stop` ends the process and
 * returns how many times it has signed in all accounts.
 */
function startRepeatedSignIns(origin: string, emails: readonly string[]): { stop(): Promise<number> } {
  const child = fork(fileURLToPath(new URL('sign-ins/rush.ts', import.meta.url)), [origin, ...emails]);
  return {
    stop: async () => {
      child.send('over');
      const [waves] = (await once(child, 'message')) as [number];
      return waves;
    },
  };
}

buildWebApp();
await withTemporaryServer({}, async ({ origin, pid }) => {
  const emails: string[] = [];
  for (let n = 0; n < SIGN_IN_COUNT; n += 1)
    emails.push((await signUpIdentity({ origin }, { name: `Visitor ${n}` })).email);
  const [ana, ben] = [await signUpPerson({ origin }, 'Ana'), await signUpPerson({ origin }, 'Ben')];
  await befriend(ana, ben);
  const list = await ana.does(calls.createWishlist, { body: { title: 'Birthday' } });
  const item = await addItem(ana, list.id, 'A mug');
  await timeClaims(ben, item.id);
  const results: { quiet: number; busy: number; waves: number; addedMegabytes: number }[] = [];
  for (let round = 0; round < roundCount; round += 1) {
    const quiet = await timeClaims(ben, item.id);
    const before = await readNodeMemoryMb(pid);
    const memory = trackPeakMemory(pid);
    const rush = startRepeatedSignIns(origin, emails);
    await sleep(500);
    const busy = await timeClaims(ben, item.id);
    const waves = await rush.stop();
    results.push({ quiet, busy, waves, addedMegabytes: (await memory.stop()) - before });
  }
  const addedMegabytes = Math.max(...results.map((one) => one.addedMegabytes));
  const slowdown = median(results.map(({ quiet, busy }) => busy / quiet));
  if (addedMegabytes > measurementLimits.megabytes || slowdown > measurementLimits.slowdown) process.exitCode = 1;
  const [quiet, busy] = [median(results.map((one) => one.quiet)), median(results.map((one) => one.busy))];
  printTable(`${SIGN_IN_COUNT} simultaneous sign-ins beside claims, ${roundCount} rounds`, [
    ['waves of sign-ins, the fewest', String(Math.min(...results.map((one) => one.waves))), ''],
    ['memory on top, the most', `${addedMegabytes.toFixed(0)} MB`, `limit ${measurementLimits.megabytes} MB`],
    ['p99 of a claim, quiet', `${quiet.toFixed(1)} ms`, ''],
    ['p99 of a claim, meanwhile', `${busy.toFixed(1)} ms`, ''],
    ['ratio, median of the rounds', slowdown.toFixed(2), `limit ${measurementLimits.slowdown}`],
  ]);
});
