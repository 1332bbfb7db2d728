import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '../../server/src/database/database.ts';
import { mallocSettings } from '../../server/src/process/node-flags.ts';
import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts';
import type { ProxyName } from './configuration.ts';
import { findFreePorts } from './ports.ts';
import { startProxy } from './proxy.ts';
import { createSharedDatabase, sharedEnvironment } from './shared-postgres.ts';

/** Several Wishwell processes with one database behind one proxy. */
export interface Installation {
  origin: string;
  /** Environment variables that operator commands need for this database. */
  environment: Record<string, string>;
  /** Restarts the process with the index `at`. Resolves when the new process is ready. */
  restart(at: number): Promise<void>;
  signal(at: number, signal: NodeJS.Signals): void;
  /** Returns the peak memory in bytes of the process with the highest peak. Linux only. */
  peakMemory(): Promise<number>;
  /** Stops the proxy and all processes. Returns the number of requests per process since the start. */
  stop(): Promise<number[]>;
}

interface InstallationOptions {
  proxy: ProxyName;
  processes: number;
  server: DatabaseOptions;
  environment?: Record<string, string>;
}

interface ManagedProcess {
  env: Record<string, string>;
  process: ServerProcess;
  served: number;
}

/** Returns the number of log lines about requests, without those about health checks. */
const countLoggedRequests = (output: string): number =>
  output.split('\n').filter((line) => /"status":\d{3}/.test(line) && !line.includes('"route":"/api/ready"')).length;

/** Returns VmHWM in bytes, see https://man7.org/linux/man-pages/man5/proc_pid_status.5.html. */
async function readPeakMemoryBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

async function stopManagedProcess(managedProcess: ManagedProcess): Promise<void> {
  const wasRunning = signalProcess(managedProcess.process.pid, 'SIGTERM');
  const { code, signal, output, complaint } = await managedProcess.process.exited;
  managedProcess.served += countLoggedRequests(output);
  if (wasRunning && code === 0) return;
  const lastLines = output.trimEnd().split('\n').slice(-20).join('\n');
  throw new Error(
    `A process ended${wasRunning ? '' : ' by itself'} with ${code ?? signal}: ${complaint}\nIts last lines:\n${lastLines}`,
  );
}

/** Sends a signal to a process. Returns false if the process does not exist. */
function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

const startManagedProcess = (env: Record<string, string>): ManagedProcess => ({
  env,
  process: startServerProcess(env),
  served: 0,
});

/** Starts Wishwell processes on a new database with a shared image folder. */
export async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const { proxy, processes, server, environment = {} } = options;
  await using undo = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-processes-'));
  undo.defer(() => rm(dataDir, { recursive: true, force: true }));
  const database = await createSharedDatabase(server);
  undo.defer(() => database.drop());
  const [port = 0, ...ports] = await findFreePorts(processes + 1);
  const origin = `http://localhost:${port}`;
  const databaseSettings = { DATA_DIR: dataDir, ...database.settings, APP_SECRET: sharedEnvironment.APP_SECRET };
  const commonSettings = {
    ...mallocSettings,
    ...sharedEnvironment,
    ...databaseSettings,
    PUBLIC_URL: origin,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'debug',
  };
  const managedProcesses = ports.map((serverPort) =>
    startManagedProcess({ ...commonSettings, ...environment, PORT: String(serverPort) }),
  );
  undo.defer(async () => void (await Promise.all(managedProcesses.map(stopManagedProcess))));
  await Promise.all(managedProcesses.map((managedProcess) => managedProcess.process.ready));
  const proxyProcess = await startProxy(proxy, port, ports);
  // Stops the proxy before the Wishwell processes, because a stopping process waits for open connections of
  // the proxy.
  undo.defer(() => proxyProcess.stop());
  const disposables = undo.move();
  return {
    origin,
    environment: databaseSettings,
    restart: async (at) => {
      const managedProcess = managedProcesses[at];
      if (!managedProcess) throw new Error(`There is no process ${at}`);
      await stopManagedProcess(managedProcess);
      managedProcess.process = startServerProcess(managedProcess.env);
      await managedProcess.process.ready;
    },
    signal: (at, signal) => {
      const managedProcess = managedProcesses[at];
      if (!managedProcess || !signalProcess(managedProcess.process.pid, signal))
        throw new Error(`There is no process ${at}`);
    },
    peakMemory: async () =>
      Math.max(
        ...(await Promise.all(
          managedProcesses.map((managedProcess) => readPeakMemoryBytes(managedProcess.process.pid)),
        )),
      ),
    stop: async () => {
      await disposables.disposeAsync();
      return managedProcesses.map(({ served }) => served);
    },
  };
}
