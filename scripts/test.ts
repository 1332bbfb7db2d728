import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { isFullTestRun } from '../trust/tier.ts';
import { runAndReportChecks } from './checks/checks.ts';
import { findFiles, runProgramWithInheritedStdio } from './checks/tool.ts';
import {
  createFailedRunResult,
  listSlowestTestFiles,
  rerunFailedTestFiles,
  reportTestResults,
  type TestFileResult,
} from './runs/results.ts';
import { runEndToEndTests, runUnitTests } from './runs/runners.ts';

type Results = readonly TestFileResult[];

/** Prints the load of the machine, which can explain a slow run in the log. */
function printMachineLoad(moment: string): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  // The eighth number of /proc/stat is the steal time in hundredths of a second: the time in which the
  // hypervisor gave the CPUs to other machines. Exists only on Linux.
  const steal = existsSync('/proc/stat') ? Number(readFileSync('/proc/stat', 'utf8').split(/\s+/)[8]) / 100 : 0;
  const free = ((bavail * bsize) / 2 ** 30).toFixed(1);
  console.log(
    `${moment}: load average ${loadavg()[0]?.toFixed(1)}, steal ${steal.toFixed(0)} s since boot, ${free} GB free in ${tmpdir()}`,
  );
}

/**
 * Runs unit tests with Vitest and browser tests with Playwright, and then failed test files a second time.
 * An undefined list of files means all files, an empty list means none.
 */
async function runTests(
  unitTests?: string[],
  browserTests?: string[],
  env: Record<string, string> = {},
): Promise<Results> {
  // Builds the web app before the Vitest run, because several of its test files need the build.
  if ((await runProgramWithInheritedStdio('node', ['web/build.ts'])) !== 0)
    return [createFailedRunResult('The web app could not be built')];
  const results: TestFileResult[] = [];
  for (const [run, args] of [[runUnitTests, unitTests] as const, [runEndToEndTests, browserTests] as const]) {
    if (args?.length === 0) continue;
    const first = await run({ env, ...(args && { args }) });
    results.push(...(await rerunFailedTestFiles(first, (file) => run({ env, args: [file] }))));
  }
  return results;
}

/**
 * Runs the server tests on PostgreSQL 15, the oldest supported version. Skips them if it is not installed.
 */
async function runOnOldestPostgres(): Promise<Results> {
  const binFolder = '/usr/lib/postgresql/15/bin';
  if (!existsSync(binFolder)) {
    console.log("\nSkipped: the server on PostgreSQL 15, which needs Debian's package postgresql-15.");
    return [{ ...createFailedRunResult(), skipped: 1 }];
  }
  console.log('\nThe server on PostgreSQL 15');
  return runUnitTests({ args: ['--project=server'], env: { TEST_POSTGRES_BIN: binFolder } });
}

/** Runs the checks, and the tests if all checks pass. */
async function runChecksAndTests(): Promise<Results> {
  const failedChecks = await runAndReportChecks();
  if (failedChecks.length > 0) return [createFailedRunResult(...failedChecks.map((name) => `check: ${name}`))];
  return [...(await runTests()), ...(isFullTestRun ? await runOnOldestPostgres() : [])];
}

/** Runs the test files whose path contains at least one of `pathParts`. */
function runMatchingTests(pathParts: readonly string[]): Promise<Results> {
  const files = findFiles('**/*.test.{ts,tsx}', 'e2e/*.spec.ts').filter((file) =>
    pathParts.some((word) => file.includes(word)),
  );
  if (files.length === 0) console.error(`No path of a test file contains ${pathParts.join(' or ')}.`);
  const browserTests = files.filter((file) => file.includes('.spec.'));
  return runTests(
    files.filter((file) => !browserTests.includes(file)),
    browserTests,
    { LONG_FILES: '1' },
  );
}

const pathParts = process.argv.slice(2);
printMachineLoad('At the start');
const results = await (pathParts.length > 0 ? runMatchingTests(pathParts) : runChecksAndTests());
if (process.env['CI'] !== undefined)
  console.log(['', 'Slowest files', ...listSlowestTestFiles(results, 15)].join('\n'));
printMachineLoad('At the end');
reportTestResults(results);
