/**
 * Whether time tells what is hidden from what was never there: calls that name an object which the caller may not see,
 * and the same calls with an id that nobody has, in turn, in an order drawn anew for each pair. Medians of the whole
 * answer. Usage: npm run bench:invisible [-- pairs]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebApp, startServerProcess } from '../server/test/server-process.ts';
import { readOnlyCount } from './command-line.ts';
import { compare, prepare } from './invisible/compare.ts';
import { printTable } from './table.ts';

const pairs = readOnlyCount({ of: 'pairs', least: 10, unset: 400 });
/** How far apart the two medians may lie. */
const LIMIT = 0.1;

buildWebApp();
const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-bench-'));
const server = startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
try {
  const rows: string[][] = [];
  for (const comparison of await prepare({ origin: await server.ready })) {
    const { hidden, missing } = await compare(comparison, pairs, Math.random);
    const ratio = hidden / missing;
    if (Math.abs(ratio - 1) > LIMIT) process.exitCode = 1;
    const shown = [`hidden ${hidden.toFixed(2)} ms`, `missing ${missing.toFixed(2)} ms`, `ratio ${ratio.toFixed(3)}`];
    rows.push([comparison.name, ...shown]);
  }
  printTable(`Medians of ${pairs} interleaved pairs; the ratio may be 0.90 to 1.10`, rows);
} finally {
  process.kill(server.pid, 'SIGTERM');
  await server.exited;
  await rm(dataDir, { recursive: true, force: true });
}
