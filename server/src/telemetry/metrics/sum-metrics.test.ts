import { Counter, Gauge, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { Snapshot } from './process-metrics.ts';
import { createMetricsSum } from './sum-metrics.ts';

/** What a process says that has answered so many requests and has so many at work. */
async function said(answered: number, atWork: number): Promise<Snapshot> {
  const registry = new Registry();
  const registers = [registry];
  new Counter({ name: 'answered_total', help: 'Answered.', labelNames: ['route'], registers }).inc(
    { route: '/a' },
    answered,
  );
  const gauge = new Gauge({ name: 'at_work', help: 'At work.', registers });
  gauge.set(atWork);
  return registry.getMetricsAsJSON();
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('of several processes the sums are told', async () => {
  const sum = createMetricsSum();
  sum.note(1, await said(10, 1));
  sum.note(2, await said(5, 2));
  expect(linesOf(await sum.text([1, 2]))).toEqual(['answered_total{route="/a"} 15', 'at_work 3']);
});

test('what one has counted that has ended stays, and no sum ever falls', async () => {
  const sum = createMetricsSum();
  sum.note(1, await said(10, 1));
  sum.note(2, await said(5, 2));
  sum.note(1, await said(12, 1));
  sum.end(1);
  expect(linesOf(await sum.text([2]))).toEqual(['answered_total{route="/a"} 17', 'at_work 2']);
  sum.note(3, await said(1, 7));
  sum.end(2);
  sum.end(3);
  expect(linesOf(await sum.text([]))).toEqual(['answered_total{route="/a"} 18']);
});

test('one that does not answer counts with what it had counted, and is not said to be at work', async () => {
  const sum = createMetricsSum();
  sum.note(1, await said(10, 1));
  sum.note(2, await said(5, 2));
  expect(linesOf(await sum.text([2]))).toEqual(['answered_total{route="/a"} 15', 'at_work 2']);
});

test('one that ends unheard changes nothing', async () => {
  const sum = createMetricsSum();
  sum.end(1);
  expect(linesOf(await sum.text([]))).toEqual([]);
});
