import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Observer } from '../observer.ts';
import { observeRequests } from './request-metrics.ts';
import { measureState, type Measured } from './state-metrics.ts';

/** Milliseconds between two looks at the event loop. */
const lookEvery = 20;

/** The metrics of one process as they travel to another. */
export type Snapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The metrics of this process. */
export interface ProcessMetrics {
  readonly requests: Observer;
  /** In the text form of Prometheus. */
  text(): Promise<string>;
  snapshot(): Promise<Snapshot>;
}

/** Begins to measure this process; what must be asked for is asked for when the metrics are read. */
export function createProcessMetrics(measured: Measured): ProcessMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lookEvery });
  const requests = observeRequests(registry);
  measureState(registry, measured);
  return { requests, text: () => registry.metrics(), snapshot: () => registry.getMetricsAsJSON() };
}
