import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createTokenCheck } from './metrics-token.ts';

/** Prometheus text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

const isMetricsPath = (url: string | undefined): boolean => url === '/metrics';

/**
 * Adds `GET /metrics` to the server's own port, for requests with the token. Other requests get the same
 * response as a request for an unknown URL. So this response does not reveal that metrics exist.
 */
export function addMetricsRoute(app: FastifyInstance, token: string, readMetrics: () => Promise<string>): void {
  const isOperator = createTokenCheck(token);
  app.addConstraintStrategy({
    name: 'operator',
    storage: () => new Map(),
    deriveConstraint: ({ url, headers }: IncomingMessage) =>
      isMetricsPath(url) && isOperator(headers.authorization) ? 'yes' : undefined,
  });
  app.get('/metrics', { constraints: { operator: 'yes' } }, async (_request, reply) => {
    void reply.type(metricsContentType);
    return readMetrics();
  });
}
