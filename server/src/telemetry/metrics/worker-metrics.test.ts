import { mkdtemp, rm } from 'node:fs/promises';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { buildWebApp, listWorkers, type ServerProcess, startServerProcess } from '../../../test/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
beforeAll(buildWebApp);

const token = 'a-token-that-only-the-operator-has-0123';
const patience = { timeout: 30_000, interval: 100 };

async function start(env: Record<string, string>): Promise<ServerProcess & { address: string }> {
  const dataDir = await mkdtemp('/tmp/wishwell-test-');
  const server = startServerProcess({ DATA_DIR: dataDir, WORKERS: '2', RATE_LIMITS: 'off', ...env });
  onTestFinished(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { ...server, address: await server.ready };
}

/** Over connections of their own, so that each worker gets its share. */
async function ask(address: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await fetch(`${address}/api/health`, { headers: { connection: 'close' } });
}

function valueIn(metrics: string, series: string): number {
  const line = metrics.split('\n').find((one) => one.startsWith(series));
  return Number(line?.split(' ').at(-1));
}

const answered = 'http_request_duration_seconds_count{method="GET",route="/api/health",status="2xx"}';

describe.runIf(process.platform === 'linux')('with two workers', () => {
  test('the port tells of both, and of those that have gone', async () => {
    const port = await findFreePort();
    const server = await start({ METRICS_PORT: String(port) });
    const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await ask(server.address, 20);
    const before = await read();
    expect(valueIn(before, 'wishwell_processes')).toBe(2);
    expect(valueIn(before, answered)).toBe(20);
    expect(valueIn(before, 'wishwell_build_info')).toBe(1);

    const old = await listWorkers(server);
    process.kill(server.pid, 'SIGHUP');
    await ask(server.address, 10);
    await vi.waitFor(async () => {
      const now = await listWorkers(server);
      expect(now).toHaveLength(2);
      expect(now.filter((pid) => old.includes(pid))).toEqual([]);
      expect(valueIn(await read(), 'wishwell_processes')).toBe(2);
    }, patience);
    expect(valueIn(await read(), answered)).toBe(30);

    const [lost = 0] = await listWorkers(server);
    process.kill(lost, 'SIGKILL');
    await vi.waitFor(async () => expect(await listWorkers(server)).not.toContain(lost), patience);
    expect(valueIn(await read(), answered)).toBe(30);
    expect(await (await fetch(`${server.address}/metrics`)).text()).not.toContain('wishwell_processes');
  });

  test('the token opens the same on the port of the server', async () => {
    const server = await start({ METRICS_TOKEN: token });
    const headers = { authorization: `Bearer ${token}`, connection: 'close' };
    await ask(server.address, 20);
    const metrics = await (await fetch(`${server.address}/metrics`, { headers })).text();
    expect(valueIn(metrics, 'wishwell_processes')).toBe(2);
    expect(valueIn(metrics, answered)).toBe(20);
    const stranger = await fetch(`${server.address}/metrics`);
    const unknown = await fetch(`${server.address}/unknown`);
    expect([stranger.status, await stranger.text()]).toEqual([unknown.status, await unknown.text()]);
  });
});
