import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { connectToRunningPostgres } from '../postgres/running.ts';
import { type Service, startService } from './service.ts';
import { StartFailure } from './start-failure.ts';
import { type ReadyMessage, stopMessage } from './worker-messages.ts';

/** One worker's share of a server: the service on the database that its parent keeps. Throws `StartFailure`. */
export async function startWorker(config: Config, logger: FastifyBaseLogger): Promise<Service> {
  const { databaseUrl, dataDir } = config;
  const connection =
    databaseUrl === undefined ? await connectToRunningPostgres(dataDir) : { connectionString: databaseUrl };
  if (connection === undefined) throw new StartFailure('The embedded PostgreSQL is not running.');
  return startService(config, logger, connection);
}

/** Tells the parent that this worker serves. */
export function reportReady(address: string): void {
  const message: ReadyMessage = { ready: address };
  process.send?.(message);
}

/**
 * Resolves when this worker is to stop: told by its parent, or by SIGTERM to itself alone. A Ctrl-C reaches every process
 * of the terminal, and the parent decides what becomes of it. (Without its parent, Node ends a worker at once.)
 */
export function workerStopRequested(): Promise<void> {
  process.on('SIGINT', () => undefined);
  process.on('SIGHUP', () => undefined);
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.on('message', (message) => {
      if (message === stopMessage) resolve();
    });
  });
}
