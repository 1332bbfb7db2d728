import type { FastifyBaseLogger } from 'fastify';
import type { MetricsSettings } from '../../config/telemetry.ts';
import type { Observer } from '../observer.ts';
import { serveMetricsTo } from './metrics-route.ts';
import { serveMetrics } from './metrics-server.ts';
import { createProcessMetrics } from './process-metrics.ts';
import type { Measured } from './state-metrics.ts';
import { answerParent } from './worker-metrics.ts';

interface MetricsParts extends Measured {
  settings: MetricsSettings;
  /** Whether there is a parent, who asks all workers and opens the port, if there is one. */
  isWorker: boolean;
  logger: FastifyBaseLogger;
}

/** Measures this process and serves what it finds, of all workers if it is one of them. Throws `StartFailure`. */
export async function startMetrics(parts: MetricsParts): Promise<Observer & AsyncDisposable> {
  const { settings, isWorker, logger } = parts;
  const { port, token } = settings;
  await using undo = new AsyncDisposableStack();
  const metrics = createProcessMetrics(parts);
  const { text } = isWorker ? undo.use(answerParent(metrics)) : metrics;
  if (port !== undefined && !isWorker) undo.use(await serveMetrics({ ...settings, port }, text, logger));
  const running = undo.move();
  return {
    attach: (app) => {
      metrics.requests.attach(app);
      if (port === undefined && token !== undefined) serveMetricsTo(app, token, text);
    },
    completed: metrics.requests.completed,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
