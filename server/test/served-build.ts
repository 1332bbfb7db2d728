import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { BearerPayload } from '../src/accounts/identity.ts';
import { createInternalBearerTokens, createInProcessApiClient } from '../src/http/in-process-api-client.ts';
import { createWebAppPlugin } from '../src/web-app/web-app.ts';

export const testInstallationOwner = {
  name: 'Ana "Q" <b>&',
  email: 'ana@example.com',
  codeProfileUrl: 'https://code.example/ana',
  networkProfileUrl: 'https://network.example/ana',
};
export const builtInAuthSettings = { provider: 'built-in', oidc: undefined, requireEmailVerification: false } as const;
const testInstallation = {
  owner: testInstallationOwner,
  auth: builtInAuthSettings,
  offlineShell: true,
  publicUrl: undefined,
  timeoutFactor: 10,
};

/** HTML template for `writeFakeWebBuild`. */
export const htmlTemplate = `<!doctype html><html><head><script>let a = 1;</script>
<link rel="preload" href="/fonts/title.woff2" as="font" type="font/woff2" crossorigin />
<script type="module" crossorigin src="/assets/index-1.js"></script><!--head--></head>
<body><div id="root"><!--app--></div><!--after--></body></html>`;

/**
 * Returns the request headers of the user `uid`. The uid `''` simulates an invalid session, and the uid
 * `away` an unreachable database.
 */
export const createSessionHeaders = (uid: string): { cookie: string } => ({ cookie: `session=${uid}` });

async function findSessionUser({
  headers,
}: Pick<FastifyRequest, 'headers'>): Promise<BearerPayload | null | undefined> {
  const uid = /session=(\w*)/.exec(headers.cookie ?? '')?.[1];
  if (uid === 'away') throw new Error('The database is away');
  if (uid === undefined) return null;
  const payload = { uid, email: 'ana@example.com', emailVerified: true, name: 'Ana', issuedAt: 0, bearersValidFrom: 0 };
  return uid === '' ? undefined : payload;
}

/**
 * Serves the web build in `folder`. The headers of `createSessionHeaders` sign in a user. The test endpoint
 * `/api/mywishlists` returns the uid of its bearer token.
 */
export async function serveBuild(
  folder: string,
  settings: Partial<Parameters<typeof createWebAppPlugin>[1]> = {},
): Promise<FastifyInstance> {
  const app = fastify();
  app.decorateRequest('claims', undefined);
  const bearers = createInternalBearerTokens({ verify: () => Promise.resolve(undefined) });
  app.route({
    method: 'GET',
    url: '/api/mywishlists',
    handler: async ({ headers }) => {
      const bearer = headers.authorization?.replace('Bearer ', '') ?? '';
      return `the lists of ${(await bearers.verify(bearer))?.uid} </script>`;
    },
  });
  const sessions = createInProcessApiClient(app, { findSessionUser }, bearers, { add: () => {}, has: () => true });
  await app.register(createWebAppPlugin(folder, { ...testInstallation, ...settings })(sessions));
  return app;
}
