import cluster from 'node:cluster';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { connectToRunningPostgres } from '../postgres/running.ts';
import { type Service, startService } from './service.ts';
import { StartFailure } from './start-failure.ts';
import { type Farewell, isFarewell, type ReadyMessage } from './worker-messages.ts';

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
 * Resolves when this worker is to stop: told by its parent, or by SIGTERM to itself alone, which the parent answers with a
 * successor. A Ctrl-C reaches every process of the terminal, and the parent decides what becomes of it. (Without its
 * parent, Node ends a worker at once.)
 */
export function workerStopRequested(): Promise<Farewell> {
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve('replaced'));
    process.on('message', (message) => {
      if (isFarewell(message)) resolve(message);
    });
  });
}

/**
 * Takes leave of the parent once the service has stopped. A connection that the parent was handing over at that moment is
 * given back by then and goes to another worker; after an end without leave it would hang for ever.
 */
export async function leaveParent(): Promise<void> {
  if (cluster.worker === undefined || !process.connected) return;
  const left = once(process, 'disconnect');
  cluster.worker.disconnect();
  await left;
}
