import { readFile } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, it } from 'vitest';
import { startAppForTest } from './app.ts';
import { fillLargestDatabase, largestGetRequests } from './largest-world.ts';
import { renewBearer, signUpPerson } from './person.ts';

// Requests uncompressed responses, because docs/largest-answers.md contains their sizes.
const uncompressedHeaders = { 'accept-encoding': 'identity' };

/**
 * Returns the size in bytes of the largest response of each GET operation, as listed in the table of
 * `docs/largest-answers.md`.
 */
async function readLargestResponseSizes(): Promise<Map<string, number>> {
  const page = await readFile(new URL('../../docs/largest-answers.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\| ([^|`]+?) +\| `GET [^|]+\| [^|]+\| +([\d,]+) +\|/gm);
  return new Map([...rows].map(([, name = '', bytes = '']) => [name, Number(bytes.replaceAll(',', ''))]));
}

it('docs/largest-answers.md contains the size of the largest response of every GET operation', async () => {
  const table = await readLargestResponseSizes();
  expect([...table.keys()]).toEqual(Object.keys(largestGetRequests));
  const reads = Object.entries(calls).filter(([, { method }]) => method === 'GET');
  const described = new Set<string>(Object.values(largestGetRequests).map(({ call }) => call));
  expect(reads.map(([name]) => name).filter((name) => !described.has(name))).toEqual([]);

  const app = await startAppForTest();
  const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
  await fillLargestDatabase(app.db, { ana, ben }, { items: 3, friends: 320, requests: 1_000 });
  // Replaces Ana's bearer token: `fillLargestDatabase` has changed her role, which makes earlier tokens
  // invalid.
  await renewBearer(app, ana);
  const found: Record<string, number> = {};
  for (const [name, { path, next }] of Object.entries(largestGetRequests)) {
    let reply = await ana.sends('GET', `/api${path(ana, ben)}`, { headers: uncompressedHeaders });
    const [, second] = /^<([^>]+)>/.exec(reply.headers.get('link') ?? '') ?? [];
    if (next) reply = await ana.sends('GET', second ?? '', { headers: uncompressedHeaders });
    expect([name, reply.status]).toEqual([name, 200]);
    found[name] = Buffer.byteLength(reply.text);
  }
  // Ids may have more or fewer digits than in the run that was measured. So sizes may differ by 2 %.
  const different = Object.entries(found).filter(
    ([name, bytes]) => Math.abs(bytes / (table.get(name) ?? 0) - 1) > 0.02,
  );
  expect(Object.fromEntries(different)).toEqual({});
}, 60_000);
