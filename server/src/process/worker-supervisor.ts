import type { FastifyBaseLogger } from 'fastify';
import { StartFailure } from './start-failure.ts';
import type { ShutdownReason } from './worker-messages.ts';

/** A worker process from the view of the supervisor. Tests replace it by a fake. */
export interface WorkerHandle {
  pid: number | undefined;
  /**
   * Resolves with the URL of the worker when the worker can serve requests. Rejects if the worker exits
   * earlier.
   */
  ready: Promise<string>;
  /** Resolves when the worker exits. The value is a text such as `SIGKILL` or `exit code 1`. */
  exited: Promise<string>;
  stop(reason: ShutdownReason): void;
  kill(): void;
}

export interface WorkerSupervisor {
  url: string;
  /** Resolves when no worker runs and none can be started. The value is a message for the operator. */
  died: Promise<string>;
  /**
   * Replaces all workers, one after another. All calls during a replacement together cause one further
   * replacement.
   */
  replaceAll(): void;
  stop(): Promise<void>;
}

/** Minimum time that a worker must run after it is ready. If it exits earlier, its start counts as failed. */
const MIN_WORKER_UPTIME_MS = 3_000;
/**
 * Number of consecutive failed starts after which the supervisor gives up. It does not give up while another
 * worker serves.
 */
const MAX_CONSECUTIVE_FAILURES = 5;
/**
 * Pause in milliseconds before a worker is started again. The pause doubles with each failure, up to `max`.
 */
const backoffMs = { first: 1_000, max: 30_000 };
/**
 * Maximum duration of the start and of the shutdown of a worker. The shutdown must be shorter than the 10 s
 * that the parent has for its own shutdown (`run.ts`).
 */
const workerTimeoutsMs = { start: 120_000, stop: 8_500 };

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Returns whether the promise settles (resolves or rejects) within `ms` milliseconds. */
function hasSettledWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
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
 * Starts `count` workers, and replaces each worker that exits. One queue starts the workers one after
 * another. Thus at most `count` workers run, and one more during a replacement. Throws a `StartFailure` if
 * the first workers do not start.
 */
export async function superviseWorkers(
  count: number,
  fork: () => WorkerHandle,
  logger: FastifyBaseLogger,
): Promise<WorkerSupervisor> {
  /** Workers that serve requests. The value is the time at which the worker became ready. */
  const serving = new Map<WorkerHandle, number>();
  const running = new Set<WorkerHandle>();
  const died = Promise.withResolvers<string>();
  const state = { isStopping: false };
  let failures = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const queuedTasks = new Set<() => Promise<void>>();

  const enqueue = (task: () => Promise<void>): void => {
    if (queuedTasks.has(task)) return;
    queuedTasks.add(task);
    queue = queue.then(async () => {
      queuedTasks.delete(task);
      if (!state.isStopping) await task();
    });
  };

  const startWorker = async (startTimeoutMs?: number): Promise<string> => {
    const worker = fork();
    running.add(worker);
    void worker.exited.then((exitReason) => handleExit(worker, exitReason));
    if (startTimeoutMs !== undefined && !(await hasSettledWithin(worker.ready, startTimeoutMs))) worker.kill();
    const url = await worker.ready;
    serving.set(worker, performance.now());
    return url;
  };

  const handleExit = (worker: WorkerHandle, exitReason: string): void => {
    running.delete(worker);
    const readyAt = serving.get(worker);
    if (!serving.delete(worker) || readyAt === undefined || state.isStopping) return;
    failures = performance.now() - readyAt < MIN_WORKER_UPTIME_MS ? failures + 1 : 0;
    logger.warn({ pid: worker.pid, cause: exitReason }, 'a worker has exited and is replaced');
    enqueue(startMissing);
  };

  const startMissing = async (): Promise<void> => {
    while (!state.isStopping && serving.size < count) {
      if (failures >= MAX_CONSECUTIVE_FAILURES && serving.size === 0) {
        died.resolve('No worker is left, and none can be started.');
        return;
      }
      if (failures > 0) await sleep(Math.min(backoffMs.first * 2 ** (failures - 1), backoffMs.max));
      if (state.isStopping) return;
      await startWorker(workerTimeoutsMs.start).catch((error: unknown) => {
        failures += 1;
        logger.error({ err: error }, 'a worker could not be started');
      });
    }
  };

  const stopWorker = async (worker: WorkerHandle, reason: ShutdownReason): Promise<void> => {
    serving.delete(worker);
    if (!running.has(worker)) return;
    worker.stop(reason);
    if (!(await hasSettledWithin(worker.exited, workerTimeoutsMs.stop))) {
      logger.warn({ pid: worker.pid }, 'a worker did not stop in time and is killed');
      worker.kill();
    }
    await worker.exited;
  };

  const replaceServing = async (): Promise<void> => {
    try {
      for (const worker of Array.from(serving.keys())) {
        if (state.isStopping) return;
        if (!serving.has(worker)) continue;
        await startWorker(workerTimeoutsMs.start);
        await stopWorker(worker, 'replaced');
      }
      logger.info('every worker has been replaced');
    } catch (error) {
      logger.error({ err: error }, 'no new worker could be started: the old ones go on');
    }
  };

  // The first worker has no timeout for its start, because it may have to migrate a large database.
  const firstStart = startWorker();
  queue = firstStart.then(() =>
    Promise.all(Array.from({ length: count - 1 }, () => startWorker(workerTimeoutsMs.start))),
  );
  const started = queue;
  queue = queue.catch(() => undefined);
  return {
    replaceAll: () => enqueue(replaceServing),
    url: await firstStart.then(async (url) => {
      await started;
      return url;
    }),
    died: died.promise,
    stop: async () => {
      state.isStopping = true;
      await Promise.all(Array.from(running, (worker) => stopWorker(worker, 'stopped')));
    },
  };
}

export const createWorkerStartFailure = (exitReason: string): StartFailure =>
  new StartFailure(`A worker did not start (${exitReason}).`);
