import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSocket } from '../../test/raw-socket.ts';
import {
  buildWebApp,
  listDescendants,
  mainPath,
  type ServerProcess,
  startServerProcess,
  waitUntilGone,
} from '../../test/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;

beforeAll(buildWebApp);
beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/wishwell-test-');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (): ServerProcess => startServerProcess({ DATA_DIR: dataDir });

const postmasterPid = async (): Promise<number> =>
  Number.parseInt(await readFile(join(dataDir, 'postgres-18/postmaster.pid'), 'utf8'), 10);

/** Starts on the same folder, sees that it serves, and answers with what exit code it stops. */
async function startAgain(): Promise<number | null> {
  const server = start();
  const { status } = await fetch(`${await server.ready}/api/ready`);
  const { code } = await server.stop();
  return status === 200 ? code : null;
}

/** PostgreSQL's processes may end by themselves once their parent has. */
function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

describe.runIf(process.platform === 'linux')('a server that', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('gets %s ends well, and its database with it', async (signal) => {
    const server = start();
    await server.ready;
    const others = await listDescendants(server.pid);
    expect(others.length).toBeGreaterThan(3);
    process.kill(server.pid, signal);
    expect(await server.exited).toMatchObject({ code: 0 });
    expect(await waitUntilGone(others, 1)).toEqual([]);
    expect(await startAgain()).toBe(0);
  });

  test('stands in a terminal where Ctrl-C is pressed stops itself before its database', async () => {
    const server = start();
    await server.ready;
    process.kill(-server.pid, 'SIGINT');
    expect(await server.exited).toMatchObject({ code: 0 });
  });

  test('loses its terminal ends as well', async () => {
    const server = start();
    await server.ready;
    process.kill(server.pid, 'SIGHUP');
    expect(await server.exited).toMatchObject({ code: 0 });
  });

  test.each(['1', '2'])('ends well although somebody never finishes a request (workers: %s)', async (workers) => {
    const server = startServerProcess({ DATA_DIR: dataDir, WORKERS: workers });
    const socket = await openSocket(await server.ready);
    socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    const { code, complaint } = await server.stop();
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    socket.destroy();
  });

  test('is killed leaves no database running and starts again', async () => {
    const server = start();
    await server.ready;
    const others = await listDescendants(server.pid);
    process.kill(server.pid, 'SIGKILL');
    await server.exited;
    expect(await waitUntilGone(others)).toEqual([]);
    expect(await startAgain()).toBe(0);
  });

  test('is killed with everything it started starts again', async () => {
    const server = start();
    await server.ready;
    for (const pid of [server.pid, ...(await listDescendants(server.pid))]) killIfRunning(pid);
    await server.exited;
    expect(await startAgain()).toBe(0);
  });

  test('loses its database says so, and serves again when it is back', async () => {
    const server = start();
    const address = await server.ready;
    const before = await postmasterPid();
    process.kill(before, 'SIGKILL');
    await vi.waitFor(async () => expect(await postmasterPid()).not.toBe(before), { timeout: 20_000 });
    await vi.waitFor(async () => expect((await fetch(`${address}/api/ready`)).status).toBe(200), { timeout: 20_000 });
    const { code, output } = await server.stop();
    expect(code).toBe(0);
    expect(output).toContain('The embedded PostgreSQL has stopped by itself.');
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)('npm started ends when npm gets %s', async (signal) => {
    const scripts = { start: `"${process.execPath}" "${mainPath}"` };
    await writeFile(join(dataDir, 'package.json'), JSON.stringify({ scripts }));
    const npm = startServerProcess({ DATA_DIR: dataDir }, ['npm', 'start'], dataDir);
    await npm.ready;
    const others = await listDescendants(npm.pid);
    process.kill(npm.pid, signal);
    expect(await waitUntilGone(others)).toEqual([]);
    expect(await startAgain()).toBe(0);
  });
});
