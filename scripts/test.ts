import { globSync } from 'node:fs';
import { isFullTestRun } from '../trust/tier.ts';
import { reportChecks } from './checks/checks.ts';
import { repositoryRoot } from './checks/tool.ts';
import { runEndToEndTests } from './runs/journeys.ts';
import { runOnOldestPostgres } from './runs/oldest-postgres.ts';
import { runTrustTests } from './runs/reliability.ts';
import { sumTestCounts, listSlowestFiles, reportTotal, type TestCounts } from './runs/tally.ts';
import { runUnitTests } from './runs/unit-tests.ts';

async function runShortTests(): Promise<TestCounts[]> {
  const failed = await reportChecks();
  return [{ passed: 0, failed, skipped: 0 }, await runUnitTests(), await runEndToEndTests()];
}

async function runLongTests(): Promise<TestCounts[]> {
  const longJourneys = ['e2e/axe.spec.ts', 'e2e/hostile.spec.ts'];
  return [await runEndToEndTests({ files: longJourneys }), await runOnOldestPostgres(), await runTrustTests()];
}

/** Runs the test files whose path contains at least one of `pathParts`. */
async function runMatchingTests(pathParts: readonly string[]): Promise<TestCounts[]> {
  const find = (pattern: string): string[] =>
    globSync(pattern, { cwd: repositoryRoot, exclude: ['**/node_modules/**'] }).filter((file) =>
      pathParts.some((word) => file.includes(word)),
    );
  const unitTests = find('**/*.test.{ts,tsx}');
  const journeys = find('e2e/*.spec.ts');
  if (unitTests.length + journeys.length === 0)
    console.error(`No path of a test file contains ${pathParts.join(' or ')}.`);
  return [
    ...(unitTests.length > 0 ? [await runUnitTests({ files: unitTests })] : []),
    ...(journeys.length > 0 ? [await runEndToEndTests({ files: journeys })] : []),
  ];
}

const pathParts = process.argv.slice(2);
const totalCounts = sumTestCounts(
  await (pathParts.length > 0 ? runMatchingTests(pathParts) : isFullTestRun ? runLongTests() : runShortTests()),
);
if (process.env['CI'] !== undefined)
  console.log(['', 'Slowest files', ...listSlowestFiles(totalCounts.durations ?? [], 10)].join('\n'));
reportTotal(totalCounts);
