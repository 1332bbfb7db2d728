import { reportChecks } from './checks/checks.ts';
import { runJourneys } from './runs/journeys.ts';
import { addUp, lastLine } from './runs/tally.ts';
import { runUnitTests } from './runs/unit-tests.ts';

const checks = { passed: 0, failed: await reportChecks(), skipped: 0 };
const total = addUp([checks, await runUnitTests(), await runJourneys()]);
console.log(`\n${lastLine(total)}`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
