import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Account } from '../../server/src/embedded-postgres/account.ts';

/** A program of the cluster while it runs. */
export interface Launched {
  pid: number;
  isRunning(): boolean;
  ended: Promise<unknown>;
}

interface Launch {
  command: readonly [string, ...string[]];
  /** Whatever it prints is added to this file. */
  log: string;
  /** Under whom it runs; ourselves when undefined. */
  account: Account | undefined;
  setpriv: string;
}

/** Nothing of our environment reaches it: `PG…` variables would change what PostgreSQL does. */
const environment = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

const asAccount = (account: Account | undefined): string[] =>
  account ? ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'] : [];

/**
 * Starts a program that does not hear the terminal's Ctrl-C, because what it stands on must be stopped in its order, and that
 * ends when we do, however that happens.
 */
export function launch({ command, log, account, setpriv }: Launch): Launched {
  const output = openSync(log, 'a');
  const child: ChildProcess = spawn(setpriv, ['--pdeathsig', 'TERM', ...asAccount(account), ...command], {
    cwd: '/',
    detached: true,
    env: environment,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]);
  return {
    pid: child.pid ?? 0,
    isRunning: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
    ended,
  };
}

/** Sends a signal; one that has gone meanwhile needs none. 0 is nobody: to the kernel it would be our whole group. */
export function signal(pid: number, name: NodeJS.Signals): void {
  if (!(pid > 0)) return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
