/**
 * Measures requests for a friend's wishlist, for a claim and its release, and for the HTML document of the
 * wishlist, at 1, 10 and 50 connections. Prints requests a second, response times, and CPU time of Node and
 * PostgreSQL. With `--other`, alternates between this checkout and another one. Linux only.
 * Usage: npm run bench:api [-- --other=../old] [-- --rounds=3] [-- --seconds=3]
 */
import autocannon, { type Request } from 'autocannon';
import type { Person } from '../server/test/person.ts';
import { readCpuSecondsOfProcesses } from './cpu.ts';
import {
  getUnclaimedItemId,
  getFirstListIdOfFriend,
  type Installation,
  personCount,
  readBenchOptions,
  runWithInstallations,
} from './installation.ts';
import { computeMedian, printTable } from './table.ts';

/** Creates the requests that one connection repeats during a measurement, all as `person`. */
type CreateRequests = (person: Person) => Request[];

const createClaimRequest = ({ id, bearer }: Person, purchased: boolean): Request => ({
  method: 'PUT',
  path: `/api/friendwishlists/${getUnclaimedItemId(id)}/purchase`,
  headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
  body: JSON.stringify({ purchased }),
});

const workloads: Readonly<Record<string, CreateRequests>> = {
  'a friend’s wishlist': ({ id, bearer }) => [
    { path: `/api/friendwishlists/${getFirstListIdOfFriend(id)}`, headers: { authorization: `Bearer ${bearer}` } },
  ],
  'claim, then undo': (person) => [createClaimRequest(person, true), createClaimRequest(person, false)],
  'document of a wishlist': ({ id, cookie }) => [
    { path: `/friendwishlists/${getFirstListIdOfFriend(id)}`, headers: { cookie, 'accept-encoding': 'br' } },
  ],
};

interface Load {
  rate: number;
  p50: number;
  p99: number;
  /** CPU time of Node and PostgreSQL for one request, in milliseconds. */
  cpu: number;
  failed: number;
}

async function measureLoad(
  { origin, pid, people }: Installation,
  createRequests: CreateRequests,
  connections: number,
  seconds: number,
): Promise<Load> {
  let at = 0;
  const before = await readCpuSecondsOfProcesses([pid]);
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    // Each connection sends its requests as a different person: their claims never conflict.
    setupClient: (client) => {
      const person = people[at % personCount];
      at += 1;
      if (person) client.setRequests(createRequests(person));
    },
  });
  const cpuSeconds = (await readCpuSecondsOfProcesses([pid])) - before;
  const { p50, p99 } = result.latency;
  const failed = result.non2xx + result.errors;
  const requests = result['2xx'] + failed;
  return { rate: requests / result.duration, p50, p99, cpu: (cpuSeconds * 1_000) / requests, failed };
}

const { folders, rounds, seconds } = readBenchOptions();
await runWithInstallations(folders, async (installations) => {
  const results = new Map<string, Load[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, createRequests] of Object.entries(workloads)) {
      for (const connections of [1, 10, 50]) {
        for (const installation of installations) {
          const load = await measureLoad(installation, createRequests, connections, seconds);
          const key = [name, connections, installation.name].join('\t');
          // Ignores the results of the first round, in which the server is still warming up.
          if (round > 0) results.set(key, [...(results.get(key) ?? []), load]);
        }
      }
    }
  }
  const format = (loads: readonly Load[], figure: keyof Load, digits: number): string =>
    computeMedian(loads.map((load) => load[figure])).toFixed(digits);
  printTable(`Requests, medians of ${rounds} rounds`, [
    ['request', 'connections', 'checkout', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'failed'],
    ...[...results].map(([key, loads]) => [
      ...key.split('\t'),
      format(loads, 'rate', 0),
      format(loads, 'p50', 1),
      format(loads, 'p99', 1),
      format(loads, 'cpu', 2),
      format(loads, 'failed', 0),
    ]),
  ]);
});
