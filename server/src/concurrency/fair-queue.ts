import { availableParallelism } from 'node:os';

export interface QueueLoad {
  running: number;
  waiting: number;
}

interface FairQueueOptions {
  maxRunning: number;
  /** Maximum number of tasks of one key that run at the same time; defaults to `maxRunning`. */
  maxRunningPerKey?: number;
  /** Maximum number of waiting tasks of all keys together; unlimited by default. */
  maxWaiting?: number;
  /** Maximum number of waiting tasks of one key; defaults to `maxWaiting`. */
  maxWaitingPerKey?: number;
  /** Milliseconds after which a waiting task is refused; unlimited by default. */
  maxWaitMs?: number;
  createRefusal: () => Error;
}

/**
 * Limits how many tasks run at the same time. Keys, such as user ids, get free slots in turn (round robin),
 * so that one key's many tasks do not delay the tasks of other keys.
 */
export interface FairQueue {
  /**
   * Waits for a free slot. Resolves with a function that frees the slot; further calls of this function do
   * nothing. Rejects with `createRefusal()` if too many tasks already wait, or after `maxWaitMs`. When
   * `signal` aborts, rejects with its abort reason.
   */
  acquire(key: string, signal?: AbortSignal): Promise<() => void>;
  /**
   * If a slot is free for the key, returns a function that frees the slot again. Otherwise returns undefined.
   * Faster than `acquire`, because it creates no promise.
   */
  tryAcquire(key: string): (() => void) | undefined;
  /** Runs `task` in a slot of its key. Rejects if `acquire` or `task` rejects. */
  run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  load(): QueueLoad;
}

interface WaitingTask {
  start(): void;
  refuse(reason?: unknown): void;
}

/**
 * Returns how many CPU-bound tasks may run at the same time: one less than the number of CPU cores, at least
 * 1 and at most `most`. One core remains for requests.
 */
export const computeMaxTasksLeavingCoresFree = (most: number): number =>
  Math.max(1, Math.min(most, availableParallelism() - 1));

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { maxRunning, maxRunningPerKey = maxRunning, maxWaiting = Infinity } = options;
  const { maxWaitingPerKey = maxWaiting, maxWaitMs, createRefusal } = options;
  const runningByKey = new Map<string, number>();
  /** Waiting tasks of each key, first in, first out. Free slots go to the keys in the order of this map. */
  const waitingByKey = new Map<string, Set<WaitingTask>>();
  let running = 0;
  let waiting = 0;

  /** Removes a task from the queue. Returns false if the task is not in the queue. */
  const removeTask = (key: string, tasks: Set<WaitingTask>, task: WaitingTask): boolean => {
    if (!tasks.delete(task)) return false;
    waiting -= 1;
    if (tasks.size === 0) waitingByKey.delete(key);
    return true;
  };

  /**
   * Makes room in the queue for a task of `key`: refuses the newest waiting task of the key with the most
   * waiting tasks. Returns false, and refuses no task, unless that key has at least two waiting tasks more
   * than `key`.
   */
  const refuseFromLongestQueue = (key: string): boolean => {
    const [longest] = [...waitingByKey].toSorted(([, a], [, b]) => b.size - a.size);
    const last = longest && [...longest[1]].at(-1);
    if (!last || longest[1].size < (waitingByKey.get(key)?.size ?? 0) + 2) return false;
    last.refuse();
    return true;
  };

  const tryAcquire = (key: string): (() => void) | undefined => {
    const runningOfKey = runningByKey.get(key) ?? 0;
    if (running >= maxRunning || runningOfKey >= maxRunningPerKey) return undefined;
    running += 1;
    runningByKey.set(key, runningOfKey + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      running -= 1;
      const others = (runningByKey.get(key) ?? 0) - 1;
      if (others > 0) runningByKey.set(key, others);
      else runningByKey.delete(key);
      startWaitingTasks();
    };
  };

  const startWaitingTasks = (): void => {
    // Starts one task of each key in turn (round robin). `delete` and `set` move the key to the end of the
    // map, where the loop reaches it again.
    for (const [key, tasks] of waitingByKey) {
      if (running >= maxRunning) return;
      if ((runningByKey.get(key) ?? 0) >= maxRunningPerKey) continue;
      waitingByKey.delete(key);
      waitingByKey.set(key, tasks);
      const [first] = tasks;
      first?.start();
    }
  };

  const acquire = async (key: string, signal?: AbortSignal): Promise<() => void> => {
    signal?.throwIfAborted();
    const release = tryAcquire(key);
    if (release) return release;
    const tasks = waitingByKey.get(key) ?? new Set();
    if (tasks.size >= maxWaitingPerKey || (waiting >= maxWaiting && !refuseFromLongestQueue(key)))
      throw createRefusal();
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const task: WaitingTask = {
      start: () => {
        const slot = removeTask(key, tasks, task) ? tryAcquire(key) : undefined;
        if (slot) resolve(slot);
      },
      refuse: (reason = createRefusal()) => {
        if (removeTask(key, tasks, task)) reject(reason);
      },
    };
    waitingByKey.set(key, tasks.add(task));
    waiting += 1;
    const onAbort = (): void => task.refuse(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    const timer = maxWaitMs === undefined ? undefined : setTimeout(task.refuse, maxWaitMs);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  };

  return {
    acquire,
    tryAcquire,
    run: async (key, task, signal) => {
      const release = await acquire(key, signal);
      try {
        return await task();
      } finally {
        release();
      }
    },
    load: () => ({ running, waiting }),
  };
}
