import { calls } from '@wishwell/contract/calls.ts';
import { expect, it } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { sendIdentityRequest, signInWithCredentials } from '../../test/identity-requests.ts';
import { startMailServerForTest } from '../../test/mailbox.ts';
import { findMailLink } from '../../test/smtp-server.ts';

const password = 'secret gift';

it.each(['jörg@x.example', 'jörg@bücher.example', "o'neil&co@x.example", 'a..b@-x.y'])(
  'a person with the address %s signs up once, signs in and gets a user record with this address',
  async (email) => {
    const app = await startAppForTest();
    const signUp = await sendIdentityRequest(app, 'sign-up/email', { name: 'Jo', email, password });
    expect(signUp).toMatchObject({ status: 200, body: { user: { email }, awaitsVerification: false } });
    const again = await sendIdentityRequest(app, 'sign-up/email', { name: 'Jo', email, password });
    expect(again).toMatchObject({ status: 409, body: { code: 'USER_ALREADY_EXISTS' } });
    const wrong = await sendIdentityRequest(app, 'sign-in/email', { email, password: 'something else' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } });
    const { id: uid } = (signUp.body as { user: { id: string } }).user;
    const caller = await signInWithCredentials(app, { email, password });
    const body = { firebase_uid: uid, display_name: 'Jo', email, avatar: 'gray' } as const;
    expect(await caller.does(calls.createUser, { body })).toMatchObject({ email });
    const { rows } = await app.db.pool.query('select email from auth."user"');
    expect(rows).toEqual([{ email }]);
  },
);

it('a person whose e-mail address has non-ASCII letters can prove it and reset the password', async () => {
  const email = 'jörg@x.example';
  const smtp = await startMailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url, REQUIRE_EMAIL_VERIFICATION: 'true' });
  const signUp = await sendIdentityRequest(app, 'sign-up/email', { name: 'Jörg', email, password });
  expect(signUp).toMatchObject({ status: 200, body: { user: { email }, awaitsVerification: true } });
  const confirmation = await smtp.mail(1);
  expect(confirmation.to).toEqual([email]);
  const verification = findMailLink(confirmation).hash.replace('#verify=', '');
  expect(await sendIdentityRequest(app, 'sign-in/email', { email, password, verification })).toMatchObject({
    status: 200,
  });

  expect(await sendIdentityRequest(app, 'request-password-reset', { email })).toMatchObject({ status: 200 });
  const mail = await smtp.mail(2);
  expect(mail.to).toEqual([email]);
  const token = findMailLink(mail).hash.replace(/^#\w+=/, '');
  const newPassword = 'another gift';
  expect(await sendIdentityRequest(app, 'reset-password', { token, newPassword })).toMatchObject({ status: 200 });
  expect(await sendIdentityRequest(app, 'sign-in/email', { email, password })).toMatchObject({ status: 401 });
  expect(await sendIdentityRequest(app, 'sign-in/email', { email, password: newPassword })).toMatchObject({
    status: 200,
  });
});

it('a sign-up with a malformed e-mail address or a confusable letter gets 400', async () => {
  const app = await startAppForTest();
  const addresses = ['eri\u212A@example.com', '\u0130da@example.com', 'a@b..c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b@c.d'];
  for (const email of [...addresses, '@b.c', 'a@b']) {
    const { status, body } = await sendIdentityRequest(app, 'sign-up/email', { name: 'Ana', email, password });
    expect({ email, status, body }).toMatchObject({ email, status: 400, body: { code: 'INVALID_EMAIL' } });
  }
});

// Detects slow regular expressions (ReDoS). Each e-mail address almost fills the maximum request body.
it('an e-mail address of 8,000 unusual characters gets 400 within five seconds', { timeout: 5_000 }, async () => {
  const app = await startAppForTest();
  const dots = '.'.repeat(8_000);
  for (const email of [`a@${dots}`, `a@${dots}@`, '@'.repeat(8_000), `${'a.'.repeat(4_000)}@`]) {
    for (const path of ['sign-in/email', 'request-password-reset'])
      expect((await sendIdentityRequest(app, path, { email, password })).status).toBe(400);
  }
});
