import { startBareServer } from '../load/bare.ts';
import { runPgbench, writePgbenchScript } from '../load/pgbench.ts';
import { runWrk, writeWrkScript } from '../load/wrk.ts';
import { median, printTable } from '../table.ts';
import { type BenchInstallation, measureLoad, type LoadMeasurement } from './bench.ts';
import { compareWithMinimum, compareWithMaximum, type GoalResult } from './goals.ts';
import { createWorkloads, workloadNames, type Workload } from './workloads.ts';
import { claimedItemsPerPerson, testDataSize } from './world.ts';

const maxConnections = 50;
const pgbenchClients = 10;

interface WorkloadMeasurements {
  /** Results of the load tests, one per round. The key is the number of connections. */
  measured: Map<number, LoadMeasurement[]>;
  /**
   * Requests per second of the bare server, which returns the same bytes without any work; one number per
   * round. Empty if the workload contains other requests than GET.
   */
  bare: number[];
  /**
   * Requests per second that pgbench reaches with the same SQL statements, one number per round. Empty for
   * workloads that are not compared with pgbench.
   */
  database: number[];
}

async function measureBareServerRate(
  { folder, server, seconds }: BenchInstallation,
  { requests }: Workload,
): Promise<number[]> {
  const [first] = requests;
  if (first?.method !== 'GET') return [];
  const bareServer = await startBareServer(`${server.origin}${first.path}`, first.headers ?? {});
  const { rate } = await runWrk(
    bareServer.origin,
    await writeWrkScript(folder, 'bare', requests),
    maxConnections,
    seconds,
  );
  bareServer.stop();
  return [rate];
}

async function measurePgbenchRate(
  { folder, connection, seconds }: BenchInstallation,
  { database }: Workload,
): Promise<number[]> {
  if (!database) return [];
  const script = await writePgbenchScript(folder, 'transaction', database.settings, database.sent);
  return [(await runPgbench(connection, script, pgbenchClients, seconds)) * database.requests];
}

/**
 * Throws if the server refuses the first request of the workload, because a load test of refused requests
 * would measure nothing useful.
 */
async function assertRequestAccepted(
  { server }: BenchInstallation,
  { name, requests: [first] }: Workload,
): Promise<void> {
  if (!first) throw new Error(`${name}: no requests`);
  const { method, path, headers = {}, body = null } = first;
  const response = await fetch(`${server.origin}${path}`, { method, headers: { ...headers }, body });
  await response.body?.cancel();
  if (response.status >= 400) throw new Error(`${name}: ${method} ${path} returned ${response.status}`);
}

async function measureWorkloadRound(
  bench: BenchInstallation,
  connections: readonly number[],
  results: Map<string, WorkloadMeasurements>,
): Promise<void> {
  await bench.renewBearers();
  for (const workload of await createWorkloads(bench.server, bench.db, bench.world)) {
    const callResults = results.get(workload.name) ?? {
      measured: new Map<number, LoadMeasurement[]>(),
      bare: [],
      database: [],
    };
    results.set(workload.name, callResults);
    await assertRequestAccepted(bench, workload);
    for (const connectionCount of connections) {
      callResults.measured.set(connectionCount, [
        ...(callResults.measured.get(connectionCount) ?? []),
        await measureLoad(bench, workload.requests, connectionCount),
      ]);
    }
    callResults.bare.push(...(await measureBareServerRate(bench, workload)));
    callResults.database.push(...(await measurePgbenchRate(bench, workload)));
  }
}

const computeMedianOfLoads = (loads: readonly LoadMeasurement[], of: (load: LoadMeasurement) => number): number =>
  median(loads.map(of));
const computeMedianRatio = (loads: readonly LoadMeasurement[], rates: readonly number[]): number =>
  median(loads.map(({ rate }, round) => rate / (rates[round] ?? Number.NaN)));

const columnNames = [
  'call',
  'connections',
  'a second',
  'p50 ms',
  'p99 ms',
  'CPU ms',
  'of pgbench',
  'of bare Node',
  'failed',
];

function createWorkloadReportRows(name: string, { measured, bare, database }: WorkloadMeasurements): string[][] {
  return [...measured].map(([connectionCount, loads]) => [
    name,
    String(connectionCount),
    computeMedianOfLoads(loads, ({ rate }) => rate).toFixed(0),
    computeMedianOfLoads(loads, ({ p50 }) => p50).toFixed(2),
    computeMedianOfLoads(loads, ({ p99 }) => p99).toFixed(2),
    computeMedianOfLoads(loads, ({ cpu }) => cpu).toFixed(3),
    database.length > 0 ? computeMedianRatio(loads, database).toFixed(2) : '',
    bare.length > 0 ? computeMedianRatio(loads, bare).toFixed(2) : '',
    String(Math.max(...loads.map(({ failed }) => failed))),
  ]);
}

export async function measureWorkloads(bench: BenchInstallation, isShort: boolean): Promise<GoalResult[]> {
  const results = new Map<string, WorkloadMeasurements>();
  const connections = isShort ? [maxConnections] : [1, 10, maxConnections];
  for (let round = 0; round < bench.rounds; round += 1) await measureWorkloadRound(bench, connections, results);
  printTable('Calls', [
    columnNames,
    ...[...results].flatMap(([name, callResults]) => createWorkloadReportRows(name, callResults)),
  ]);

  const busiestLoads = (name: string): readonly LoadMeasurement[] =>
    results.get(name)?.measured.get(maxConnections) ?? [];
  const database = (name: string): readonly number[] => results.get(name)?.database ?? [];
  const readLoads = busiestLoads(workloadNames.friendWishlist);
  return [
    compareWithMinimum(
      `${workloadNames.friendWishlist}, ratio to pgbench`,
      computeMedianRatio(readLoads, database(workloadNames.friendWishlist)),
      0.6,
    ),
    compareWithMaximum(
      `${workloadNames.friendWishlist}, CPU`,
      computeMedianOfLoads(readLoads, ({ cpu }) => cpu),
      0.5,
      ' ms',
    ),
    compareWithMinimum(
      `${workloadNames.claim}, ratio to pgbench`,
      computeMedianRatio(busiestLoads(workloadNames.claim), database(workloadNames.claim)),
      0.5,
    ),
    compareWithMaximum(
      `${workloadNames.unchanged}, CPU`,
      computeMedianOfLoads(busiestLoads(workloadNames.unchanged), ({ cpu }) => cpu),
      0.25,
      ' ms',
    ),
    compareWithMaximum(
      `${workloadNames.shared}, CPU as a multiple of ${workloadNames.friendWishlist}`,
      median(busiestLoads(workloadNames.shared).map(({ cpu }) => cpu)) / median(readLoads.map(({ cpu }) => cpu)),
      1.1,
    ),
    compareWithMaximum(
      `${workloadNames.gifts}, CPU per gift as a multiple of that per item of ${workloadNames.friendWishlist}`,
      computeMedianOfLoads(busiestLoads(workloadNames.gifts), ({ cpu }) => cpu / claimedItemsPerPerson) /
        computeMedianOfLoads(readLoads, ({ cpu }) => cpu / testDataSize.itemsEach),
      1.5,
    ),
    ...Object.values(workloadNames).map((name) =>
      compareWithMaximum(
        `${name}, p99 / p50`,
        computeMedianOfLoads(busiestLoads(name), ({ p50, p99 }) => p99 / p50),
        4,
      ),
    ),
    compareWithMaximum(
      'failed requests',
      Math.max(
        ...[...results.values()].flatMap(({ measured }) => [...measured.values()].flat().map(({ failed }) => failed)),
      ),
      0,
    ),
  ];
}
