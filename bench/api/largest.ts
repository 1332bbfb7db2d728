import { readFile, writeFile } from 'node:fs/promises';
import { fillLargestDatabase, largestAmounts, largestGetRequests } from '../../server/test/largest-world.ts';
import { type Person, renewBearer, signUpPerson } from '../../server/test/person.ts';
import { findDescendantPids } from '../load/cpu.ts';
import { median, printTable } from '../table.ts';
import type { BenchInstallation } from './bench.ts';
import { compareWithMaximum, type GoalResult } from './goals.ts';

const roundCount = 5;
const sampleIntervalMs = 20;

/**
 * Returns a field of `/proc/<pid>/status` in MB, such as `VmHWM` (peak memory). Returns 0 if the process
 * does not exist.
 */
async function readProcessStatusMb(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, size] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status) ?? [];
  return Number(size ?? 0) / 1_024;
}

async function sumPostgresMemoryMb(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(pids.map((pid) => readProcessStatusMb(pid, 'RssAnon')));
  return sizes.reduce((sum, size) => sum + size, 0);
}

interface ResponseMeasurement {
  milliseconds: number;
  bytes: number;
  /** Memory in MB that Node and all PostgreSQL processes need in addition while they handle the request. */
  node: number;
  postgres: number;
}

/**
 * Sends a GET request for `path`. Returns the size and time of the response, and the additional memory of the
 * server.
 */
async function measureGetRequest(
  { server: { pid, origin } }: BenchInstallation,
  ana: Person,
  path: string,
): Promise<ResponseMeasurement> {
  // Resets `VmHWM`, the peak memory of the process, to the current memory.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const children = await findDescendantPids(pid);
  const [node, postgres] = [await readProcessStatusMb(pid, 'VmRSS'), await sumPostgresMemoryMb(children)];
  let peak = postgres;
  const samplingTimer = setInterval(
    () => void sumPostgresMemoryMb(children).then((size) => (peak = Math.max(peak, size))),
    sampleIntervalMs,
  );
  const startedAt = performance.now();
  const reply = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${ana.bearer}` } });
  const bytes = (await reply.arrayBuffer()).byteLength;
  const milliseconds = performance.now() - startedAt;
  clearInterval(samplingTimer);
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
  return { milliseconds, bytes, node: (await readProcessStatusMb(pid, 'VmHWM')) - node, postgres: peak - postgres };
}

async function findNextPage({ server: { origin } }: BenchInstallation, ana: Person, path: string): Promise<string> {
  const reply = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${ana.bearer}` } });
  await reply.body?.cancel();
  return /^<([^>]+)>/.exec(reply.headers.get('link') ?? '')?.[1] ?? path;
}

/**
 * Measures size, time and memory of the largest response of every GET operation (docs/largest-answers.md).
 */
export async function measureLargestResponses(bench: BenchInstallation, isShort: boolean): Promise<GoalResult[]> {
  const [ana, ben] = [await signUpPerson(bench.server, 'Ana'), await signUpPerson(bench.server, 'Ben')];
  await fillLargestDatabase(bench.db, { ana, ben }, isShort ? { ...largestAmounts, items: 10 } : largestAmounts);
  // Renews Ana's bearer token: `fillLargestDatabase` makes her a superuser, and this role change makes
  // earlier tokens invalid.
  await renewBearer(bench.server, ana);
  const results = new Map<string, ResponseMeasurement[]>();
  for (let round = 0; round <= roundCount; round += 1) {
    for (const [name, { path, next }] of Object.entries(largestGetRequests)) {
      const first = `/api${path(ana, ben)}`;
      const reading = await measureGetRequest(bench, ana, next ? await findNextPage(bench, ana, first) : first);
      // Ignores the results of the first round, because the server still plans statements and opens database
      // connections then.
      if (round > 0) results.set(name, [...(results.get(name) ?? []), reading]);
    }
  }
  const rows = [...results].map(([name, readings]) => {
    const [bytes, milliseconds] = [
      median(readings.map((one) => one.bytes)),
      median(readings.map((one) => one.milliseconds)),
    ];
    const memory = median(readings.map(({ node, postgres }) => node + postgres));
    return { name, bytes, milliseconds, memory };
  });
  printTable('Largest responses', [
    ['read', 'bytes', 'ms', 'MB'],
    ...rows.map((row) => [row.name, String(row.bytes), row.milliseconds.toFixed(0), row.memory.toFixed(1)]),
  ]);
  return rows.flatMap(({ name, milliseconds, memory }) => [
    compareWithMaximum(`${name}, largest response`, milliseconds, 1_000, ' ms'),
    compareWithMaximum(`${name}, memory of the largest response`, memory, 30, ' MB'),
  ]);
}
