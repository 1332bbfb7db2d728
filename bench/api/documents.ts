import { median, printTable } from '../table.ts';
import { type Bench, type Measured, measure } from './bench.ts';
import { atMost, type Goal } from './goals.ts';
import type { Sending } from '../load/wrk.ts';
import { firstListOf, nextOf, type World } from './world.ts';

const pages: Readonly<Record<string, (person: number) => string>> = {
  'a friend’s wishlist': (person) => `/friendwishlists/${firstListOf(nextOf(person))}`,
  'my wishlist': (person) => `/mywishlists/${firstListOf(person)}`,
  'my wishlists': () => '/mywishlists',
  '/about, signed out': () => '/about',
};

const connections = [1, 10, 50] as const;

/** As a browser asks: with the session's cookie, and compressed. */
function sendingsOf({ people }: World, name: string, path: (person: number) => string): Sending[] {
  const common = { 'accept-encoding': 'gzip, br' };
  return people.map(({ id, cookie }) => ({
    method: 'GET',
    path: path(id),
    headers: name.startsWith('/about') ? common : { ...common, cookie },
  }));
}

/** What a document costs, everything counted: session, reads, rendering, compression, PostgreSQL. */
export async function measureDocuments(bench: Bench): Promise<Goal[]> {
  const found = new Map<string, Measured[]>();
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const [name, path] of Object.entries(pages)) {
      for (const at of connections) {
        const key = `${name}\t${at}`;
        found.set(key, [...(found.get(key) ?? []), await measure(bench, sendingsOf(bench.world, name, path), at)]);
      }
    }
  }
  const middle = (key: string, of: (one: Measured) => number): number => median((found.get(key) ?? []).map(of));
  printTable('Documents', [
    ['page', 'connections', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'failed'],
    ...[...found.keys()].map((key) => [
      ...key.split('\t'),
      middle(key, ({ rate }) => rate).toFixed(0),
      middle(key, ({ p50 }) => p50).toFixed(2),
      middle(key, ({ p99 }) => p99).toFixed(2),
      middle(key, ({ cpu }) => cpu).toFixed(3),
      String(Math.max(...(found.get(key) ?? []).map(({ failed }) => failed))),
    ]),
  ]);
  return [
    atMost(
      'document of a friend’s wishlist, CPU',
      middle('a friend’s wishlist\t10', ({ cpu }) => cpu),
      3,
      ' ms',
    ),
  ];
}
