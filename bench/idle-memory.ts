/**
 * Measures the memory of Node and of all PostgreSQL processes 30 seconds after the start of a server with
 * existing data. Memory is the proportional set size (PSS), which divides shared pages among their processes.
 * Linux only.
 * Usage: node bench/idle-memory.ts [seconds to wait]
 */
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWebApp, listDescendants, startServerProcess, waitUntilGone } from '../server/test/server-process.ts';
import { parseSingleCountArgument } from './command-line.ts';
import { printTable } from './table.ts';

const idleSeconds = parseSingleCountArgument({ noun: 'seconds to wait', minimum: 0, usual: 30 });
const memoryLimitsMb = { node: 150, postgres: 60 };

async function readProcessMemoryMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
}

async function sumProcessMemoryMb(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(pids.map(readProcessMemoryMb));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function measureWithServer<T>(
  dataDir: string,
  measure: (pid: number, childPids: number[]) => Promise<T>,
): Promise<T> {
  const server = startServerProcess({ DATA_DIR: dataDir });
  const url = await server.ready;
  await fetch(`${url}/api/ready`);
  const childPids = await listDescendants(server.pid);
  const result = await measure(server.pid, childPids);
  process.kill(server.pid, 'SIGTERM');
  await waitUntilGone([server.pid, ...childPids], 30);
  return result;
}

buildWebApp();
await using folder = await mkdtempDisposable(join(tmpdir(), 'wishwell-bench-'));
await measureWithServer(folder.path, async () => undefined); // first start: creates the database and fills the compile cache
const measuredMemory = await measureWithServer(folder.path, async (pid) => {
  await sleep(idleSeconds * 1000);
  const processes = await listDescendants(pid);
  return {
    node: await sumProcessMemoryMb([pid]),
    postgres: await sumProcessMemoryMb(processes),
    processes: processes.length,
  };
});

function createMemoryReportRow(name: string, megabytes: number, limit: number): string[] {
  if (megabytes > limit) process.exitCode = 1;
  return [name, `${megabytes.toFixed(0)} MB`, `limit ${limit} MB`];
}

printTable(`PSS after ${idleSeconds} idle seconds`, [
  createMemoryReportRow('Node', measuredMemory.node, memoryLimitsMb.node),
  createMemoryReportRow(
    `PostgreSQL, ${measuredMemory.processes} processes`,
    measuredMemory.postgres,
    memoryLimitsMb.postgres,
  ),
]);
