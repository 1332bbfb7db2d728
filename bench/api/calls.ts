import { startBare } from '../load/bare.ts';
import { pgbench, writeTransaction } from '../load/pgbench.ts';
import { load, writeScript } from '../load/wrk.ts';
import { median, printTable } from '../table.ts';
import { type Bench, measure, type Measured } from './bench.ts';
import { atLeast, atMost, type Goal } from './goals.ts';
import { createWorkloads, names, type Workload } from './workloads.ts';

const many = 50;
const clients = 10;

interface Found {
  /** By connections. */
  measured: Map<number, Measured[]>;
  /** Requests a second of bare Node; of the statements alone, as many as are behind a request. */
  bare: number[];
  database: number[];
}

async function runBare({ folder, server, seconds }: Bench, { sendings }: Workload): Promise<number[]> {
  const [first] = sendings;
  if (first?.method !== 'GET') return [];
  const bare = await startBare(`${server.origin}${first.path}`, first.headers ?? {});
  const { rate } = await load(bare.origin, await writeScript(folder, 'bare', sendings), many, seconds);
  bare.stop();
  return [rate];
}

async function runDatabase({ folder, connection, seconds }: Bench, { database }: Workload): Promise<number[]> {
  if (!database) return [];
  const script = await writeTransaction(folder, 'transaction', database.settings, database.sent);
  return [(await pgbench(connection, script, clients, seconds)) * database.requests];
}

async function runRound(bench: Bench, connections: readonly number[], found: Map<string, Found>): Promise<void> {
  await bench.renewBearers();
  for (const workload of await createWorkloads(bench.server, bench.db, bench.world)) {
    const kept = found.get(workload.name) ?? { measured: new Map<number, Measured[]>(), bare: [], database: [] };
    found.set(workload.name, kept);
    for (const at of connections) {
      kept.measured.set(at, [...(kept.measured.get(at) ?? []), await measure(bench, workload.sendings, at)]);
    }
    kept.bare.push(...(await runBare(bench, workload)));
    kept.database.push(...(await runDatabase(bench, workload)));
  }
}

const middle = (loads: readonly Measured[], of: (one: Measured) => number): number => median(loads.map(of));
const ratio = (loads: readonly Measured[], rates: readonly number[]): number =>
  median(loads.map(({ rate }, round) => rate / (rates[round] ?? Number.NaN)));

const heads = ['call', 'connections', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'of pgbench', 'of bare Node', 'failed'];

function rowsOf(name: string, { measured, bare, database }: Found): string[][] {
  return [...measured].map(([at, loads]) => [
    name,
    String(at),
    middle(loads, ({ rate }) => rate).toFixed(0),
    middle(loads, ({ p50 }) => p50).toFixed(2),
    middle(loads, ({ p99 }) => p99).toFixed(2),
    middle(loads, ({ cpu }) => cpu).toFixed(3),
    database.length > 0 ? ratio(loads, database).toFixed(2) : '',
    bare.length > 0 ? ratio(loads, bare).toFixed(2) : '',
    String(Math.max(...loads.map(({ failed }) => failed))),
  ]);
}

export async function measureCalls(bench: Bench, isShort: boolean): Promise<Goal[]> {
  const found = new Map<string, Found>();
  const connections = isShort ? [many] : [1, 10, many];
  for (let round = 0; round < bench.rounds; round += 1) await runRound(bench, connections, found);
  printTable('Calls', [heads, ...[...found].flatMap(([name, one]) => rowsOf(name, one))]);

  const busiest = (name: string): readonly Measured[] => found.get(name)?.measured.get(many) ?? [];
  const database = (name: string): readonly number[] => found.get(name)?.database ?? [];
  const read = busiest(names.friendWishlist);
  return [
    atLeast(`${names.friendWishlist}, of pgbench`, ratio(read, database(names.friendWishlist)), 0.6),
    atMost(
      `${names.friendWishlist}, CPU`,
      middle(read, ({ cpu }) => cpu),
      0.5,
      ' ms',
    ),
    atLeast(`${names.claim}, of pgbench`, ratio(busiest(names.claim), database(names.claim)), 0.5),
    atMost(
      `${names.unchanged}, CPU`,
      middle(busiest(names.unchanged), ({ cpu }) => cpu),
      0.25,
      ' ms',
    ),
    ...Object.values(names).map((name) =>
      atMost(
        `${name}, p99 of p50`,
        middle(busiest(name), ({ p50, p99 }) => p99 / p50),
        4,
      ),
    ),
    atMost(
      'failed requests',
      Math.max(
        ...[...found.values()].flatMap(({ measured }) => [...measured.values()].flat().map(({ failed }) => failed)),
      ),
      0,
    ),
  ];
}
