import { createHmac, createPublicKey, type webcrypto } from 'node:crypto';
import { expect } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { getObservableResponse } from '../../server/test/appearance.ts';
import {
  decodeBearerClaims,
  encodeBearerPart,
  forgeBearer,
  untrustedPublicKey,
  decodeBearerHeader,
} from '../../server/test/bearers.ts';
import { requestBearerToken, postIdentity, signOut } from '../../server/test/identity-calls.ts';
import { startMailServerForTest } from '../../server/test/mailbox.ts';
import { type Reply, signUpIdentity, createVisitor } from '../../server/test/person.ts';
import { findMailLink } from '../../server/test/smtp-server.ts';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';
import type { AbuseServer } from './abuse-server.ts';

type ForgeToken = (server: AbuseServer, bearer: string) => Promise<string> | string;

/**
 * Creates an abuse case with a forged bearer token. `make` creates this token from the token of the owner.
 */
const createForgedTokenCase = (abuse: string, words: string, make: ForgeToken, status = 401): AbuseCase =>
  createAbuseCaseAs.anonymous(abuse, `GET /api/mywishlists with ${words}`, status, {
    send: async (server) => {
      const bearer = await make(server, server.world.people.owner.bearer);
      return createVisitor(server.app, bearer).sends('GET', '/api/mywishlists');
    },
    alsoExpect: ['the server opens no connection', ({ connections }) => expect(connections()).toEqual([])],
  });

const splitBearer = (bearer: string): string[] => bearer.split('.');

const createOtherKeySigner =
  (header: (kid: unknown) => object): ForgeToken =>
  (_server, bearer) =>
    forgeBearer(decodeBearerClaims(bearer), header(decodeBearerHeader(bearer)['kid']));

async function signWithPublicKey({ app }: AbuseServer, bearer: string): Promise<string> {
  const { body } = await createVisitor(app).sends('GET', '/api/auth/jwks');
  const key = (body as { keys: (webcrypto.JsonWebKey & { kid: string })[] }).keys.find(
    ({ kid }) => kid === decodeBearerHeader(bearer)['kid'],
  );
  const pem = createPublicKey({ key: { ...key }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const signed = `${encodeBearerPart({ alg: 'HS256', kid: key?.kid })}.${splitBearer(bearer)[1]}`;
  return `${signed}.${createHmac('sha256', pem).update(signed).digest('base64url')}`;
}

const createChangedClaimsSigner =
  (changes: Record<string, unknown>): ForgeToken =>
  ({ world }, bearer) =>
    world.sign({ ...decodeBearerClaims(bearer), ...changes });

const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

const forgedTokenCases: readonly AbuseCase[] = [
  createForgedTokenCase('unsigned token', 'alg none', (_server, bearer) => {
    const [, payload = ''] = splitBearer(bearer);
    return `${encodeBearerPart({ alg: 'none' })}.${payload}.`;
  }),
  createForgedTokenCase('token signed with the public key as HMAC secret', 'alg HS256', signWithPublicKey),
  createForgedTokenCase('token with another subject', 'another sub and the old signature', ({ world }, bearer) => {
    const [header = '', , signature = ''] = splitBearer(bearer);
    return `${header}.${encodeBearerPart({ ...decodeBearerClaims(bearer), sub: world.people.superuser.uid })}.${signature}`;
  }),
  createForgedTokenCase(
    'token with a key in its header',
    'jwk in the header',
    createOtherKeySigner((kid) => ({ kid, jwk: untrustedPublicKey })),
  ),
  createForgedTokenCase(
    'token with a key URL',
    'jku http://127.0.0.1:59998/jwks',
    createOtherKeySigner((kid) => ({ kid, jku: 'http://127.0.0.1:59998/jwks' })),
  ),
  createForgedTokenCase(
    'token with a certificate URL',
    'x5u http://127.0.0.1:59998/',
    createOtherKeySigner((kid) => ({ kid, x5u: 'http://127.0.0.1:59998/' })),
  ),
  createForgedTokenCase(
    'token with a path as key id',
    'kid ../../../../dev/null',
    createOtherKeySigner(() => ({ kid: '../../../../dev/null' })),
  ),
  createForgedTokenCase(
    'token with SQL as key id',
    "kid ' or '1'='1",
    createOtherKeySigner(() => ({ kid: "' or '1'='1" })),
  ),
  createForgedTokenCase(
    'token for another audience',
    'aud another-api',
    createChangedClaimsSigner({ aud: 'another-api' }),
  ),
  createForgedTokenCase(
    'token of another issuer',
    'iss https://evil.example',
    createChangedClaimsSigner({ iss: 'https://evil.example' }),
  ),
  createForgedTokenCase(
    'expired token',
    'exp a minute ago',
    createChangedClaimsSigner({ iat: nowInSeconds() - 660, exp: nowInSeconds() - 60 }),
  ),
  createForgedTokenCase(
    'token with a lifetime of a year',
    'exp in a year',
    createChangedClaimsSigner({ iat: nowInSeconds() - 700, exp: nowInSeconds() + 31_536_000 }),
  ),
  createForgedTokenCase(
    'token issued in the future',
    'iat in an hour',
    createChangedClaimsSigner({ iat: nowInSeconds() + 3_600, exp: nowInSeconds() + 4_200 }),
  ),
  createForgedTokenCase('token without a subject', 'an empty sub', createChangedClaimsSigner({ sub: '' })),
  createForgedTokenCase(
    'token of an unknown subject',
    'an invented sub',
    createChangedClaimsSigner({ sub: 'invented' }),
    403,
  ),
];

const password = 'secret gift';
const formatSignInRequest = (email: string, word: string): string =>
  `POST /api/auth/sign-in/email ${JSON.stringify({ email, password: word })}`;
const failSignIn = (server: AbuseServer, email: string, ip?: string): Promise<Reply> =>
  postIdentity(
    server.app,
    'sign-in/email',
    { email, password: 'wrong word' },
    ip === undefined ? {} : { 'x-forwarded-for': ip },
  );

const expectSameResponse = async (server: AbuseServer, one: Reply, path: string, body: object): Promise<void> =>
  expect(getObservableResponse(await postIdentity(server.app, path, body))).toEqual(getObservableResponse(one));

const accountCases: readonly AbuseCase[] = [
  createAbuseCaseAs.anonymous('request without a token', 'GET /api/friends', 401, {
    alsoExpect: [
      'the response has the header `www-authenticate: Bearer`',
      (_server, { headers }) => expect(headers.get('www-authenticate')).toBe('Bearer'),
    ],
  }),
  createAbuseCaseAs.anonymous('bearer token in the query', 'GET /api/friends?access_token=<owner bearer>', 401),
  createAbuseCaseAs.anonymous('HTTP Basic authentication', 'GET /api/friends', 401, {
    headers: { authorization: 'Basic b2xnYTpzZWNyZXQ=' },
  }),
  createAbuseCaseAs.anonymous('session cookie instead of a token', 'GET /api/friends', 401, {
    headers: { cookie: '<owner cookie>' },
  }),
  createAbuseCaseAs.inactive('valid token of a deactivated account', 'GET /api/friends', 403),
  createAbuseCaseAs.inactive('session of a deactivated account', 'GET /api/auth/token', 403),
  createAbuseCaseAs.anonymous(
    'sign-in to a deactivated account',
    formatSignInRequest('<inactive email>', password),
    403,
  ),
  createAbuseCaseAs.unfinished('access before the sign-up is complete', 'GET /api/mywishlists', 403),
  createAbuseCaseAs.forged('session cookie with a forged signature', 'GET /api/auth/token', 401),
  createAbuseCaseAs.expired('expired session', 'GET /api/auth/token', 401),
  createAbuseCaseAs.owner('session after sign-out', 'GET /api/auth/token', 401, {
    prepare: ({ app, world }) => signOut(app, world.people.owner.cookie),
  }),
  createAbuseCaseAs.anonymous(
    'correct password after ten failed sign-ins within a minute',
    formatSignInRequest('<owner email>', password),
    429,
    {
      prepare: async (server) => {
        for (let n = 0; n < 10; n += 1) await failSignIn(server, server.world.people.owner.email);
      },
      alsoExpect: [
        'the response has a `retry-after` header',
        (_server, { headers }) => expect(Number(headers.get('retry-after'))).toBeGreaterThan(0),
      ],
    },
  ),
  createAbuseCaseAs.anonymous(
    'correct password after ten failed sign-ins from other IP addresses',
    formatSignInRequest('<owner email>', password),
    429,
    {
      env: { TRUST_PROXY: '1' },
      prepare: async (server) => {
        for (let n = 0; n < 10; n += 1) await failSignIn(server, server.world.people.owner.email, `203.0.113.${n}`);
      },
    },
  ),
  createAbuseCaseAs.anonymous(
    'account enumeration by sign-in',
    formatSignInRequest('<owner email>', 'wrong word'),
    401,
    {
      alsoExpect: [
        'same bytes as for an unknown e-mail address',
        (server, reply) =>
          expectSameResponse(server, reply, 'sign-in/email', { email: 'nobody@example.com', password }),
      ],
    },
  ),
  createAbuseCaseAs.anonymous(
    'account enumeration by reset request',
    'POST /api/auth/request-password-reset {"email":"<owner email>"}',
    200,
    {
      alsoExpect: [
        'same bytes as for an unknown e-mail address',
        (server, reply) => expectSameResponse(server, reply, 'request-password-reset', { email: 'nobody@example.com' }),
      ],
    },
  ),
  createAbuseCaseAs.anonymous(
    'invented reset token',
    'POST /api/auth/reset-password {"token":"invented","newPassword":"another word"}',
    400,
  ),
  createAbuseCaseAs.anonymous(
    'used reset token',
    'POST /api/auth/reset-password with the token of a link that was used',
    400,
    {
      send: async () => {
        const mailServer = await startMailServerForTest();
        const app = await startAppForTest({ SMTP_URL: mailServer.url });
        const { email } = await signUpIdentity(app, { name: 'Ana' });
        await postIdentity(app, 'request-password-reset', { email });
        const token = findMailLink(await mailServer.mail(1)).hash.split('=')[1] ?? '';
        expect(await postIdentity(app, 'reset-password', { token, newPassword: 'another word' })).toMatchObject({
          status: 200,
        });
        return postIdentity(app, 'reset-password', { token, newPassword: 'a third word' });
      },
    },
  ),
  createAbuseCaseAs.anonymous(
    'sign-up with another person’s e-mail address',
    'POST /api/auth/sign-up/email {"name":"Eve","email":"<owner email>","password":"another word"}',
    409,
  ),
  createAbuseCaseAs.anonymous(
    'password of five characters',
    'POST /api/auth/sign-up/email {"name":"Eve","email":"eve@example.com","password":"12345"}',
    400,
  ),
  createAbuseCaseAs.anonymous(
    'user record for another identity, without a token',
    'POST /api/users {"firebase_uid":"<owner uid>","email":"<owner email>"}',
    401,
  ),
  createAbuseCaseAs.stranger(
    'user record for another identity, with an own token',
    'POST /api/users {"firebase_uid":"<owner uid>","email":"<owner email>"}',
    403,
  ),
  createAbuseCaseAs.unfinished(
    'user record with another person’s e-mail address',
    'POST /api/users {"firebase_uid":"<unfinished uid>","email":"<owner email>"}',
    403,
  ),
  createAbuseCaseAs.stranger('session fixation', formatSignInRequest('<owner email>', password), 200, {
    alsoExpect: [
      'the owner gets a new session',
      async ({ app, world }, { headers }) => {
        const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
        expect(cookie).not.toBe(world.people.stranger.cookie);
        const { body } = await requestBearerToken(app, cookie);
        expect(decodeBearerClaims((body as { token: string }).token)['sub']).toBe(world.people.owner.uid);
      },
    ],
  }),
];

/** Abuse cases that try to authenticate as another person (API2:2023). */
export const tokenCases: readonly AbuseCase[] = [...forgedTokenCases, ...accountCases];
