import { runTrustTests } from './runs/reliability.ts';
import { reportTotal } from './runs/tally.ts';

reportTotal(await runTrustTests(process.argv.slice(2)));
