import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';

/** A started PostgreSQL, ready or not. */
export interface Postmaster {
  /** Resolves when it accepts connections; never when it ends before. */
  ready: Promise<void>;
  /** Resolves with the last lines of its log when it has ended, for whatever reason. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * PostgreSQL stands in a session of its own, so that Ctrl-C in the terminal reaches us alone. The shell between holds
 * our pipe. A line on it asks PostgreSQL to stop once its clients have left (SIGTERM, "smart shutdown"); when the pipe
 * closes, however our process ended, PostgreSQL stops at once (SIGINT, "fast shutdown").
 */
const tether = `
exec 4<&0
"$@" 4<&- &
postgres=$!
{ read -r _ <&4 && kill -TERM $postgres && read -r _ <&4; kill -INT $postgres; } >/dev/null 2>&1 &
reader=$!
wait $postgres
code=$?
kill $reader 2>/dev/null
exit $code
`;

const keptLines = 20;
const clientsLeaveWithinMs = 500;

/** Starts `command`, which finds the descriptor `folderFd` as its number 3. */
export function startPostmaster(options: {
  command: readonly string[];
  folderFd: number;
  account: Account | undefined;
  env: Record<string, string>;
  log: (line: string) => void;
}): Postmaster {
  const child = spawn('/bin/sh', ['-c', tether, 'postgres-tether', ...options.command], {
    ...options.account,
    cwd: '/',
    env: options.env,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', options.folderFd],
  });
  const { stdin, stderr } = child;
  // The shell may be gone before we close the pipe.
  stdin?.on('error', () => undefined);
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  if (stderr !== null) {
    createInterface({ input: stderr }).on('line', (line) => {
      lines.splice(0, lines.length - keptLines + 1);
      lines.push(line);
      options.log(line);
      if (line.includes('database system is ready to accept connections')) ready.resolve();
    });
  }
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', (error) => (lines.push(error.message), resolve()));
  });
  // A process of a killed server may keep the log open for a while; what it says is not worth waiting for.
  const ended = exited.then(() => Promise.race([closed, sleep(500)])).then(() => lines.join('\n'));
  return {
    ready: ready.promise,
    ended,
    stop: async () => {
      stdin?.write('stop\n');
      await Promise.race([ended, sleep(clientsLeaveWithinMs)]);
      stdin?.end();
      await ended;
    },
  };
}
