/**
 * What 100 simultaneous sign-ins do to the rest: how much memory the server takes on, and how long a claim takes
 * meanwhile, against the same claims with nobody signing in, in turn. Linux only.
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
import { type Person, signedIn, signUp } from '../server/test/person.ts';
import { buildWebApp } from '../server/test/server-process.ts';
import { readOnlyCount } from './command-line.ts';
import { median, printTable } from './table.ts';

const rounds = readOnlyCount({ of: 'rounds', least: 1, unset: 5 });
const SIGN_INS = 100;
const CLAIMS = 300;
const limits = { megabytes: 100, slower: 3 };

async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** The largest memory seen, in MB, until it is stopped. */
function watchMemory(pid: number): { stop(): Promise<number> } {
  let most = 0;
  const over = new AbortController();
  const watched = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await readMemory(pid));
      await sleep(10);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await watched;
      return most;
    },
  };
}

/** Claims and undoes one item again and again; answers the 99th percentile of one such call, in milliseconds. */
async function timeClaims(giver: Person, item: number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < CLAIMS; n += 1) {
    const began = performance.now();
    await giver.does(calls.purchase, { params: { id: item }, body: { purchased: n % 2 === 0 } });
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(CLAIMS * 0.99)] ?? 0;
}

function startRush(origin: string, emails: readonly string[]): { stop(): Promise<number> } {
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
  for (let n = 0; n < SIGN_INS; n += 1) emails.push((await signUp({ origin }, { name: `Visitor ${n}` })).email);
  const [ana, ben] = [await signedIn({ origin }, 'Ana'), await signedIn({ origin }, 'Ben')];
  await befriend(ana, ben);
  const list = await ana.does(calls.createWishlist, { body: { title: 'Birthday' } });
  const item = await addItem(ana, list.id, 'A mug');
  await timeClaims(ben, item.id);
  const found: { quiet: number; busy: number; waves: number; added: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await timeClaims(ben, item.id);
    const before = await readMemory(pid);
    const memory = watchMemory(pid);
    const rush = startRush(origin, emails);
    await sleep(500);
    const busy = await timeClaims(ben, item.id);
    const waves = await rush.stop();
    found.push({ quiet, busy, waves, added: (await memory.stop()) - before });
  }
  const added = Math.max(...found.map((one) => one.added));
  const slower = median(found.map(({ quiet, busy }) => busy / quiet));
  if (added > limits.megabytes || slower > limits.slower) process.exitCode = 1;
  const [quiet, busy] = [median(found.map((one) => one.quiet)), median(found.map((one) => one.busy))];
  printTable(`${SIGN_INS} simultaneous sign-ins beside claims, ${rounds} rounds`, [
    ['waves of sign-ins, the fewest', String(Math.min(...found.map((one) => one.waves))), ''],
    ['memory on top, the most', `${added.toFixed(0)} MB`, `limit ${limits.megabytes} MB`],
    ['p99 of a claim, quiet', `${quiet.toFixed(1)} ms`, ''],
    ['p99 of a claim, meanwhile', `${busy.toFixed(1)} ms`, ''],
    ['ratio, median of the rounds', slower.toFixed(2), `limit ${limits.slower}`],
  ]);
});
