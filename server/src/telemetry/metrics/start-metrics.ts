import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { MetricsSettings } from '../../config/telemetry.ts';
import type { RequestObserver } from '../observer.ts';
import { addMetricsRoute } from './metrics-route.ts';
import { serveMetrics } from './metrics-server.ts';
import { createRequestMetricsObserver } from './request-metrics.ts';
import { addServerStateGauges, type MeasuredServices } from './state-metrics.ts';

interface MetricsDependencies extends MeasuredServices {
  settings: MetricsSettings;
  logger: FastifyBaseLogger;
}

/** Milliseconds between two samples of the event loop delay. */
const eventLoopSampleIntervalMs = 20;

/**
 * Measures this process and serves its metrics. Throws a `StartFailure` if the metrics port cannot be opened.
 */
export async function startMetrics(parts: MetricsDependencies): Promise<RequestObserver & AsyncDisposable> {
  const { settings, logger } = parts;
  const { port, token } = settings;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopSampleIntervalMs });
  const requests = createRequestMetricsObserver(registry);
  addServerStateGauges(registry, parts);
  const readMetrics = (): Promise<string> => registry.metrics();
  const server = port === undefined ? undefined : await serveMetrics({ ...settings, port }, readMetrics, logger);
  return {
    attach: (app) => {
      requests.attach(app);
      if (port === undefined && token !== undefined) addMetricsRoute(app, token, readMetrics);
    },
    completed: requests.completed,
    [Symbol.asyncDispose]: async () => server?.[Symbol.asyncDispose](),
  };
}
