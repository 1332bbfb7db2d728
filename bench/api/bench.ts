import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Database, type DatabaseOptions } from '../../server/src/database/database.ts';
import { backgroundTimeouts } from '../../server/src/database/session-settings.ts';
import { connectToRunningPostgres } from '../../server/src/embedded-postgres/connect-to-running.ts';
import { keepBearers } from '../../server/test/person.ts';
import { buildWebApp } from '../../server/test/server-process.ts';
import { readCpu } from '../load/cpu.ts';
import { type LoggedServer, startLoggedServer } from '../load/server.ts';
import { load, type Load, type Sending, writeScript } from '../load/wrk.ts';
import { createWorld, type World } from './world.ts';

export interface Bench {
  folder: string;
  server: LoggedServer;
  connection: DatabaseOptions;
  db: Database;
  world: World;
  rounds: number;
  /** Of one load. */
  seconds: number;
  /** To be called before people are asked for their bearers. */
  renewBearers(): Promise<void>;
  startAnother(name: string, env: Record<string, string>): Promise<LoggedServer>;
}

export interface Measured extends Load {
  /** Milliseconds of processor time a request: Node and PostgreSQL together. */
  cpu: number;
}

/** Resolves when the run is to end before its time, as by a person at the keyboard. */
const stopped = (): Promise<void> =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  }).then(() => {
    process.exitCode = 130;
  });

type Length = Pick<Bench, 'rounds' | 'seconds'>;

/** Runs `work` on a new installation, and leaves nothing of it, whatever ends the run. */
export async function withBench(length: Length, work: (bench: Bench) => Promise<void>): Promise<void> {
  await using undo = new AsyncDisposableStack();
  await Promise.race([install(undo, length).then(work), stopped()]);
}

async function install(undo: AsyncDisposableStack, { rounds, seconds }: Length): Promise<Bench> {
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
  const world = await createWorld(server.origin, db);
  const startAnother: Bench['startAnother'] = async (name, env) => {
    const { host = '', user, password, database } = connection;
    const socket = encodeURIComponent(host.replace('self', String(process.pid)));
    const url = `postgres://${user}:${String(password)}@localhost/${database}?host=${socket}`;
    const another = await startLoggedServer(folder, name, { DATA_DIR: dataDir, DATABASE_URL: url, ...env });
    undo.defer(() => another.stop());
    return another;
  };
  const renewBearers = keepBearers(server, world.people);
  return { folder, server, connection, db, world, rounds, seconds, renewBearers, startAnother };
}

/** Loads a server with requests; PostgreSQL is the first server's child, whichever server asks it. */
export async function measure(
  { folder, server, seconds }: Bench,
  sendings: readonly Sending[],
  connections: number,
  at: LoggedServer = server,
): Promise<Measured> {
  const script = await writeScript(folder, 'requests', sendings);
  const pids = [...new Set([server.pid, at.pid])];
  const before = await readCpu(pids);
  const loaded = await load(at.origin, script, connections, seconds);
  const cpu = ((await readCpu(pids)) - before) / loaded.requests;
  return { ...loaded, cpu: cpu * 1e3 };
}
