import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns the path of a program in a folder of PATH; undefined if there is none. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Starts a program with the home folder `folder`. Kills the program when this process exits. */
export function startProgram(name: string, args: readonly string[], folder: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(name, args, { env: { ...process.env, HOME: folder, ...env }, stdio: 'ignore' });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  return child;
}

/** Stops a program with SIGTERM, or with SIGKILL after 5 s. Resolves when the program has ended. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await Promise.race([closed, sleep(5_000, undefined, { ref: false })]);
  child.kill('SIGKILL');
}

/** Calls `attempt` again and again until it resolves. After `seconds`, rejects with the last error. */
export async function retry<T>(attempt: () => Promise<T>, seconds = 10): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}
