/**
 * The memory of an idle server: proportional set size (PSS, shared pages divided among their users) of Node and of all
 * PostgreSQL processes together, half a minute after a start on existing data. Linux only.
 * Usage: node bench/idle-memory.ts [seconds to wait]
 */
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWebApp, listDescendants, startServerProcess, waitUntilGone } from '../server/test/server-process.ts';
import { readOnlyCount } from './command-line.ts';
import { printTable } from './table.ts';

const idleSeconds = readOnlyCount({ of: 'seconds to wait', least: 0, unset: 30 });
const limitMegabytes = { node: 150, postgres: 60 };

async function readPss(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
}

async function sumPss(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(pids.map(readPss));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Starts, lets `measure` look at the server's pid and its descendants', and stops. */
async function withServer<T>(dataDir: string, measure: (pid: number, others: number[]) => Promise<T>): Promise<T> {
  const server = startServerProcess({ DATA_DIR: dataDir });
  const address = await server.ready;
  await fetch(`${address}/api/ready`);
  const others = await listDescendants(server.pid);
  const result = await measure(server.pid, others);
  process.kill(server.pid, 'SIGTERM');
  await waitUntilGone([server.pid, ...others], 30);
  return result;
}

buildWebApp();
await using folder = await mkdtempDisposable(join(tmpdir(), 'wishwell-bench-'));
await withServer(folder.path, async () => undefined); // creates the database and fills the compile cache
const measured = await withServer(folder.path, async (pid) => {
  await sleep(idleSeconds * 1000);
  const processes = await listDescendants(pid);
  return { node: await sumPss([pid]), postgres: await sumPss(processes), processes: processes.length };
});

function row(name: string, megabytes: number, limit: number): string[] {
  if (megabytes > limit) process.exitCode = 1;
  return [name, `${megabytes.toFixed(0)} MB`, `limit ${limit} MB`];
}

printTable(`PSS after ${idleSeconds} idle seconds`, [
  row('Node', measured.node, limitMegabytes.node),
  row(`PostgreSQL, ${measured.processes} processes`, measured.postgres, limitMegabytes.postgres),
]);
