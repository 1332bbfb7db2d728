import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { BearerClaims } from '../src/accounts/identity.ts';
import { createDocumentBearers, createDocumentSessions } from '../src/http/document-sessions.ts';
import { webApp } from '../src/web-app/web-app.ts';

export const owner = {
  name: 'Ana "Q" <b>&',
  email: 'ana@example.com',
  codeProfileUrl: 'https://code.example/ana',
  networkProfileUrl: 'https://network.example/ana',
};
export const builtIn = { provider: 'built-in', oidc: undefined, requireEmailVerification: false } as const;
const installation = { owner, auth: builtIn, offlineShell: true, publicUrl: undefined };

/** The template of a build by `writeFakeBuild`. */
export const template = `<!doctype html><html><head><script>let a = 1;</script>
<link rel="preload" href="/fonts/title.woff2" as="font" type="font/woff2" crossorigin />
<script type="module" crossorigin src="/assets/index-1.js"></script><!--head--></head>
<body><div id="root"><!--app--></div><!--after--></body></html>`;

/** Headers of somebody with a session; `''` proves nothing, and for `away` the database is away. */
export const as = (uid: string): { cookie: string } => ({ cookie: `session=${uid}` });

async function findHolder({ headers }: Pick<FastifyRequest, 'headers'>): Promise<BearerClaims | null | undefined> {
  const uid = /session=(\w*)/.exec(headers.cookie ?? '')?.[1];
  if (uid === 'away') throw new Error('The database is away');
  if (uid === undefined) return null;
  const claims = { uid, email: 'ana@example.com', emailVerified: true, name: 'Ana', issuedAt: 0, bearersFrom: 0 };
  return uid === '' ? undefined : claims;
}

/** Serves the build in `folder` to the people of `as`. One call, `/api/mywishlists`, says whose bearer it got. */
export async function serveBuild(
  folder: string,
  settings: Partial<Parameters<typeof webApp>[1]> = {},
): Promise<FastifyInstance> {
  const app = fastify();
  app.decorateRequest('claims', undefined);
  const bearers = createDocumentBearers({ verify: () => Promise.resolve(undefined) });
  app.route({
    method: 'GET',
    url: '/api/mywishlists',
    handler: async ({ headers }) => {
      const bearer = headers.authorization?.replace('Bearer ', '') ?? '';
      return `the lists of ${(await bearers.verify(bearer))?.uid} </script>`;
    },
  });
  const sessions = createDocumentSessions(app, { findHolder }, bearers);
  await app.register(webApp(folder, { ...installation, ...settings })(sessions));
  return app;
}
