import { expect, test } from 'vitest';
import { createSampler } from './sampler.ts';

const settings = { ratio: 1, mostPerSecond: 100, parentBased: false };

/** How many of so many requests in even steps from `from` for a second become a trace. */
function countOf(sample: ReturnType<typeof createSampler>, clock: { now: number }, requests: number): number {
  const from = clock.now;
  let count = 0;
  for (let n = 0; n < requests; n += 1) {
    clock.now = from + (n * 1_000) / requests;
    if (sample(undefined)) count += 1;
  }
  clock.now = from + 1_000;
  return count;
}

test('with no sampler named, a quiet process traces everything and a busy one a hundred a second', () => {
  const clock = { now: 5_000 };
  const sample = createSampler(settings, () => clock.now);
  expect(countOf(sample, clock, 60)).toBe(60);
  // What was left over of the quiet second, and what came to it in this one.
  expect(countOf(sample, clock, 5_000)).toBeLessThanOrEqual(200);
  const next = [1_000, 2_500, 5_000].map((requests) => countOf(sample, clock, requests));
  for (const count of next) expect(Math.abs(count - 100)).toBeLessThanOrEqual(1);
});

test('after a long silence no more come at once than in a second', () => {
  const clock = { now: 0 };
  const sample = createSampler(settings, () => clock.now);
  clock.now = 3_600_000;
  expect(Array.from({ length: 1_000 }, () => sample(undefined)).filter(Boolean)).toHaveLength(100);
});

test('who wants every request traced has every request traced', () => {
  const sample = createSampler({ ...settings, mostPerSecond: Infinity }, () => 0);
  expect(Array.from({ length: 1_000 }, () => sample(undefined)).filter(Boolean)).toHaveLength(1_000);
});
