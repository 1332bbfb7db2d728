import { readFile } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, it } from 'vitest';
import { startAppForTest } from './app.ts';
import { fillLargest, largestReads } from './largest-world.ts';
import { renewBearer, signedIn } from './person.ts';

// Bytes are counted as they are without compression.
const headers = { 'accept-encoding': 'identity' };

/** Bytes of each read, as `docs/largest-answers.md` has them in its table. */
async function readTable(): Promise<Map<string, number>> {
  const page = await readFile(new URL('../../docs/largest-answers.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\| ([^|`]+?) +\| `GET [^|]+\| [^|]+\| +([\d,]+) +\|/gm);
  return new Map([...rows].map(([, name = '', bytes = '']) => [name, Number(bytes.replaceAll(',', ''))]));
}

it('every read of the contract has its largest answer in the documents, and none is larger', async () => {
  const table = await readTable();
  expect([...table.keys()]).toEqual(Object.keys(largestReads));
  const reads = Object.entries(calls).filter(([, { method }]) => method === 'GET');
  const described = new Set<string>(Object.values(largestReads).map(({ call }) => call));
  expect(reads.map(([name]) => name).filter((name) => !described.has(name))).toEqual([]);

  const app = await startAppForTest();
  const [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
  await fillLargest(app.db, { ana, ben }, { items: 3, friends: 320, requests: 1_000 });
  // A change of role ends the bearers from before.
  await renewBearer(app, ana);
  const found: Record<string, number> = {};
  for (const [name, { path, next }] of Object.entries(largestReads)) {
    let reply = await ana.sends('GET', `/api${path(ana, ben)}`, { headers });
    const [, second] = /^<([^>]+)>/.exec(reply.headers.get('link') ?? '') ?? [];
    if (next) reply = await ana.sends('GET', second ?? '', { headers });
    expect([name, reply.status]).toEqual([name, 200]);
    found[name] = Buffer.byteLength(reply.text);
  }
  // Ids of a run are shorter or longer by some digits.
  const different = Object.entries(found).filter(
    ([name, bytes]) => Math.abs(bytes / (table.get(name) ?? 0) - 1) > 0.02,
  );
  expect(Object.fromEntries(different)).toEqual({});
}, 60_000);
