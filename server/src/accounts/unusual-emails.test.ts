import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { postIdentity, signInWithCredentials } from '../../test/identity-calls.ts';
import { startMailServerForTest } from '../../test/mailbox.ts';
import { findMailLink } from '../../test/smtp-server.ts';

const password = 'secret gift';

describe.each(['jörg@x.example', 'jörg@bücher.example', "o'neil&co@x.example", 'a..b@-x.y'])(
  'a person with the e-mail address %s',
  (email) => {
    it('signs up, signs in and gets a user record with this address', async () => {
      const app = await startAppForTest();
      const signUp = await postIdentity(app, 'sign-up/email', { name: 'Jo', email, password });
      expect(signUp).toMatchObject({ status: 200, body: { user: { email }, awaitsVerification: false } });
      const signIn = await postIdentity(app, 'sign-in/email', { email, password });
      expect(signIn).toMatchObject({ status: 200, body: { user: { email } } });
      const uid = (signIn.body as { user: { id: string } }).user.id;
      const caller = await signInWithCredentials(app, { email, password });
      const body = { firebase_uid: uid, display_name: 'Jo', email, avatar: 'gray' } as const;
      expect(await caller.does(calls.createUser, { body })).toMatchObject({ email });
      const { rows } = await app.db.pool.query('select email from auth."user"');
      expect(rows).toEqual([{ email }]);
    });

    it('gets 409 for a second sign-up, and 401 for a wrong password', async () => {
      const app = await startAppForTest();
      await postIdentity(app, 'sign-up/email', { name: 'Jo', email, password });
      expect(await postIdentity(app, 'sign-up/email', { name: 'Jo', email, password })).toMatchObject({
        status: 409,
        body: { code: 'USER_ALREADY_EXISTS' },
      });
      expect(await postIdentity(app, 'sign-in/email', { email, password: 'something else' })).toMatchObject({
        status: 401,
        body: { code: 'INVALID_EMAIL_OR_PASSWORD' },
      });
    });
  },
);

it('a person with an address of other letters than ASCII proves it, and resets a forgotten password', async () => {
  const email = 'jörg@x.example';
  const smtp = await startMailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url, REQUIRE_EMAIL_VERIFICATION: 'true' });
  const signUp = await postIdentity(app, 'sign-up/email', { name: 'Jörg', email, password });
  expect(signUp).toMatchObject({ status: 200, body: { user: { email }, awaitsVerification: true } });
  const confirmation = await smtp.mail(1);
  expect(confirmation.to).toEqual([email]);
  const verification = findMailLink(confirmation).hash.replace('#verify=', '');
  expect(await postIdentity(app, 'sign-in/email', { email, password, verification })).toMatchObject({ status: 200 });

  expect(await postIdentity(app, 'request-password-reset', { email })).toMatchObject({ status: 200 });
  const mail = await smtp.mail(2);
  expect(mail.to).toEqual([email]);
  const token = findMailLink(mail).hash.replace(/^#\w+=/, '');
  const newPassword = 'another gift';
  expect(await postIdentity(app, 'reset-password', { token, newPassword })).toMatchObject({ status: 200 });
  expect(await postIdentity(app, 'sign-in/email', { email, password })).toMatchObject({ status: 401 });
  expect(await postIdentity(app, 'sign-in/email', { email, password: newPassword })).toMatchObject({ status: 200 });
});
