import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { sendSignInCallback, findCookieValue, startForgedIssuer, startSignIn } from '../../test/forged-issuer.ts';
import { requestBearerToken, sendIdentityRequest, signOut } from '../../test/identity-requests.ts';
import { startMailServerForTest } from '../../test/mailbox.ts';
import { signUpWithoutUserRecord, createVisitor } from '../../test/person.ts';
import { findMailLink } from '../../test/smtp-server.ts';

const email = 'canary.ana@example.com';

test('e-mail addresses, passwords, tokens and codes appear neither in logs nor in error responses', async () => {
  const lines: string[] = [];
  const [smtp, issuer] = [await startMailServerForTest(), await startForgedIssuer()];
  const env = { ...issuer.environment, SMTP_URL: smtp.url, LOG_LEVEL: 'trace' };
  const app = await startAppForTest(env, { log: { write: (line) => void lines.push(line) } });

  const ana = await signUpWithoutUserRecord(app, { name: 'Canary Ana', email, password: 'canary password' });
  const signIn = await sendIdentityRequest(app, 'sign-in/email', { email, password: 'canary password' });
  const session = findCookieValue(signIn, 'wishwell_session_id') ?? '';
  smtp.refuses = true;
  await sendIdentityRequest(app, 'request-password-reset', { email });
  await expect.poll(() => smtp.refused, { timeout: 5_000 }).toBe(1);
  smtp.refuses = false;
  await sendIdentityRequest(app, 'request-password-reset', { email });
  const token = findMailLink(await smtp.mail(1)).hash.split('=')[1] ?? '';
  const newPassword = 'canary password two';
  expect((await sendIdentityRequest(app, 'reset-password', { token, newPassword })).status).toBe(200);

  const window = await startSignIn(app);
  const replies = [
    await sendIdentityRequest(app, 'sign-in/email', { email, password: 'canary guess' }),
    await sendIdentityRequest(app, 'sign-up/email', { name: 'Canary', email, password: 'canary password' }),
    await sendIdentityRequest(app, 'reset-password', { token, newPassword }),
    await sendIdentityRequest(app, 'sign-in/email', { email, password: 'canary password', verification: token }),
    await sendSignInCallback(app, issuer, window, { parameters: { code: 'canary-code' } }),
    await createVisitor(app, `${ana.bearer}x`).sends('GET', '/api/mywishlists'),
  ];
  await app.db.pool.query('alter table auth.session rename to gone');
  replies.push(await requestBearerToken(app, session), await signOut(app, session));
  await app.db.pool.query('alter table auth.gone rename to session');
  for (const { status } of replies) expect(status).toBeGreaterThanOrEqual(400);

  const cookieValue = session.split('=')[1] ?? '';
  const sessionToken = decodeURIComponent(cookieValue).split('.')[0] ?? '';
  const { state, nonce, cookie } = window;
  const log = lines.join('').toLowerCase();
  expect(log, 'the faults were logged').toContain('identity call failed');
  for (const secret of [
    'canary',
    encodeURIComponent(email),
    ana.bearer,
    cookieValue,
    sessionToken,
    token,
    state,
    nonce,
    cookie,
  ]) {
    expect(log).not.toContain(secret.toLowerCase());
    for (const { text } of replies) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});
