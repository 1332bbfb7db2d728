import { execFile } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import type { ServiceManagerSettings } from '../config/service-manager.ts';

/** Milliseconds after which a hanging `systemd-notify` is killed. */
const NOTIFY_TIMEOUT_MS = 5_000;

/**
 * Tells systemd that the server is ready, if systemd waits for this. Then tells it twice in each watchdog
 * interval that the event loop runs (sd_watchdog_enabled(3)). Uses the program `systemd-notify`, because Node
 * cannot open datagram sockets of Unix. Logs a failure of this program.
 */
export function notifyServiceManager(
  { isNotified, watchdogMs }: ServiceManagerSettings,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): void {
  if (!isNotified) return;
  const notify = (state: string): void => {
    execFile('systemd-notify', [state], { timeout: NOTIFY_TIMEOUT_MS }, (error) => {
      if (error) logger.warn({ err: error }, 'systemd-notify has failed');
    });
  };
  notify('READY=1');
  if (watchdogMs !== undefined) setInterval(notify, watchdogMs / 2, 'WATCHDOG=1').unref();
}
