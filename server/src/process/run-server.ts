import { type Config, isProcessStartedByNpm, readConfig } from '../config/config.ts';
import { isLoopbackHost } from '../config/values.ts';
import { createLogger } from './logger.ts';
import { startServer } from './server.ts';
import { notifyServiceManager } from './service-manager.ts';
import { StartFailure } from './start-failure.ts';
import { waitForStopRequest } from './stop-requests.ts';

/**
 * Maximum duration of a shutdown in milliseconds. Afterwards the process exits, even if the shutdown is
 * incomplete.
 */
export const shutdownTimeoutMs = 10_000;

/**
 * Runs the server until the process exits. Calls `onReady` when the server accepts requests. The exit code is
 * 0 after a stop request. If the server cannot start or continue, prints a message to standard error and
 * exits with 1.
 */
export async function runServer(env: NodeJS.ProcessEnv, onReady: () => void): Promise<void> {
  try {
    await serveUntilStopped(readConfig(env), isProcessStartedByNpm(env), onReady);
    process.exit(0);
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exit(1);
  }
}

async function serveUntilStopped(config: Config, underNpm: boolean, onReady: () => void): Promise<void> {
  const logger = createLogger(config);
  const { isOn, allowedHosts } = config.linkPreviews;
  if (isOn && allowedHosts.size > 0) {
    logger.warn(`LINK_PREVIEW_ALLOW: link previews may request ${[...allowedHosts].join(', ')}.`);
  }
  for (const name of config.formerSettings)
    logger.warn(`${name} is no longer a setting and has no effect: see docs/operating/upgrade.md.`);
  if (!config.rates.enforced) logger.warn('RATE_LIMITS=off: requests are not rate-limited.');
  if (config.allowUnsafeDatabase) logger.warn('ALLOW_UNSAFE_DATABASE=yes: a power failure may lose committed changes.');
  if (config.s3?.url.protocol === 'http:' && !isLoopbackHost(config.s3.url.hostname))
    logger.warn('S3_URL begins with http://: pictures are transferred without encryption.');
  const server = await startServer(config, logger);
  const stopRequest = waitForStopRequest(underNpm);
  notifyServiceManager(config.serviceManager, logger);
  console.log(`Wishwell is ready: ${server.url}`);
  onReady();
  const failure = await Promise.race([stopRequest, server.died]);
  setTimeout(exitAfterTimeout, shutdownTimeoutMs).unref();
  await server.stop();
  if (failure !== undefined) throw new StartFailure(failure);
}

function exitAfterTimeout(): void {
  console.error(`Wishwell did not stop within ${shutdownTimeoutMs / 1000} seconds and ends now.`);
  process.exit(1);
}
