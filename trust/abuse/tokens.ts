import { createHmac, createPublicKey, type webcrypto } from 'node:crypto';
import { expect } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { appearance } from '../../server/test/appearance.ts';
import { claimsOf, encodePart, forge, forgersKey, headerOf } from '../../server/test/bearers.ts';
import { askForToken, postIdentity, signOut } from '../../server/test/identity-calls.ts';
import { mailServerForTest } from '../../server/test/mailbox.ts';
import { type Reply, signUp, visitor } from '../../server/test/person.ts';
import { linkIn } from '../../server/test/smtp-server.ts';
import { type AbuseCase, by } from './abuse-case.ts';
import type { Stage } from './stage.ts';

type Forge = (stage: Stage, bearer: string) => Promise<string> | string;

/** A request with a bearer that is made out of the owner's. */
const withBearer = (abuse: string, words: string, make: Forge, answer = 401): AbuseCase =>
  by.anonymous(abuse, `GET /api/mywishlists with ${words}`, answer, {
    send: async (stage) => {
      const bearer = await make(stage, stage.world.people.owner.bearer);
      return visitor(stage.app, bearer).sends('GET', '/api/mywishlists');
    },
    and: ['the server has asked nobody', ({ connections }) => expect(connections()).toEqual([])],
  });

const partsOf = (bearer: string): string[] => bearer.split('.');

const signedElsewhere =
  (header: (kid: unknown) => object): Forge =>
  (_stage, bearer) =>
    forge(claimsOf(bearer), header(headerOf(bearer)['kid']));

async function hmacWithPublicKey({ app }: Stage, bearer: string): Promise<string> {
  const { body } = await visitor(app).sends('GET', '/api/auth/jwks');
  const key = (body as { keys: (webcrypto.JsonWebKey & { kid: string })[] }).keys.find(
    ({ kid }) => kid === headerOf(bearer)['kid'],
  );
  const pem = createPublicKey({ key: { ...key }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const signed = `${encodePart({ alg: 'HS256', kid: key?.kid })}.${partsOf(bearer)[1]}`;
  return `${signed}.${createHmac('sha256', pem).update(signed).digest('base64url')}`;
}

const withClaims =
  (changes: Record<string, unknown>): Forge =>
  ({ world }, bearer) =>
    world.sign({ ...claimsOf(bearer), ...changes });

const now = (): number => Math.floor(Date.now() / 1000);

const bearers: readonly AbuseCase[] = [
  withBearer('a bearer that says it needs no signature', 'alg none', (_stage, bearer) => {
    const [, payload = ''] = partsOf(bearer);
    return `${encodePart({ alg: 'none' })}.${payload}.`;
  }),
  withBearer('a bearer signed with our public key as a password', 'alg HS256', hmacWithPublicKey),
  withBearer('a bearer whose holder was changed', 'another sub and the old signature', ({ world }, bearer) => {
    const [header = '', , signature = ''] = partsOf(bearer);
    return `${header}.${encodePart({ ...claimsOf(bearer), sub: world.people.superuser.uid })}.${signature}`;
  }),
  withBearer(
    'a bearer that brings its own key',
    'jwk in the header',
    signedElsewhere((kid) => ({ kid, jwk: forgersKey })),
  ),
  withBearer(
    'a bearer that says where its key is',
    'jku http://127.0.0.1:59998/jwks',
    signedElsewhere((kid) => ({ kid, jku: 'http://127.0.0.1:59998/jwks' })),
  ),
  withBearer(
    'a bearer that says where its certificate is',
    'x5u http://127.0.0.1:59998/',
    signedElsewhere((kid) => ({ kid, x5u: 'http://127.0.0.1:59998/' })),
  ),
  withBearer(
    'a bearer whose key is a file',
    'kid ../../../../dev/null',
    signedElsewhere(() => ({ kid: '../../../../dev/null' })),
  ),
  withBearer(
    'a bearer whose key is a statement',
    "kid ' or '1'='1",
    signedElsewhere(() => ({ kid: "' or '1'='1" })),
  ),
  withBearer('a bearer for another audience', 'aud another-api', withClaims({ aud: 'another-api' })),
  withBearer('a bearer of another issuer', 'iss https://evil.example', withClaims({ iss: 'https://evil.example' })),
  withBearer('a bearer that has run out', 'exp a minute ago', withClaims({ iat: now() - 660, exp: now() - 60 })),
  withBearer(
    'a bearer that lives for ever',
    'exp in a year',
    withClaims({ iat: now() - 700, exp: now() + 31_536_000 }),
  ),
  withBearer('a bearer from the future', 'iat in an hour', withClaims({ iat: now() + 3_600, exp: now() + 4_200 })),
  withBearer('a bearer of nobody', 'an empty sub', withClaims({ sub: '' })),
  withBearer('a bearer of somebody without an account', 'an invented sub', withClaims({ sub: 'invented' }), 403),
];

const password = 'secret gift';
const signIn = (email: string, word: string): string =>
  `POST /api/auth/sign-in/email ${JSON.stringify({ email, password: word })}`;
const wrong = (stage: Stage, email: string, ip?: string): Promise<Reply> =>
  postIdentity(
    stage.app,
    'sign-in/email',
    { email, password: 'wrong word' },
    ip === undefined ? {} : { 'x-forwarded-for': ip },
  );

const sameAnswer = async (stage: Stage, one: Reply, path: string, body: object): Promise<void> =>
  expect(appearance(await postIdentity(stage.app, path, body))).toEqual(appearance(one));

const accounts: readonly AbuseCase[] = [
  by.anonymous('no bearer', 'GET /api/friends', 401, {
    and: [
      '`www-authenticate: Bearer`',
      (_stage, { headers }) => expect(headers.get('www-authenticate')).toBe('Bearer'),
    ],
  }),
  by.anonymous('a bearer in the address', 'GET /api/friends?access_token=<owner bearer>', 401),
  by.anonymous('a name and a password instead of a bearer', 'GET /api/friends', 401, {
    headers: { authorization: 'Basic b2xnYTpzZWNyZXQ=' },
  }),
  by.anonymous('a session’s cookie instead of a bearer', 'GET /api/friends', 401, {
    headers: { cookie: '<owner cookie>' },
  }),
  by.inactive('the live bearer of a deactivated account', 'GET /api/friends', 403),
  by.inactive('a session that a deactivated account still has', 'GET /api/auth/token', 403),
  by.anonymous('signing in to a deactivated account', signIn('<inactive email>', password), 403),
  by.unfinished('using data before the sign-up is finished', 'GET /api/mywishlists', 403),
  by.forged('a session’s cookie with another signature', 'GET /api/auth/token', 401),
  by.expired('a session that has run out', 'GET /api/auth/token', 401),
  by.owner('a session after Log Out', 'GET /api/auth/token', 401, {
    first: ({ app, world }) => signOut(app, world.people.owner.cookie),
  }),
  by.anonymous(
    'the eleventh password within a minute, which is the right one',
    signIn('<owner email>', password),
    429,
    {
      first: async (stage) => {
        for (let n = 0; n < 10; n += 1) await wrong(stage, stage.world.people.owner.email);
      },
      and: ['`retry-after`', (_stage, { headers }) => expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)],
    },
  ),
  by.anonymous('the same from eleven addresses', signIn('<owner email>', password), 429, {
    env: { TRUST_PROXY: '1' },
    first: async (stage) => {
      for (let n = 0; n < 10; n += 1) await wrong(stage, stage.world.people.owner.email, `203.0.113.${n}`);
    },
  }),
  by.anonymous('learning from a sign-in who has an account', signIn('<owner email>', 'wrong word'), 401, {
    and: [
      'byte for byte as for an address that nobody has',
      (stage, reply) => sameAnswer(stage, reply, 'sign-in/email', { email: 'nobody@example.com', password }),
    ],
  }),
  by.anonymous(
    'learning from a reset who has an account',
    'POST /api/auth/request-password-reset {"email":"<owner email>"}',
    200,
    {
      and: [
        'byte for byte as for an address that nobody has',
        (stage, reply) => sameAnswer(stage, reply, 'request-password-reset', { email: 'nobody@example.com' }),
      ],
    },
  ),
  by.anonymous(
    'an invented reset link',
    'POST /api/auth/reset-password {"token":"invented","newPassword":"another word"}',
    400,
  ),
  by.anonymous(
    'a reset link for the second time',
    'POST /api/auth/reset-password with the token of a link that was used',
    400,
    {
      send: async () => {
        const smtp = await mailServerForTest();
        const app = await startAppForTest({ SMTP_URL: smtp.url });
        const { email } = await signUp(app, { name: 'Ana' });
        await postIdentity(app, 'request-password-reset', { email });
        const token = linkIn(await smtp.mail(1)).hash.split('=')[1] ?? '';
        expect(await postIdentity(app, 'reset-password', { token, newPassword: 'another word' })).toMatchObject({
          status: 200,
        });
        return postIdentity(app, 'reset-password', { token, newPassword: 'a third word' });
      },
    },
  ),
  by.anonymous(
    'signing up with somebody’s address',
    'POST /api/auth/sign-up/email {"name":"Eve","email":"<owner email>","password":"another word"}',
    409,
  ),
  by.anonymous(
    'a password of five characters',
    'POST /api/auth/sign-up/email {"name":"Eve","email":"eve@example.com","password":"12345"}',
    400,
  ),
  by.anonymous(
    'a record for another’s identity, without a bearer',
    'POST /api/users {"firebase_uid":"<owner uid>","email":"<owner email>"}',
    401,
  ),
  by.stranger(
    'a record for another’s identity, with an own bearer',
    'POST /api/users {"firebase_uid":"<owner uid>","email":"<owner email>"}',
    403,
  ),
  by.unfinished(
    'a record under another’s address',
    'POST /api/users {"firebase_uid":"<unfinished uid>","email":"<owner email>"}',
    403,
  ),
  by.stranger('a planted session that the victim then signs in to', signIn('<owner email>', password), 200, {
    and: [
      'the session is a new one, and the owner’s',
      async ({ app, world }, { headers }) => {
        const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
        expect(cookie).not.toBe(world.people.stranger.cookie);
        const { body } = await askForToken(app, cookie);
        expect(claimsOf((body as { token: string }).token)['sub']).toBe(world.people.owner.uid);
      },
    ],
  }),
];

/** Being taken for somebody else. */
export const tokenCases: readonly AbuseCase[] = [...bearers, ...accounts];
