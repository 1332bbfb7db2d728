import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

// What a browser might let a page do. Wishwell asks for none of it, and no script that slipped in shall.
const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Not `same-origin`: a sign-in window of another provider must be able to answer us.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': features.map((feature) => `${feature}=()`).join(', '),
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // What serves documents, and what may be kept, says so itself.
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

const TWO_YEARS = 63_072_000;

/** What every response carries, also one that is written past the app; `https` is whether people reach us by it. */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> =>
  https ? { ...always, 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` } : always;

/** Sets what every response carries. What serves documents brings its own content security policy and cache rules. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, https: boolean): void {
  void reply.headers(securityHeaders(https)).header('x-request-id', request.id);
  if (request.url.startsWith('/api/')) void reply.header('x-robots-tag', 'noindex');
}

/** The same for every request that reaches a route, or none. */
export function sendSecurityHeaders(app: FastifyInstance, https: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply, https);
    done();
  });
}
