/**
 * What each call costs with a thousand, a hundred thousand and a million people: the product on as many installations, in
 * turn, round by round; then whether anything reads a table from end to end. See bench/README.md.
 * Usage: npm run bench:scale [-- --short] [-- 1000 100000 1000000]
 */
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebApp } from '../server/test/server-process.ts';
import { readCommandLine, refuse } from './command-line.ts';
import { everybodys, maker, type Script, superusers, typicals } from './scale/calls.ts';
import { createInstallation, type Caller, type Installation } from './scale/installation.ts';
import { readSequentially, sequentialScans } from './scale/plans.ts';
import { median, printTable } from './table.ts';

const { values, positionals } = readCommandLine({
  short: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
});
const chosen = values.short ? [1_000, 20_000] : [1_000, 100_000, 1_000_000];
const sizes = positionals.length > 0 ? positionals.map(Number) : chosen;
const seed = Number(values.seed);
const rounds = values.short ? 3 : 12;
const ratioLimit = 1.3;
/** On the disk, with what PostgreSQL writes beside while a database is filled. */
const bytesPerPerson = 16_000;
const leastPeople = 1_000;
const mostPeople = 4_000_000;

if (sizes.some((size) => !Number.isInteger(size) || size < leastPeople || size > mostPeople)) {
  refuse(`Sizes are whole numbers of people, from ${leastPeople} to ${mostPeople}.`);
}
if (!Number.isInteger(seed)) refuse('A seed is a whole number.');
const { bavail, bsize } = await statfs(tmpdir());
const needed = sizes.reduce((sum, size) => sum + size * bytesPerPerson, 0);
if (bavail * bsize < needed) {
  refuse(`${tmpdir()} needs ${(needed / 1e9).toFixed(0)} GB free for so many people: choose fewer, or another TMPDIR.`);
}

/** Milliseconds of each request, by row, size and round. */
type Figures = Map<string, Map<number, number[][]>>;

async function measure(
  figures: Figures,
  scripts: readonly Script[],
  installation: Installation,
  callers: readonly Caller[],
  round: number,
  prefix = '',
): Promise<void> {
  const { size, connection } = installation;
  for (const script of scripts) {
    const make = maker(connection, (name, milliseconds) => {
      const rows = figures.get(prefix + name) ?? new Map<number, number[][]>();
      figures.set(prefix + name, rows);
      const kept = rows.get(size) ?? [];
      rows.set(size, kept);
      (kept[round] ??= []).push(milliseconds);
    });
    const able = callers.filter(script.isFor ?? (() => true));
    for (const [turn, caller] of able.entries()) await script.run(make, caller, installation, round * 31 + turn);
  }
}

/** What each script does on every installation, one after the other; whose turn is first changes. */
async function runRound(figures: Figures, installations: readonly Installation[], round: number): Promise<void> {
  const turned = [
    ...installations.slice(round % installations.length),
    ...installations.slice(0, round % installations.length),
  ];
  for (const installation of turned) await installation.renew();
  const inTurn = async (
    scripts: readonly Script[],
    callersOf: (one: Installation) => readonly Caller[],
    prefix = '',
  ): Promise<void> => {
    for (const script of scripts) {
      for (const one of turned) await measure(figures, [script], one, callersOf(one), round, prefix);
    }
  };
  await inTurn([...everybodys, ...typicals], ({ typical }) => typical);
  await inTurn(superusers, ({ superuser }) => [superuser, superuser, superuser, superuser]);
  await inTurn(everybodys, (one) => [one.popular, one.popular, one.popular, one.popular], popular);
}

const middle = (kept: readonly (readonly number[])[] = []): number => median(kept.flat());

const grouped = new Intl.NumberFormat('en');
const popular = '5,000 friends: ';

function rowOf(name: string, rows: ReadonlyMap<number, number[][]>): { cells: string[]; ratio: number } {
  const [smallest = 0] = sizes;
  const base = rows.get(smallest) ?? [];
  const ratioAt = (size: number): number =>
    median((rows.get(size) ?? []).map((kept, round) => median(kept) / median(base[round] ?? [])));
  const others = sizes.slice(1);
  const cells = [
    name,
    ...sizes.map((size) => middle(rows.get(size)).toFixed(2)),
    ...others.map((size) => ratioAt(size).toFixed(2)),
  ];
  return { cells, ratio: Math.max(...others.map(ratioAt)) };
}

async function run(folder: string, undo: AsyncDisposableStack): Promise<void> {
  buildWebApp();
  const installations: Installation[] = [];
  for (const size of sizes) {
    const one = await createInstallation(folder, size, seed, undo);
    installations.push(one);
    const disk = (one.bytesPerPerson / 1e3).toFixed(1);
    console.log(`${grouped.format(size)} people in ${one.fillSeconds.toFixed(0)} s, ${disk} kB of disk each`);
  }
  const largest = installations.at(-1);
  if (!largest) throw new Error('There is no installation');
  const scansBefore = await sequentialScans(largest);
  const figures: Figures = new Map();
  // The first round warms up.
  await runRound(new Map(), installations, 0);
  for (let round = 0; round < rounds; round += 1) await runRound(figures, installations, round);
  const dearer = printFigures(figures);
  const unbounded = await readSequentially(largest, scansBefore);
  const plans = unbounded.length === 0 ? 'Every statement begins at an index.' : 'Read from end to end:';
  console.log([plans, ...unbounded].join('\n'));
  if (unbounded.length > 0 || (dearer && !values.short)) process.exitCode = 1;
}

/** Answers whether a call is dearer than it may be. */
function printFigures(figures: Figures): boolean {
  const rows = [...figures].map(([name, kept]) => rowOf(name, kept));
  const names = sizes.map((size) => grouped.format(size));
  printTable('p50 of each call in milliseconds, by the number of people, and its ratio to the fewest', [
    ['call', ...names, ...names.slice(1).map((name) => `× ${name}`)],
    ...rows.map(({ cells }) => cells),
  ]);
  const judged = rows.filter(({ cells: [name = ''] }) => !name.startsWith(popular));
  const dearer = judged.filter(({ ratio }) => ratio > ratioLimit).map(({ cells }) => cells[0]);
  const within = `\nEvery call of somebody with twenty friends is within ${ratioLimit} times.`;
  console.log(dearer.length === 0 ? within : `\nBeyond ${ratioLimit} times: ${dearer.join(', ')}.`);
  return dearer.length > 0;
}

// Whatever ends the run, also a person at the keyboard: nothing stays on the disk or goes on running.
const undo = new AsyncDisposableStack();
const signalled = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
}).then(() => {
  process.exitCode = 130;
});
const folder = await mkdtemp(join(tmpdir(), 'wishwell-bench-'));
undo.defer(() => rm(folder, { recursive: true, force: true }));
try {
  await Promise.race([run(folder, undo), signalled]);
} finally {
  await undo.disposeAsync();
}
