import { readdir, readFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface Times {
  pid: number;
  parent: number;
  /** Of the process and of its children that have ended, in clock ticks. */
  ticks: number;
}

/** `proc(5)`: the name stands in parentheses and may hold anything; state and parent follow the last one. */
async function readTimes(pid: string): Promise<Times | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (line === '') return undefined;
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid: Number(pid), parent: Number(fields[1]), ticks };
}

/** Reads the times of `pids` and of everything they started. Linux only. */
async function readTree(pids: readonly number[]): Promise<Times[]> {
  const entries = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(entries.map(readTimes))).filter((times) => times !== undefined);
  const counted = new Set(pids);
  for (const pid of counted) for (const times of all) if (times.parent === pid) counted.add(times.pid);
  return all.filter(({ pid }) => counted.has(pid));
}

/** The processor time in seconds that `pids` and everything they started have used so far. */
export async function readCpu(pids: readonly number[]): Promise<number> {
  const ticks = (await readTree(pids)).reduce((sum, times) => sum + times.ticks, 0);
  return ticks / TICKS_PER_SECOND;
}

/** The ids of the processes that `pid` started, and of those that these started. */
export const findChildren = async (pid: number): Promise<number[]> =>
  (await readTree([pid])).map((times) => times.pid).filter((other) => other !== pid);
