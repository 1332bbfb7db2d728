import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns environment variables for a Wishwell server, so that its inspector uses `port`. */
export const createInspectorEnvironment = (port: number): Record<string, string> => ({
  NODE_OPTIONS: `--inspect-port=${port}`,
});

/**
 * Opens the inspector of a Node process, unless it is open, and returns the WebSocket URL of the inspector.
 */
async function openInspector(pid: number): Promise<string> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  const [, port] = /--inspect-port=(\d+)/.exec(command) ?? [];
  if (port === undefined) throw new Error(`Process ${pid} has no inspect port`);
  process.kill(pid, 'SIGUSR1');
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
    const [target] = response ? ((await response.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
    await sleep(100);
  }
  throw new Error(`Process ${pid} did not open port ${port}`);
}

/**
 * Runs a garbage collection in a process, so that uncollected garbage does not count as a memory leak. Uses
 * https://chromedevtools.github.io/devtools-protocol/v8/HeapProfiler/.
 */
export async function collectGarbage(pid: number): Promise<void> {
  const socket = new WebSocket(await openInspector(pid));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' })));
  socket.addEventListener('message', () => resolve());
  socket.addEventListener('error', () => reject(new Error(`Process ${pid} closed its debugger`)));
  await promise;
  socket.close();
}
