import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import {
  sendCallback,
  findCookieValue,
  requestSignInStart,
  startForgedIssuer,
  startSignIn,
} from '../../test/forged-issuer.ts';
import { requestBearerToken, postIdentity, signOut } from '../../test/identity-calls.ts';
import { startMailServerForTest } from '../../test/mailbox.ts';
import { type Reply, signUpIdentity, createVisitor } from '../../test/person.ts';
import { findMailLink } from '../../test/smtp-server.ts';

const email = 'canary.ana@example.com';

test('e-mail addresses, passwords, tokens and codes appear neither in logs nor in error responses', async () => {
  const lines: string[] = [];
  const smtp = await startMailServerForTest();
  const issuer = await startForgedIssuer();
  const env = { ...issuer.environment, SMTP_URL: smtp.url, LOG_LEVEL: 'trace' };
  const app = await startAppForTest(env, { log: { write: (line) => void lines.push(line) } });
  const replies: Reply[] = [];
  const send = async (path: string, body: object, headers = {}): Promise<Reply> => {
    const reply = await postIdentity(app, path, body, headers);
    replies.push(reply);
    return reply;
  };

  const ana = await signUpIdentity(app, { name: 'Canary Ana', email, password: 'canary password' });
  await send('sign-in/email', { email, password: 'canary guess' });
  const signIn = await send('sign-in/email', { email, password: 'canary password' });
  const session = findCookieValue(signIn, 'wishwell_session_id') ?? '';
  await send('sign-up/email', { name: 'Canary', email, password: 'canary password' });
  await send('update-user', { name: 'Canary Anna' }, { cookie: session });

  smtp.refuses = true;
  await send('request-password-reset', { email });
  await expect.poll(() => smtp.refused, { timeout: 5_000 }).toBe(1);
  smtp.refuses = false;
  await send('request-password-reset', { email });
  const token = findMailLink(await smtp.mail(1)).hash.split('=')[1] ?? '';
  await send('reset-password', { token, newPassword: 'short' });
  await send('reset-password', { token, newPassword: 'canary password two' });
  await send('reset-password', { token, newPassword: 'canary password two' });
  await send('sign-in/email', { email, password: 'canary password', verification: token });

  const window = await startSignIn(app);
  const code = { parameters: { code: 'canary-code' } };
  replies.push(await sendCallback(app, issuer, window, code), await sendCallback(app, issuer, window));
  issuer.tricks.answer = (_request, response) => {
    response.statusCode = 500;
    response.end('canary answer');
    return true;
  };
  replies.push(await sendCallback(app, issuer, window), await requestSignInStart(app));

  const forgedBearer = `${ana.bearer}x`;
  replies.push(await createVisitor(app, forgedBearer).sends('GET', '/api/mywishlists'));
  await app.db.pool.query('alter table auth.session rename to gone');
  replies.push(await requestBearerToken(app, session), await signOut(app, session));
  await app.db.pool.query('alter table auth.gone rename to session');

  const secrets = [
    'canary',
    encodeURIComponent(email),
    ana.bearer,
    session.split('=')[1] ?? '',
    decodeURIComponent(session.split('=')[1] ?? '').split('.')[0] ?? '',
    token,
    window.state,
    window.nonce,
    window.cookie,
  ];
  const log = lines.join('').toLowerCase();
  expect(log, 'the faults were logged').toContain('identity call failed');
  for (const secret of secrets) expect(log).not.toContain(secret.toLowerCase());
  for (const { text } of replies.filter(({ status }) => status >= 400)) {
    for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});
