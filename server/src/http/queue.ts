import { availableParallelism } from 'node:os';
import type { MessageId } from '@wishwell/text/messages.ts';
import { Problem } from './problem.ts';

/**
 * Runs a task when its turn comes, in the order of asking. 503 when too many wait already, and for one that nobody wants
 * any more by then, which is not run.
 */
export interface RunInTurn {
  <T>(task: () => Promise<T>, isWanted?: () => boolean): Promise<T>;
  /** How many tasks run and wait at the moment. */
  load(): QueueLoad;
}

export interface QueueLoad {
  running: number;
  waiting: number;
}

/** How many tasks that each fill a core may run at once, `most` at most: one core stays free for everybody else. */
export const leavingOneCore = (most: number): number => Math.max(1, Math.min(most, availableParallelism() - 1));

/** A queue that runs `atOnce` tasks and lets `waiting` more stand in line; `busy` is what it says to others. */
export function createQueue(atOnce: number, waiting: number, busy: MessageId = 'error.pictureBusy'): RunInTurn {
  let running = 0;
  const line: (() => void)[] = [];
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  const refusal = (): Problem => new Problem(503, busy, { retryAfter: 5 });
  const run = async <T>(task: () => Promise<T>, isWanted = (): boolean => true): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw refusal();
    try {
      if (!isWanted()) throw refusal();
      return await task();
    } finally {
      leave();
    }
  };
  return Object.assign(run, { load: () => ({ running, waiting: line.length }) });
}
