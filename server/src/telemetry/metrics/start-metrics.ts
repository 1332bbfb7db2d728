import type { FastifyBaseLogger } from 'fastify';
import type { MetricsSettings } from '../../config/telemetry.ts';
import type { RequestObserver } from '../observer.ts';
import { addMetricsRoute } from './metrics-route.ts';
import { serveMetrics } from './metrics-server.ts';
import { createProcessMetrics } from './process-metrics.ts';
import type { MeasuredServices } from './state-metrics.ts';
import { createWorkerMetrics } from './worker-metrics.ts';

interface MetricsDependencies extends MeasuredServices {
  settings: MetricsSettings;
  /**
   * True if this process is a worker. Then its parent collects the metrics of all workers and opens the port.
   */
  isWorker: boolean;
  logger: FastifyBaseLogger;
}

/**
 * Measures this process and serves metrics. In a worker, the served metrics are those of all workers. Throws
 * a `StartFailure` if the port cannot be opened.
 */
export async function startMetrics(parts: MetricsDependencies): Promise<RequestObserver & AsyncDisposable> {
  const { settings, isWorker, logger } = parts;
  const { port, token } = settings;
  await using cleanup = new AsyncDisposableStack();
  const metrics = createProcessMetrics(parts);
  const { text } = isWorker ? cleanup.use(createWorkerMetrics(metrics)) : metrics;
  if (port !== undefined && !isWorker) cleanup.use(await serveMetrics({ ...settings, port }, text, logger));
  const running = cleanup.move();
  return {
    attach: (app) => {
      metrics.requests.attach(app);
      if (port === undefined && token !== undefined) addMetricsRoute(app, token, text);
    },
    completed: metrics.requests.completed,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
