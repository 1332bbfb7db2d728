import { isFull } from '../trust/tier.ts';
import { reportChecks } from './checks/checks.ts';
import { runJourneys } from './runs/journeys.ts';
import { runOnOldestPostgres } from './runs/oldest-postgres.ts';
import { runTrust } from './runs/reliability.ts';
import { isInCi, runShortBench } from './runs/short-bench.ts';
import { addUp, reportTotal, type Tally } from './runs/tally.ts';
import { runUnitTests } from './runs/unit-tests.ts';

/** Everything, each suite that has two versions in its short one. */
async function runShort(): Promise<Tally[]> {
  const failed = await reportChecks();
  const tallies = [{ passed: 0, failed, skipped: 0 }, await runUnitTests(), await runJourneys()];
  if (isInCi) await runShortBench();
  return tallies;
}

/** What the short run has no time for. */
async function runLong(): Promise<Tally[]> {
  const longJourneys = ['e2e/axe.spec.ts', 'e2e/hostile.spec.ts'];
  return [await runJourneys({ files: longJourneys }), await runOnOldestPostgres(), await runTrust()];
}

reportTotal(addUp(await (isFull ? runLong() : runShort())));
