interface WorkerPool<W> {
  /** Starts a worker if the pool has none, so that the first task does not wait for the start of a worker. */
  prepare(): void;
  /** Returns an idle worker. Starts one if none is idle. */
  take(): W;
  /** Makes a worker available for the next task. Ignores a worker that has exited. */
  giveBack(worker: W): void;
  close(): Promise<void>;
}

/**
 * Creates a pool of processes or threads. Stops its idle workers `idleMs` milliseconds after the last task.
 */
export function createWorkerPool<W extends { once(event: 'exit', listener: () => void): unknown }>(
  start: () => W,
  stop: (worker: W) => unknown,
  idleMs: number,
): WorkerPool<W> {
  const workers = new Set<W>();
  const idle = new Set<W>();
  let idleTimer: NodeJS.Timeout | undefined;

  const stopIdle = (): void => {
    for (const worker of idle) stop(worker);
    idle.clear();
  };
  const restartIdleTimer = (): void => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(stopIdle, idleMs).unref();
  };
  const startWorker = (): W => {
    const worker = start();
    workers.add(worker);
    worker.once('exit', () => {
      workers.delete(worker);
      idle.delete(worker);
    });
    return worker;
  };
  const giveBack = (worker: W): void => {
    if (workers.has(worker)) idle.add(worker);
    restartIdleTimer();
  };
  return {
    prepare: () => {
      if (workers.size === 0) giveBack(startWorker());
    },
    take: () => {
      restartIdleTimer();
      const [worker = startWorker()] = idle;
      idle.delete(worker);
      return worker;
    },
    giveBack,
    close: async () => {
      clearTimeout(idleTimer);
      await Promise.all([...workers].map(stop));
    },
  };
}
