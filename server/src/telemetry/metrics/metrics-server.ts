import { isIPv6 } from 'node:net';
import fastify, { type FastifyBaseLogger } from 'fastify';
import type { MetricsSettings } from '../../config/telemetry.ts';
import { isLoopbackHost } from '../../config/values.ts';
import { createSecurityHeaders } from '../../http/security-headers.ts';
import { createListenFailure } from '../../process/listen.ts';
import { createMetricsTokenCheck, metricsContentType } from './metrics-route.ts';

/**
 * Serves `GET /metrics` on a separate port over plain HTTP. Requires the token if one is configured. Without
 * a token, accepts only loopback host names in the header `Host`. This prevents DNS rebinding by a web page
 * in a local browser. Throws a `StartFailure` if the port cannot be opened.
 */
export async function serveMetrics(
  { port, host, token }: MetricsSettings & { port: number },
  readMetrics: () => Promise<string>,
  logger: FastifyBaseLogger,
): Promise<AsyncDisposable> {
  const isOperator = token === undefined ? undefined : createMetricsTokenCheck(token);
  const app = fastify({ requestTimeout: 10_000, http: { headersTimeout: 8_000 }, forceCloseConnections: true });
  app.addHook('onRequest', async ({ headers }, reply) => {
    void reply.headers(createSecurityHeaders(false));
    if (isOperator?.(headers.authorization) === false)
      return reply.code(401).header('www-authenticate', 'Bearer').send('METRICS_TOKEN is required\n');
    if (!isOperator && !isLoopbackHost(headers.host?.replace(/:\d+$/, '') ?? ''))
      return reply.code(421).send('This port accepts only loopback host names\n');
    return undefined;
  });
  app.get('/metrics', async (_request, reply) => reply.type(metricsContentType).send(await readMetrics()));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('Not found\n'));
  app.setErrorHandler((error, _request, reply) => {
    logger.warn({ err: error }, 'the metrics could not be read');
    void reply.code(503).send('The metrics could not be read\n');
  });
  await app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    throw createListenFailure(cause, host, port, 'METRICS_');
  });
  logger.info(`Metrics are at http://${isIPv6(host) ? `[${host}]` : host}:${port}/metrics`);
  return { [Symbol.asyncDispose]: () => app.close() };
}
