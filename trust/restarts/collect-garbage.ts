import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** What lets a debugger into a server's workers, each at a port of its own above this one. */
export const inspectable = (port: number): Record<string, string> => ({ NODE_OPTIONS: `--inspect-port=${port}` });

/** The debugger's address in a process that is asked to let one in; it may be asked again. */
async function openInspector(pid: number): Promise<string> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  const [, port] = /--inspect-port=(\d+)/.exec(command) ?? [];
  if (port === undefined) throw new Error(`Process ${pid} lets no debugger in`);
  process.kill(pid, 'SIGUSR1');
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
    const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
    await sleep(100);
  }
  throw new Error(`Process ${pid} did not open port ${port}`);
}

/**
 * Has a process's V8 collect all its garbage now (https://chromedevtools.github.io/devtools-protocol/v8/HeapProfiler/): what it
 * keeps because nothing hurries it is no leak.
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
