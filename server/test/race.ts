import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from './app.ts';
import type { Reply } from './person.ts';

type Action = () => Promise<Reply>;

/** Opens every connection of the pool. So no action of a race has to wait for a new connection. */
export async function openAllConnections({ db: { pool } }: Pick<TestApp, 'db'>): Promise<void> {
  await Promise.all(listIntegersBelow(pool.options.max).map(() => pool.query('select pg_sleep(0.02)')));
}

export async function runActionsConcurrently(actions: readonly Action[]): Promise<number[]> {
  const replies = await Promise.all(actions.map((action) => action()));
  return replies.map(({ status }) => status);
}

/**
 * Pauses in milliseconds between the starts of two actions. For a negative pause, the second action starts
 * first. Each repetition of a race uses the next pause.
 */
const delaysMs = [0, 1, -1, 2, -2, 0, 3, -3];

/**
 * Runs two actions concurrently. The pause between their starts depends on `round`, the number of the
 * repetition.
 */
export async function runTwoActionsConcurrently(round: number, one: Action, other: Action): Promise<[Reply, Reply]> {
  const delay = delaysMs[round % delaysMs.length] ?? 0;
  const after = async (wait: number, action: Action): Promise<Reply> => {
    if (wait > 0) await sleep(wait);
    return action();
  };
  return Promise.all([after(-delay, one), after(delay, other)]);
}

export const listIntegersBelow = (count: number): number[] => Array.from({ length: count }, (_, round) => round);
