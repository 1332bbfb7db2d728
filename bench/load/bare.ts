import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a bare server that answers everything with what `address` answers; the process ends with `stop`. */
export async function startBare(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ origin: string; stop(): void }> {
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [program, address, JSON.stringify(headers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: said.toString().trim(), stop: () => child.kill() };
}
