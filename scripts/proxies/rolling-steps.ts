import { setTimeout as sleep } from 'node:timers/promises';
import { underLoad } from '../../trust/restarts/load.ts';
import { demand, type Step } from '../runs/steps.ts';
import { type Installation } from './installation.ts';

const clients = 8;

/** Milliseconds of calm before, between and after restarts. */
const CALM = 1_000;

const processes = [0, 1, 2];

/** One process after another is stopped and started anew, twice, while people read and write and nobody tries anything twice. */
async function rolls({ origin, restart }: Installation): Promise<string> {
  const { served, failures } = await underLoad(origin, clients, async () => {
    for (const at of [...processes, ...processes]) {
      await sleep(CALM);
      await restart(at);
    }
    await sleep(CALM);
  });
  demand(
    failures.length === 0,
    `${failures.length} of ${served + failures.length} failed: ${[...new Set(failures)].join('; ')}`,
  );
  return `${2 * processes.length} restarts, ${served} requests, 0 failed`;
}

/** The same load and a restart of all at once must fail some, or the load would not notice. */
async function control({ origin, restart }: Installation): Promise<string> {
  const { served, failures } = await underLoad(origin, clients, async () => {
    await Promise.all(processes.map(restart));
    await sleep(3 * CALM);
  });
  demand(failures.length > 0, 'nothing failed');
  return `${served} requests, ${failures.length} failed`;
}

export const rollingSteps = (installation: Installation): Step[] => [
  { title: 'processes restarted one by one under load fail no request', run: () => rolls(installation) },
  { title: 'control: processes restarted all at once fail some', run: () => control(installation) },
];
