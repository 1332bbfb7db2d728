import { expect, test } from 'vitest';
import { calls } from '@wishwell/contract/calls.ts';
import { startAppForTest } from '../../../test/app.ts';
import { freshDatabase } from '../../../test/database.ts';
import { askForToken, postIdentity, signInWith } from '../../../test/identity-calls.ts';
import { mailServerForTest } from '../../../test/mailbox.ts';
import { type Reply, signUp, visitor } from '../../../test/person.ts';
import { linkIn } from '../../../test/smtp-server.ts';

const ana = { name: 'Ana', email: 'ana@example.com', password: 'secret gift' };

/** A server that lets nobody in before the address is proven. */
async function startStrict(env: Record<string, string> = {}) {
  const smtp = await mailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url, REQUIRE_EMAIL_VERIFICATION: 'true', ...env });
  return {
    smtp,
    app,
    signsUp: (): Promise<Reply> => postIdentity(app, 'sign-up/email', ana),
    signsIn: (password = ana.password, verification?: string, email = ana.email): Promise<Reply> =>
      postIdentity(app, 'sign-in/email', { email, password, verification }),
    tokenFrom: async (count: number): Promise<string> =>
      /^#verify=([\w-]{43})$/.exec(linkIn(await smtp.mail(count)).hash)?.[1] ?? '',
  };
}

test('who must prove the address first gets a mail and no session', async () => {
  const { smtp, signsUp, signsIn, tokenFrom } = await startStrict();
  const made = await signsUp();
  expect(made).toMatchObject({ status: 200, body: { user: { emailVerified: false }, awaitsVerification: true } });
  expect(made.headers.getSetCookie()).toEqual([]);
  expect((await smtp.mail(1)).subject).toBe('Confirm your email address');

  const refused = await signsIn();
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please confirm your email address first. We have sent you a new link.',
    },
  });
  expect(refused.headers.getSetCookie()).toEqual([]);

  // The mail of the refused sign-in has ended the first one's link.
  const [older, newer] = [await tokenFrom(1), await tokenFrom(2)];
  expect(await signsIn(ana.password, older)).toMatchObject({
    status: 403,
    body: {
      code: 'EMAIL_NOT_VERIFIED',
      message: 'This link has been used or is too old. We have sent you a new one.',
    },
  });
  const newest = await tokenFrom(3);
  expect((await signsIn(ana.password, newer)).status).toBe(403);
  expect(await signsIn(ana.password, await tokenFrom(4))).toMatchObject({
    status: 200,
    body: { user: { emailVerified: true } },
  });
  expect(newest).not.toBe(newer);
  expect(await signsIn()).toMatchObject({ status: 200, body: { user: { emailVerified: true } } });
});

test('neither the link without the password nor the link of another address proves anything', async () => {
  const { app, signsUp, signsIn, tokenFrom } = await startStrict();
  await signsUp();
  const token = await tokenFrom(1);
  const eve = { name: 'Eve', email: 'eve@example.com', password: 'eves word' };
  await postIdentity(app, 'sign-up/email', eve);
  expect((await signsIn('something else', token)).status).toBe(401);
  expect((await signsIn(eve.password, token, eve.email)).status).toBe(403);
  const { rows } = await app.db.pool.query('select "emailVerified" from auth."user"');
  expect(rows).toEqual([{ emailVerified: false }, { emailVerified: false }]);
  // What did not fit was not spent.
  expect((await signsIn(ana.password, token)).status).toBe(200);
});

test('a link is good once, for sign-ins at the same instant too', async () => {
  const { app, signsUp, signsIn, tokenFrom } = await startStrict();
  await signsUp();
  const token = await tokenFrom(1);
  const replies = await Promise.all(Array.from({ length: 4 }, () => signsIn(ana.password, token)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await app.db.pool.query('update auth."user" set "emailVerified" = false');
  expect((await signsIn(ana.password, token)).status).toBe(403);
});

test('only the right password tells that an address is not proven', async () => {
  const { smtp, signsUp, signsIn } = await startStrict();
  await signsUp();
  await smtp.mail(1);
  expect((await signsIn('something else')).status).toBe(401);
  expect(smtp.mails).toHaveLength(1);
});

test('an address that is taken is said to be so, with verification as without', async () => {
  const { signsUp } = await startStrict();
  await signsUp();
  expect(await signsUp()).toMatchObject({ status: 409, body: { code: 'USER_ALREADY_EXISTS' } });
  const replies = await Promise.all([1, 2].map(async () => (await startStrict()).signsUp()));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
});

test('a reset proves the address too', async () => {
  const { app, smtp, signsUp, signsIn } = await startStrict();
  await signsUp();
  await smtp.mail(1);
  await postIdentity(app, 'request-password-reset', { email: ana.email });
  const token = linkIn(await smtp.mail(2)).hash.slice('#reset='.length);
  expect((await signsIn(ana.password, token)).status).toBe(403);
  await postIdentity(app, 'reset-password', { token, newPassword: ana.password });
  expect((await signsIn()).status).toBe(200);
});

test('a link to prove an address sets no password', async () => {
  const { app, signsUp, tokenFrom } = await startStrict();
  await signsUp();
  const reply = await postIdentity(app, 'reset-password', { token: await tokenFrom(1), newPassword: 'another word' });
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
});

test('without the setting a new account is signed in at once', async () => {
  const app = await startAppForTest();
  const made = await postIdentity(app, 'sign-up/email', ana);
  expect(made).toMatchObject({ status: 200, body: { awaitsVerification: false } });
  expect(made.headers.getSetCookie()).toHaveLength(1);
});

test('a configured superuser is raised when the address is proven, however long after the record was made', async () => {
  const smtp = await mailServerForTest();
  const app = await startAppForTest({
    SMTP_URL: smtp.url,
    SUPERUSER_EMAILS: 'boss@example.com',
    PUBLIC_URL: 'https://wishes.example',
  });
  const { uid, bearer, email } = await signUp(app, { name: 'Boss', email: 'Boss@example.com' });
  const boss = visitor(app, bearer);
  const body = { firebase_uid: uid, email, display_name: 'Boss', avatar: 'gray' } as const;
  expect(await boss.does(calls.createUser, { body })).toMatchObject({ is_superuser: false });
  await postIdentity(app, 'request-password-reset', { email });
  const token = linkIn(await smtp.mail(1)).hash.slice('#reset='.length);
  await postIdentity(app, 'reset-password', { token, newPassword: 'another word' });
  expect((await boss.tries(calls.getUserByUid, { params: { uid } })).status).toBe(401);
  const again = await signInWith(app, { email, password: 'another word' });
  expect(await again.does(calls.getUserByUid, { params: { uid } })).toMatchObject({ is_superuser: true });
});

test('the name that the provider knows can be changed by its owner alone', async () => {
  const app = await startAppForTest();
  const { cookie, uid } = await signUp(app, ana);
  const renames = (name: unknown, headers: Record<string, string>): Promise<Reply> =>
    postIdentity(app, 'update-user', { name }, headers);
  const nameNow = async (): Promise<unknown> =>
    (await app.db.pool.query('select name from auth."user" where id = $1', [uid])).rows;
  expect((await renames('\u202EA\u0007nn', { cookie })).status).toBe(200);
  expect(await nameNow()).toEqual([{ name: 'Ann' }]);
  expect((await renames('\u3164', { cookie })).status).toBe(200);
  expect(await nameNow()).toEqual([{ name: '' }]);
  expect(await renames('Anna', { cookie })).toMatchObject({ status: 200, body: { success: true } });
  expect((await renames('Eve', {})).status).toBe(401);
  expect((await renames('', { cookie })).status).toBe(400);
  expect((await renames('x'.repeat(201), { cookie })).status).toBe(400);
  expect((await renames('Eve', { cookie, origin: 'https://evil.example' })).status).toBe(403);
  for (const more of [{ emailVerified: true }, { email: 'eve@example.com' }, { image: 'https://evil.example' }]) {
    expect((await postIdentity(app, 'update-user', { name: 'Anna', ...more }, { cookie })).status).toBe(400);
  }
  const { rows } = await app.db.pool.query(
    'select name, email, "emailVerified", image from auth."user" where id = $1',
    [uid],
  );
  expect(rows).toEqual([{ name: 'Anna', email: ana.email, emailVerified: false, image: null }]);
});

test('what an operator took from a configured superuser does not come back by a reset', async () => {
  const smtp = await mailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url, SUPERUSER_EMAILS: 'boss@example.com' });
  const { uid, email } = await signUp(app, { name: 'Boss', email: 'boss@example.com' });
  await app.db.pool.query('update auth."user" set "emailVerified" = true');
  await app.db.pool.query('insert into users (uid, email) values ($1, $2)', [uid, email]);
  await postIdentity(app, 'request-password-reset', { email });
  const token = linkIn(await smtp.mail(1)).hash.slice('#reset='.length);
  expect((await postIdentity(app, 'reset-password', { token, newPassword: 'another word' })).status).toBe(200);
  expect((await app.db.pool.query('select is_superuser from users')).rows).toEqual([{ is_superuser: false }]);
});

test('sessions and sign-ups from before the setting prove the address too', async () => {
  const database = await freshDatabase();
  const lax = await startAppForTest({}, { ...database, drop: async () => undefined });
  const { cookie, uid, email } = await signUp(lax, { name: 'Ana', email: ana.email });
  const strict = await startAppForTest({ REQUIRE_EMAIL_VERIFICATION: 'true' }, database);
  expect(await askForToken(strict, cookie)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
  const body = { firebase_uid: uid, email, display_name: 'Ana', avatar: 'gray' };
  expect((await visitor(strict).tries(calls.createUser, { body })).status).toBe(401);
  await database.db.pool.query('update auth."user" set "emailVerified" = true');
  expect((await askForToken(strict, cookie)).status).toBe(200);
});
