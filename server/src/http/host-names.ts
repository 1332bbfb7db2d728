import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const isLoopbackName = (hostname: string): boolean =>
  /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);

const withoutPort = (host: string): string => host.replace(/:\d*$/, '');

/**
 * Without `PUBLIC_URL`, serves only names of this machine: this prevents DNS rebinding. With `TRUST_PROXY` both `X-Forwarded-Host` and the real `Host` must be one. Probes by a balancer's name are served.
 */
export function refuseForeignNames(app: FastifyInstance, publicUrl: URL | undefined): void {
  if (publicUrl) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const isProbe = request.url === '/api/health' || request.url === '/api/ready';
    const names = [request.hostname, withoutPort(request.headers.host ?? '')];
    done(isProbe || names.every(isLoopbackName) ? undefined : new Problem(421, 'error.wrongHost'));
  });
}
