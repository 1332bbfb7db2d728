import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Not `same-origin`: a sign-in window of another provider must be able to answer us.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

const ofApi = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

const TWO_YEARS = 63_072_000;

/** Sets what every response carries. What serves documents brings its own content security policy and cache rules. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, https: boolean): void {
  void reply.headers(always).header('x-request-id', request.id);
  if (https) void reply.header('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`);
  if (request.url.startsWith('/api/')) void reply.headers(ofApi);
}

/** The same for every request that reaches a route, or none. */
export function sendSecurityHeaders(app: FastifyInstance, https: boolean): void {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply, https));
}
