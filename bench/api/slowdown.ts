import { setTimeout as sleep } from 'node:timers/promises';
import type { LoggedServer } from '../load/server.ts';
import { median } from '../table.ts';
import { type BenchInstallation, measureLoad } from './bench.ts';
import { createWorkloads, workloadNames } from './workloads.ts';

/**
 * Measures a quantile of the response times of GET requests twice: alone, and while eight other people repeat
 * `work`. Returns the ratio of the second value to the first (median of all rounds).
 */
export async function measureSlowdown(
  bench: BenchInstallation,
  quantile: 'p95' | 'p99',
  work: (person: number) => Promise<void>,
  target: LoggedServer = bench.server,
): Promise<number> {
  const slowdowns: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const workloads = await createWorkloads(bench.server, bench.db, bench.world);
    const requests = workloads.find(({ name }) => name === workloadNames.friendWishlist)?.requests ?? [];
    const unloadedResult = await measureLoad(bench, requests, 10, target);
    const stopController = new AbortController();
    const repetitions = [2, 3, 4, 5, 6, 7, 8, 9].map(async (person) => {
      while (!stopController.signal.aborted) await work(person);
    });
    await sleep(200);
    const loadedResult = await measureLoad(bench, requests, 10, target);
    stopController.abort();
    await Promise.all(repetitions);
    slowdowns.push(loadedResult[quantile] / unloadedResult[quantile]);
  }
  return median(slowdowns);
}
