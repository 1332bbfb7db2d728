import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { StartFailure } from './start-failure.ts';

const allAddresses: readonly string[] = ['0.0.0.0', '::'];

/**
 * Starts listening on the socket that systemd opened, otherwise on the configured port. Returns the URL that
 * the operator can open in a browser. Throws a `StartFailure` if the port cannot be opened.
 */
export async function listen(
  app: FastifyInstance,
  { host, port, publicUrl, serviceManager: { socketFd } }: Config,
): Promise<string> {
  // With an empty host, Node listens on all IPv4 addresses, and on all IPv6 addresses if the machine has
  // IPv6. A health check of `localhost` may use IPv4 or IPv6.
  const listenHost = allAddresses.includes(host) ? '' : host;
  // With an already open socket (systemd), Node ignores `host`. Without `host`, Fastify would listen a second
  // time, because its default `localhost` has two IP addresses.
  const target = socketFd === undefined ? { host: listenHost, port } : { fd: socketFd, host: '127.0.0.1' };
  await app.listen(target).catch((cause: NodeJS.ErrnoException) => {
    throw createListenFailure(cause, host, port);
  });
  const address = app.server.address();
  const openedPort = address !== null && typeof address === 'object' ? address.port : port;
  return publicUrl?.origin ?? `http://${formatHostForUrl(host)}:${openedPort}`;
}

/**
 * Returns a `StartFailure` with advice for a port that cannot be opened. The advice names the settings `HOST`
 * and `PORT`, or for the metrics port `METRICS_HOST` and `METRICS_PORT`.
 */
export function createListenFailure(
  cause: NodeJS.ErrnoException,
  host: string,
  port: number,
  prefix = '',
): StartFailure {
  const foreignHost = `${prefix}HOST ${host} is not an address of this machine.`;
  const advice: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is in use: stop the program that uses it, or set ${prefix}PORT to another.`,
    EACCES: `Port ${port} is not allowed for this user: set ${prefix}PORT to 1024 or above.`,
    EADDRNOTAVAIL: foreignHost,
    ENOTFOUND: foreignHost,
  };
  return new StartFailure(advice[cause.code ?? ''] ?? cause.message, { cause });
}

function formatHostForUrl(host: string): string {
  if (host === '127.0.0.1' || allAddresses.includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
