import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Measured } from './metrics/state-metrics.ts';
import type { Observer } from './observer.ts';

/** What looks on for the operator: nothing at all unless the configuration asks for it. */
export interface Telemetry extends AsyncDisposable {
  observers: readonly Observer[];
}

interface TelemetryParts extends Measured {
  config: Pick<Config, 'metrics' | 'traces'>;
  logger: FastifyBaseLogger;
}

/** Starts what the configuration asks for; only that is loaded, and costs memory. Throws `StartFailure`. */
export async function startTelemetry(parts: TelemetryParts): Promise<Telemetry> {
  const { metrics, traces } = parts.config;
  await using undo = new AsyncDisposableStack();
  const observers: Observer[] = [];
  if (metrics) {
    const { startMetrics } = await import('./metrics/start-metrics.ts');
    observers.push(undo.use(await startMetrics({ ...parts, settings: metrics, isWorker: cluster.isWorker })));
  }
  if (traces) {
    const { startTraces } = await import('./traces/start-traces.ts');
    observers.push(undo.use(startTraces(traces, parts.logger)));
  }
  const running = undo.move();
  return { observers, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
