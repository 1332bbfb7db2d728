import type { HttpRequest } from '../load/wrk.ts';
import { median, printTable } from '../table.ts';
import { type BenchInstallation, type LoadMeasurement, measureLoad } from './bench.ts';
import { compareWithMaximum, type GoalResult } from './goals.ts';
import { getFirstListId, getNextPersonId, type TestData } from './world.ts';

const documentPathBuilders: Readonly<Record<string, (person: number) => string>> = {
  'a friend’s wishlist': (person) => `/friendwishlists/${getFirstListId(getNextPersonId(person))}`,
  'my wishlist': (person) => `/mywishlists/${getFirstListId(person)}`,
  'my wishlists': () => '/mywishlists',
  '/about, signed out': () => '/about',
};

const connectionCounts = [1, 10, 50] as const;

function createDocumentRequests({ people }: TestData, name: string, path: (person: number) => string): HttpRequest[] {
  const commonHeaders = { 'accept-encoding': 'gzip, br' };
  return people.map(({ id, cookie }) => ({
    method: 'GET',
    path: path(id),
    headers: name.startsWith('/about') ? commonHeaders : { ...commonHeaders, cookie },
  }));
}

/** Measures requests for server-rendered HTML documents. Prints the results and returns the goals. */
export async function measureDocuments(bench: BenchInstallation): Promise<GoalResult[]> {
  const results = new Map<string, LoadMeasurement[]>();
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const [name, path] of Object.entries(documentPathBuilders)) {
      for (const connectionCount of connectionCounts) {
        const key = `${name}\t${connectionCount}`;
        results.set(key, [
          ...(results.get(key) ?? []),
          await measureLoad(bench, createDocumentRequests(bench.world, name, path), connectionCount),
        ]);
      }
    }
  }
  const medianOf = (key: string, of: (one: LoadMeasurement) => number): number =>
    median((results.get(key) ?? []).map(of));
  printTable('Documents', [
    ['page', 'connections', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'failed'],
    ...[...results.keys()].map((key) => [
      ...key.split('\t'),
      medianOf(key, ({ rate }) => rate).toFixed(0),
      medianOf(key, ({ p50 }) => p50).toFixed(2),
      medianOf(key, ({ p99 }) => p99).toFixed(2),
      medianOf(key, ({ cpu }) => cpu).toFixed(3),
      String(Math.max(...(results.get(key) ?? []).map(({ failed }) => failed))),
    ]),
  ]);
  return [
    compareWithMaximum(
      'document of a friend’s wishlist, CPU',
      medianOf('a friend’s wishlist\t10', ({ cpu }) => cpu),
      3,
      ' ms',
    ),
  ];
}
