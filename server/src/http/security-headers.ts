import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

// Browser features that the app does not use. The headers disable them, so that injected scripts cannot use
// them.
const disabledBrowserFeatures = [
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

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // `cross-origin-opener-policy` is not `same-origin`, because the sign-in window of an identity provider
  // must send its result to the app.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': disabledBrowserFeatures.map((feature) => `${feature}=()`).join(', '),
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // Default values of `content-security-policy` and `cache-control`. Routes for HTML documents and cacheable
  // files set other values.
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

const TWO_YEARS_SECONDS = 63_072_000;

/** Returns the security headers that every response must have. `https` is true if `PUBLIC_URL` uses https. */
export const createSecurityHeaders = (https: boolean): Readonly<Record<string, string>> =>
  https
    ? { ...commonHeaders, 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }
    : commonHeaders;

/** Sets the security headers and `X-Request-Id` of one response. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, https: boolean): void {
  void reply.headers(createSecurityHeaders(https)).header('x-request-id', request.id);
  if (request.url.startsWith('/api/')) void reply.header('x-robots-tag', 'noindex');
}

export function addSecurityHeadersHook(app: FastifyInstance, https: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply, https);
    done();
  });
}
