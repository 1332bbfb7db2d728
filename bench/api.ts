/**
 * What the calls cost: the product beside a bare node:http server that answers the same bytes, and beside pgbench sending
 * the very same statements to the same PostgreSQL; everything in turn, round by round. Linux only; see bench/README.md.
 * Usage: npm run bench:api [-- --short]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, longPatience } from '../server/src/db.ts';
import { connectToRunningPostgres } from '../server/src/postgres/running.ts';
import { keepBearers } from '../server/test/person.ts';
import { buildWebApp } from '../server/test/server-process.ts';
import { createWorkloads, type Workload } from './api/workloads.ts';
import { createWorld } from './api/world.ts';
import { startBare } from './load/bare.ts';
import { readCpu } from './load/cpu.ts';
import { pgbench, writeTransaction } from './load/pgbench.ts';
import { startLoggedServer } from './load/server.ts';
import { missingTools } from './load/tools.ts';
import { load, writeScript, type Load } from './load/wrk.ts';
import { median, printTable } from './table.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const rounds = values.short ? 1 : 3;
const seconds = values.short ? 1 : 3;
const connections = values.short ? [50] : [1, 10, 50];
const clients = 10;

const missing = missingTools(['wrk', 'pgbench']);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(2);
}

interface Measured extends Load {
  /** Milliseconds of processor time a request, Node and PostgreSQL together. */
  cpu: number;
}

const folder = await mkdtemp(join(tmpdir(), 'wishwell-bench-'));
buildWebApp();
const dataDir = join(folder, 'data');
const server = await startLoggedServer(folder, 'server', {
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
});
try {
  const connection = await connectToRunningPostgres(dataDir);
  if (!connection) throw new Error('The database does not run');
  const db = createDatabase({ ...connection, ...longPatience, max: 2 });
  const world = await createWorld(server.origin, db);
  const renewBearers = keepBearers(server, world.people);
  const found = new Map<string, { measured: Map<number, Measured[]>; bare: number[]; database: number[] }>();

  const measure = async (script: string, at: number): Promise<Measured> => {
    const before = await readCpu([server.pid]);
    const loaded = await load(server.origin, script, at, seconds);
    const cpu = ((await readCpu([server.pid])) - before) / loaded.requests;
    return { ...loaded, cpu: cpu * 1e3 };
  };
  const runWorkload = async (workload: Workload): Promise<void> => {
    const { name, sendings, database } = workload;
    const script = await writeScript(folder, 'workload', sendings);
    const kept = found.get(name) ?? { measured: new Map<number, Measured[]>(), bare: [], database: [] };
    found.set(name, kept);
    for (const at of connections) kept.measured.set(at, [...(kept.measured.get(at) ?? []), await measure(script, at)]);
    const [first] = sendings;
    if (first?.method === 'GET') {
      const bare = await startBare(`${server.origin}${first.path}`, first.headers ?? {});
      kept.bare.push((await load(bare.origin, script, 50, seconds)).rate);
      bare.stop();
    }
    if (!database) return;
    const transaction = await writeTransaction(folder, 'transaction', database.settings, database.sent);
    kept.database.push(await pgbench(connection, transaction, clients, seconds));
  };
  for (let round = 0; round < rounds; round += 1) {
    await renewBearers();
    for (const workload of await createWorkloads(db, world)) await runWorkload(workload);
  }
  await db.close();

  const rows = [...found].flatMap(([name, { measured, bare, database }]) =>
    [...measured].map(([at, loads]) => {
      const middle = (of: (one: Measured) => number): number => median(loads.map(of));
      const ratioTo = (rates: readonly number[]): string =>
        rates.length > 0 ? median(loads.map(({ rate }, round) => rate / (rates[round] ?? Number.NaN))).toFixed(2) : '';
      return [
        name,
        String(at),
        middle((one) => one.rate).toFixed(0),
        middle((one) => one.p50).toFixed(2),
        middle((one) => one.p99).toFixed(2),
        middle((one) => one.cpu).toFixed(3),
        ratioTo(database),
        ratioTo(bare),
        String(Math.max(...loads.map(({ failed }) => failed))),
      ];
    }),
  );
  printTable('Calls', [
    ['call', 'connections', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'of pgbench', 'of bare Node', 'failed'],
    ...rows,
  ]);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
