import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { startDatabaseServer } from './database-server.ts';
import { type Service, startService } from './service.ts';

/** The service, together with the embedded database if the server uses one. */
interface RunningServer extends Service {
  /** Resolves when the server cannot continue. The value is a message for the operator. */
  died: Promise<string>;
}

/**
 * Starts the database and the service. If the service cannot start, stops the database and throws the error,
 * for example a `StartFailure`.
 */
export async function startServer(config: Config, logger: FastifyBaseLogger): Promise<RunningServer> {
  await using cleanup = new AsyncDisposableStack();
  const database = await startDatabaseServer(config, logger);
  cleanup.defer(() => database.stop());
  const service = await startService(config, logger, database.connection);
  cleanup.defer(() => service.stop());
  const runningParts = cleanup.move();
  return { url: service.url, died: database.died, stop: () => runningParts.disposeAsync() };
}
