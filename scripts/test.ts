import { isFull } from '../trust/tier.ts';
import { reportChecks } from './checks/checks.ts';
import { runJourneys } from './runs/journeys.ts';
import { withReliabilityPage } from './runs/reliability.ts';
import { addUp, lastLine, type Tally } from './runs/tally.ts';
import { runUnitTests } from './runs/unit-tests.ts';

async function runAll(env: Record<string, string> = {}): Promise<Tally> {
  const checks = { passed: 0, failed: await reportChecks(), skipped: 0 };
  return addUp([checks, await runUnitTests({ env }), await runJourneys()]);
}

async function runInFull(): Promise<Tally> {
  let total: Tally = { passed: 0, failed: 1, skipped: 0 };
  await withReliabilityPage(async (figuresFile) => {
    total = await runAll({ FIGURES_FILE: figuresFile });
    return lastLine(total);
  });
  return total;
}

const total = await (isFull ? runInFull() : runAll());
console.log(`\n${lastLine(total)}`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
