import type { FastifyRequest } from 'fastify';

/** What may be said of a request: its method if it is a usual one, and its route's pattern, never its address. */
export interface RequestLabels {
  method: string;
  route: string;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The labels of any request: as many as there are routes, whatever people send. */
export const labelsOf = ({ method, routeOptions, isShell }: FastifyRequest): RequestLabels => ({
  method: methods.has(method) ? method : 'other',
  route: isShell ? 'shell' : (routeOptions.url ?? 'none'),
});
