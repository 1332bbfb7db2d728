import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../../test/app.ts';
import { createFreshDatabase } from '../../../test/database.ts';
import { requestBearerToken, sendIdentityRequest } from '../../../test/identity-requests.ts';
import { startMailServerForTest } from '../../../test/mailbox.ts';
import { type Reply, signUpWithoutUserRecord, createVisitor } from '../../../test/person.ts';
import { resetPasswordByMail } from '../../../test/resets.ts';
import { findMailLink } from '../../../test/smtp-server.ts';

const ana = { name: 'Ana', email: 'ana@example.com', password: 'secret gift' };

async function startWithEmailVerification(env: Record<string, string> = {}) {
  const smtp = await startMailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url, REQUIRE_EMAIL_VERIFICATION: 'true', ...env });
  return {
    smtp,
    app,
    signUpAna: (): Promise<Reply> => sendIdentityRequest(app, 'sign-up/email', ana),
    signIn: (password = ana.password, verification?: string, email = ana.email): Promise<Reply> =>
      sendIdentityRequest(app, 'sign-in/email', { email, password, verification }),
    tokenFrom: async (count: number): Promise<string> =>
      /^#verify=([\w-]{43})$/.exec(findMailLink(await smtp.mail(count)).hash)?.[1] ?? '',
  };
}

test('with REQUIRE_EMAIL_VERIFICATION, a person with an unproven address gets a mail instead of a session', async () => {
  const { smtp, signUpAna, signIn, tokenFrom } = await startWithEmailVerification();
  const signUpReply = await signUpAna();
  expect(signUpReply).toMatchObject({
    status: 200,
    body: { user: { emailVerified: false }, awaitsVerification: true },
  });
  expect(signUpReply.headers.getSetCookie()).toEqual([]);
  expect((await smtp.mail(1)).subject).toBe('Confirm your email address');
  expect((await signIn('something else')).status).toBe(401);
  expect(smtp.mails).toHaveLength(1);

  const refused = await signIn();
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please confirm your email address first. We have sent you a new link.',
    },
  });
  expect(refused.headers.getSetCookie()).toEqual([]);

  // The refused sign-in has sent a second mail, which has made the link of the first mail invalid.
  const [older, newer] = [await tokenFrom(1), await tokenFrom(2)];
  expect(await signIn(ana.password, older)).toMatchObject({
    status: 403,
    body: {
      code: 'EMAIL_NOT_VERIFIED',
      message: 'This link has been used or is too old. We have sent you a new one.',
    },
  });
  const newest = await tokenFrom(3);
  expect((await signIn(ana.password, newer)).status).toBe(403);
  expect(await signIn(ana.password, await tokenFrom(4))).toMatchObject({
    status: 200,
    body: { user: { emailVerified: true } },
  });
  expect(newest).not.toBe(newer);
  expect(await signIn()).toMatchObject({ status: 200, body: { user: { emailVerified: true } } });
});

test('a sign-in with a confirmation link proves no address if the password is wrong or of another account', async () => {
  const { app, signUpAna, signIn, tokenFrom } = await startWithEmailVerification();
  await signUpAna();
  const token = await tokenFrom(1);
  const eve = { name: 'Eve', email: 'eve@example.com', password: 'eves word' };
  await sendIdentityRequest(app, 'sign-up/email', eve);
  expect((await signIn('something else', token)).status).toBe(401);
  expect((await signIn(eve.password, token, eve.email)).status).toBe(403);
  const { rows } = await app.db.pool.query('select "emailVerified" from auth."user"');
  expect(rows).toEqual([{ emailVerified: false }, { emailVerified: false }]);
  // The failed sign-ins above have not invalidated the link for verification.
  expect((await signIn(ana.password, token)).status).toBe(200);
});

test('simultaneous sign-ins with the same confirmation link all succeed; after that, the link is used up', async () => {
  const { app, signUpAna, signIn, tokenFrom } = await startWithEmailVerification();
  await signUpAna();
  const token = await tokenFrom(1);
  const replies = await Promise.all(Array.from({ length: 4 }, () => signIn(ana.password, token)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await app.db.pool.query('update auth."user" set "emailVerified" = false');
  expect((await signIn(ana.password, token)).status).toBe(403);
});

test('a password reset proves the e-mail address; a confirmation link cannot reset a password', async () => {
  const { app, smtp, signUpAna, signIn, tokenFrom } = await startWithEmailVerification();
  await signUpAna();
  const other = await sendIdentityRequest(app, 'reset-password', {
    token: await tokenFrom(1),
    newPassword: 'another word',
  });
  expect(other).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  await sendIdentityRequest(app, 'request-password-reset', { email: ana.email });
  const token = findMailLink(await smtp.mail(2)).hash.slice('#reset='.length);
  expect((await signIn(ana.password, token)).status).toBe(403);
  await sendIdentityRequest(app, 'reset-password', { token, newPassword: ana.password });
  expect((await signIn()).status).toBe(200);
});

test('the endpoint update-user changes only the name, and only with a session and from our own origin', async () => {
  const app = await startAppForTest();
  const { cookie, uid } = await signUpWithoutUserRecord(app, ana);
  const renameIdentity = (name: unknown, headers: Record<string, string>): Promise<Reply> =>
    sendIdentityRequest(app, 'update-user', { name }, headers);
  const nameNow = async (): Promise<unknown> =>
    (await app.db.pool.query('select name from auth."user" where id = $1', [uid])).rows;
  expect((await renameIdentity('\u202EA\u0007nn', { cookie })).status).toBe(200);
  expect(await nameNow()).toEqual([{ name: 'Ann' }]);
  expect((await renameIdentity('\u3164', { cookie })).status).toBe(200);
  expect(await nameNow()).toEqual([{ name: '' }]);
  expect(await renameIdentity('Anna', { cookie })).toMatchObject({ status: 200, body: { success: true } });
  expect((await renameIdentity('Eve', {})).status).toBe(401);
  expect((await renameIdentity('', { cookie })).status).toBe(400);
  expect((await renameIdentity('x'.repeat(201), { cookie })).status).toBe(400);
  expect((await renameIdentity('Eve', { cookie, origin: 'https://evil.example' })).status).toBe(403);
  for (const more of [{ emailVerified: true }, { email: 'eve@example.com' }, { image: 'https://evil.example' }]) {
    expect((await sendIdentityRequest(app, 'update-user', { name: 'Anna', ...more }, { cookie })).status).toBe(400);
  }
  const { rows } = await app.db.pool.query(
    'select name, email, "emailVerified", image from auth."user" where id = $1',
    [uid],
  );
  expect(rows).toEqual([{ name: 'Anna', email: ana.email, emailVerified: false, image: null }]);
});

test('a user in SUPERUSER_EMAILS who lost the superuser role does not get it back by a password reset', async () => {
  const smtp = await startMailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url, SUPERUSER_EMAILS: 'boss@example.com' });
  const { uid, email } = await signUpWithoutUserRecord(app, { name: 'Boss', email: 'boss@example.com' });
  await app.db.pool.query('update auth."user" set "emailVerified" = true');
  await app.db.pool.query('insert into users (uid, email) values ($1, $2)', [uid, email]);
  expect((await resetPasswordByMail(app, smtp, { email, password: 'another word' })).status).toBe(200);
  expect((await app.db.pool.query('select is_superuser from users')).rows).toEqual([{ is_superuser: false }]);
});

test('a session from before REQUIRE_EMAIL_VERIFICATION was set gets 403 until the address is proven', async () => {
  const database = await createFreshDatabase();
  const lax = await startAppForTest({}, { database: { ...database, drop: async () => undefined } });
  const { cookie, uid, email } = await signUpWithoutUserRecord(lax, { name: 'Ana', email: ana.email });
  const strict = await startAppForTest({ REQUIRE_EMAIL_VERIFICATION: 'true' }, { database });
  expect(await requestBearerToken(strict, cookie)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
  const body = { firebase_uid: uid, email, display_name: 'Ana', avatar: 'gray' };
  expect((await createVisitor(strict).tries(calls.createUser, { body })).status).toBe(401);
  await database.db.pool.query('update auth."user" set "emailVerified" = true');
  expect((await requestBearerToken(strict, cookie)).status).toBe(200);
});
