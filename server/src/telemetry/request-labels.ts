import type { FastifyRequest } from 'fastify';

/**
 * Labels of a request in metrics and traces: the method (or `other`) and the pattern of the route, never the
 * URL.
 */
interface RequestLabels {
  method: string;
  route: string;
}

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Returns the labels of a request for metrics and traces. Clients cannot create new labels, whatever URLs
 * they request.
 */
export const getRequestLabels = ({ method, routeOptions, isShell }: FastifyRequest): RequestLabels => ({
  method: knownMethods.has(method) ? method : 'other',
  route: isShell ? 'shell' : (routeOptions.url ?? 'none'),
});
