import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

it('runs no more tasks at once than it may, in the order of asking, and goes on after one that fails', async () => {
  const inTurn = createQueue(2, 10);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    started.push(number);
    running += 1;
    most = Math.max(most, running);
    await wait(2);
    running -= 1;
    if (number === 3) throw new Error('three');
    return number;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((number) => inTurn(task(number))));
  expect(most).toBe(2);
  expect(started).toEqual([1, 2, 3, 4, 5, 6]);
  expect(results.map((result) => result.status === 'fulfilled')).toEqual([true, true, false, true, true, true]);
  await expect(inTurn(task(7))).resolves.toBe(7);
});

it('sends away whoever would stand too far back in the line', async () => {
  const inTurn = createQueue(1, 1);
  const first = inTurn(() => wait(5, 'first'));
  const second = inTurn(() => wait(5, 'second'));
  await expect(inTurn(() => wait(5, 'third'))).rejects.toMatchObject({ status: 503 });
  await expect(Promise.all([first, second])).resolves.toEqual(['first', 'second']);
});

it('does not run what nobody wants any more when its turn comes', async () => {
  const inTurn = createQueue(1, 10);
  let isWanted = true;
  let ran = false;
  const first = inTurn(() => wait(5, 'first'));
  const given = inTurn(
    async () => (ran = true),
    () => isWanted,
  );
  isWanted = false;
  await expect(given).rejects.toMatchObject({ status: 503 });
  expect(ran).toBe(false);
  await expect(first).resolves.toBe('first');
  await expect(inTurn(() => wait(1, 'next'))).resolves.toBe('next');
});
