import cluster from 'node:cluster';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { connectToRunningPostgres } from '../embedded-postgres/connect-to-running.ts';
import { type Service, startService } from './service.ts';
import { StartFailure } from './start-failure.ts';
import { isShutdownReason, type ReadyMessage, type ShutdownReason } from './worker-messages.ts';

/** Starts the service in this worker, on the database that its parent runs. Throws `StartFailure`. */
export async function startWorker(config: Config, logger: FastifyBaseLogger): Promise<Service> {
  const { databaseUrl, dataDir } = config;
  const connection =
    databaseUrl === undefined ? await connectToRunningPostgres(dataDir) : { connectionString: databaseUrl };
  if (connection === undefined) throw new StartFailure('The embedded PostgreSQL is not running.');
  return startService(config, logger, connection);
}

/** Sends the parent the URL at which this worker serves. */
export function reportReady(address: string): void {
  const message: ReadyMessage = { ready: address };
  process.send?.(message);
}

/**
 * Resolves when the parent asks this worker to stop, or when it receives SIGTERM itself; the parent then starts another.
 * Ctrl-C reaches every process of the terminal, so workers leave it to the parent. Node exits a worker whose parent is gone.
 */
export function workerStopRequested(): Promise<ShutdownReason> {
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve('replaced'));
    process.on('message', (message) => {
      if (isShutdownReason(message)) resolve(message);
    });
  });
}

/**
 * Disconnects from the parent after the service has stopped. The parent then hands a connection that was on its way to
 * another worker; after an exit without this it would hang for ever.
 */
export async function disconnectFromParent(): Promise<void> {
  if (cluster.worker === undefined || !process.connected) return;
  const disconnected = once(process, 'disconnect');
  cluster.worker.disconnect();
  await disconnected;
}
