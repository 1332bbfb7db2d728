import { createQueue, type RunInTurn } from './queue.ts';

// A form is held in memory until its picture is stored: this many of them, whole, is what a process must have room for.
const AT_ONCE = 16;
const AT_ONCE_PER_PERSON = 3;
const WAITING = 500;
const WAITING_PER_PERSON = 100;

/** Runs what reads a form when its turn comes, so that no one person takes everybody's turns. 503 when too many wait. */
export type FormTurns = <T>(userId: number, task: () => Promise<T>) => Promise<T>;

interface Own {
  run: RunInTurn;
  forms: number;
}

/** Turns of one process. Until its turn a form is not read: it waits at its sender. */
export function createFormTurns(): FormTurns {
  const everybody = createQueue(AT_ONCE, WAITING);
  const people = new Map<number, Own>();
  return async (userId, task) => {
    const own = people.get(userId) ?? { run: createQueue(AT_ONCE_PER_PERSON, WAITING_PER_PERSON), forms: 0 };
    people.set(userId, own);
    own.forms += 1;
    try {
      return await own.run(() => everybody(task));
    } finally {
      own.forms -= 1;
      if (own.forms === 0) people.delete(userId);
    }
  };
}
