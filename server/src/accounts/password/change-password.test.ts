import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { requestBearerToken, sendIdentityRequest, signInWithCredentials } from '../../../test/identity-requests.ts';
import { type Reply, signUpPerson } from '../../../test/person.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on' });
});

afterAll(() => app.close());

/** The password of accounts that `signUpPerson` creates. */
const password = 'secret gift';

const signUpAna = () => signUpPerson(app, 'Ana');

const changePassword = (cookie: string, currentPassword: string, newPassword = 'another word'): Promise<Reply> =>
  sendIdentityRequest(app, 'change-password', { currentPassword, newPassword }, { cookie, origin: app.origin });

test('a password change ends other sessions and earlier bearer tokens, and keeps the current session', async () => {
  const ana = await signUpAna();
  const otherSession = await signInWithCredentials(app, { email: ana.email, password });
  expect((await otherSession.sends('GET', `/api/users/firebase/${ana.uid}`)).status).not.toBe(401);
  expect(await changePassword(ana.cookie, password)).toMatchObject({ status: 200, body: { success: true } });
  expect((await otherSession.sends('GET', `/api/users/firebase/${ana.uid}`)).status).toBe(401);
  expect((await requestBearerToken(app, ana.cookie)).status).toBe(200);
  expect((await sendIdentityRequest(app, 'sign-in/email', { email: ana.email, password })).status).toBe(401);
  await signInWithCredentials(app, { email: ana.email, password: 'another word' });
});

test('a password change with a wrong old password gets 401 and counts as a failed sign-in', async () => {
  const ana = await signUpAna();
  for (let n = 0; n < 10; n += 1) {
    expect(await changePassword(ana.cookie, `guess ${n}`)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_EMAIL_OR_PASSWORD' },
    });
  }
  expect((await changePassword(ana.cookie, password)).status).toBe(429);
  expect((await requestBearerToken(app, ana.cookie)).status).toBe(200);
});

test('a password change needs a session, our own origin and a new password of valid length', async () => {
  const ana = await signUpAna();
  expect((await changePassword('', password)).status).toBe(401);
  const body = { currentPassword: password, newPassword: 'another word' };
  const foreign = { cookie: ana.cookie, origin: 'https://evil.example' };
  expect((await sendIdentityRequest(app, 'change-password', body, foreign)).status).toBe(403);
  expect(await changePassword(ana.cookie, password, 'short')).toMatchObject({
    status: 400,
    body: { code: 'PASSWORD_TOO_SHORT' },
  });
  expect((await changePassword(ana.cookie, password, 'x'.repeat(257))).status).toBe(400);
});

test('of two simultaneous password changes, one gets 200 and the other gets 401', async () => {
  const ana = await signUpAna();
  const replies = await Promise.all(['word one', 'word two'].map((word) => changePassword(ana.cookie, password, word)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});
