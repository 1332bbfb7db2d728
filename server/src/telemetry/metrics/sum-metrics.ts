import { AggregatorRegistry } from 'prom-client';
import type { MetricsSnapshot } from './process-metrics.ts';

/**
 * Combines the metrics of several processes. Adds the values up, unless the metric defines another
 * aggregation.
 */
export interface MetricsSum {
  /** Replaces the metrics that a process sent last. */
  updateSnapshot(process: number, snapshot: MetricsSnapshot): void;
  /**
   * Removes a process that has exited. Keeps its counters, so that sums never decrease, but not its gauges.
   */
  removeProcess(process: number): void;
  /**
   * Returns the metrics as Prometheus text. `present` contains the ids of the processes that have responded.
   * Of all other processes, includes only the counters that they sent last.
   */
  text(present: readonly number[]): Promise<string>;
}

const isCounterOrHistogram = ({ type }: MetricsSnapshot[number]): boolean =>
  `${type}` === 'counter' || `${type}` === 'histogram';

export function createMetricsSum(): MetricsSum {
  const lastSnapshots = new Map<number, MetricsSnapshot>();
  let endedCounters: MetricsSnapshot = [];
  let pendingAggregation: Promise<void> = Promise.resolve();
  return {
    updateSnapshot: (process, snapshot) => void lastSnapshots.set(process, snapshot),
    removeProcess: (process) => {
      const counters = (lastSnapshots.get(process) ?? []).filter(isCounterOrHistogram);
      lastSnapshots.delete(process);
      if (counters.length === 0) return;
      pendingAggregation = pendingAggregation.then(async () => {
        endedCounters = await AggregatorRegistry.aggregate([endedCounters, counters]).getMetricsAsJSON();
      });
    },
    text: async (present) => {
      await pendingAggregation;
      // If a process has not responded now, only its last counters are used.
      const snapshots = Array.from(lastSnapshots, ([process, snapshot]) =>
        present.includes(process) ? snapshot : snapshot.filter(isCounterOrHistogram),
      );
      return AggregatorRegistry.aggregate([...snapshots, endedCounters]).metrics();
    },
  };
}
