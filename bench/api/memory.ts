import { readFile } from 'node:fs/promises';
import { printTable } from '../table.ts';
import { type Bench, measure } from './bench.ts';
import { atMost, type Goal } from './goals.ts';
import { createWorkloads, names } from './workloads.ts';

const steps = 10;

/** Megabytes that Node alone accounts for (`Pss` of proc(5)). */
async function readMemory(pid: number): Promise<number> {
  const [, size] = /^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(size) / 1_024;
}

/** What the Node of a new server takes after so many mixed requests, looked at ten times. */
export async function measureMemory(bench: Bench, requests: number): Promise<Goal[]> {
  const found: number[] = [];
  const fresh = await bench.startAnother('fresh', { RATE_LIMITS: 'off' });
  for (let step = 1; step <= steps; step += 1) {
    for (let sent = 0; sent < requests / steps;) {
      await bench.renewBearers();
      const workloads = await createWorkloads(bench.server, bench.db, bench.world);
      const sendings = workloads.flatMap((workload) => (workload.name === names.addition ? [] : workload.sendings));
      sent += (await measure({ ...bench, seconds: 10 }, sendings, 50, fresh)).requests;
    }
    found.push(await readMemory(fresh.pid));
  }
  printTable(`Memory of Node, MB, at each tenth of ${requests} requests`, [found.map((size) => size.toFixed(0))]);
  const [, early = Number.NaN] = found;
  return [
    atMost(`memory after ${requests} requests`, found.at(-1) ?? Number.NaN, 200, ' MB'),
    atMost('of that after a fifth of them', (found.at(-1) ?? Number.NaN) / early, 1.1),
  ];
}
