/**
 * How long `npm start` takes to the first 200 of /api/ready, the web app being built: medians of whole processes.
 * Usage: node bench/start.ts [rounds]
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  listDescendants,
  type ServerProcess,
  startServerProcess,
  waitUntilGone,
} from '../server/test/server-process.ts';
import { findFreePort } from '../scripts/free-port.ts';
import { readOnlyCount } from './command-line.ts';
import { median, printTable } from './table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rounds = readOnlyCount({ of: 'rounds', least: 1, unset: 5 });
const limitSeconds = { first: 8, later: 1.5 };

async function answersReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

/** Starts the server as its user would; answers after the first 200. */
async function timeStart(dataDir: string): Promise<{ server: ServerProcess; seconds: number }> {
  const port = await findFreePort();
  const begun = performance.now();
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: String(port) }, ['npm', 'start'], root);
  while (!(await answersReady(port))) {
    const ended = await Promise.race([server.exited, sleep(5)]);
    if (ended !== undefined) throw new Error(`The server ended: ${ended.output}${ended.complaint}`);
  }
  return { server, seconds: (performance.now() - begun) / 1000 };
}

async function end(server: ServerProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const pids = [server.pid, ...(await listDescendants(server.pid))];
  if (signal === 'SIGKILL') for (const pid of pids) process.kill(pid, signal);
  else process.kill(server.pid, signal);
  if ((await waitUntilGone(pids, 30)).length > 0) throw new Error('The server did not end');
}

async function timeRound(): Promise<{ first: number; later: number; killed: number }> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'wishwell-bench-'));
  const dataDir = folder.path;
  const first = await timeStart(dataDir);
  await end(first.server, 'SIGTERM');
  const later = await timeStart(dataDir);
  await end(later.server, 'SIGKILL');
  const killed = await timeStart(dataDir);
  await end(killed.server, 'SIGTERM');
  return { first: first.seconds, later: later.seconds, killed: killed.seconds };
}

type Round = Awaited<ReturnType<typeof timeRound>>;
const results: Round[] = [];
await timeRound(); // builds the web app and fills the compile cache
for (let round = 0; round < rounds; round += 1) results.push(await timeRound());

function row(name: string, start: keyof Round, limit: number): string[] {
  const seconds = results.map((round) => round[start]);
  const [middle, least, most] = [median(seconds), Math.min(...seconds), Math.max(...seconds)].map((s) => s.toFixed(2));
  if (Number(middle) > limit) process.exitCode = 1;
  return [name, `${middle} s`, `(${least} to ${most})`, `limit ${limit} s`];
}

printTable(`npm start to the first 200 of /api/ready, median of ${rounds}`, [
  row('first start, the database being created', 'first', limitSeconds.first),
  row('on existing data', 'later', limitSeconds.later),
  row('after kill -9 of everything', 'killed', limitSeconds.later),
]);
