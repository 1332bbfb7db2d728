import { expect, test } from 'vitest';
import { createSampler } from './sampler.ts';

const settings = { ratio: 1, mostPerSecond: 100, parentBased: false };

/** Sends requests to the sampler, evenly over one second. Returns how many are traced. */
function countTraces(sample: ReturnType<typeof createSampler>, clock: { now: number }, requestCount: number): number {
  const from = clock.now;
  let count = 0;
  for (let n = 0; n < requestCount; n += 1) {
    clock.now = from + (n * 1_000) / requestCount;
    if (sample(undefined)) count += 1;
  }
  clock.now = from + 1_000;
  return count;
}

test('the default sampler traces all requests up to 100 a second, and about 100 a second beyond that', () => {
  const clock = { now: 5_000 };
  const sample = createSampler(settings, () => clock.now);
  expect(countTraces(sample, clock, 60)).toBe(60);
  // One second can have up to 200 traces: its own 100, and 100 that were not used before.
  expect(countTraces(sample, clock, 5_000)).toBeLessThanOrEqual(200);
  const next = [1_000, 2_500, 5_000].map((requestCount) => countTraces(sample, clock, requestCount));
  for (const count of next) expect(Math.abs(count - 100)).toBeLessThanOrEqual(1);
});

test('after a long pause, the sampler traces as many requests of a burst as it allows for one second', () => {
  const clock = { now: 0 };
  const sample = createSampler(settings, () => clock.now);
  clock.now = 3_600_000;
  expect(Array.from({ length: 1_000 }, () => sample(undefined)).filter(Boolean)).toHaveLength(100);
  const unlimited = createSampler({ ...settings, mostPerSecond: Infinity }, () => 0);
  expect(Array.from({ length: 1_000 }, () => unlimited(undefined)).filter(Boolean)).toHaveLength(1_000);
});
