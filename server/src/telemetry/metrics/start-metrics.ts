import type { FastifyBaseLogger } from 'fastify';
import type { MetricsSettings } from '../../config/telemetry.ts';
import type { RequestObserver } from '../observer.ts';
import { addMetricsRoute } from './metrics-route.ts';
import { serveMetrics } from './metrics-server.ts';
import { createProcessMetrics } from './process-metrics.ts';
import type { MeasuredServices } from './state-metrics.ts';

interface MetricsDependencies extends MeasuredServices {
  settings: MetricsSettings;
  logger: FastifyBaseLogger;
}

/** Measures this process and serves its metrics. Throws a `StartFailure` if the port cannot be opened. */
export async function startMetrics(parts: MetricsDependencies): Promise<RequestObserver & AsyncDisposable> {
  const { settings, logger } = parts;
  const { port, token } = settings;
  await using cleanup = new AsyncDisposableStack();
  const { requests, text } = createProcessMetrics(parts);
  if (port !== undefined) cleanup.use(await serveMetrics({ ...settings, port }, text, logger));
  const running = cleanup.move();
  return {
    attach: (app) => {
      requests.attach(app);
      if (port === undefined && token !== undefined) addMetricsRoute(app, token, text);
    },
    completed: requests.completed,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
