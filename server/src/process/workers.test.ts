import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildWebApp,
  listDescendants,
  listWorkers,
  type ServerProcess,
  startServerProcess,
  waitUntilGone,
} from '../../test/server-process.ts';
import { mallocSettings, nodeFlags } from './node-flags.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;
let server: ServerProcess;
let address: string;

beforeAll(buildWebApp);
beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/wishwell-test-');
  server = startServerProcess({ DATA_DIR: dataDir, WORKERS: '2' });
  address = await server.ready;
});
afterEach(async () => {
  const others = await listDescendants(server.pid);
  killGroup(server.pid);
  await server.exited;
  await waitUntilGone(others);
  await rm(dataDir, { recursive: true, force: true });
});

/** Whatever is left of it. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

const patience = { timeout: 30_000, interval: 100 };

/** The status of a GET on a connection of its own, or the code of its failure. */
function getOnNewConnection(url: string): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => resolve(response.resume().statusCode ?? 0)).on(
      'error',
      (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message),
    );
  });
}

const answers = async (): Promise<number> => (await fetch(`${address}/api/ready`)).status;

describe.runIf(process.platform === 'linux')('two workers behind one socket', () => {
  test('are started with what keeps memory small', async () => {
    for (const pid of await listWorkers(server)) {
      const [command = '', environment = ''] = await Promise.all(
        ['cmdline', 'environ'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')),
      );
      expect(command.split('\0')).toEqual(expect.arrayContaining([...nodeFlags]));
      const settings = Object.entries(mallocSettings).map(([name, value]) => `${name}=${value}`);
      expect(environment.split('\0')).toEqual(expect.arrayContaining(settings));
    }
  });

  test('are both replaced by SIGHUP, on the same address', async () => {
    const before = await listWorkers(server);
    expect(before).toHaveLength(2);
    process.kill(server.pid, 'SIGHUP');
    expect(await waitUntilGone(before, 30)).toEqual([]);
    await vi.waitFor(async () => expect(await listWorkers(server)).toHaveLength(2), patience);
    expect(await answers()).toBe(200);
  });

  test('are two again after one was killed', async () => {
    const [lost = 0, other] = await listWorkers(server);
    process.kill(lost, 'SIGKILL');
    await vi.waitFor(async () => {
      const now = await listWorkers(server);
      expect(now).toHaveLength(2);
      expect(now).toContain(other);
      expect(now).not.toContain(lost);
    }, patience);
    expect(await answers()).toBe(200);
  });

  test('are two again after one has hung, and no connection that was handed to it stays open', async () => {
    const [hung = 0, other] = await listWorkers(server);
    process.kill(hung, 'SIGSTOP');
    const results = await Promise.all(Array.from({ length: 6 }, () => getOnNewConnection(`${address}/api/health`)));
    expect(results.filter((result) => result === 200).length).toBeGreaterThanOrEqual(4);
    expect(results.filter((result) => result !== 200 && result !== 'ECONNRESET')).toEqual([]);
    await vi.waitFor(async () => {
      const now = await listWorkers(server);
      expect(now).toHaveLength(2);
      expect(now).toContain(other);
      expect(now).not.toContain(hung);
    }, patience);
    expect(await answers()).toBe(200);
  });

  test('are gone after SIGTERM to their parent, also one that hangs', async () => {
    const all = await listDescendants(server.pid);
    const [hung = 0] = await listWorkers(server);
    process.kill(hung, 'SIGSTOP');
    expect(await server.stop()).toMatchObject({ code: 0, complaint: '' });
    expect(await waitUntilGone(all)).toEqual([]);
  });

  test('are gone after their parent was told twice to stop, also one that hangs', async () => {
    const all = await listDescendants(server.pid);
    const [hung = 0] = await listWorkers(server);
    process.kill(hung, 'SIGSTOP');
    process.kill(server.pid, 'SIGTERM');
    // A second signal within a second counts as the same Ctrl-C (`stop-requests.ts`).
    await sleep(1_100);
    expect(await server.stop()).toMatchObject({ code: 1 });
    expect(await waitUntilGone(all)).toEqual([]);
  });

  test('survive a parent that was stopped for longer than a heartbeat may be late', async () => {
    const before = await listWorkers(server);
    process.kill(server.pid, 'SIGSTOP');
    await sleep(10_000);
    process.kill(server.pid, 'SIGCONT');
    await sleep(2_000);
    expect(await listWorkers(server)).toEqual(before);
    expect(await answers()).toBe(200);
  });

  test('end with their parent, asked or killed, and their database with them', async () => {
    const all = await listDescendants(server.pid);
    expect(await server.stop()).toMatchObject({ code: 0 });
    expect(await waitUntilGone(all)).toEqual([]);
    server = startServerProcess({ DATA_DIR: dataDir, WORKERS: '2' });
    await server.ready;
    const again = await listDescendants(server.pid);
    process.kill(server.pid, 'SIGKILL');
    expect(await waitUntilGone(again)).toEqual([]);
  });

  test('stand in a terminal where Ctrl-C is pressed and stop before their database', async () => {
    process.kill(-server.pid, 'SIGINT');
    const { code, complaint } = await server.exited;
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  });
});
