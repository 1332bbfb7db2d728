import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mallocSettings } from '../../server/src/process/node-flags.ts';
import type { DatabaseOptions } from '../../server/src/database/database.ts';
import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts';
import type { ProxyName } from './configuration.ts';
import { findFreePorts } from './ports.ts';
import { startProxy } from './proxy.ts';
import { freshSharedDatabase, sharedEnvironment } from './shared-postgres.ts';

/** Several processes of the product on one database, behind one proxy. */
export interface Installation {
  origin: string;
  /** What an operator's command needs to find its database. */
  environment: Record<string, string>;
  /** Stops the process at this place and starts it anew; resolves once it serves. */
  restart(at: number): Promise<void>;
  /** Sends a signal to the process at this place. */
  signal(at: number, signal: NodeJS.Signals): void;
  /** The most memory that one process has taken, in bytes, since it started. Linux only. */
  mostMemory(): Promise<number>;
  /** Ends everything; answers how many requests each process has answered, one that was restarted among them. */
  stop(): Promise<number[]>;
}

interface Wishes {
  proxy: ProxyName;
  processes: number;
  server: DatabaseOptions;
  /** Of its standby, from which the processes read then. */
  standby?: DatabaseOptions | undefined;
  /** What an operator would set besides. */
  environment?: Record<string, string>;
}

interface Seat {
  env: Record<string, string>;
  process: ServerProcess;
  served: number;
}

/** Every request leaves one line that has a status. Checks of the proxy's own do not count: they come to all processes alike. */
const countAnswers = (output: string): number =>
  output.split('\n').filter((line) => /"status":\d{3}/.test(line) && !line.includes('"route":"/api/ready"')).length;

/** https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

async function end(seat: Seat): Promise<void> {
  const wasRunning = tell(seat.process.pid, 'SIGTERM');
  const { code, signal, output, complaint } = await seat.process.exited;
  seat.served += countAnswers(output);
  if (wasRunning && code === 0) return;
  const last = output.trimEnd().split('\n').slice(-20).join('\n');
  throw new Error(
    `A process ended${wasRunning ? '' : ' by itself'} with ${code ?? signal}: ${complaint}\nIts last lines:\n${last}`,
  );
}

/** False when there is no such process any more. */
function tell(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

const sit = (env: Record<string, string>): Seat => ({ env, process: startServerProcess(env), served: 0 });

/** Starts it on a database of its own, with a folder of pictures that all processes share. */
export async function startInstallation(wishes: Wishes): Promise<Installation> {
  const { proxy, processes, server, standby, environment = {} } = wishes;
  await using undo = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-processes-'));
  undo.defer(() => rm(dataDir, { recursive: true, force: true }));
  const database = await freshSharedDatabase(server, standby);
  undo.defer(() => database.drop());
  const [port = 0, ...ports] = await findFreePorts(processes + 1);
  const origin = `http://localhost:${port}`;
  const place = { DATA_DIR: dataDir, ...database.settings, APP_SECRET: sharedEnvironment.APP_SECRET };
  const common = {
    ...mallocSettings,
    ...sharedEnvironment,
    ...place,
    PUBLIC_URL: origin,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'debug',
  };
  const seats = ports.map((one) => sit({ ...common, ...environment, PORT: String(one) }));
  undo.defer(async () => void (await Promise.all(seats.map(end))));
  await Promise.all(seats.map((seat) => seat.process.ready));
  const front = await startProxy(proxy, port, ports);
  // Before the processes, which wait a moment for connections that somebody keeps.
  undo.defer(() => front.stop());
  const running = undo.move();
  return {
    origin,
    environment: place,
    restart: async (at) => {
      const seat = seats[at];
      if (!seat) throw new Error(`There is no process ${at}`);
      await end(seat);
      seat.process = startServerProcess(seat.env);
      await seat.process.ready;
    },
    signal: (at, signal) => {
      const seat = seats[at];
      if (!seat || !tell(seat.process.pid, signal)) throw new Error(`There is no process ${at}`);
    },
    mostMemory: async () => Math.max(...(await Promise.all(seats.map((seat) => peakOf(seat.process.pid))))),
    stop: async () => {
      await running.disposeAsync();
      return seats.map(({ served }) => served);
    },
  };
}
