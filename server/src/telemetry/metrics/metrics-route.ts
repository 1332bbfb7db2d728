import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { createTokenCheck } from './metrics-token.ts';

/** What Prometheus understands: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

const isMetricsPath = (url: string | undefined): boolean => url === '/metrics';

/**
 * `GET /metrics` on the server's own port for who sends the token. For everybody else there is no such route: they are
 * answered like any other address that the server does not know, so that nobody learns that there are metrics.
 */
export function serveMetricsTo(app: FastifyInstance, token: string, read: () => Promise<string>): void {
  const isOperator = createTokenCheck(token);
  app.addConstraintStrategy({
    name: 'operator',
    storage: () => new Map(),
    deriveConstraint: ({ url, headers }: IncomingMessage) =>
      isMetricsPath(url) && isOperator(headers.authorization) ? 'yes' : undefined,
  });
  app.get('/metrics', { constraints: { operator: 'yes' } }, async (_request, reply) => {
    void reply.type(metricsType);
    return read();
  });
}
