import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from './app.ts';
import type { Reply } from './person.ts';

type Move = () => Promise<Reply>;

/** Opens every connection of the pool, so that a contest is not decided by who waits for one. */
export async function openConnections({ db: { pool } }: Pick<TestApp, 'db'>): Promise<void> {
  await Promise.all(rounds(pool.options.max).map(() => pool.query('select pg_sleep(0.02)')));
}

/** Everybody at the same instant; the statuses in the order of the moves. */
export async function atOnce(moves: readonly Move[]): Promise<number[]> {
  const replies = await Promise.all(moves.map((move) => move()));
  return replies.map(({ status }) => status);
}

/** How far apart two moves start, round by round, in milliseconds; negative: the second one first. */
const heads = [0, 1, -1, 2, -2, 0, 3, -3];

/** Two moves against each other, their starts a little apart and otherwise in every round. */
export async function against(round: number, one: Move, other: Move): Promise<[Reply, Reply]> {
  const lead = heads[round % heads.length] ?? 0;
  const after = async (wait: number, move: Move): Promise<Reply> => {
    if (wait > 0) await sleep(wait);
    return move();
  };
  return Promise.all([after(-lead, one), after(lead, other)]);
}

/** 0, 1, 2 … up to `count`. */
export const rounds = (count: number): number[] => Array.from({ length: count }, (_, round) => round);
