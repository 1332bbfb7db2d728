import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Sends a request to `url`, then starts an HTTP server that returns a copy of the response to every request.
 */
export async function startBareServer(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ origin: string; stop(): void }> {
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [program, url, JSON.stringify(headers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: output.toString().trim(), stop: () => child.kill() };
}
