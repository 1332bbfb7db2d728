import { expect } from 'vitest';
import { encodePart, forge } from '../../server/test/bearers.ts';
import {
  comesBack,
  cookieOf,
  type ForgedIssuer,
  opensWindow,
  signsInBy,
  startWindow,
  startWithIssuer,
  type Window,
} from '../../server/test/forged-issuer.ts';
import { signUp, type Reply } from '../../server/test/person.ts';
import { type AbuseCase, by } from './abuse-case.ts';

type Changes = Parameters<typeof comesBack>[3];

const noSession: NonNullable<AbuseCase['and']> = [
  'nobody is signed in',
  (_stage, reply) => expect(cookieOf(reply, 'wishwell_session_id')).toBeUndefined(),
];

const nothingShown: NonNullable<AbuseCase['and']> = [
  'nothing of it is shown',
  (_stage, { text }) => expect(text).not.toContain('planted'),
];

/** Coming back from an issuer with something else than it was sent for. */
const returnWith = (abuse: string, words: string, changes: (window: Window, other: Window) => Changes): AbuseCase =>
  by.anonymous(abuse, `GET /api/auth/google/callback with ${words}`, 400, {
    send: async () => {
      const { app, issuer } = await startWithIssuer();
      const [window, other] = [await startWindow(app), await startWindow(app)];
      return comesBack(app, issuer, window, changes(window, other));
    },
    and: noSession,
  });

/** An issuer that says something else than it should. */
const token = (
  abuse: string,
  words: string,
  claims: Record<string, unknown>,
  tricks: ForgedIssuer['tricks'] = {},
  answer = 400,
): AbuseCase =>
  by.anonymous(abuse, `GET /api/auth/google/callback, where the issuer’s token has ${words}`, answer, {
    send: async () => {
      const { app, issuer } = await startWithIssuer();
      issuer.tricks = tricks;
      return signsInBy(app, issuer, claims);
    },
    and: noSession,
  });

async function takesOver(claims: Record<string, unknown>): Promise<Reply> {
  const { app, issuer } = await startWithIssuer();
  const victim = await signUp(app, { name: 'Ana', email: 'ana@example.com' });
  const reply = await signsInBy(app, issuer, claims);
  const { rows } = await app.db.pool.query('select count(*) as sessions from auth.session where "userId" = $1', [
    victim.uid,
  ]);
  expect(rows, 'the victim has the session of signing up, and no other').toEqual([{ sessions: 1 }]);
  return reply;
}

/** Trusting what another service says. */
export const issuerCases: readonly AbuseCase[] = [
  returnWith('an answer for nobody', 'an empty state', () => ({ parameters: { state: '' } })),
  returnWith('an answer for another window', 'the state of another window', (_window, other) => ({
    parameters: { state: other.state },
  })),
  returnWith('an answer for another browser', 'no cookie', () => ({ cookie: '' })),
  returnWith('an answer of another issuer', 'iss https://evil.example', () => ({
    parameters: { iss: 'https://evil.example' },
  })),
  returnWith('a code of another window', 'the code, and so the nonce, of another window', (_window, other) => ({
    parameters: { code: other.nonce },
  })),
  token('a token of another issuer', 'iss https://evil.example', { iss: 'https://evil.example' }),
  token('a token for another client', 'aud another-client', { aud: 'another-client' }),
  token('a token that has run out', 'exp in 1970', { exp: 1 }),
  token('a token without a nonce', 'no nonce', { nonce: undefined }),
  token(
    'a token that nobody has signed',
    'alg none',
    {},
    { token: (claims) => `${encodePart({ alg: 'none' })}.${encodePart(claims)}.` },
  ),
  token(
    'a token that somebody else has signed',
    'another key',
    {},
    {
      token: (claims) => forge(claims, { kid: 'one' }, 'RS256'),
    },
  ),
  by.anonymous(
    'somebody’s account, by an address that the issuer has not proven',
    'GET /api/auth/google/callback, where the issuer’s token has the victim’s email and email_verified false',
    403,
    {
      send: () => takesOver({ email_verified: false }),
      and: noSession,
    },
  ),
  by.anonymous('an issuer that answers with a page', 'GET /api/auth/google/start, where the issuer answers HTML', 502, {
    send: async () => {
      const { app, issuer } = await startWithIssuer();
      issuer.tricks.answer = (_request, response) => {
        response.setHeader('content-type', 'text/html').end('<b onload=alert(1)>planted');
        return true;
      };
      return opensWindow(app);
    },
    and: nothingShown,
  }),
  by.anonymous('markup in the issuer’s refusal', 'GET /api/auth/google/callback?error=<script>planted</script>', 400, {
    send: async () => {
      const { app, issuer } = await startWithIssuer();
      const parameters = { error: '<script>planted</script>', error_description: '<script>planted</script>' };
      return comesBack(app, issuer, await startWindow(app), { parameters });
    },
    and: nothingShown,
  }),
  by.anonymous('markup in the name of the window', 'GET /api/auth/google/start?flow=%22%3E%3Cscript%3Eplanted', 400, {
    and: nothingShown,
  }),
];
