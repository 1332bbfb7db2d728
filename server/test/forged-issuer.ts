import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import { startAppForTest, type TestApp } from './app.ts';
import { type Reply, createVisitor } from './person.ts';

type JwtPayload = Record<string, unknown>;

interface Forgeries {
  /** Replaces JWT claims of the id token. The value `undefined` removes a claim. */
  claims?: JwtPayload;
  header?: JWTHeaderParameters;
  token?: (claims: JwtPayload) => Promise<string> | string;
  /**
   * Handles a request before the issuer does. If it returns true, it has sent a response, and the issuer does
   * not handle the request.
   */
  answer?: (request: IncomingMessage, response: ServerResponse) => boolean;
  userInfo?: JwtPayload;
}

/**
 * An OpenID Connect issuer that simulates attacks on the sign-in. Tests set `tricks` to change its responses.
 */
export interface ForgedIssuer {
  issuer: string;
  environment: Record<string, string>;
  tricks: Forgeries;
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
      // The nonce serves as authorization code, so that the issuer needs no stored state.
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

export async function startAppWithIssuer(
  env: Record<string, string> = {},
): Promise<{ issuer: ForgedIssuer; app: TestApp }> {
  const issuer = await startForgedIssuer();
  return { issuer, app: await startAppForTest({ ...issuer.environment, ...env }) };
}

export interface StartedSignIn {
  cookie: string;
  url: URL;
  state: string;
  nonce: string;
}

export const signInFlowName = 'the-name-of-a-window';

export const findCookieValue = (reply: Reply, name: string): string | undefined =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`));

/** Requests the page that starts a sign-in with the OpenID Connect issuer. */
export function requestSignInStart(
  app: { origin: string },
  headers: Record<string, string> = {},
  query = `flow=${signInFlowName}`,
) {
  return createVisitor(app).sends('GET', `/api/auth/google/start?${query}`, { headers, redirect: 'manual' });
}

export async function startSignIn(app: { origin: string }): Promise<StartedSignIn> {
  const reply = await requestSignInStart(app);
  if (reply.status !== 302) throw new Error(`No redirect: ${reply.status} ${reply.text}`);
  const url = new URL(reply.headers.get('location') ?? '');
  const cookie = findCookieValue(reply, 'wishwell_google') ?? '';
  const { state = '', nonce = '' } = Object.fromEntries(url.searchParams);
  return { cookie, url, state, nonce };
}

/** Sends the callback request of a sign-in as a normal browser would, except for `changes`. */
export function sendSignInCallback(
  app: { origin: string },
  { issuer }: ForgedIssuer,
  window: StartedSignIn,
  changes: { cookie?: string; parameters?: Record<string, string> } = {},
): Promise<Reply> {
  const parameters = { code: window.nonce, state: window.state, iss: issuer, ...changes.parameters };
  return createVisitor(app).sends('GET', `/api/auth/google/callback?${new URLSearchParams(parameters).toString()}`, {
    headers: { cookie: changes.cookie ?? window.cookie },
  });
}

/**
 * Returns the result of the sign-in from the HTML of the result page. In a browser, this page sends the
 * result to the window that opened the sign-in window.
 */
export function parseSignInResult({ text }: Reply): Record<string, unknown> {
  const data = /data-result="([^"]*)"/.exec(text)?.[1] ?? '{}';
  return JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Record<string, unknown>;
}

export async function signInWithClaims(
  app: { origin: string },
  forged: ForgedIssuer,
  claims: JwtPayload = {},
): Promise<Reply> {
  forged.tricks = { ...forged.tricks, claims };
  return sendSignInCallback(app, forged, await startSignIn(app));
}
