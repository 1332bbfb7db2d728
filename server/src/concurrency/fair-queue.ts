import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';

export interface QueueLoad {
  running: number;
  waiting: number;
}

interface FairQueueOptions {
  maxRunning: number;
  /** Maximum number of running tasks per key; defaults to `maxRunning`. */
  maxRunningPerKey?: number;
  maxWaiting: number;
  /** Maximum number of waiting tasks per key; defaults to `maxWaiting`. */
  maxWaitingPerKey?: number;
  /** Milliseconds after which a waiting task is refused; unlimited by default. */
  maxWaitMs?: number;
  createRefusal: () => Error;
}

/**
 * A limit of simultaneous tasks that is shared fairly between keys, such as user ids. A free slot goes to the
 * key with the fewest running tasks.
 */
export interface FairQueue {
  /**
   * Waits for a slot. Resolves with a function that frees the slot; further calls of this function do
   * nothing. Rejects with `createRefusal()` in three cases: too many tasks already wait, this task has waited
   * `maxWaitMs`, or `isWanted` returns false when its slot becomes free. Rejects with the abort reason of
   * `signal` when the signal aborts.
   */
  acquire(key: string, isWanted?: () => boolean, signal?: AbortSignal): Promise<() => void>;
  /** Takes a slot if the key can get one without waiting. This is cheaper than `acquire`. */
  tryAcquire(key: string): (() => void) | undefined;
  /** Runs `task` in a slot of its key. Rejects if `acquire` or `task` rejects. */
  run<T>(key: string, task: () => Promise<T>, isWanted?: () => boolean, signal?: AbortSignal): Promise<T>;
  load(): QueueLoad;
}

interface WaitingTask {
  isWanted: () => boolean;
  start: () => void;
  refuse: (reason?: unknown) => void;
}

interface KeyQueue {
  running: number;
  /** Waiting tasks of the key, first in, first out. */
  waiters: WaitingTask[];
}

/**
 * Returns how many CPU-bound tasks may run at the same time. At most `most` tasks may run, and one CPU core
 * stays free for requests.
 */
export const computeMaxTasksForFreeCores = (most: number): number =>
  Math.max(1, Math.min(most, availableParallelism() - 1));

/** Milliseconds after which the recorded slot use of a key counts only half. */
const SLOT_USE_HALF_LIFE_MS = 10_000;

const MAX_TRACKED_KEYS = 1_000;

/**
 * Creates a fair queue. If several keys have the fewest running tasks, it prefers the key that has recently
 * used slots for the shortest time.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { maxRunning, maxRunningPerKey = maxRunning, maxWaiting, maxWaitingPerKey = maxWaiting, maxWaitMs } = options;
  // Running and waiting tasks by key; contains only keys with tasks.
  const keyQueues = new Map<string, KeyQueue>();
  // Recent slot use per key in milliseconds, calculated at the time `at`. It decreases with time.
  const slotUses = new LRUCache<string, { ms: number; at: number }>({ max: MAX_TRACKED_KEYS });
  let running = 0;
  let waiting = 0;

  const addRunning = (key: string, keyQueue: KeyQueue): void => {
    running += 1;
    keyQueue.running += 1;
    keyQueues.set(key, keyQueue);
  };

  const recentUse = (key: string, now: number): number => {
    const use = slotUses.peek(key);
    return use ? use.ms * 2 ** ((use.at - now) / SLOT_USE_HALF_LIFE_MS) : 0;
  };

  const recordUse = (key: string, began: number): void => {
    // Without a concurrency limit no task waits, so slot use does not matter.
    if (maxRunning === Infinity) return;
    const now = performance.now();
    slotUses.set(key, { ms: recentUse(key, now) + now - began, at: now });
  };

  const removeIfIdle = (key: string, keyQueue: KeyQueue): void => {
    if (keyQueue.running === 0 && keyQueue.waiters.length === 0) keyQueues.delete(key);
  };

  const findNext = (): [string, KeyQueue] | undefined => {
    const now = performance.now();
    let next: { key: string; keyQueue: KeyQueue; use: number } | undefined;
    for (const [key, keyQueue] of keyQueues) {
      if (keyQueue.waiters.length === 0 || keyQueue.running >= maxRunningPerKey) continue;
      const use = recentUse(key, now);
      const isFirst =
        !next ||
        keyQueue.running < next.keyQueue.running ||
        (keyQueue.running === next.keyQueue.running && use < next.use);
      if (isFirst) next = { key, keyQueue, use };
    }
    return next && [next.key, next.keyQueue];
  };

  /** Gives a free slot to the next waiting task that its caller still wants. */
  const startNext = (): void => {
    if (waiting === 0 || running >= maxRunning) return;
    const [key, keyQueue] = findNext() ?? [];
    const waiter = keyQueue?.waiters.shift();
    if (key === undefined || !keyQueue || !waiter) return;
    waiting -= 1;
    if (waiter.isWanted()) {
      addRunning(key, keyQueue);
      waiter.start();
    } else {
      removeIfIdle(key, keyQueue);
      waiter.refuse();
      startNext();
    }
  };

  /**
   * Refuses the last waiting task of the key with the most waiting tasks. `ownLength` is the number of
   * waiting tasks of the key that adds a task. Refuses nothing if the key with the most waiting tasks has at
   * most one more than that. Returns whether a task was refused.
   */
  const refuseFromLongestQueue = (ownLength: number): boolean => {
    const [longest] = [...keyQueues.values()].toSorted((a, b) => b.waiters.length - a.waiters.length);
    if (!longest || longest.waiters.length <= ownLength + 1) return false;
    waiting -= 1;
    longest.waiters.pop()?.refuse();
    return true;
  };

  const waitInQueue = async (
    key: string,
    keyQueue: KeyQueue,
    isWanted: () => boolean,
    signal?: AbortSignal,
  ): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const refuse = (reason: unknown = options.createRefusal()): void => reject(reason);
    const waiter: WaitingTask = { isWanted, start: resolve, refuse };
    keyQueue.waiters.push(waiter);
    waiting += 1;
    const leaveQueue = (reason?: unknown): void => {
      const at = keyQueue.waiters.indexOf(waiter);
      if (at === -1) return;
      keyQueue.waiters.splice(at, 1);
      waiting -= 1;
      removeIfIdle(key, keyQueue);
      refuse(reason);
    };
    const onAbort = (): void => leaveQueue(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    const timer = maxWaitMs === undefined ? undefined : setTimeout(leaveQueue, maxWaitMs);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  };

  const createRelease = (key: string, keyQueue: KeyQueue): (() => void) => {
    let isHeld = true;
    const began = performance.now();
    return () => {
      if (!isHeld) return;
      isHeld = false;
      recordUse(key, began);
      running -= 1;
      keyQueue.running -= 1;
      removeIfIdle(key, keyQueue);
      startNext();
    };
  };

  const tryAcquire = (key: string): (() => void) | undefined => {
    const keyQueue = keyQueues.get(key) ?? { running: 0, waiters: [] };
    if (running >= maxRunning || keyQueue.running >= maxRunningPerKey) return undefined;
    addRunning(key, keyQueue);
    return createRelease(key, keyQueue);
  };

  const acquire = async (key: string, isWanted = (): boolean => true, signal?: AbortSignal): Promise<() => void> => {
    signal?.throwIfAborted();
    const release = tryAcquire(key);
    if (release) return release;
    const keyQueue = keyQueues.get(key) ?? { running: 0, waiters: [] };
    const isFull = keyQueue.waiters.length >= maxWaitingPerKey;
    if (isFull || (waiting >= maxWaiting && !refuseFromLongestQueue(keyQueue.waiters.length)))
      throw options.createRefusal();
    keyQueues.set(key, keyQueue);
    await waitInQueue(key, keyQueue, isWanted, signal);
    return createRelease(key, keyQueue);
  };

  return {
    acquire,
    tryAcquire,
    run: async (key, task, isWanted, signal) => {
      const release = await acquire(key, isWanted, signal);
      try {
        return await task();
      } finally {
        release();
      }
    },
    load: () => ({ running, waiting }),
  };
}
