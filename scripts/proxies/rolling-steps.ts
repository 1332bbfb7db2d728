import { setTimeout as sleep } from 'node:timers/promises';
import { underLoad } from '../../trust/restarts/load.ts';
import { demand, type Step } from '../runs/steps.ts';
import type { ProxyName } from './configuration.ts';
import { type Installation } from './installation.ts';

const clients = 8;

/** Milliseconds of calm before, between and after restarts. */
const CALM = 1_000;

const processes = [0, 1, 2];

/**
 * One process after another is stopped and started anew, twice, while people read and write and nobody tries anything twice.
 * nginx may not repeat a write that it sent in the moment in which a process closed: at most one a restart.
 */
async function rolls({ origin, restart }: Installation, proxy: ProxyName): Promise<string> {
  const restarts = [...processes, ...processes];
  const { served, failures } = await underLoad(origin, clients, async () => {
    for (const at of restarts) {
      await sleep(CALM);
      await restart(at);
    }
    await sleep(CALM);
  });
  const allowed = proxy === 'nginx' ? restarts.length : 0;
  demand(
    failures.length <= allowed && failures.every((failure) => failure === '503'),
    `${failures.length} of ${served + failures.length} failed: ${[...new Set(failures)].join('; ')}`,
  );
  return `${restarts.length} restarts, ${served} requests, ${failures.length} failed`;
}

const MB = 1_000_000;
const mostMemory = 200 * MB;
const steadyMs = 10_000;

/** People read and write without a pause; what a process takes at its most counts. */
async function staysSmall({ origin, mostMemory: measure }: Installation): Promise<string> {
  const { served } = await underLoad(origin, clients, async () => sleep(steadyMs));
  const most = await measure();
  demand(most > 0 && most <= mostMemory, `a process took ${Math.round(most / MB)} MB`);
  return `${served} requests, at most ${Math.round(most / MB)} MB`;
}

const HUNG_MS = 20_000;

/** Each client meets the hung process once at most before it is noticed; a write is then answered with 503. */
async function survivesHungProcess({ origin, signal }: Installation): Promise<string> {
  const { served, failures } = await underLoad(origin, clients, async () => {
    await sleep(CALM);
    signal(0, 'SIGSTOP');
    await sleep(HUNG_MS);
    signal(0, 'SIGCONT');
    await sleep(CALM);
  });
  demand(failures.length <= clients, `${failures.length} failed: ${[...new Set(failures)].join('; ')}`);
  return `${served} requests, ${failures.length} failed`;
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

export const rollingSteps = (installation: Installation, proxy: ProxyName): Step[] => [
  {
    title: 'processes restarted one by one under load fail no read, and with HAProxy no write',
    run: () => rolls(installation, proxy),
  },
  { title: 'no process takes more than 200 MB under load', run: () => staysSmall(installation) },
  { title: 'a process that hangs fails a request a client at most', run: () => survivesHungProcess(installation) },
  { title: 'control: processes restarted all at once fail some', run: () => control(installation) },
];
