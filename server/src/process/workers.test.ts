import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInstallation } from '../../test/installation.ts';
import {
  listDescendants,
  listWorkers,
  type ServerProcess,
  startServerProcess,
  waitUntilGone,
} from '../../test/server-process.ts';
import { mallocSettings, nodeFlags } from './node-flags.ts';

let dataDir: string;
let server: ServerProcess;
let serverUrl: string;

beforeEach(async () => {
  dataDir = await createInstallation();
  server = startServerProcess({ DATA_DIR: dataDir, WORKERS: '2' });
  serverUrl = await server.ready;
});
afterEach(async () => {
  const childPids = await listDescendants(server.pid);
  killProcessGroup(server.pid);
  await server.exited;
  await waitUntilGone(childPids);
});

/** Kills a process group. Ignores that it does not exist, because it may have ended already. */
function killProcessGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

const waitOptions = { timeout: 30_000, interval: 100 };

/** Sends a GET on a new connection. Returns the status of the response, or the code of the error. */
function fetchStatusOnNewConnection(url: string): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => resolve(response.resume().statusCode ?? 0)).on(
      'error',
      (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message),
    );
  });
}

const getReadyStatus = async (): Promise<number> => (await fetch(`${serverUrl}/api/ready`)).status;

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('worker processes start with the Node flags and malloc settings that reduce memory', async () => {
    for (const pid of await listWorkers(server)) {
      const [command = '', environment = ''] = await Promise.all(
        ['cmdline', 'environ'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')),
      );
      expect(command.split('\0')).toEqual(expect.arrayContaining([...nodeFlags]));
      const settings = Object.entries(mallocSettings).map(([name, value]) => `${name}=${value}`);
      expect(environment.split('\0')).toEqual(expect.arrayContaining(settings));
    }
  });

  test('two workers run again after one of two workers was killed', async () => {
    const [lost = 0, other] = await listWorkers(server);
    process.kill(lost, 'SIGKILL');
    await vi.waitFor(async () => {
      const now = await listWorkers(server);
      expect(now).toHaveLength(2);
      expect(now).toContain(other);
      expect(now).not.toContain(lost);
    }, waitOptions);
    expect(await getReadyStatus()).toBe(200);
  });

  test('a worker that hangs is replaced, and none of its connections stays open', async () => {
    const [hung = 0, other] = await listWorkers(server);
    process.kill(hung, 'SIGSTOP');
    const results = await Promise.all(
      Array.from({ length: 6 }, () => fetchStatusOnNewConnection(`${serverUrl}/api/health`)),
    );
    expect(results.filter((result) => result === 200).length).toBeGreaterThanOrEqual(4);
    expect(results.filter((result) => result !== 200 && result !== 'ECONNRESET')).toEqual([]);
    await vi.waitFor(async () => {
      const now = await listWorkers(server);
      expect(now).toHaveLength(2);
      expect(now).toContain(other);
      expect(now).not.toContain(hung);
    }, waitOptions);
    expect(await getReadyStatus()).toBe(200);
  });

  test('all workers end after the server gets SIGTERM, even if one worker hangs', async () => {
    const childPids = await listDescendants(server.pid);
    const [hung = 0] = await listWorkers(server);
    process.kill(hung, 'SIGSTOP');
    expect(await server.stop()).toMatchObject({ code: 0, complaint: '' });
    expect(await waitUntilGone(childPids)).toEqual([]);
  });

  test('all workers end after the server gets SIGTERM twice, even if one worker hangs', async () => {
    const childPids = await listDescendants(server.pid);
    const [hung = 0] = await listWorkers(server);
    process.kill(hung, 'SIGSTOP');
    process.kill(server.pid, 'SIGTERM');
    // Waits for more than a second. A second signal within a second would count as the same Ctrl-C
    // (`stop-requests.ts`).
    await sleep(1_100);
    expect(await server.stop()).toMatchObject({ code: 1 });
    expect(await waitUntilGone(childPids)).toEqual([]);
  });

  test('workers continue to run after their parent process was suspended for ten seconds', async () => {
    const oldWorkers = await listWorkers(server);
    process.kill(server.pid, 'SIGSTOP');
    await sleep(10_000);
    process.kill(server.pid, 'SIGCONT');
    await sleep(2_000);
    expect(await listWorkers(server)).toEqual(oldWorkers);
    expect(await getReadyStatus()).toBe(200);
  });

  test('all workers and the database end when their parent process is stopped or killed', async () => {
    const childPids = await listDescendants(server.pid);
    expect(await server.stop()).toMatchObject({ code: 0 });
    expect(await waitUntilGone(childPids)).toEqual([]);
    server = startServerProcess({ DATA_DIR: dataDir, WORKERS: '2' });
    await server.ready;
    const again = await listDescendants(server.pid);
    process.kill(server.pid, 'SIGKILL');
    expect(await waitUntilGone(again)).toEqual([]);
  });

  test('the server ends with exit code 0 when all its processes get SIGINT, as by Ctrl-C in a terminal', async () => {
    process.kill(-server.pid, 'SIGINT');
    const { code, complaint } = await server.exited;
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  });
});
