import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { MetricsSettings } from '../../config/telemetry.ts';
import { isLoopback } from '../../config/values.ts';
import { createSecurityHeaders } from '../../http/security-headers.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { metricsContentType } from './metrics-route.ts';
import { createTokenCheck } from './metrics-token.ts';

interface MetricsResponse {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

const notFoundResponse: MetricsResponse = { status: 404, text: 'Not found\n' };
const tokenRequiredResponse: MetricsResponse = {
  status: 401,
  text: 'METRICS_TOKEN is required\n',
  headers: { 'www-authenticate': 'Bearer' },
};
const foreignHostResponse: MetricsResponse = { status: 421, text: 'This port accepts only loopback host names\n' };

const getHostName = ({ headers: { host = '' } }: IncomingMessage): string => host.replace(/:\d+$/, '');

/**
 * Serves `GET /metrics` on a separate port over plain HTTP. Requires the token if one is configured. Without
 * a token, accepts only loopback host names in the Host header. This prevents DNS rebinding by a web page in
 * a local browser. Throws a `StartFailure` if the port cannot be opened.
 */
export async function serveMetrics(
  { port, host, token }: MetricsSettings & { port: number },
  readMetrics: () => Promise<string>,
  logger: FastifyBaseLogger,
): Promise<AsyncDisposable> {
  const isOperator = token === undefined ? undefined : createTokenCheck(token);
  const createResponse = async (request: IncomingMessage): Promise<MetricsResponse> => {
    if (isOperator ? !isOperator(request.headers.authorization) : !isLoopback(getHostName(request))) {
      return isOperator ? tokenRequiredResponse : foreignHostResponse;
    }
    if (request.url !== '/metrics' || !/^(?:GET|HEAD)$/.test(request.method ?? '')) return notFoundResponse;
    return { status: 200, text: await readMetrics(), headers: { 'content-type': metricsContentType } };
  };
  const server = createServer({ headersTimeout: 8_000, requestTimeout: 10_000 }, (request, response) => {
    createResponse(request).then(
      (result) => sendMetricsResponse(response, result),
      (error: unknown) => {
        logger.warn({ err: error }, 'the metrics could not be read');
        sendMetricsResponse(response, { status: 503, text: 'The metrics could not be read\n' });
      },
    );
  });
  server.listen({ port, host });
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(explainListenError(cause.code, host, port) ?? cause.message, { cause });
  });
  logger.info(`Metrics are at http://${isIPv6(host) ? `[${host}]` : host}:${port}/metrics`);
  return {
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function sendMetricsResponse(response: ServerResponse, { status, text, headers }: MetricsResponse): void {
  response.writeHead(status, {
    ...createSecurityHeaders(false),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

function explainListenError(code: string | undefined, host: string, port: number): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is in use: set METRICS_PORT to another.`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user: set METRICS_PORT to 1024 or above.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `METRICS_HOST ${host} is not an address of this machine.`;
  return undefined;
}
