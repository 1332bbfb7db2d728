import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { comesBack, cookieOf, opensWindow, startForgedIssuer, startWindow } from '../../test/forged-issuer.ts';
import { askForToken, postIdentity, signOut } from '../../test/identity-calls.ts';
import { mailServerForTest } from '../../test/mailbox.ts';
import { type Reply, signUp, visitor } from '../../test/person.ts';
import { linkIn } from '../../test/smtp-server.ts';

const email = 'canary.ana@example.com';

test('neither address, password, token, link nor code reaches the log, or an answer that others see', async () => {
  const lines: string[] = [];
  const smtp = await mailServerForTest();
  const issuer = await startForgedIssuer();
  const env = { ...issuer.environment, SMTP_URL: smtp.url, LOG_LEVEL: 'trace' };
  const app = await startAppForTest(env, undefined, { write: (line) => void lines.push(line) });
  const answers: Reply[] = [];
  const sends = async (path: string, body: object, headers = {}): Promise<Reply> => {
    const reply = await postIdentity(app, path, body, headers);
    answers.push(reply);
    return reply;
  };

  const ana = await signUp(app, { name: 'Canary Ana', email, password: 'canary password' });
  await sends('sign-in/email', { email, password: 'canary guess' });
  const signIn = await sends('sign-in/email', { email, password: 'canary password' });
  const session = cookieOf(signIn, 'wishwell_session_id') ?? '';
  await sends('sign-up/email', { name: 'Canary', email, password: 'canary password' });
  await sends('update-user', { name: 'Canary Anna' }, { cookie: session });

  smtp.refuses = true;
  await sends('request-password-reset', { email });
  await expect.poll(() => smtp.refused, { timeout: 5_000 }).toBe(1);
  smtp.refuses = false;
  await sends('request-password-reset', { email });
  const token = linkIn(await smtp.mail(1)).hash.split('=')[1] ?? '';
  await sends('reset-password', { token, newPassword: 'short' });
  await sends('reset-password', { token, newPassword: 'canary password two' });
  await sends('reset-password', { token, newPassword: 'canary password two' });
  await sends('sign-in/email', { email, password: 'canary password', verification: token });

  const window = await startWindow(app);
  const code = { parameters: { code: 'canary-code' } };
  answers.push(await comesBack(app, issuer, window, code), await comesBack(app, issuer, window));
  issuer.tricks.answer = (_request, response) => {
    response.statusCode = 500;
    response.end('canary answer');
    return true;
  };
  answers.push(await comesBack(app, issuer, window), await opensWindow(app));

  const forged = `${ana.bearer}x`;
  answers.push(await visitor(app, forged).sends('GET', '/api/mywishlists'));
  await app.db.pool.query('alter table auth.session rename to gone');
  answers.push(await askForToken(app, session), await signOut(app, session));
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
  for (const { text } of answers.filter(({ status }) => status >= 400)) {
    for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});

test('a link tells no other site where it came from', async () => {
  const app = await startAppForTest();
  const reply = await visitor(app).sends('GET', '/api/auth/jwks');
  expect(reply.headers.get('referrer-policy')).toBe('same-origin');
});
