import type { FastifyBaseLogger } from 'fastify';
import type { MetricsSettings } from '../config/telemetry.ts';
import type { ParentMetrics } from './metrics/parent-metrics.ts';

/**
 * Starts to collect the metrics of all workers. Opens the metrics port if one is configured. Throws a
 * `StartFailure` if the port cannot be opened.
 */
export async function startParentMetrics(
  settings: MetricsSettings,
  logger: FastifyBaseLogger,
): Promise<Pick<ParentMetrics, 'addWorker'> & AsyncDisposable> {
  const { createParentMetrics } = await import('./metrics/parent-metrics.ts');
  const { serveMetrics } = await import('./metrics/metrics-server.ts');
  await using cleanup = new AsyncDisposableStack();
  const { addWorker, text } = createParentMetrics();
  if (settings.port !== undefined) cleanup.use(await serveMetrics({ ...settings, port: settings.port }, text, logger));
  const running = cleanup.move();
  return { addWorker, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
