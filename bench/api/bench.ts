import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Database, type DatabaseOptions } from '../../server/src/database/database.ts';
import { backgroundTimeouts } from '../../server/src/database/session-settings.ts';
import { connectToRunningPostgres } from '../../server/src/embedded-postgres/connect-to-running.ts';
import { createBearerRenewer } from '../../server/test/person.ts';
import { buildWebApp } from '../../server/test/server-process.ts';
import { readCpuSeconds } from '../load/cpu.ts';
import { type LoggedServer, startLoggedServer } from '../load/server.ts';
import { runWrk, type LoadResult, type HttpRequest, writeWrkScript } from '../load/wrk.ts';
import { createTestData, type TestData } from './world.ts';

/** A running installation with test data, and the duration of each measurement. */
export interface BenchInstallation {
  folder: string;
  server: LoggedServer;
  connection: DatabaseOptions;
  db: Database;
  world: TestData;
  rounds: number;
  seconds: number;
  /** Renews bearer tokens that are about to expire. Call this function before the tokens are used. */
  renewBearers(): Promise<void>;
  /** Starts another server on the same database and images, with the environment variables `env`. */
  startAnother(name: string, env: Record<string, string>): Promise<LoggedServer>;
}

export interface LoadMeasurement extends LoadResult {
  /** CPU time per request in milliseconds: the sum of Node and PostgreSQL. */
  cpu: number;
}

/** Resolves on SIGINT or SIGTERM, and sets exit code 130. */
const waitForStopSignal = (): Promise<void> =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  }).then(() => {
    process.exitCode = 130;
  });

type LoadDuration = Pick<BenchInstallation, 'rounds' | 'seconds'>;

/**
 * Calls `work` with a new installation. Then stops its processes and removes its files, also after an error
 * or a signal.
 */
export async function withBenchInstallation(
  loadDuration: LoadDuration,
  work: (bench: BenchInstallation) => Promise<void>,
): Promise<void> {
  await using undo = new AsyncDisposableStack();
  await Promise.race([startBenchInstallation(undo, loadDuration).then(work), waitForStopSignal()]);
}

async function startBenchInstallation(
  undo: AsyncDisposableStack,
  { rounds, seconds }: LoadDuration,
): Promise<BenchInstallation> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-bench-'));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  buildWebApp();
  const dataDir = join(folder, 'data');
  const server = await startLoggedServer(folder, 'server', { DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  undo.defer(() => server.stop());
  const connection = await connectToRunningPostgres(dataDir);
  if (!connection) throw new Error('The database does not run');
  const db = createDatabase({ ...connection, ...backgroundTimeouts, max: 2 });
  undo.defer(() => db.close());
  const world = await createTestData(server.origin, db);
  const startAnother: BenchInstallation['startAnother'] = async (name, env) => {
    const { host = '', user, password, database } = connection;
    const socket = encodeURIComponent(host.replace('self', String(process.pid)));
    const url = `postgres://${user}:${String(password)}@localhost/${database}?host=${socket}`;
    const another = await startLoggedServer(folder, name, { DATA_DIR: dataDir, DATABASE_URL: url, ...env });
    undo.defer(() => another.stop());
    return another;
  };
  const renewBearers = createBearerRenewer(server, world.people);
  return { folder, server, connection, db, world, rounds, seconds, renewBearers, startAnother };
}

/**
 * Sends requests to `target` for `bench.seconds` and returns the measured load. The CPU time includes
 * PostgreSQL, which runs as a child process of `bench.server`.
 */
export async function measureLoad(
  { folder, server, seconds }: BenchInstallation,
  requests: readonly HttpRequest[],
  connections: number,
  target: LoggedServer = server,
): Promise<LoadMeasurement> {
  const script = await writeWrkScript(folder, 'requests', requests);
  const pids = [...new Set([server.pid, target.pid])];
  const before = await readCpuSeconds(pids);
  const result = await runWrk(target.origin, script, connections, seconds);
  const cpu = ((await readCpuSeconds(pids)) - before) / result.requests;
  return { ...result, cpu: cpu * 1e3 };
}
