import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface Ended {
  code: number | null;
  said: string;
  complained: string;
}

export interface Running {
  ended: Promise<Ended>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts a command of this folder as npm would, called in `folder`. */
export function startCommand(
  command: 'backup' | 'restore' | 'pictures-move',
  args: string[],
  env: Record<string, string>,
  folder = '/',
): Running {
  const path = fileURLToPath(new URL(`../${command}.ts`, import.meta.url));
  const all = { ...process.env, INIT_CWD: folder, ...env };
  const ended = Promise.withResolvers<Ended>();
  const child = execFile(process.execPath, [path, ...args], { env: all }, (_error, said, complained) =>
    ended.resolve({ code: child.exitCode, said: said.trimEnd(), complained: complained.trimEnd() }),
  );
  return { ended: ended.promise, kill: (signal) => void child.kill(signal) };
}
