import { setTimeout as sleep } from 'node:timers/promises';
import { runUnderLoad } from '../../trust/restarts/load.ts';
import { assertTrue, type TestStep } from '../runs/steps.ts';
import type { ProxyName } from './configuration.ts';
import { type Installation } from './installation.ts';

const clientCount = 8;

/** Milliseconds of load without a restart or a hanging process, before and after each of these events. */
const UNDISTURBED_LOAD_MS = 1_000;

const processIndexes = [0, 1, 2];

/**
 * Restarts all processes twice, one after another, under load without retries. Asserts that no request
 * fails. With nginx, one write request per restart may fail, because nginx does not retry write requests
 * that it has sent.
 */
async function assertRollingRestart({ origin, restart }: Installation, proxy: ProxyName): Promise<string> {
  const restarts = [...processIndexes, ...processIndexes];
  const { served, failures } = await runUnderLoad(origin, clientCount, async () => {
    for (const at of restarts) {
      await sleep(UNDISTURBED_LOAD_MS);
      await restart(at);
    }
    await sleep(UNDISTURBED_LOAD_MS);
  });
  const allowedFailures = proxy === 'nginx' ? restarts.length : 0;
  assertTrue(
    failures.length <= allowedFailures && failures.every((failure) => failure === '503'),
    `${failures.length} of ${served + failures.length} failed: ${[...new Set(failures)].join('; ')}`,
  );
  return `${restarts.length} restarts, ${served} requests, ${failures.length} failed`;
}

const MB = 1_000_000;
const maxMemoryBytes = 200 * MB;
const loadDurationMs = 10_000;

async function assertMemoryLimit({ origin, peakMemory: measurePeak }: Installation): Promise<string> {
  const { served } = await runUnderLoad(origin, clientCount, async () => sleep(loadDurationMs));
  const peakBytes = await measurePeak();
  assertTrue(peakBytes > 0 && peakBytes <= maxMemoryBytes, `a process took ${Math.round(peakBytes / MB)} MB`);
  return `${served} requests, at most ${Math.round(peakBytes / MB)} MB`;
}

const HANG_DURATION_MS = 20_000;

/** Asserts that at most one request per client fails while a process hangs. */
async function assertHungProcessAvoided({ origin, signal }: Installation): Promise<string> {
  const { served, failures } = await runUnderLoad(origin, clientCount, async () => {
    await sleep(UNDISTURBED_LOAD_MS);
    signal(0, 'SIGSTOP');
    await sleep(HANG_DURATION_MS);
    signal(0, 'SIGCONT');
    await sleep(UNDISTURBED_LOAD_MS);
  });
  assertTrue(failures.length <= clientCount, `${failures.length} failed: ${[...new Set(failures)].join('; ')}`);
  return `${served} requests, ${failures.length} failed`;
}

/**
 * Control: restarts all processes at once under load, and asserts that the result contains failed requests.
 */
async function assertFailuresDetected({ origin, restart }: Installation): Promise<string> {
  const { served, failures } = await runUnderLoad(origin, clientCount, async () => {
    await Promise.all(processIndexes.map(restart));
    await sleep(3 * UNDISTURBED_LOAD_MS);
  });
  assertTrue(failures.length > 0, 'nothing failed');
  return `${served} requests, ${failures.length} failed`;
}

export const createRollingSteps = (installation: Installation, proxy: ProxyName): TestStep[] => [
  // The test of a hanging process comes before the restarts. For up to 30 s after a restart, nginx uses its
  // backup servers, and would send a hanging process a request every 2 s. These requests would fail.
  {
    title: 'while one process hangs, at most one request per client fails',
    run: () => assertHungProcessAvoided(installation),
  },
  {
    title: 'during a rolling restart under load, no GET request fails and, with HAProxy, no write request',
    run: () => assertRollingRestart(installation, proxy),
  },
  { title: 'no process needs more than 200 MB of memory under load', run: () => assertMemoryLimit(installation) },
  {
    title: 'control: a restart of all processes at the same time causes failed requests',
    run: () => assertFailuresDetected(installation),
  },
];
