import { readFile } from 'node:fs/promises';
import { printTable } from '../table.ts';
import { type BenchInstallation, measureLoad } from './bench.ts';
import { compareWithMaximum, type GoalResult } from './goals.ts';
import { createWorkloads, workloadNames } from './workloads.ts';

const measurementCount = 10;

/** Returns the proportional set size of the Node process in MB. */
async function readNodeMemoryMb(pid: number): Promise<number> {
  const [, size] = /^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(size) / 1_024;
}

/**
 * Sends `requests` requests of all kinds to a new server. Measures the memory of Node ten times, after each
 * tenth of the requests.
 */
export async function measureMemory(bench: BenchInstallation, requests: number): Promise<GoalResult[]> {
  const megabytes: number[] = [];
  const freshServer = await bench.startAnother('fresh', { RATE_LIMITS: 'off' });
  for (let step = 1; step <= measurementCount; step += 1) {
    for (let sentCount = 0; sentCount < requests / measurementCount;) {
      await bench.renewBearers();
      const workloads = await createWorkloads(bench.server, bench.db, bench.world);
      const mixedRequests = workloads.flatMap((workload) =>
        workload.name === workloadNames.addition ? [] : workload.requests,
      );
      sentCount += (await measureLoad({ ...bench, seconds: 10 }, mixedRequests, 50, freshServer)).requests;
    }
    megabytes.push(await readNodeMemoryMb(freshServer.pid));
  }
  printTable(`Memory of Node, MB, at each tenth of ${requests} requests`, [megabytes.map((size) => size.toFixed(0))]);
  const [, early = Number.NaN] = megabytes;
  return [
    compareWithMaximum(`memory after ${requests} requests`, megabytes.at(-1) ?? Number.NaN, 200, ' MB'),
    compareWithMaximum('ratio to that after a fifth of them', (megabytes.at(-1) ?? Number.NaN) / early, 1.1),
  ];
}
