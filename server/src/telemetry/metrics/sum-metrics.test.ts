import { Counter, Gauge, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { MetricsSnapshot } from './process-metrics.ts';
import { createMetricsSum } from './sum-metrics.ts';

async function createSnapshot(responseCount: number, runningCount: number): Promise<MetricsSnapshot> {
  const registry = new Registry();
  const registers = [registry];
  new Counter({ name: 'answered_total', help: 'Answered.', labelNames: ['route'], registers }).inc(
    { route: '/a' },
    responseCount,
  );
  const gauge = new Gauge({ name: 'at_work', help: 'At work.', registers });
  gauge.set(runningCount);
  return registry.getMetricsAsJSON();
}

const listSeries = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('the values of a metric in several processes are added up', async () => {
  const sum = createMetricsSum();
  sum.updateSnapshot(1, await createSnapshot(10, 1));
  sum.updateSnapshot(2, await createSnapshot(5, 2));
  expect(listSeries(await sum.text([1, 2]))).toEqual(['answered_total{route="/a"} 15', 'at_work 3']);
});

test('after the removal of a process, its counters stay in the sum and its gauges do not', async () => {
  const sum = createMetricsSum();
  sum.updateSnapshot(1, await createSnapshot(10, 1));
  sum.updateSnapshot(2, await createSnapshot(5, 2));
  sum.updateSnapshot(1, await createSnapshot(12, 1));
  sum.removeProcess(1);
  expect(listSeries(await sum.text([2]))).toEqual(['answered_total{route="/a"} 17', 'at_work 2']);
  sum.updateSnapshot(3, await createSnapshot(1, 7));
  sum.removeProcess(2);
  sum.removeProcess(3);
  expect(listSeries(await sum.text([]))).toEqual(['answered_total{route="/a"} 18']);
});

test('while a process does not respond, its last counters stay in the sum and its gauges do not', async () => {
  const sum = createMetricsSum();
  sum.updateSnapshot(1, await createSnapshot(10, 1));
  sum.updateSnapshot(2, await createSnapshot(5, 2));
  expect(listSeries(await sum.text([2]))).toEqual(['answered_total{route="/a"} 15', 'at_work 2']);
});

test('the removal of a process that has never sent metrics changes nothing', async () => {
  const sum = createMetricsSum();
  sum.removeProcess(1);
  expect(listSeries(await sum.text([]))).toEqual([]);
});
