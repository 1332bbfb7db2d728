import cluster from 'node:cluster';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { connectToRunningPostgres } from '../embedded-postgres/connect-to-running.ts';
import { type Service, startService } from './service.ts';
import { StartFailure } from './start-failure.ts';
import { isShutdownReason, type ReadyMessage, type ShutdownReason } from './worker-messages.ts';

/**
 * Starts the service in this worker process. Uses the database that the parent has started. Throws a
 * `StartFailure` if the service cannot start.
 */
export async function startWorker(config: Config, logger: FastifyBaseLogger): Promise<Service> {
  const { databaseUrl, dataDir } = config;
  const connection =
    databaseUrl === undefined ? await connectToRunningPostgres(dataDir) : { connectionString: databaseUrl };
  if (connection === undefined) throw new StartFailure('The embedded PostgreSQL is not running.');
  return startService(config, logger, connection);
}

/** Tells the parent that this worker serves requests at `url`. */
export function reportReady(url: string): void {
  const message: ReadyMessage = { ready: url };
  process.send?.(message);
}

/**
 * Resolves when the parent sends a shutdown reason. Also resolves on SIGTERM; the parent then starts a new
 * worker. Ignores Ctrl-C, because the terminal sends it to all processes. If the parent ends, Node ends this
 * worker.
 */
export function waitForShutdownReason(): Promise<ShutdownReason> {
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve('replaced'));
    process.on('message', (message) => {
      if (isShutdownReason(message)) resolve(message);
    });
  });
}

/**
 * Disconnects this worker from its parent. Call this after the service has stopped. If this worker has not
 * accepted a client connection that the parent sent, the parent then sends the connection to another worker.
 * Otherwise the client would wait forever.
 */
export async function disconnectFromParent(): Promise<void> {
  if (cluster.worker === undefined || !process.connected) return;
  const disconnected = once(process, 'disconnect');
  cluster.worker.disconnect();
  await disconnected;
}
