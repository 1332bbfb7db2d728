import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder } from '../../server/test/archives.ts';
import { createNoisyDrawing } from '../../server/test/drawings.ts';
import { signUpPerson } from '../../server/test/person.ts';
import { startServerProcess } from '../../server/test/server-process.ts';
import { abortUploads } from '../faults/abort-uploads.ts';
import { printCounts } from '../figures.ts';
import { collectGarbage, createInspectorEnvironment } from './collect-garbage.ts';
import { runUnderLoad } from './load.ts';

const requestCount = 100_000;
const abortedUploadCount = 10_000;
const clientCount = 16;

/** Returns the memory (proportional set size) of a process in kB. */
async function readMemoryKb(pid: number): Promise<number> {
  const [, size] = /^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(size);
}

/** Collects garbage once a second for ten seconds. Returns the lowest memory of the process in kB. */
async function readLowestMemoryKb(pid: number): Promise<number> {
  let lowestMemory = Infinity;
  for (let second = 0; second < 10; second += 1) {
    await collectGarbage(pid);
    await sleep(1_000);
    lowestMemory = Math.min(lowestMemory, await readMemoryKb(pid));
  }
  return lowestMemory;
}

test.runIf(process.platform === 'linux')(
  `the memory of a server grows by at most 10% in ${requestCount} requests and ${abortedUploadCount} aborted uploads`,
  async () => {
    const server = startServerProcess({
      DATA_DIR: await createTemporaryFolder(),
      RATE_LIMITS: 'off',
      ...createInspectorEnvironment(20_000 + (process.pid % 10_000)),
    });
    onTestFinished(async () => void (await server.stop()));
    const origin = await server.ready;
    const image = await createNoisyDrawing(400, 300);
    const runLoad = async (share: number): Promise<void> => {
      const minServed = requestCount * share;
      const { served, failures } = await runUnderLoad(origin, clientCount, async (tally) => {
        while (tally.served < minServed) await sleep(20);
      });
      expect(failures).toEqual([]);
      expect(served).toBeGreaterThanOrEqual(minServed);
      // Signs in again, because a bearer token expires during the requests.
      const person = await signUpPerson({ origin }, 'Ana');
      await abortUploads({ person, origin, image }, abortedUploadCount * share);
    };

    // Warm-up: the memory of caches, compiled code and the initial heap must not count as growth.
    await runLoad(1);
    const before = await readLowestMemoryKb(server.pid);
    await runLoad(1);
    const after = await readLowestMemoryKb(server.pid);
    const growth = after / before - 1;
    printCounts({
      suite: 'restarts: memory',
      counts: {
        requests: requestCount,
        'aborted uploads': abortedUploadCount,
        'MB before': Math.round(before / 1_024),
        'MB after': Math.round(after / 1_024),
        'growth, %': Math.round(growth * 100),
      },
    });
    expect(growth).toBeLessThanOrEqual(0.1);
  },
);
