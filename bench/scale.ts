/**
 * Measures each request on three installations with 1,000, 100,000 and 1,000,000 people, in alternating
 * rounds. Then reports sequential scans of large tables. Exits with 1 when a goal is missed
 * (bench/README.md).
 * Usage: npm run bench:scale [-- --short] [-- 1000 100000 1000000]
 */
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebApp } from '../server/test/server-process.ts';
import { readCommandLine, exitWithUsageError } from './command-line.ts';
import {
  scriptsForAllCallers,
  createRequestSender,
  type RequestScript,
  superuserScripts,
  typicalScripts,
} from './scale/calls.ts';
import { createInstallation, type Caller, type Installation } from './scale/installation.ts';
import { listSequentialScans, countSequentialScans } from './scale/plans.ts';
import { median, printTable } from './table.ts';

const { values, positionals } = readCommandLine({
  short: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
});
const defaultPopulationSizes = values.short ? [1_000, 20_000] : [1_000, 100_000, 1_000_000];
const populationSizes = positionals.length > 0 ? positionals.map(Number) : defaultPopulationSizes;
const randomSeed = Number(values.seed);
const roundCount = values.short ? 3 : 12;
const maxTimeRatio = 1.3;
/** Required disk space per person in bytes, including the WAL that is written while a database is filled. */
const bytesPerPerson = 16_000;
const minPeople = 1_000;
const maxPeople = 4_000_000;

if (populationSizes.some((size) => !Number.isInteger(size) || size < minPeople || size > maxPeople)) {
  exitWithUsageError(`Each size must be a whole number of people from ${minPeople} to ${maxPeople}.`);
}
if (!Number.isInteger(randomSeed)) exitWithUsageError('--seed must be a whole number.');
const { bavail, bsize } = await statfs(tmpdir());
const neededBytes = populationSizes.reduce((sum, size) => sum + size * bytesPerPerson, 0);
if (bavail * bsize < neededBytes) {
  exitWithUsageError(
    `${tmpdir()} needs ${(neededBytes / 1e9).toFixed(0)} GB of free space: choose fewer people or set TMPDIR to another folder.`,
  );
}

type SamplesByRequestName = Map<string, Map<number, number[][]>>;

async function measureScripts(
  figures: SamplesByRequestName,
  scripts: readonly RequestScript[],
  installation: Installation,
  callers: readonly Caller[],
  round: number,
  prefix = '',
): Promise<void> {
  const { size, connection } = installation;
  for (const script of scripts) {
    const send = createRequestSender(connection, (name, milliseconds) => {
      const rows = figures.get(prefix + name) ?? new Map<number, number[][]>();
      figures.set(prefix + name, rows);
      const samples = rows.get(size) ?? [];
      rows.set(size, samples);
      (samples[round] ??= []).push(milliseconds);
    });
    const suitableCallers = callers.filter(script.isFor ?? (() => true));
    for (const [turn, caller] of suitableCallers.entries())
      await script.run(send, caller, installation, round * 31 + turn);
  }
}

/**
 * Runs one round of measurements: the first script on all installations, then the second script, and so on.
 * Each round begins with another installation.
 */
async function runMeasurementRound(
  figures: SamplesByRequestName,
  installations: readonly Installation[],
  round: number,
): Promise<void> {
  const rotated = [
    ...installations.slice(round % installations.length),
    ...installations.slice(0, round % installations.length),
  ];
  for (const installation of rotated) await installation.renew();
  const runOnAll = async (
    scripts: readonly RequestScript[],
    callersOf: (installation: Installation) => readonly Caller[],
    prefix = '',
  ): Promise<void> => {
    for (const script of scripts) {
      for (const installation of rotated)
        await measureScripts(figures, [script], installation, callersOf(installation), round, prefix);
    }
  };
  await runOnAll([...scriptsForAllCallers, ...typicalScripts], ({ typical }) => typical);
  await runOnAll(superuserScripts, ({ superuser }) => [superuser, superuser, superuser, superuser]);
  await runOnAll(
    scriptsForAllCallers,
    (installation) => [installation.popular, installation.popular, installation.popular, installation.popular],
    popularCallerNamePrefix,
  );
}

const computeMedianOfRounds = (samples: readonly (readonly number[])[] = []): number => median(samples.flat());

const numberFormat = new Intl.NumberFormat('en');
const popularCallerNamePrefix = '5,000 friends: ';

function createReportRow(name: string, rows: ReadonlyMap<number, number[][]>): { cells: string[]; ratio: number } {
  const [smallest = 0] = populationSizes;
  const baseRows = rows.get(smallest) ?? [];
  const ratioAt = (size: number): number =>
    median((rows.get(size) ?? []).map((samples, round) => median(samples) / median(baseRows[round] ?? [])));
  const others = populationSizes.slice(1);
  const cells = [
    name,
    ...populationSizes.map((size) => computeMedianOfRounds(rows.get(size)).toFixed(2)),
    ...others.map((size) => ratioAt(size).toFixed(2)),
  ];
  return { cells, ratio: Math.max(...others.map(ratioAt)) };
}

async function runBenchmark(folder: string, undo: AsyncDisposableStack): Promise<void> {
  buildWebApp();
  const installations: Installation[] = [];
  for (const size of populationSizes) {
    const installation = await createInstallation(folder, size, randomSeed, undo);
    installations.push(installation);
    const disk = (installation.bytesPerPerson / 1e3).toFixed(1);
    console.log(
      `${numberFormat.format(size)} people in ${installation.fillSeconds.toFixed(0)} s, ${disk} kB of disk each`,
    );
  }
  const largest = installations.at(-1);
  if (!largest) throw new Error('There is no installation');
  const scansBefore = await countSequentialScans(largest);
  const figures: SamplesByRequestName = new Map();
  await runMeasurementRound(new Map(), installations, 0);
  for (let round = 0; round < roundCount; round += 1) await runMeasurementRound(figures, installations, round);
  const exceedingRequests = printFiguresAndCheckRatios(figures);
  const scanLines = await listSequentialScans(largest, scansBefore);
  const plans = scanLines.length === 0 ? 'No sequential scan of a large table.' : 'Sequential scans of large tables:';
  console.log([plans, ...scanLines].join('\n'));
  if (scanLines.length > 0 || (exceedingRequests && !values.short)) process.exitCode = 1;
}

/**
 * Prints the median times. Returns true if the time of any request grows by more than the allowed ratio from
 * the smallest installation to a larger one.
 */
function printFiguresAndCheckRatios(figures: SamplesByRequestName): boolean {
  const rows = [...figures].map(([name, samples]) => createReportRow(name, samples));
  const names = populationSizes.map((size) => numberFormat.format(size));
  printTable('p50 of each call in milliseconds, by the number of people, and its ratio to the fewest', [
    ['call', ...names, ...names.slice(1).map((name) => `× ${name}`)],
    ...rows.map(({ cells }) => cells),
  ]);
  const judgedRows = rows.filter(({ cells: [name = ''] }) => !name.startsWith(popularCallerNamePrefix));
  const exceedingRequests = judgedRows.filter(({ ratio }) => ratio > maxTimeRatio).map(({ cells }) => cells[0]);
  const successMessage = `\nEvery call of somebody with twenty friends is within ${maxTimeRatio} times.`;
  console.log(
    exceedingRequests.length === 0
      ? successMessage
      : `\nBeyond ${maxTimeRatio} times: ${exceedingRequests.join(', ')}.`,
  );
  return exceedingRequests.length > 0;
}

// Stops the servers and removes their files at the end, also after an error or a signal.
const cleanupStack = new AsyncDisposableStack();
const interruptSignal = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
}).then(() => {
  process.exitCode = 130;
});
const folder = await mkdtemp(join(tmpdir(), 'wishwell-bench-'));
cleanupStack.defer(() => rm(folder, { recursive: true, force: true }));
try {
  await Promise.race([runBenchmark(folder, cleanupStack), interruptSignal]);
} finally {
  await cleanupStack.disposeAsync();
}
