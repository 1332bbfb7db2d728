import type { FastifyBaseLogger } from 'fastify';
import { StartFailure } from './start-failure.ts';
import type { ShutdownReason } from './worker-messages.ts';

/** One worker process. */
export interface WorkerHandle {
  pid: number | undefined;
  /** The URL it serves at; rejects when it exits before. */
  ready: Promise<string>;
  /** Resolves with the exit code or signal in words. */
  exited: Promise<string>;
  /** Asks the worker to finish its requests and exit. */
  stop(reason: ShutdownReason): void;
  kill(): void;
}

export interface WorkerSupervisor {
  address: string;
  /** Resolves with a sentence when no worker is left and none can be started. */
  died: Promise<string>;
  /** Replaces all workers, one after another. A call during a replacement queues one more. */
  replaceAll(): void;
  stop(): Promise<void>;
}

/** Milliseconds of service below which an exit counts as a failure. */
const MIN_SERVICE_MS = 3_000;
/** Consecutive failures after which the supervisor gives up, if no worker serves. */
const MAX_FAILURES = 5;
/** Milliseconds before the next start; doubles with each failure. */
const backoffMs = { first: 1_000, longest: 30_000 };
/** Milliseconds for a start, and for a stop. A stop must fit into the 10 s that the parent has (`run.ts`). */
const limitMs = { start: 120_000, stop: 8_500 };

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Whether `promise` settles within `ms`. */
function settles(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, false);
    const onSettled = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    promise.then(onSettled, onSettled);
  });
}

/**
 * Keeps `count` workers serving. All starts run in one queue, so at most `count` workers run, and one more during
 * a replacement. Throws `StartFailure` when the first workers do not start.
 */
export async function superviseWorkers(
  count: number,
  fork: () => WorkerHandle,
  logger: FastifyBaseLogger,
): Promise<WorkerSupervisor> {
  /** Serving workers, with the time since when. */
  const serving = new Map<WorkerHandle, number>();
  const running = new Set<WorkerHandle>();
  const died = Promise.withResolvers<string>();
  const state = { stopping: false };
  let failures = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const queued = new Set<() => Promise<void>>();

  const enqueue = (task: () => Promise<void>): void => {
    if (queued.has(task)) return;
    queued.add(task);
    queue = queue.then(async () => {
      queued.delete(task);
      if (!state.stopping) await task();
    });
  };

  const startWorker = async (withinMs?: number): Promise<string> => {
    const worker = fork();
    running.add(worker);
    void worker.exited.then((how) => handleExit(worker, how));
    if (withinMs !== undefined && !(await settles(worker.ready, withinMs))) worker.kill();
    const address = await worker.ready;
    serving.set(worker, performance.now());
    return address;
  };

  const handleExit = (worker: WorkerHandle, how: string): void => {
    running.delete(worker);
    const since = serving.get(worker);
    if (!serving.delete(worker) || since === undefined || state.stopping) return;
    failures = performance.now() - since < MIN_SERVICE_MS ? failures + 1 : 0;
    logger.warn({ pid: worker.pid, cause: how }, 'a worker has exited and is replaced');
    enqueue(startMissing);
  };

  const startMissing = async (): Promise<void> => {
    while (!state.stopping && serving.size < count) {
      if (failures >= MAX_FAILURES && serving.size === 0) {
        died.resolve('No worker is left, and none can be started.');
        return;
      }
      if (failures > 0) await sleep(Math.min(backoffMs.first * 2 ** (failures - 1), backoffMs.longest));
      if (state.stopping) return;
      await startWorker(limitMs.start).catch((error: unknown) => {
        failures += 1;
        logger.error({ err: error }, 'a worker could not be started');
      });
    }
  };

  const stopWorker = async (worker: WorkerHandle, reason: ShutdownReason): Promise<void> => {
    serving.delete(worker);
    if (!running.has(worker)) return;
    worker.stop(reason);
    if (!(await settles(worker.exited, limitMs.stop))) {
      logger.warn({ pid: worker.pid }, 'a worker did not stop in time and is killed');
      worker.kill();
    }
    await worker.exited;
  };

  const replaceServing = async (): Promise<void> => {
    try {
      for (const worker of Array.from(serving.keys())) {
        if (state.stopping) return;
        if (!serving.has(worker)) continue;
        await startWorker(limitMs.start);
        await stopWorker(worker, 'replaced');
      }
      logger.info('every worker has been replaced');
    } catch (error) {
      logger.error({ err: error }, 'no new worker could be started: the old ones go on');
    }
  };

  // No time limit for the first worker: it may migrate a large schema.
  const first = startWorker();
  queue = first.then(() => Promise.all(Array.from({ length: count - 1 }, () => startWorker(limitMs.start))));
  const started = queue;
  queue = queue.catch(() => undefined);
  return {
    replaceAll: () => enqueue(replaceServing),
    address: await first.then(async (address) => {
      await started;
      return address;
    }),
    died: died.promise,
    stop: async () => {
      state.stopping = true;
      await Promise.all(Array.from(running, (worker) => stopWorker(worker, 'stopped')));
    },
  };
}

/** The rejection of a worker's `ready`. */
export const workerStartFailure = (how: string): StartFailure => new StartFailure(`A worker did not start (${how}).`);
