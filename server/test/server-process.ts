import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testSecret } from './config.ts';
import { nodeFlags } from '../src/process/node-flags.ts';

/** A server started the way an operator starts it, as a process of its own. */
export interface ServerProcess {
  pid: number;
  /** The printed address; rejects with everything printed when the process ends before. */
  ready: Promise<string>;
  /** How it ended. */
  exited: Promise<Exit>;
  /** Sends SIGTERM, unless it has ended; resolves with how it ended. */
  stop(): Promise<Exit>;
}

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
  complaint: string;
}

export const mainPath = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** What `npm start` does first: a server without the built web app does not start. */
export function buildWebApp(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../../web/build.ts', import.meta.url))], { stdio: 'pipe' });
}

/** On any free port, quiet, and in a process group of its own as from a terminal, unless `command` says otherwise. */
export function startServerProcess(
  env: Record<string, string>,
  command: readonly string[] = [process.execPath, ...nodeFlags, mainPath],
  cwd?: string,
): ServerProcess {
  const [program = '', ...args] = command;
  // oxlint-disable-next-line node/no-process-env -- the PATH that finds npm, and the user's home
  const outer = process.env;
  // A server on a test's database needs the secret that its signing key was made under.
  const secret = env['DATABASE_URL'] === undefined ? {} : { APP_SECRET: testSecret };
  const child = spawn(program, args, {
    cwd,
    env: { ...outer, npm_lifecycle_event: undefined, PORT: '0', LOG_LEVEL: 'warn', ...secret, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return watch(child);
}

function watch(child: ChildProcess): ServerProcess {
  let output = '';
  let complaint = '';
  const ready = Promise.withResolvers<string>();
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const address = /Wishwell is ready: (\S+)/.exec(output)?.[1];
    if (address !== undefined) ready.resolve(address);
  });
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output, complaint }));
  });
  // What a failing test leaves behind must not outlive the run.
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  void exited.then(() => process.off('exit', kill));
  void exited.then(() => ready.reject(new Error(`Ended before it was ready: ${output}${complaint}`)));
  ready.promise.catch(() => undefined);
  const stop = (): Promise<Exit> => {
    child.kill('SIGTERM');
    return exited;
  };
  return { pid: child.pid ?? 0, ready: ready.promise, exited, stop };
}

/** The ids of every process that `pid` started, directly or not. Linux only. */
export async function listDescendants(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const entry of await readdir('/proc')) {
    const status = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '') : '';
    // The name stands in parentheses and may hold anything; state and parent follow the last one.
    const [state, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    if (state !== undefined && state !== 'Z') parents.set(Number(entry), Number(parent));
  }
  const found = [pid];
  for (const ancestor of found) for (const [child, parent] of parents) if (parent === ancestor) found.push(child);
  return found.slice(1);
}

/** The ids of a server's workers: those it started that run its own program. Linux only. */
export async function listWorkers({ pid }: Pick<ServerProcess, 'pid'>): Promise<number[]> {
  const found: number[] = [];
  for (const descendant of await listDescendants(pid)) {
    const command = await readFile(`/proc/${descendant}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(mainPath)) found.push(descendant);
  }
  return found;
}

/** Waits until none of the processes lives, at most `seconds`; answers those that still do. */
export async function waitUntilGone(pids: readonly number[], seconds = 5): Promise<number[]> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const states = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z')));
    const living = pids.filter((_, index) => !states[index]?.includes(') Z'));
    if (living.length === 0 || Date.now() > deadline) return living;
    await sleep(50);
  }
}
