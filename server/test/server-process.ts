import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../src/process/node-flags.ts';
import { testAppSecret } from './config.ts';

export interface ServerProcess {
  pid: number;
  /**
   * Resolves with the URL that the server prints. If the process ends before that, rejects with its output.
   */
  ready: Promise<string>;
  exited: Promise<ServerExit>;
  /** Sends SIGTERM if the server is still running. Resolves with its exit code and signal. */
  stop(): Promise<ServerExit>;
}

interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
  complaint: string;
}

export const serverMainPath = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export function buildWebApp(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../../web/build.ts', import.meta.url))], { stdio: 'pipe' });
}

/**
 * Starts a server (or `command`) on a free port, with long timeouts. The server logs only warnings. The
 * process is in a new process group, as if a shell had started it. `socketFd` becomes its file descriptor 3.
 */
export function startServerProcess(
  env: Record<string, string>,
  command: readonly string[] = [process.execPath, ...nodeFlags, serverMainPath],
  cwd?: string,
  socketFd?: number,
): ServerProcess {
  const [program = '', ...args] = command;
  // oxlint-disable-next-line node/no-process-env -- the child process needs PATH and HOME
  const environment = process.env;
  // A server on a test database needs `testAppSecret` to decrypt the signing keys.
  const secret = env['DATABASE_URL'] === undefined ? {} : { APP_SECRET: testAppSecret };
  const child = spawn(program, args, {
    cwd,
    env: {
      ...environment,
      npm_lifecycle_event: undefined,
      PORT: '0',
      LOG_LEVEL: 'warn',
      TIMEOUT_FACTOR: '10',
      ...secret,
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', socketFd ?? 'ignore'],
  });
  return watchServer(child);
}

function watchServer(child: ChildProcess): ServerProcess {
  let output = '';
  let complaint = '';
  const ready = Promise.withResolvers<string>();
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const url = /Wishwell is ready: (\S+)/.exec(output)?.[1];
    if (url !== undefined) ready.resolve(url);
  });
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const exited = new Promise<ServerExit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output, complaint }));
  });
  // Kills the server at the end of the test, even if the test fails.
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  void exited.then(() => process.off('exit', kill));
  void exited.then(() => ready.reject(new Error(`Ended before it was ready: ${output}${complaint}`)));
  ready.promise.catch(() => undefined);
  const stop = (): Promise<ServerExit> => {
    child.kill('SIGTERM');
    return exited;
  };
  return { pid: child.pid ?? 0, ready: ready.promise, exited, stop };
}

/** Returns the ids of all processes that `pid` started, directly or indirectly. Linux only. */
export async function listDescendantProcesses(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const entry of await readdir('/proc')) {
    const status = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '') : '';
    // In /proc/<pid>/stat, the name of the process is in parentheses and can contain any characters. State
    // and parent follow the last `)`.
    const [state, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    if (state !== undefined && state !== 'Z') parents.set(Number(entry), Number(parent));
  }
  const found = [pid];
  for (const ancestor of found) for (const [child, parent] of parents) if (parent === ancestor) found.push(child);
  return found.slice(1);
}

/** Waits up to `seconds` until processes end. Returns the ids of the processes that are still running. */
export async function waitUntilProcessesEnd(pids: readonly number[], seconds = 30): Promise<number[]> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const states = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z')));
    const runningPids = pids.filter((_, index) => !states[index]?.includes(') Z'));
    if (runningPids.length === 0 || Date.now() > deadline) return runningPids;
    await sleep(50);
  }
}
