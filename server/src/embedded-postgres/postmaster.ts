import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemAccount } from './account.ts';
import type { PostgresPrograms } from './binaries.ts';
import type { FolderHandle } from './folder.ts';
import { createServerArguments, postgresEnvironment } from './settings.ts';
import type { SocketFolder } from './socket-folder.ts';

export interface LaunchOptions {
  binaries: PostgresPrograms;
  account: SystemAccount | undefined;
  clusterDir: string;
  folder: FolderHandle;
  socket: SocketFolder;
  durable: boolean;
  log: (line: string) => void;
}

export interface Postmaster {
  /** Resolves when PostgreSQL accepts connections. Never resolves if PostgreSQL ends before that. */
  ready: Promise<void>;
  /** Resolves with PostgreSQL's last log lines after it has ended. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Shell script that runs PostgreSQL in its own session, so that Ctrl-C in the terminal reaches only our
 * process. When our process writes a line to the script's stdin, the script starts a smart shutdown of
 * PostgreSQL (SIGTERM). When stdin closes, even because our process was killed, the script starts a fast
 * shutdown (SIGINT).
 */
const launcherScript = `
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

const maxLogLines = 20;
const smartShutdownTimeoutMs = 500;

/** Starts PostgreSQL's main process, which inherits the open data folder as file descriptor 3. */
export function startPostmaster({ binaries, account, folder, socket, durable, log }: LaunchOptions): Postmaster {
  const settings = createServerArguments({ dataDir: folder.pathForChild, socketDir: socket.pathForChild, durable });
  const child = spawn('/bin/sh', ['-c', launcherScript, 'postgres-tether', binaries.postgres, ...settings], {
    ...account,
    cwd: '/',
    env: postgresEnvironment,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', folder.fd],
  });
  const { stdin, stderr } = child;
  // Ignores errors of writes to the shell script, which may have already ended.
  stdin?.on('error', () => undefined);
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  if (stderr !== null) {
    createInterface({ input: stderr }).on('line', (line) => {
      lines.splice(0, lines.length - maxLogLines + 1);
      lines.push(line);
      log(line);
      if (line.includes('database system is ready to accept connections')) ready.resolve();
    });
  }
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', (error) => (lines.push(error.message), resolve()));
  });
  // After PostgreSQL's exit, waits at most 500 ms until its log is closed. If PostgreSQL was killed, one of
  // its child processes may still have the log open.
  const ended = exited.then(() => Promise.race([closed, sleep(500)])).then(() => lines.join('\n'));
  return {
    ready: ready.promise,
    ended,
    stop: async () => {
      stdin?.write('stop\n');
      await Promise.race([ended, sleep(smartShutdownTimeoutMs)]);
      stdin?.end();
      await ended;
    },
  };
}
