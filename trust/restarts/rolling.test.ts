import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../scripts/free-port.ts';
import { newFolder } from '../../server/test/archives.ts';
import {
  buildWebApp,
  listWorkers,
  type ServerProcess,
  startServerProcess,
  waitUntilGone,
} from '../../server/test/server-process.ts';
import { keepFigures } from '../figures.ts';
import { howMany } from '../tier.ts';
import { underLoad } from './load.ts';

const restarts = howMany({ quick: 1, full: 100 });
const clients = 8;

beforeAll(buildWebApp);

interface Installation {
  address: string;
  server: () => ServerProcess;
  /** Ends it and starts it anew, as one who knows nothing of workers would. */
  startAgain: () => Promise<void>;
}

async function install(workers: number): Promise<Installation> {
  const [dataDir, port] = [await newFolder(), await findFreePort()];
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', WORKERS: String(workers), PORT: String(port) };
  let server = startServerProcess(env);
  onTestFinished(async () => void (await server.stop()));
  const startAgain = async (): Promise<void> => {
    await server.stop();
    server = startServerProcess(env);
    await server.ready;
  };
  return { server: () => server, address: await server.ready, startAgain };
}

/** Asks as a balancer would, on a new connection each time, until `done`. Answers whatever was not a 200. */
async function probeUntil(done: Promise<unknown>, address: string): Promise<string[]> {
  const unready: string[] = [];
  const end = new AbortController();
  void done.finally(() => end.abort());
  const probe = async (): Promise<number> => {
    const headers = { connection: 'close' };
    return (await fetch(`${address}/api/ready`, { headers, signal: AbortSignal.timeout(60_000) })).status;
  };
  while (!end.signal.aborted) {
    const answer = await probe().catch(String);
    if (answer !== 200) unready.push(String(answer));
  }
  return unready;
}

test.runIf(process.platform === 'linux')(`${restarts} rolling restarts under load fail no request`, async () => {
  const { server, address } = await install(2);
  const { failures, served } = await underLoad(address, clients, async () => {
    for (let restart = 0; restart < restarts; restart += 1) {
      const workers = await listWorkers(server());
      expect(workers).toHaveLength(2);
      process.kill(server().pid, 'SIGHUP');
      const gone = waitUntilGone(workers, 60);
      expect(await probeUntil(gone, address)).toEqual([]);
      expect(await gone).toEqual([]);
    }
  });
  expect(failures).toEqual([]);
  await keepFigures({ suite: 'restarts: rolling', counts: { restarts, served, failed: failures.length } });
});

test('a stop and a start under the same load fail some, and are seen to', async () => {
  const { address, startAgain } = await install(1);
  const { failures, served } = await underLoad(address, clients, startAgain);
  expect(failures.length).toBeGreaterThan(0);
  await keepFigures({ suite: 'restarts: control, one stop and start', counts: { served, failed: failures.length } });
});
