import { collectDefaultMetrics, Registry } from 'prom-client';
import type { RequestObserver } from '../observer.ts';
import { createRequestMetricsObserver } from './request-metrics.ts';
import { addStateGauges, type MeasuredServices } from './state-metrics.ts';

/** Milliseconds between two measurements of the event loop delay. */
const eventLoopSampleIntervalMs = 20;

interface ProcessMetrics {
  readonly requests: RequestObserver;
  /** Returns the metrics in the text format of Prometheus. */
  text(): Promise<string>;
}

/**
 * Starts to measure this process. Values of the current state, such as queue lengths, are read only when
 * metrics are requested.
 */
export function createProcessMetrics(measured: MeasuredServices): ProcessMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopSampleIntervalMs });
  const requests = createRequestMetricsObserver(registry);
  addStateGauges(registry, measured);
  return { requests, text: () => registry.metrics() };
}
