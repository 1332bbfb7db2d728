import { globSync } from 'node:fs';
import { isFullTestRun } from '../trust/tier.ts';
import { reportChecks } from './checks/checks.ts';
import { repositoryRoot } from './checks/tool.ts';
import { runEndToEndTests } from './runs/journeys.ts';
import { printMachineLoad } from './runs/machine-load.ts';
import { runOnOldestPostgres } from './runs/oldest-postgres.ts';
import { runProgramWithOutput } from './runs/report.ts';
import { repeatFailedFiles } from './runs/second-pass.ts';
import { countOneFailure, listSlowestFiles, reportTotal, sumTestCounts, type TestCounts } from './runs/tally.ts';
import { runUnitTests } from './runs/unit-tests.ts';

interface TestSelection {
  /** Test files of Vitest; all by default. */
  unitTests?: readonly string[];
  /** Test files of Playwright; all by default. */
  journeys?: readonly string[];
  env?: Record<string, string>;
}

/** Runs the selected tests, and the failed test files a second time. An empty list selects no file. */
async function runTests({ unitTests, journeys, env = {} }: TestSelection): Promise<TestCounts> {
  // Builds before Vitest, because several test files run the built web app.
  if ((await runProgramWithOutput('node', ['web/build.ts'])) !== 0)
    return countOneFailure('The web app could not be built');
  const runs: TestCounts[] = [];
  for (const [run, files] of [[runUnitTests, unitTests] as const, [runEndToEndTests, journeys] as const]) {
    if (files?.length === 0) continue;
    const first = await run({ env, ...(files && { files }) });
    runs.push(await repeatFailedFiles(first, (file) => run({ env, files: [file] })));
  }
  return sumTestCounts(runs);
}

/** Runs the checks, and the tests if all checks pass. */
async function runChecksAndTests(): Promise<TestCounts> {
  const failedChecks = await reportChecks();
  if (failedChecks.length > 0) {
    const failures = failedChecks.map((name) => `check: ${name}`);
    return { passed: 0, failed: failures.length, skipped: 0, failures };
  }
  return sumTestCounts([await runTests({}), ...(isFullTestRun ? [await runOnOldestPostgres()] : [])]);
}

/** Runs the test files whose path contains at least one of `pathParts`. */
function runMatchingTests(pathParts: readonly string[]): Promise<TestCounts> {
  const find = (pattern: string): string[] =>
    globSync(pattern, { cwd: repositoryRoot, exclude: ['**/node_modules/**'] }).filter((file) =>
      pathParts.some((word) => file.includes(word)),
    );
  const unitTests = find('**/*.test.{ts,tsx}');
  const journeys = find('e2e/*.spec.ts');
  if (unitTests.length + journeys.length === 0)
    console.error(`No path of a test file contains ${pathParts.join(' or ')}.`);
  return runTests({ unitTests, journeys, env: { LONG_FILES: '1' } });
}

const pathParts = process.argv.slice(2);
printMachineLoad('At the start');
const totalCounts = await (pathParts.length > 0 ? runMatchingTests(pathParts) : runChecksAndTests());
if (process.env['CI'] !== undefined)
  console.log(['', 'Slowest files', ...listSlowestFiles(totalCounts.files ?? [], 15)].join('\n'));
printMachineLoad('At the end');
reportTotal(totalCounts);
