import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Content type of the Prometheus text format: https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Returns a function that checks the token in an `Authorization: Bearer` header (RFC 6750). The comparison
 * takes constant time.
 */
export function createMetricsTokenCheck(token: string): (authorization: string | undefined) => boolean {
  const expectedDigest = hashText(token);
  return (authorization) => {
    const [, requestToken] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
    return requestToken !== undefined && timingSafeEqual(hashText(requestToken), expectedDigest);
  };
}

/**
 * Adds `GET /metrics` to the server's normal port, for requests with the token. Other requests get the
 * response of an unknown URL, which does not reveal that metrics exist.
 */
export function addMetricsRoute(app: FastifyInstance, token: string, readMetrics: () => Promise<string>): void {
  const isOperator = createMetricsTokenCheck(token);
  app.addConstraintStrategy({
    name: 'operator',
    storage: () => new Map(),
    deriveConstraint: ({ url, headers }: IncomingMessage) =>
      url === '/metrics' && isOperator(headers.authorization) ? 'yes' : undefined,
  });
  app.get('/metrics', { constraints: { operator: 'yes' } }, async (_request, reply) => {
    void reply.type(metricsContentType);
    return readMetrics();
  });
}
