import cluster from 'node:cluster';
import { type Config, isStartedByNpm, readConfig } from '../config/config.ts';
import { isLoopback } from '../config/values.ts';
import { createLogger } from './logger.ts';
import { startServer } from './server.ts';
import { StartFailure } from './start-failure.ts';
import { stopRequested } from './stop-requests.ts';
import { sendHeartbeats } from './worker-heartbeat.ts';
import { disconnectFromParent, reportReady, startWorker, workerStopRequested } from './worker.ts';

/** Milliseconds from the request to stop to the exit, at most. */
export const stopWithinMs = 10_000;

/**
 * One life of the server, or of one of its workers, from the environment to the exit of the process: code 0 after it was
 * asked to stop, 1 with a sentence on standard error when it could not start or go on. `onReady` is called once it serves.
 */
export async function run(env: NodeJS.ProcessEnv, onReady: () => void): Promise<void> {
  try {
    const config = readConfig(env);
    if (cluster.isWorker) await work(config, onReady);
    else await serve(config, isStartedByNpm(env), onReady);
    process.exit(0);
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exit(1);
  }
}

async function serve(config: Config, underNpm: boolean, onReady: () => void): Promise<void> {
  const logger = createLogger(config);
  if (!config.rates.enforced) logger.warn('RATE_LIMITS=off: calls are not limited over time.');
  if (config.allowUnsafeDatabase)
    logger.warn('ALLOW_UNSAFE_DATABASE=yes: what is confirmed may be lost with the power.');
  if (config.s3?.address.protocol === 'http:' && !isLoopback(config.s3.address.hostname))
    logger.warn('S3_URL begins with http://: pictures travel to their store and back without encryption.');
  const server = await startServer(config, logger);
  const asked = stopRequested({ underNpm, bySighup: config.workers === 1 });
  console.log(`Wishwell is ready: ${server.address}`);
  onReady();
  const death = await Promise.race([asked, server.died]);
  setTimeout(giveUp, stopWithinMs).unref();
  await server.stop();
  if (death !== undefined) throw new StartFailure(death);
}

async function work(config: Config, onReady: () => void): Promise<void> {
  sendHeartbeats();
  const asked = workerStopRequested();
  const service = await startWorker(config, createLogger(config));
  reportReady(service.address);
  onReady();
  const why = await asked;
  setTimeout(giveUp, stopWithinMs).unref();
  await service.stop(why);
  await disconnectFromParent();
}

function giveUp(): void {
  console.error(`Wishwell did not stop within ${stopWithinMs / 1000} seconds and ends now.`);
  process.exit(1);
}
