import { isFull } from '../trust/tier.ts';
import { reportChecks } from './checks/checks.ts';
import { runJourneys } from './runs/journeys.ts';
import { runOnOldestPostgres } from './runs/oldest-postgres.ts';
import { runTrust } from './runs/reliability.ts';
import { addUp, reportTotal, type Tally } from './runs/tally.ts';
import { runUnitTests } from './runs/unit-tests.ts';

const tallies: Tally[] = [{ passed: 0, failed: await reportChecks(), skipped: 0 }];
tallies.push(await runUnitTests(isFull ? { projects: ['web', 'server'] } : {}));
tallies.push(await runJourneys());
if (isFull) tallies.push(await runOnOldestPostgres(), await runTrust());
reportTotal(addUp(tallies));
