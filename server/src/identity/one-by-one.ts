import { Problem } from '../http/problem.ts';

/** Runs tasks under the same key one after the other, under different keys side by side. 429 when too many wait for one. */
export type OneByOne = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** How many stand in one line. */
const WAITING = 100;

/** A set of lines, one a key, that remembers only keys somebody stands in line for. */
export function createOneByOne(): OneByOne {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return async (key, task) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= WAITING) throw new Problem(429, 'error.tooManyRequests', { retryAfter: 5 });
    const mine = line.last.then(task, task);
    line.last = mine;
    line.length += 1;
    lines.set(key, line);
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
