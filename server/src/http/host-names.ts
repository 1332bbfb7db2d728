import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const isLoopbackName = (hostname: string): boolean =>
  /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);

const removePort = (host: string): string => host.replace(/:\d*$/, '');

/**
 * Without `PUBLIC_URL`, responds 421 to requests whose host name is not a loopback name such as `localhost`.
 * This prevents DNS rebinding. With `TRUST_PROXY`, checks both `X-Forwarded-Host` and `Host`. Accepts health
 * probes with any host name.
 */
export function refuseForeignHostNames(app: FastifyInstance, publicUrl: URL | undefined): void {
  if (publicUrl) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const isProbe = request.url === '/api/health' || request.url === '/api/ready';
    const hostNames = [request.hostname, removePort(request.headers.host ?? '')];
    done(isProbe || hostNames.every(isLoopbackName) ? undefined : new Problem(421, 'error.wrongHost'));
  });
}
