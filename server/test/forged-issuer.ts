import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import { startAppForTest, type TestApp } from './app.ts';
import { type Reply, visitor } from './person.ts';

type Claims = Record<string, unknown>;

/** What a test may make the issuer do otherwise. */
interface Tricks {
  /** Changes the token's claims; undefined leaves one out. */
  claims?: Claims;
  header?: JWTHeaderParameters;
  /** Makes the token itself. */
  token?: (claims: Claims) => Promise<string> | string;
  /** Answers every request in place of the issuer, if it answers true. */
  answer?: (request: IncomingMessage, response: ServerResponse) => boolean;
  userInfo?: Claims;
}

/** An OpenID Connect issuer that says whatever the test wants: a stand-in for a forger, where a real server is too honest. */
export interface ForgedIssuer {
  issuer: string;
  environment: Record<string, string>;
  tricks: Tricks;
  /** Bodies that came to the token endpoint. */
  asked: URLSearchParams[];
}

const clientId = 'wishwell';

export async function startForgedIssuer(): Promise<ForgedIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.close();
    http.closeAllConnections();
  });
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const environment = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: 'secret' };
  const forged: ForgedIssuer = { issuer, environment, tricks: {}, asked: [] };

  const idToken = async (nonce: string): Promise<string> => {
    const usual = {
      iss: issuer,
      aud: clientId,
      sub: 'subject-1',
      nonce,
      email: 'ana@example.com',
      email_verified: true,
    };
    const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 300, name: 'Ana' };
    const claims = { ...usual, ...times, ...forged.tricks.claims };
    if (forged.tricks.token) return forged.tricks.token(claims);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one', ...forged.tricks.header })
      .sign(privateKey);
  };
  const answers: Record<string, (request: IncomingMessage) => Promise<object>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/me`,
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
      prompt_values_supported: ['none', 'login', 'select_account'],
    }),
    '/jwks': async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }),
    '/me': async () => ({ sub: 'subject-1', ...forged.tricks.userInfo }),
    '/token': async (request) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = new URLSearchParams(Buffer.concat(chunks).toString());
      forged.asked.push(body);
      // The code is the nonce: the test knows it, and nothing has to be remembered.
      return { access_token: 'a', token_type: 'Bearer', id_token: await idToken(body.get('code') ?? '') };
    },
  };
  http.on('request', (request, response) => {
    if (forged.tricks.answer?.(request, response)) return;
    void answers[(request.url ?? '').split('?')[0] ?? '']?.(request).then((answer) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  return forged;
}

/** An app of the test's own before such an issuer. */
export async function startWithIssuer(
  env: Record<string, string> = {},
): Promise<{ issuer: ForgedIssuer; app: TestApp }> {
  const issuer = await startForgedIssuer();
  return { issuer, app: await startAppForTest({ ...issuer.environment, ...env }) };
}

/** A window that has been sent to the issuer. */
export interface Window {
  cookie: string;
  /** Where the issuer was asked. */
  address: URL;
  state: string;
  nonce: string;
}

export const flow = 'the-name-of-a-window';

export const cookieOf = (reply: Reply, name: string): string | undefined =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`));

/** Opens the address that a sign-in window opens. */
export function opensWindow(app: { origin: string }, headers: Record<string, string> = {}, query = `flow=${flow}`) {
  return visitor(app).sends('GET', `/api/auth/google/start?${query}`, { headers, redirect: 'manual' });
}

export async function startWindow(app: { origin: string }): Promise<Window> {
  const reply = await opensWindow(app);
  if (reply.status !== 302) throw new Error(`No redirect: ${reply.status} ${reply.text}`);
  const address = new URL(reply.headers.get('location') ?? '');
  const cookie = cookieOf(reply, 'wishwell_google') ?? '';
  const { state = '', nonce = '' } = Object.fromEntries(address.searchParams);
  return { cookie, address, state, nonce };
}

/** Comes back from the issuer; `changes` are to what an honest issuer and browser would bring. */
export function comesBack(
  app: { origin: string },
  { issuer }: ForgedIssuer,
  window: Window,
  changes: { cookie?: string; parameters?: Record<string, string> } = {},
): Promise<Reply> {
  const parameters = { code: window.nonce, state: window.state, iss: issuer, ...changes.parameters };
  return visitor(app).sends('GET', `/api/auth/google/callback?${new URLSearchParams(parameters).toString()}`, {
    headers: { cookie: changes.cookie ?? window.cookie },
  });
}

/** What a result page tells the page that opened it. */
export function resultIn({ text }: Reply): Record<string, unknown> {
  const data = /data-result="([^"]*)"/.exec(text)?.[1] ?? '{}';
  return JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Record<string, unknown>;
}

/** A whole sign-in. */
export async function signsInBy(app: { origin: string }, forged: ForgedIssuer, claims: Claims = {}): Promise<Reply> {
  forged.tricks = { ...forged.tricks, claims };
  return comesBack(app, forged, await startWindow(app));
}
