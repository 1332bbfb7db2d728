import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../scripts/free-port.ts';
import { createTemporaryFolder } from '../../server/test/archives.ts';
import {
  listWorkers,
  type ServerProcess,
  startServerProcess,
  waitUntilGone,
} from '../../server/test/server-process.ts';
import { printCounts } from '../figures.ts';
import { chooseRunCount } from '../tier.ts';
import { runUnderLoad } from './load.ts';

const restartCount = chooseRunCount({ quick: 1, full: 5 });
const clientCount = 8;

interface Installation {
  origin: string;
  server: () => ServerProcess;
  /** Stops the server and then starts it again, with a downtime. */
  stopAndStart: () => Promise<void>;
}

async function startInstallation(workers: number): Promise<Installation> {
  const [dataDir, port] = [await createTemporaryFolder(), await findFreePort()];
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', WORKERS: String(workers), PORT: String(port) };
  let server = startServerProcess(env);
  onTestFinished(async () => void (await server.stop()));
  const stopAndStart = async (): Promise<void> => {
    await server.stop();
    server = startServerProcess(env);
    await server.ready;
  };
  return { server: () => server, origin: await server.ready, stopAndStart };
}

/**
 * Requests /api/ready again and again, on new connections, until the promise settles. Returns every status
 * other than 200 and every error.
 */
async function listProbeFailures(untilSettled: Promise<unknown>, origin: string): Promise<string[]> {
  const failedProbes: string[] = [];
  const endController = new AbortController();
  void untilSettled.finally(() => endController.abort());
  const probe = async (): Promise<number> => {
    const headers = { connection: 'close' };
    return (await fetch(`${origin}/api/ready`, { headers, signal: AbortSignal.timeout(60_000) })).status;
  };
  while (!endController.signal.aborted) {
    const response = await probe().catch(String);
    if (response !== 200) failedProbes.push(String(response));
  }
  return failedProbes;
}

test.runIf(process.platform === 'linux')(
  `no request fails during ${restartCount} rolling restarts under load`,
  async () => {
    const { server, origin } = await startInstallation(2);
    const { failures, served } = await runUnderLoad(origin, clientCount, async () => {
      for (let restart = 0; restart < restartCount; restart += 1) {
        const workers = await listWorkers(server());
        expect(workers).toHaveLength(2);
        process.kill(server().pid, 'SIGHUP');
        const workersGone = waitUntilGone(workers, 60);
        expect(await listProbeFailures(workersGone, origin)).toEqual([]);
        expect(await workersGone).toEqual([]);
      }
    });
    expect(failures).toEqual([]);
    printCounts({
      suite: 'restarts: rolling',
      counts: { restarts: restartCount, served, failed: failures.length },
    });
  },
);

test('control: runUnderLoad reports failed requests if the server stops and starts with a downtime', async () => {
  const { origin, stopAndStart } = await startInstallation(1);
  const { failures, served } = await runUnderLoad(origin, clientCount, stopAndStart);
  expect(failures.length).toBeGreaterThan(0);
  printCounts({
    suite: 'restarts: control, one stop and start',
    counts: { served, failed: failures.length },
  });
});
