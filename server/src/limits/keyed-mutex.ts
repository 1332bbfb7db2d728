import PQueue from 'p-queue';
import { Problem } from '../http/problem.ts';

/**
 * Runs the tasks of one key one after another; tasks of different keys run at the same time. Rejects with a
 * 429 if 100 tasks of the key are unfinished.
 */
export type KeyedMutex = <T>(key: string, task: () => Promise<T>) => Promise<T>;

const MAX_TASKS_PER_KEY = 100;

/** Creates a mutex that locks each key separately. Only keys with unfinished tasks use memory. */
export function createKeyedMutex(): KeyedMutex {
  const queues = new Map<string, PQueue>();
  const createQueue = (key: string): PQueue => {
    const queue = new PQueue({ concurrency: 1 });
    queue.addEventListener('idle', () => queues.delete(key));
    queues.set(key, queue);
    return queue;
  };
  return async (key, task) => {
    const queue = queues.get(key) ?? createQueue(key);
    if (queue.size + queue.pending < MAX_TASKS_PER_KEY) return queue.add(task);
    throw new Problem(429, 'error.tooManyRequests', { retryAfter: 5 });
  };
}
