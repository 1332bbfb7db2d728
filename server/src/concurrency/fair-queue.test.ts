import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Problem } from '../http/problem.ts';
import { createFairQueue } from './fair-queue.ts';

const createFirebaseUnavailableProblem = (): Problem => new Problem(503, 'error.unavailable', { retryAfter: 5 });

const releaseOnceGranted = async (slot: Promise<() => void>): Promise<void> => (await slot)();

it('a fair queue runs two tasks at once, in the order of arrival, and continues after a failed task', async () => {
  const queue = createFairQueue({ maxRunning: 2, maxWaiting: 10, createRefusal: createFirebaseUnavailableProblem });
  const started: number[] = [];
  let running = 0;
  let mostRunning = 0;
  const task = (number: number) => async (): Promise<number> => {
    started.push(number);
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await sleep(2);
    running -= 1;
    if (number === 3) throw new Error('three');
    return number;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((number) => queue.run('', task(number))));
  expect(mostRunning).toBe(2);
  expect(started).toEqual([1, 2, 3, 4, 5, 6]);
  expect(results.map((result) => result.status === 'fulfilled')).toEqual([true, true, false, true, true, true]);
  expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  await expect(queue.run('', task(7))).resolves.toBe(7);
});

it('a fair queue gives its free slots in rotation to the keys that have waiting tasks', async () => {
  const queue = createFairQueue({ maxRunning: 1, createRefusal: createFirebaseUnavailableProblem });
  const order: string[] = [];
  const keys = ['greedy', 'greedy', 'greedy', 'greedy', 'modest', 'modest', 'other'];
  await Promise.all(keys.map((key) => queue.run(key, async () => void order.push(key))));
  expect(order).toEqual(['greedy', 'greedy', 'modest', 'other', 'greedy', 'modest', 'greedy']);
});

it('a fair queue lets a task wait if its key is at its limit, even while slots are free', async () => {
  const queue = createFairQueue({
    maxRunning: 4,
    maxRunningPerKey: 2,
    maxWaiting: 10,
    createRefusal: createFirebaseUnavailableProblem,
  });
  const releases = [await queue.acquire('a'), await queue.acquire('a')];
  const third = queue.acquire('a');
  const other = await queue.acquire('b');
  expect(queue.load()).toEqual({ running: 3, waiting: 1 });
  releases[0]?.();
  (await third)();
  releases[1]?.();
  other();
  expect(queue.load()).toEqual({ running: 0, waiting: 0 });
});

it('`tryAcquire` of a fair queue returns a slot only if the key does not have to wait', async () => {
  const queue = createFairQueue({
    maxRunning: 3,
    maxRunningPerKey: 2,
    maxWaiting: 10,
    createRefusal: createFirebaseUnavailableProblem,
  });
  const slots = [queue.tryAcquire('a'), queue.tryAcquire('a'), queue.tryAcquire('a')];
  expect(slots.map((release) => release !== undefined)).toEqual([true, true, false]);
  const waiting = queue.acquire('a');
  expect(queue.load()).toEqual({ running: 2, waiting: 1 });
  slots[0]?.();
  (await waiting)();
  slots[1]?.();
  expect(queue.load()).toEqual({ running: 0, waiting: 0 });
});

it('releasing the same slot of a fair queue twice frees it only once', async () => {
  const queue = createFairQueue({ maxRunning: 1, maxWaiting: 10, createRefusal: createFirebaseUnavailableProblem });
  const release = await queue.acquire('a');
  release();
  release();
  expect(queue.load()).toEqual({ running: 0, waiting: 0 });
});

it('a fair queue refuses a task of a key with too many waiting tasks, but accepts those of other keys', async () => {
  const queue = createFairQueue({
    maxRunning: 1,
    maxWaiting: 10,
    maxWaitingPerKey: 1,
    createRefusal: createFirebaseUnavailableProblem,
  });
  const release = await queue.acquire('a');
  const second = queue.acquire('a');
  await expect(queue.acquire('a')).rejects.toMatchObject({ status: 503 });
  const other = queue.acquire('b');
  release();
  await Promise.all([second, other].map(releaseOnceGranted));
});

it('a full fair queue refuses the last waiting task of the key with the most waiting tasks', async () => {
  const queue = createFairQueue({ maxRunning: 1, maxWaiting: 3, createRefusal: createFirebaseUnavailableProblem });
  const release = await queue.acquire('greedy');
  const waiting = [1, 2, 3].map(() => queue.acquire('greedy'));
  const modest = queue.acquire('modest');
  await expect(waiting[2]).rejects.toMatchObject({ status: 503 });
  await expect(queue.acquire('greedy')).rejects.toMatchObject({ status: 503 });
  release();
  await Promise.all([modest, ...waiting.slice(0, 2)].map(releaseOnceGranted));
  expect(queue.load()).toEqual({ running: 0, waiting: 0 });
});

it('a fair queue refuses a task that has waited too long', async () => {
  const queue = createFairQueue({
    maxRunning: 1,
    maxWaiting: 3,
    maxWaitMs: 5,
    createRefusal: createFirebaseUnavailableProblem,
  });
  const release = await queue.acquire('a');
  await expect(queue.acquire('b')).rejects.toMatchObject({ status: 503 });
  expect(queue.load()).toEqual({ running: 1, waiting: 0 });
  release();
});

it('a fair queue rejects a waiting task with the abort reason of its signal, and continues', async () => {
  const queue = createFairQueue({ maxRunning: 1, maxWaiting: 3, createRefusal: createFirebaseUnavailableProblem });
  const release = await queue.acquire('a');
  const abort = new AbortController();
  const second = queue.acquire('a', abort.signal);
  const third = queue.acquire('a');
  abort.abort(new Problem(503, 'error.pictureBusy'));
  await expect(second).rejects.toMatchObject({ id: 'error.pictureBusy' });
  await expect(queue.acquire('b', abort.signal)).rejects.toMatchObject({ id: 'error.pictureBusy' });
  release();
  (await third)();
  expect(queue.load()).toEqual({ running: 0, waiting: 0 });
});
