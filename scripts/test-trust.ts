import { runTrust } from './runs/reliability.ts';
import { reportTotal } from './runs/tally.ts';

reportTotal(await runTrust(process.argv.slice(2)));
