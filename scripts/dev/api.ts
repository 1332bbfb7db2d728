import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot, toolEnvironment } from '../checks/tool.ts';

interface Api {
  stop(): Promise<void>;
}

/**
 * Starts the server on `port`, with the public URL `publicUrl`. Restarts the server when one of its files
 * changes.
 */
export function startApi({ port, publicUrl }: { port: number; publicUrl: string }): Api {
  const child = spawn('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: repositoryRoot,
    env: { ...toolEnvironment, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: publicUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
