import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { startParentMetrics } from '../telemetry/parent-metrics.ts';
import { startDatabaseServer } from './database-server.ts';
import { type RunningServer, startService } from './service.ts';
import { startWorkers } from './workers.ts';

/**
 * Starts the database and the service. If the service cannot start, stops the database and throws the error,
 * for example a `StartFailure`.
 */
export async function startServer(config: Config, logger: FastifyBaseLogger): Promise<RunningServer> {
  await using cleanup = new AsyncDisposableStack();
  const database = await startDatabaseServer(config, logger);
  cleanup.defer(() => database.stop());
  if (config.workers > 1) {
    const metrics = config.metrics && (await startParentMetrics(config.metrics, logger));
    if (metrics) cleanup.use(metrics);
    const workers = await startWorkers(config.workers, logger, metrics?.addWorker);
    cleanup.defer(() => workers.stop());
    const died = Promise.race([database.died, workers.died]);
    const runningParts = cleanup.move();
    return { url: workers.url, died, stop: () => runningParts.disposeAsync() };
  }
  const service = await startService(config, logger, database.connection);
  cleanup.defer(() => service.stop());
  const runningParts = cleanup.move();
  return { url: service.url, died: database.died, stop: () => runningParts.disposeAsync() };
}
