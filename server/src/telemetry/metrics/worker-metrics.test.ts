import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { createInstallation } from '../../../test/installation.ts';
import { listWorkers, type ServerProcess, startServerProcess } from '../../../test/server-process.ts';

const token = 'a-token-that-only-the-operator-has-0123';
const waitOptions = { timeout: 30_000, interval: 100 };

async function startWorkers(env: Record<string, string>): Promise<ServerProcess & { url: string }> {
  const server = startServerProcess({ DATA_DIR: await createInstallation(), WORKERS: '2', RATE_LIMITS: 'off', ...env });
  onTestFinished(async () => void (await server.stop()));
  return { ...server, url: await server.ready };
}

/** Sends each request on its own connection, so that both workers get some of the requests. */
async function sendRequests(url: string, requestCount: number): Promise<void> {
  for (let n = 0; n < requestCount; n += 1) await fetch(`${url}/api/health`, { headers: { connection: 'close' } });
}

function findValue(metrics: string, series: string): number {
  const line = metrics.split('\n').find((one) => one.startsWith(series));
  return Number(line?.split(' ').at(-1));
}

const healthRequestSeries = 'http_request_duration_seconds_count{method="GET",route="/api/health",status="2xx"}';

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('METRICS_PORT returns the metrics of both workers, and of workers that have exited', async () => {
    const port = await findFreePort();
    const server = await startWorkers({ METRICS_PORT: String(port) });
    const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await sendRequests(server.url, 20);
    const before = await read();
    expect(findValue(before, 'wishwell_processes')).toBe(2);
    expect(findValue(before, healthRequestSeries)).toBe(20);
    expect(findValue(before, 'wishwell_build_info')).toBe(1);

    const oldPids = await listWorkers(server);
    process.kill(server.pid, 'SIGHUP');
    await sendRequests(server.url, 10);
    await vi.waitFor(async () => {
      const currentPids = await listWorkers(server);
      expect(currentPids).toHaveLength(2);
      expect(currentPids.filter((pid) => oldPids.includes(pid))).toEqual([]);
      expect(findValue(await read(), 'wishwell_processes')).toBe(2);
    }, waitOptions);
    expect(findValue(await read(), healthRequestSeries)).toBe(30);

    const [killedPid = 0] = await listWorkers(server);
    process.kill(killedPid, 'SIGKILL');
    await vi.waitFor(async () => expect(await listWorkers(server)).not.toContain(killedPid), waitOptions);
    expect(findValue(await read(), healthRequestSeries)).toBe(30);
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('wishwell_processes');
  });

  test('the port of the server returns the metrics of both workers, but only with the token', async () => {
    const server = await startWorkers({ METRICS_TOKEN: token });
    const headers = { authorization: `Bearer ${token}`, connection: 'close' };
    await sendRequests(server.url, 20);
    const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text();
    expect(findValue(metrics, 'wishwell_processes')).toBe(2);
    expect(findValue(metrics, healthRequestSeries)).toBe(20);
    const responseWithoutToken = await fetch(`${server.url}/metrics`);
    const unknown = await fetch(`${server.url}/unknown`);
    expect([responseWithoutToken.status, await responseWithoutToken.text()]).toEqual([
      unknown.status,
      await unknown.text(),
    ]);
  });
});
