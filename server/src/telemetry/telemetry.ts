import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { MeasuredServices } from './metrics/state-metrics.ts';
import type { RequestObserver } from './observer.ts';

interface Telemetry extends AsyncDisposable {
  observers: readonly RequestObserver[];
}

interface TelemetryDependencies extends MeasuredServices {
  config: Pick<Config, 'metrics' | 'traces'>;
  logger: FastifyBaseLogger;
}

/**
 * Starts metrics and traces if the operator has configured them. Loads no modules of unused features, to save
 * memory. Throws a `StartFailure` if metrics or traces cannot start.
 */
export async function startTelemetry(parts: TelemetryDependencies): Promise<Telemetry> {
  const { metrics, traces } = parts.config;
  await using cleanup = new AsyncDisposableStack();
  const observers: RequestObserver[] = [];
  if (metrics) {
    const { startMetrics } = await import('./metrics/start-metrics.ts');
    observers.push(cleanup.use(await startMetrics({ ...parts, settings: metrics })));
  }
  if (traces) {
    const { startTraces } = await import('./traces/start-traces.ts');
    observers.push(cleanup.use(startTraces(traces, parts.logger)));
  }
  const running = cleanup.move();
  return { observers, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
