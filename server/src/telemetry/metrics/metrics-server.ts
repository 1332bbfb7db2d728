import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { MetricsSettings } from '../../config/telemetry.ts';
import { isLoopback } from '../../config/values.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { metricsType } from './metrics-route.ts';
import { createTokenCheck } from './metrics-token.ts';

interface Answer {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

const notFound: Answer = { status: 404, text: 'Not found\n' };
const notAllowed: Answer = {
  status: 401,
  text: 'METRICS_TOKEN is wanted\n',
  headers: { 'www-authenticate': 'Bearer' },
};
const foreign: Answer = { status: 421, text: 'This port answers to names of this machine alone\n' };

/** The host that a request names, without its port. */
const hostOf = ({ headers: { host = '' } }: IncomingMessage): string => host.replace(/:\d+$/, '');

/**
 * `GET /metrics` on a port of its own, in plain text: with a token for who sends it, without one for this machine alone, by
 * a name of this machine, so that no page in a browser here can read it under a name of its own. Throws `StartFailure`.
 */
export async function serveMetrics(
  { port, host, token }: MetricsSettings & { port: number },
  read: () => Promise<string>,
  logger: FastifyBaseLogger,
): Promise<AsyncDisposable> {
  const isOperator = token === undefined ? undefined : createTokenCheck(token);
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (isOperator ? !isOperator(request.headers.authorization) : !isLoopback(hostOf(request))) {
      return isOperator ? notAllowed : foreign;
    }
    if (request.url !== '/metrics' || !/^(?:GET|HEAD)$/.test(request.method ?? '')) return notFound;
    return { status: 200, text: await read(), headers: { 'content-type': metricsType } };
  };
  const server = createServer({ headersTimeout: 8_000, requestTimeout: 10_000 }, (request, response) => {
    answer(request).then(
      (said) => send(response, said),
      (error: unknown) => {
        logger.warn({ err: error }, 'the metrics could not be read');
        send(response, { status: 503, text: 'The metrics could not be read\n' });
      },
    );
  });
  server.listen({ port, host });
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(explain(cause.code, host, port) ?? cause.message, { cause });
  });
  logger.info(`Metrics are at http://${isIPv6(host) ? `[${host}]` : host}:${port}/metrics`);
  return {
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(response: ServerResponse, { status, text, headers }: Answer): void {
  response.writeHead(status, {
    ...securityHeaders(false),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

function explain(code: string | undefined, host: string, port: number): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is taken: set METRICS_PORT to another.`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user: set METRICS_PORT to 1024 or above.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `METRICS_HOST ${host} is not an address of this machine.`;
  return undefined;
}
