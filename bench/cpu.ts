import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface ProcessTimes {
  pid: number;
  parent: number;
  /** CPU time of the process and of its ended child processes, in clock ticks. */
  ticks: number;
}

/**
 * Reads the CPU times of a process from `/proc/<pid>/stat` (see proc(5)); undefined if the process does not
 * exist. Parses the fields after the last parenthesis, because the process name can contain spaces and
 * parentheses.
 */
async function readProcessTimes(pid: string): Promise<ProcessTimes | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (line === '') return undefined;
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid: Number(pid), parent: Number(fields[1]), ticks };
}

async function readProcessTreeTimes(pids: readonly number[]): Promise<ProcessTimes[]> {
  const entries = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const processes = (await Promise.all(entries.map(readProcessTimes))).filter((times) => times !== undefined);
  const countedPids = new Set(pids);
  for (const pid of countedPids) for (const times of processes) if (times.parent === pid) countedPids.add(times.pid);
  return processes.filter(({ pid }) => countedPids.has(pid));
}

/** Returns the CPU seconds that the processes `pids` and all their descendants have used. Linux only. */
export async function readCpuSecondsOfProcesses(pids: readonly number[]): Promise<number> {
  const ticks = (await readProcessTreeTimes(pids)).reduce((sum, times) => sum + times.ticks, 0);
  return ticks / TICKS_PER_SECOND;
}
