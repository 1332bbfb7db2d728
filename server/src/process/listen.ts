import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { StartFailure } from './start-failure.ts';

/** Opens the port and answers the address a person on this machine can type. Throws `StartFailure` when it cannot. */
export async function listen(app: FastifyInstance, { host, port, publicUrl }: Config): Promise<string> {
  await app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(explain(cause.code, host, port) ?? cause.message, { cause });
  });
  const address = app.server.address();
  const openedPort = address !== null && typeof address === 'object' ? address.port : port;
  return publicUrl?.origin ?? `http://${nameOf(host)}:${openedPort}`;
}

function explain(code: string | undefined, host: string, port: number): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is taken: stop what uses it, or set PORT to another.`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user: set PORT to 1024 or above.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`;
  return undefined;
}

function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
