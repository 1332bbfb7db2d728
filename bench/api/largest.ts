import { readFile, writeFile } from 'node:fs/promises';
import { fillLargest, largest, largestReads } from '../../server/test/largest-world.ts';
import { type Person, renewBearer, signedIn } from '../../server/test/person.ts';
import { median, printTable } from '../table.ts';
import type { Bench } from './bench.ts';
import { atMost, type Goal } from './goals.ts';
import { findChildren } from '../load/cpu.ts';

const rounds = 5;
const interval = 20;

/** Megabytes of a process from `proc(5)`, such as `VmHWM`, the most it has held; 0 for a process that has ended. */
async function readStatus(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, size] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status) ?? [];
  return Number(size ?? 0) / 1_024;
}

async function readPostgres(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(pids.map((pid) => readStatus(pid, 'RssAnon')));
  return sizes.reduce((sum, size) => sum + size, 0);
}

interface Reading {
  milliseconds: number;
  bytes: number;
  node: number;
  postgres: number;
}

/** Requests the answer, and watches how much memory that takes beyond what is held before. */
async function read({ server: { pid, origin } }: Bench, ana: Person, path: string): Promise<Reading> {
  // Node's maximum is counted from here on.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const children = await findChildren(pid);
  const [node, postgres] = [await readStatus(pid, 'VmRSS'), await readPostgres(children)];
  let most = postgres;
  const watch = setInterval(() => void readPostgres(children).then((size) => (most = Math.max(most, size))), interval);
  const began = performance.now();
  const reply = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${ana.bearer}` } });
  const bytes = (await reply.arrayBuffer()).byteLength;
  const milliseconds = performance.now() - began;
  clearInterval(watch);
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
  return { milliseconds, bytes, node: (await readStatus(pid, 'VmHWM')) - node, postgres: most - postgres };
}

async function findNext({ server: { origin } }: Bench, ana: Person, path: string): Promise<string> {
  const reply = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${ana.bearer}` } });
  await reply.body?.cancel();
  return /^<([^>]+)>/.exec(reply.headers.get('link') ?? '')?.[1] ?? path;
}

/** Every read of the contract at its largest: bytes, time and memory (docs/largest-answers.md). */
export async function measureLargest(bench: Bench, isShort: boolean): Promise<Goal[]> {
  const [ana, ben] = [await signedIn(bench.server, 'Ana'), await signedIn(bench.server, 'Ben')];
  await fillLargest(bench.db, { ana, ben }, isShort ? { ...largest, items: 10 } : largest);
  // A change of role ends the bearers from before.
  await renewBearer(bench.server, ana);
  const found = new Map<string, Reading[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { path, next }] of Object.entries(largestReads)) {
      const first = `/api${path(ana, ben)}`;
      const reading = await read(bench, ana, next ? await findNext(bench, ana, first) : first);
      // The first round plans statements and opens connections.
      if (round > 0) found.set(name, [...(found.get(name) ?? []), reading]);
    }
  }
  const rows = [...found].map(([name, readings]) => {
    const [bytes, milliseconds] = [
      median(readings.map((one) => one.bytes)),
      median(readings.map((one) => one.milliseconds)),
    ];
    const memory = median(readings.map(({ node, postgres }) => node + postgres));
    return { name, bytes, milliseconds, memory };
  });
  printTable('Largest answers', [
    ['read', 'bytes', 'ms', 'MB'],
    ...rows.map((row) => [row.name, String(row.bytes), row.milliseconds.toFixed(0), row.memory.toFixed(1)]),
  ]);
  return rows.flatMap(({ name, milliseconds, memory }) => [
    atMost(`${name}, largest answer`, milliseconds, 1_000, ' ms'),
    atMost(`${name}, memory of the largest answer`, memory, 30, ' MB'),
  ]);
}
