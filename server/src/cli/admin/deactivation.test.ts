import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { requestBearerToken, postIdentity } from '../../../test/identity-calls.ts';
import { createAdminRunner } from '../../../test/operator.ts';
import { signUpIdentity, createVisitor } from '../../../test/person.ts';

const password = 'secret gift';

async function signUpMember(app: TestApp) {
  const { uid, email, bearer, cookie } = await signUpIdentity(app, { name: 'Ana', password });
  const caller = createVisitor(app, bearer);
  const body = { firebase_uid: uid, email, display_name: 'Ana', avatar: 'gray' } as const;
  await caller.does(calls.createUser, { body });
  return { uid, email, bearer, cookie, caller, body };
}

const getSessionCookie = (headers: Headers): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

test('a deactivated user immediately gets 403, until an activation and a new sign-in', async () => {
  const app = await startAppForTest();
  const operator = createAdminRunner(app);
  const { email, cookie, caller, body } = await signUpMember(app);
  const other = await signUpMember(app);
  await operator('promote', email);
  expect((await caller.tries(calls.listUsers)).status).toBe(401);
  const tokenResponse = (await requestBearerToken(app, cookie)).body as { token: string };
  await createVisitor(app, tokenResponse.token).does(calls.listUsers);

  const { text, document } = await operator('deactivate', email);
  expect(text).toMatch(/is now a superuser, not staff and not active\. Sessions ended: 1\.$/);
  expect(document).toMatchObject({ changed: true, sessions_ended: 1 });

  const refused = await caller.tries(calls.createUser, { body });
  expect([refused.status, (await caller.tries(calls.listUsers)).status]).toEqual([403, 403]);
  expect((await requestBearerToken(app, other.cookie)).status).toBe(200);
  await other.caller.does(calls.listWishlists);
  // The deactivation has deleted the session. Even a remaining session would get no bearer token.
  expect((await requestBearerToken(app, cookie)).status).toBe(401);
  expect((await postIdentity(app, 'sign-in/email', { email, password })).status).toBe(403);

  await operator('activate', email);
  expect((await requestBearerToken(app, cookie)).status).toBe(401);
  const signIn = await postIdentity(app, 'sign-in/email', { email, password });
  expect(signIn.status).toBe(200);
  const { token } = (await requestBearerToken(app, getSessionCookie(signIn.headers))).body as { token: string };
  await createVisitor(app, token).does(calls.listUsers);
});

test('deactivation and activation end a session that a simultaneous sign-in has left', async () => {
  const app = await startAppForTest();
  const operator = createAdminRunner(app);
  const { email, uid } = await signUpMember(app);
  await operator('deactivate', email);
  // Inserts a session, as the identity library does after it has checked that the account is active.
  const insertLateSession = async (): Promise<unknown> =>
    app.db.pool.query(
      `insert into auth.session (id, token, "userId", "expiresAt", "updatedAt")
       values ('late', 'digest', $1, now() + interval '1 day', now())`,
      [uid],
    );
  await insertLateSession();
  expect((await operator('deactivate', email)).document).toMatchObject({ changed: true, sessions_ended: 1 });
  await insertLateSession();
  expect((await operator('activate', email)).document).toMatchObject({ changed: true, sessions_ended: 1 });
  await insertLateSession();
  expect((await operator('activate', email)).document).toMatchObject({ changed: false, sessions_ended: 0 });
});
