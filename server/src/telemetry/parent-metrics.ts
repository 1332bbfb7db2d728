import type { FastifyBaseLogger } from 'fastify';
import type { MetricsSettings } from '../config/telemetry.ts';
import type { ParentMetrics } from './metrics/parent-metrics.ts';

/** A parent's side of the metrics of its workers, and their port, if they have one. Throws `StartFailure`. */
export async function startParentMetrics(
  settings: MetricsSettings,
  logger: FastifyBaseLogger,
): Promise<Pick<ParentMetrics, 'admit'> & AsyncDisposable> {
  const { createParentMetrics } = await import('./metrics/parent-metrics.ts');
  const { serveMetrics } = await import('./metrics/metrics-server.ts');
  await using undo = new AsyncDisposableStack();
  const { admit, text } = createParentMetrics();
  if (settings.port !== undefined) undo.use(await serveMetrics({ ...settings, port: settings.port }, text, logger));
  const running = undo.move();
  return { admit, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
