import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeFlags } from '../../server/src/process/node-flags.ts';
import { mainPath } from '../../server/test/server-process.ts';

export interface LoggedServer {
  pid: number;
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a server on a free port, with the log file `<name>.log` in `folder`. Resolves when the server is
 * ready. Rejects with the log if the server ends before it is ready.
 */
export async function startLoggedServer(
  folder: string,
  name: string,
  env: Record<string, string>,
): Promise<LoggedServer> {
  const path = join(folder, `${name}.log`);
  const log = await open(path, 'w');
  const child = spawn(process.execPath, [...nodeFlags, mainPath], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', ...env },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  const kill = (): boolean => child.kill('SIGTERM');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  for (;;) {
    const output = await readFile(path, 'utf8');
    const origin = /Wishwell is ready: (\S+)/.exec(output)?.[1];
    if (origin !== undefined && child.pid !== undefined) {
      const stop = async (): Promise<void> => {
        process.off('exit', kill);
        kill();
        await ended;
      };
      return { pid: child.pid, origin, stop };
    }
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready: ${output}`);
    await sleep(50);
  }
}
