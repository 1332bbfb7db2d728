import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';

/** How many tasks run and wait at the moment. */
export interface QueueLoad {
  running: number;
  waiting: number;
}

interface FairQueueOptions {
  /** Tasks that run at once. */
  atOnce: number;
  /** Tasks of one key that run at once; as many as `atOnce` by default. */
  atOncePerKey?: number;
  /** Tasks that wait, of all keys together. */
  waiting: number;
  /** Tasks of one key that wait; as many as `waiting` by default. */
  waitingPerKey?: number;
  /** Milliseconds that a task waits before it is refused; without a limit by default. */
  longestWait?: number;
  /** The error of a task that is refused. */
  refusal: () => Error;
}

/** A concurrency limit shared fairly between keys, such as user ids: a free slot goes to the key with the fewest running tasks. */
export interface FairQueue {
  /**
   * Waits for a slot and resolves with a function that frees it again; calling that twice does nothing. Rejects with
   * `refusal()` when too many tasks wait, after `longestWait`, or when `isWanted` is false by the time a slot is free;
   * with the reason of `signal` as soon as that aborts. Either frees what the task would have worked on.
   */
  acquire(key: string, isWanted?: () => boolean, signal?: AbortSignal): Promise<() => void>;
  /** Takes a slot if one is free for the key now: the cheap way for what seldom waits. */
  tryAcquire(key: string): (() => void) | undefined;
  /** Runs `task` in a slot of its key; rejects as `acquire` and `task` do. */
  run<T>(key: string, task: () => Promise<T>, isWanted?: () => boolean, signal?: AbortSignal): Promise<T>;
  load(): QueueLoad;
}

interface Waiter {
  isWanted: () => boolean;
  start: () => void;
  refuse: (reason?: unknown) => void;
}

interface Line {
  running: number;
  /** First in, first out. */
  waiters: Waiter[];
}

/** How many CPU-bound tasks may run at once, at most `most`: one core stays free for requests. */
export const leavingOneCore = (most: number): number => Math.max(1, Math.min(most, availableParallelism() - 1));

/** After so many milliseconds, half of what a key has used counts. */
const USE_HALF_LIFE = 10_000;

/** Keys whose use is remembered. */
const REMEMBERED_KEYS = 1_000;

/** Creates a queue. Among keys with equally many running tasks, the one comes first that has used its slots least lately. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, atOncePerKey = atOnce, waiting: mostWaiting, waitingPerKey = mostWaiting, longestWait } = options;
  // Keys with running or waiting tasks only.
  const lines = new Map<string, Line>();
  // For how many milliseconds each key has used slots, as of `at`.
  const uses = new LRUCache<string, { ms: number; at: number }>({ max: REMEMBERED_KEYS });
  let running = 0;
  let waiting = 0;

  const begin = (key: string, line: Line): void => {
    running += 1;
    line.running += 1;
    lines.set(key, line);
  };

  const recentUse = (key: string, now: number): number => {
    const use = uses.peek(key);
    return use ? use.ms * 2 ** ((use.at - now) / USE_HALF_LIFE) : 0;
  };

  const noteUse = (key: string, began: number): void => {
    // Without a limit of slots nobody waits for another key.
    if (atOnce === Infinity) return;
    const now = performance.now();
    uses.set(key, { ms: recentUse(key, now) + now - began, at: now });
  };

  const removeIfIdle = (key: string, line: Line): void => {
    if (line.running === 0 && line.waiters.length === 0) lines.delete(key);
  };

  const findNext = (): [string, Line] | undefined => {
    const now = performance.now();
    let next: { key: string; line: Line; use: number } | undefined;
    for (const [key, line] of lines) {
      if (line.waiters.length === 0 || line.running >= atOncePerKey) continue;
      const use = recentUse(key, now);
      const isFirst =
        !next || line.running < next.line.running || (line.running === next.line.running && use < next.use);
      if (isFirst) next = { key, line, use };
    }
    return next && [next.key, next.line];
  };

  /** Gives a free slot to the next waiting task that is still wanted. */
  const startNext = (): void => {
    if (waiting === 0 || running >= atOnce) return;
    const [key, line] = findNext() ?? [];
    const waiter = line?.waiters.shift();
    if (key === undefined || !line || !waiter) return;
    waiting -= 1;
    if (waiter.isWanted()) {
      begin(key, line);
      waiter.start();
    } else {
      removeIfIdle(key, line);
      waiter.refuse();
      startNext();
    }
  };

  /** Refuses the last task of the longest line, if that line is longer than the one a new task would join. */
  const makeRoom = (ownLength: number): boolean => {
    const [longest] = [...lines.values()].toSorted((a, b) => b.waiters.length - a.waiters.length);
    if (!longest || longest.waiters.length <= ownLength + 1) return false;
    waiting -= 1;
    longest.waiters.pop()?.refuse();
    return true;
  };

  const wait = async (key: string, line: Line, isWanted: () => boolean, signal?: AbortSignal): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const refuse = (reason: unknown = options.refusal()): void => reject(reason);
    const waiter: Waiter = { isWanted, start: resolve, refuse };
    line.waiters.push(waiter);
    waiting += 1;
    const giveUp = (reason?: unknown): void => {
      const at = line.waiters.indexOf(waiter);
      if (at === -1) return;
      line.waiters.splice(at, 1);
      waiting -= 1;
      removeIfIdle(key, line);
      refuse(reason);
    };
    const onAbort = (): void => giveUp(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    const timer = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  };

  const releaser = (key: string, line: Line): (() => void) => {
    let isHeld = true;
    const began = performance.now();
    return () => {
      if (!isHeld) return;
      isHeld = false;
      noteUse(key, began);
      running -= 1;
      line.running -= 1;
      removeIfIdle(key, line);
      startNext();
    };
  };

  const tryAcquire = (key: string): (() => void) | undefined => {
    const line = lines.get(key) ?? { running: 0, waiters: [] };
    if (running >= atOnce || line.running >= atOncePerKey) return undefined;
    begin(key, line);
    return releaser(key, line);
  };

  const acquire = async (key: string, isWanted = (): boolean => true, signal?: AbortSignal): Promise<() => void> => {
    signal?.throwIfAborted();
    const release = tryAcquire(key);
    if (release) return release;
    const line = lines.get(key) ?? { running: 0, waiters: [] };
    const isFull = line.waiters.length >= waitingPerKey;
    if (isFull || (waiting >= mostWaiting && !makeRoom(line.waiters.length))) throw options.refusal();
    lines.set(key, line);
    await wait(key, line, isWanted, signal);
    return releaser(key, line);
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
