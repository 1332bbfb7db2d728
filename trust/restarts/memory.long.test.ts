import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../server/test/archives.ts';
import { noisyDrawing } from '../../server/test/drawings.ts';
import { signedIn } from '../../server/test/person.ts';
import { buildWebApp, listWorkers, startServerProcess } from '../../server/test/server-process.ts';
import { abortUploads } from '../faults/abort-uploads.ts';
import { keepFigures } from '../figures.ts';
import { collectGarbage, inspectable } from './collect-garbage.ts';
import { underLoad } from './load.ts';

beforeAll(buildWebApp);

const requests = 100_000;
const aborts = 10_000;
const clients = 16;

/** Kilobytes that this process alone accounts for (`Pss` of proc(5)). */
async function readMemory(pid: number): Promise<number> {
  const [, size] = /^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(size);
}

/** What is left when the collector has done its work: the least of some seconds. */
async function readMemoryAtRest(pid: number): Promise<number> {
  let least = Infinity;
  for (let second = 0; second < 10; second += 1) {
    await collectGarbage(pid);
    await sleep(1_000);
    least = Math.min(least, await readMemory(pid));
  }
  return least;
}

test.runIf(process.platform === 'linux')(
  `a worker is no more than a tenth larger after ${requests} requests and ${aborts} uploads given up half-way`,
  async () => {
    const server = startServerProcess({
      DATA_DIR: await newFolder(),
      RATE_LIMITS: 'off',
      WORKERS: '2',
      ...inspectable(20_000 + (process.pid % 10_000)),
    });
    onTestFinished(async () => void (await server.stop()));
    const address = await server.ready;
    const picture = await noisyDrawing(400, 300);
    const work = async (part: number): Promise<void> => {
      const goal = requests * part;
      const { served, failures } = await underLoad(address, clients, async (tally) => {
        while (tally.served < goal) await sleep(20);
      });
      expect(failures).toEqual([]);
      expect(served).toBeGreaterThanOrEqual(goal);
      // A bearer does not live as long as the requests before took.
      const person = await signedIn({ origin: address }, 'Ana');
      await abortUploads({ person, origin: address, picture }, aborts * part);
    };

    // Caches, compiled code and the heap's first growth are no leak: as much work comes before the first look.
    await work(1);
    const workers = await listWorkers(server);
    const before = await Promise.all(workers.map(readMemoryAtRest));
    await work(1);
    expect(await listWorkers(server)).toEqual(workers);
    const after = await Promise.all(workers.map(readMemoryAtRest));
    const growth = Math.max(...after.map((size, at) => size / (before[at] ?? 0) - 1));
    await keepFigures({
      suite: 'restarts: memory',
      counts: {
        requests,
        'aborted uploads': aborts,
        'MB before': Math.round(Math.max(...before) / 1_024),
        'MB after': Math.round(Math.max(...after) / 1_024),
        'growth, %': Math.round(growth * 100),
      },
    });
    expect(growth).toBeLessThanOrEqual(0.1);
  },
);
