import { globSync } from 'node:fs';
import { isFull } from '../trust/tier.ts';
import { reportChecks } from './checks/checks.ts';
import { root } from './checks/tool.ts';
import { runJourneys } from './runs/journeys.ts';
import { runOnOldestPostgres } from './runs/oldest-postgres.ts';
import { runTrust } from './runs/reliability.ts';
import { isInCi, runShortBench } from './runs/short-bench.ts';
import { addUp, listSlowest, reportTotal, type Tally } from './runs/tally.ts';
import { runUnitTests } from './runs/unit-tests.ts';

async function runShort(): Promise<Tally[]> {
  const failed = await reportChecks();
  const tallies = [{ passed: 0, failed, skipped: 0 }, await runUnitTests(), await runJourneys()];
  if (isInCi) await runShortBench();
  return tallies;
}

async function runLong(): Promise<Tally[]> {
  const longJourneys = ['e2e/axe.spec.ts', 'e2e/hostile.spec.ts'];
  return [await runJourneys({ files: longJourneys }), await runOnOldestPostgres(), await runTrust()];
}

/** The test files whose path holds one of `words`. */
async function runMatching(words: readonly string[]): Promise<Tally[]> {
  const find = (pattern: string): string[] =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).filter((file) =>
      words.some((word) => file.includes(word)),
    );
  const unitTests = find('**/*.test.{ts,tsx}');
  const journeys = find('e2e/*.spec.ts');
  if (unitTests.length + journeys.length === 0) console.error(`No test file is named like ${words.join(' or ')}.`);
  return [
    ...(unitTests.length > 0 ? [await runUnitTests({ files: unitTests })] : []),
    ...(journeys.length > 0 ? [await runJourneys({ files: journeys })] : []),
  ];
}

const words = process.argv.slice(2);
const total = addUp(await (words.length > 0 ? runMatching(words) : isFull ? runLong() : runShort()));
if (isInCi) console.log(['', 'Slowest files', ...listSlowest(total.durations ?? [], 10)].join('\n'));
reportTotal(total);
