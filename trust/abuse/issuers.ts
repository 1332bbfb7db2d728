import { expect } from 'vitest';
import { encodeBearerPart, forgeBearer } from '../../server/test/bearers.ts';
import {
  sendCallback,
  findCookieValue,
  type ForgedIssuer,
  requestSignInStart,
  signInWithClaims,
  startSignIn,
  startWithIssuer,
  type StartedSignIn,
} from '../../server/test/forged-issuer.ts';
import { signUpIdentity, type Reply } from '../../server/test/person.ts';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';

type CallbackChanges = Parameters<typeof sendCallback>[3];

const noSessionExpectation: NonNullable<AbuseCase['alsoExpect']> = [
  'no session is created',
  (_server, reply) => expect(findCookieValue(reply, 'wishwell_session_id')).toBeUndefined(),
];

const notEchoedExpectation: NonNullable<AbuseCase['alsoExpect']> = [
  'the response does not contain the text `planted`',
  (_server, { text }) => expect(text).not.toContain('planted'),
];

/** Creates an abuse case: the browser requests the callback URL with changed query parameters or cookies. */
const createChangedCallbackCase = (
  abuse: string,
  words: string,
  changes: (window: StartedSignIn, other: StartedSignIn) => CallbackChanges,
): AbuseCase =>
  createAbuseCaseAs.anonymous(abuse, `GET /api/auth/google/callback with ${words}`, 400, {
    send: async () => {
      const { app, issuer } = await startWithIssuer();
      const [window, other] = [await startSignIn(app), await startSignIn(app)];
      return sendCallback(app, issuer, window, changes(window, other));
    },
    alsoExpect: noSessionExpectation,
  });

/** Creates an abuse case: the OpenID Connect issuer returns a wrong id token. */
const createWrongIdTokenCase = (
  abuse: string,
  words: string,
  claims: Record<string, unknown>,
  tricks: ForgedIssuer['tricks'] = {},
  status = 400,
): AbuseCase =>
  createAbuseCaseAs.anonymous(abuse, `GET /api/auth/google/callback, where the issuer’s token has ${words}`, status, {
    send: async () => {
      const { app, issuer } = await startWithIssuer();
      issuer.tricks = tricks;
      return signInWithClaims(app, issuer, claims);
    },
    alsoExpect: noSessionExpectation,
  });

async function attemptTakeover(claims: Record<string, unknown>): Promise<Reply> {
  const { app, issuer } = await startWithIssuer();
  const victim = await signUpIdentity(app, { name: 'Ana', email: 'ana@example.com' });
  const reply = await signInWithClaims(app, issuer, claims);
  const { rows } = await app.db.pool.query('select count(*) as sessions from auth.session where "userId" = $1', [
    victim.uid,
  ]);
  expect(rows, 'the victim has only the session of the sign-up').toEqual([{ sessions: 1 }]);
  return reply;
}

/** Abuse cases with wrong callbacks and wrong responses of an OpenID Connect issuer (API10:2023). */
export const issuerCases: readonly AbuseCase[] = [
  createChangedCallbackCase('callback without state', 'an empty state', () => ({ parameters: { state: '' } })),
  createChangedCallbackCase(
    'callback with the state of another window',
    'the state of another window',
    (_window, other) => ({
      parameters: { state: other.state },
    }),
  ),
  createChangedCallbackCase('callback in another browser', 'no cookie', () => ({ cookie: '' })),
  createChangedCallbackCase('callback of another issuer', 'iss https://evil.example', () => ({
    parameters: { iss: 'https://evil.example' },
  })),
  createChangedCallbackCase(
    'code of another window',
    'the code, and so the nonce, of another window',
    (_window, other) => ({
      parameters: { code: other.nonce },
    }),
  ),
  createWrongIdTokenCase('id token of another issuer', 'iss https://evil.example', { iss: 'https://evil.example' }),
  createWrongIdTokenCase('id token for another client', 'aud another-client', { aud: 'another-client' }),
  createWrongIdTokenCase('expired id token', 'exp in 1970', { exp: 1 }),
  createWrongIdTokenCase('id token without a nonce', 'no nonce', { nonce: undefined }),
  createWrongIdTokenCase(
    'unsigned id token',
    'alg none',
    {},
    { token: (claims) => `${encodeBearerPart({ alg: 'none' })}.${encodeBearerPart(claims)}.` },
  ),
  createWrongIdTokenCase(
    'id token signed with another key',
    'another key',
    {},
    {
      token: (claims) => forgeBearer(claims, { kid: 'one' }, 'RS256'),
    },
  ),
  createAbuseCaseAs.anonymous(
    'account takeover by an unverified e-mail address',
    'GET /api/auth/google/callback, where the issuer’s token has the victim’s email and email_verified false',
    403,
    {
      send: () => attemptTakeover({ email_verified: false }),
      alsoExpect: noSessionExpectation,
    },
  ),
  createAbuseCaseAs.anonymous(
    'issuer that returns HTML',
    'GET /api/auth/google/start, where the issuer returns HTML',
    502,
    {
      send: async () => {
        const { app, issuer } = await startWithIssuer();
        issuer.tricks.answer = (_request, response) => {
          response.setHeader('content-type', 'text/html').end('<b onload=alert(1)>planted');
          return true;
        };
        return requestSignInStart(app);
      },
      alsoExpect: notEchoedExpectation,
    },
  ),
  createAbuseCaseAs.anonymous(
    'markup in the issuer’s error',
    'GET /api/auth/google/callback?error=<script>planted</script>',
    400,
    {
      send: async () => {
        const { app, issuer } = await startWithIssuer();
        const parameters = { error: '<script>planted</script>', error_description: '<script>planted</script>' };
        return sendCallback(app, issuer, await startSignIn(app), { parameters });
      },
      alsoExpect: notEchoedExpectation,
    },
  ),
  createAbuseCaseAs.anonymous(
    'markup in the flow parameter',
    'GET /api/auth/google/start?flow=%22%3E%3Cscript%3Eplanted',
    400,
    {
      alsoExpect: notEchoedExpectation,
    },
  ),
];
