import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isReadyMessage, stopMessage } from './worker-messages.ts';
import { StartFailure } from './start-failure.ts';
import type { RunningServer } from './server.ts';

/** Milliseconds a worker has to let go of its last requests. */
const leaveWithinMs = 15_000;
/** Milliseconds before the next try when a worker could not be started. */
const retryMs = 1_000;
/** So many tries in a row that fail are no accident. */
const mostFailures = 5;

/**
 * Starts `count` processes of this program behind one socket, which this one, the parent, holds: while one worker goes
 * and another comes, nobody meets a closed door. A worker that ends by itself is replaced at once; `SIGHUP` replaces all,
 * one after another, each only when its successor serves. Throws `StartFailure` when the first does not start.
 */
export async function startWorkers(count: number, logger: FastifyBaseLogger): Promise<RunningServer> {
  const died = Promise.withResolvers<string>();
  const present = new Set<Worker>();
  const state = { stopping: false };
  let failures = 0;
  let filling: Promise<void> | undefined;

  const hire = async (): Promise<string> => {
    const worker = cluster.fork();
    const address = await becomesReady(worker);
    present.add(worker);
    worker.once('exit', (code, signal) => {
      const unasked = present.delete(worker);
      if (!unasked || state.stopping) return;
      logger.warn({ pid: worker.process.pid, code, signal }, 'a worker has ended by itself and is replaced');
      filling ??= fillUp().finally(() => (filling = undefined));
    });
    return address;
  };

  const fillUp = async (): Promise<void> => {
    while (!state.stopping && present.size < count) {
      try {
        await hire();
        failures = 0;
      } catch (error) {
        failures += 1;
        logger.error({ err: error }, 'a worker could not be started');
        if (failures >= mostFailures) return died.resolve('The workers cannot be kept running.');
        await sleep(retryMs);
      }
    }
  };

  const dismiss = async (worker: Worker): Promise<void> => {
    present.delete(worker);
    if (worker.isDead()) return;
    const gone = once(worker, 'exit');
    const late = setTimeout(() => worker.process.kill('SIGKILL'), leaveWithinMs);
    if (worker.isConnected()) worker.send(stopMessage);
    await gone;
    clearTimeout(late);
  };

  const replaceAll = async (): Promise<void> => {
    const old = [...present];
    for (const worker of old) {
      if (state.stopping) return;
      await hire();
      await dismiss(worker);
    }
  };

  const started = (async () => {
    const address = await hire();
    await Promise.all(Array.from({ length: count - 1 }, () => hire()));
    return address;
  })();
  let round: Promise<unknown> = started.catch(() => undefined);
  process.on('SIGHUP', () => {
    round = round.then(replaceAll).then(
      () => logger.info('every worker has been replaced'),
      (error: unknown) =>
        logger.error({ err: error }, 'no successor could be started: the workers that are left go on'),
    );
  });
  const address = await started;
  return {
    address,
    died: died.promise,
    stop: async () => {
      state.stopping = true;
      const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(alive.map(dismiss));
    },
  };
}

/** Resolves with the address it serves; rejects when it ends before. */
function becomesReady(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (isReadyMessage(message)) resolve(message.ready);
    });
    worker.once('exit', () => reject(new StartFailure('A worker did not start.')));
  });
}
