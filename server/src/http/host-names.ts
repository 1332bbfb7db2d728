import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const isLoopbackName = (hostname: string): boolean =>
  /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);

/**
 * Without `PUBLIC_URL` only names of this machine are answered, so that no page elsewhere can point a name of its own
 * here; the refusal says which variable opens it. Probes by a balancer's own name are let through.
 */
export function refuseForeignNames(app: FastifyInstance, publicUrl: URL | undefined): void {
  if (publicUrl) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const isProbe = request.url === '/api/health' || request.url === '/api/ready';
    done(isProbe || isLoopbackName(request.hostname) ? undefined : new Problem(421, 'error.wrongHost'));
  });
}
