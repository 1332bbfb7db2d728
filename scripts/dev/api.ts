import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { root, toolEnvironment } from '../checks/tool.ts';

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

interface Api {
  stop(): Promise<void>;
}

/** Starts the server behind `publicUrl`, and again whenever one of its files changes. */
export function startApi({ port, publicUrl }: { port: number; publicUrl: string }): Api {
  const child = spawn('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    env: { ...toolEnvironment, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: publicUrl },
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
