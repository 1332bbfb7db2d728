/**
 * Measures the seconds from `npm start` to the first response 200 of /api/ready. The web app is already
 * built. Prints medians and exits with 1 if a median exceeds its limit.
 * Usage: node bench/start.ts [rounds]
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../scripts/free-port.ts';
import {
  listDescendants,
  type ServerProcess,
  startServerProcess,
  waitUntilGone,
} from '../server/test/server-process.ts';
import { parseSingleCountArgument } from './command-line.ts';
import { median, printTable } from './table.ts';

const repositoryRoot = fileURLToPath(new URL('..', import.meta.url));
const roundCount = parseSingleCountArgument({ noun: 'rounds', minimum: 1, usual: 5 });
const maxStartSeconds = { first: 8, later: 1.5 };

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status === 200;
}

/** Runs `npm start`. Returns the server and the seconds until the first response 200 of /api/ready. */
async function timeServerStart(dataDir: string): Promise<{ server: ServerProcess; seconds: number }> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: String(port) }, ['npm', 'start'], repositoryRoot);
  while (!(await isReady(port))) {
    const ended = await Promise.race([server.exited, sleep(5)]);
    if (ended !== undefined) throw new Error(`The server ended: ${ended.output}${ended.complaint}`);
  }
  return { server, seconds: (performance.now() - startedAt) / 1000 };
}

async function stopServer(server: ServerProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const pids = [server.pid, ...(await listDescendants(server.pid))];
  if (signal === 'SIGKILL') for (const pid of pids) process.kill(pid, signal);
  else process.kill(server.pid, signal);
  if ((await waitUntilGone(pids, 30)).length > 0) throw new Error('The server did not end');
}

async function timeStartRound(): Promise<{ first: number; later: number; killed: number }> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'wishwell-bench-'));
  const dataDir = folder.path;
  const first = await timeServerStart(dataDir);
  await stopServer(first.server, 'SIGTERM');
  const later = await timeServerStart(dataDir);
  await stopServer(later.server, 'SIGKILL');
  const killed = await timeServerStart(dataDir);
  await stopServer(killed.server, 'SIGTERM');
  return { first: first.seconds, later: later.seconds, killed: killed.seconds };
}

type StartRoundSeconds = Awaited<ReturnType<typeof timeStartRound>>;
const startRoundResults: StartRoundSeconds[] = [];
await timeStartRound(); // warm-up: builds the web app and fills the compile cache
for (let round = 0; round < roundCount; round += 1) startRoundResults.push(await timeStartRound());

function createStartReportRow(name: string, start: keyof StartRoundSeconds, limit: number): string[] {
  const seconds = startRoundResults.map((round) => round[start]);
  const [middle, least, most] = [median(seconds), Math.min(...seconds), Math.max(...seconds)].map((s) => s.toFixed(2));
  if (Number(middle) > limit) process.exitCode = 1;
  return [name, `${middle} s`, `(${least} to ${most})`, `limit ${limit} s`];
}

printTable(`npm start to the first 200 of /api/ready, median of ${roundCount}`, [
  createStartReportRow('first start, the database being created', 'first', maxStartSeconds.first),
  createStartReportRow('on existing data', 'later', maxStartSeconds.later),
  createStartReportRow('after kill -9 of everything', 'killed', maxStartSeconds.later),
]);
