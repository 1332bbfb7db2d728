import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { startParentMetrics } from '../telemetry/parent-metrics.ts';
import { startDatabaseServer } from './database-server.ts';
import { type RunningServer, startService } from './service.ts';
import { startWorkers } from './workers.ts';

/** Starts the database, then what serves; when that fails, the database is stopped again. Throws `StartFailure`. */
export async function startServer(config: Config, logger: FastifyBaseLogger): Promise<RunningServer> {
  await using undo = new AsyncDisposableStack();
  const database = await startDatabaseServer(config, logger);
  undo.defer(() => database.stop());
  if (config.workers > 1) {
    const metrics = config.metrics && (await startParentMetrics(config.metrics, logger));
    if (metrics) undo.use(metrics);
    const workers = await startWorkers(config.workers, logger, metrics?.admit);
    undo.defer(() => workers.stop());
    const died = Promise.race([database.died, workers.died]);
    const running = undo.move();
    return { address: workers.address, died, stop: () => running.disposeAsync() };
  }
  const service = await startService(config, logger, database.connection);
  undo.defer(() => service.stop());
  const running = undo.move();
  return { address: service.address, died: database.died, stop: () => running.disposeAsync() };
}
