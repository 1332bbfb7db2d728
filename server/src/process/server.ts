import type { FastifyBaseLogger } from 'fastify';
import { logWhileWaiting } from '../concurrency/log-while-waiting.ts';
import type { Config } from '../config/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { type Service, startService } from './service.ts';

/** The running service, and the embedded database if the server uses one. */
interface RunningServer extends Service {
  /** Resolves when the server cannot continue, with a message for the operator. */
  died: Promise<string>;
}

/**
 * Starts the database and the service. If the service cannot start, stops the database and throws the error,
 * for example a `StartFailure`.
 */
export async function startServer(config: Config, logger: FastifyBaseLogger): Promise<RunningServer> {
  await using cleanup = new AsyncDisposableStack();
  const database = config.databaseUrl === undefined ? await startDatabase(config, logger) : undefined;
  cleanup.defer(() => database?.stop());
  const connection = database?.connection ?? { connectionString: config.databaseUrl };
  const service = await startService(config, logger, connection);
  cleanup.defer(() => service.stop());
  const runningParts = cleanup.move();
  return {
    url: service.url,
    died: database?.died ?? new Promise(() => {}),
    stop: () => runningParts.disposeAsync(),
  };
}

function startDatabase(config: Config, logger: FastifyBaseLogger): Promise<EmbeddedPostgres> {
  const warn = (message: string): void => logger.warn(message);
  const log = (line: string): void =>
    logger[/^(?:FATAL|PANIC):/.test(line) ? 'warn' : 'debug']({ postgres: line }, 'PostgreSQL reports');
  const starting = startEmbeddedPostgres({ dataDir: config.dataDir, binDir: config.postgresBin, log, warn });
  return logWhileWaiting(starting, 'The start of the embedded PostgreSQL', warn);
}
