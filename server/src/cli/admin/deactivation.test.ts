import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../../test/app.ts';
import { requestBearerToken, sendIdentityRequest, signInWithCredentials } from '../../../test/identity-requests.ts';
import { createAdminRunner } from '../../../test/operator.ts';
import { renewBearer, signUpPerson } from '../../../test/person.ts';

test('a deactivated user immediately gets 403, until an activation and a new sign-in', async () => {
  const app = await startAppForTest();
  const operator = createAdminRunner(app);
  const [ana, bo] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Bo')];
  const { uid, email, cookie } = ana;
  await operator('promote', email);
  expect((await ana.tries(calls.listUsers)).status).toBe(401);
  await renewBearer(app, ana);
  await ana.does(calls.listUsers);

  const { text, document } = await operator('deactivate', email);
  expect(text).toMatch(/is now a superuser, not staff and not active\. Sessions ended: 1\.$/);
  expect(document).toMatchObject({ changed: true, sessions_ended: 1 });

  const body = { firebase_uid: uid, email, display_name: 'Ana' };
  const refusal = { status: 403, text: 'This account is not active' };
  expect(await ana.tries(calls.createUser, { body })).toMatchObject(refusal);
  expect(await ana.tries(calls.listUsers)).toMatchObject(refusal);
  expect((await requestBearerToken(app, bo.cookie)).status).toBe(200);
  await bo.does(calls.listWishlists);
  // The deactivation has deleted the session, so its cookie gets no bearer token.
  expect((await requestBearerToken(app, cookie)).status).toBe(401);
  const credentials = { email, password: 'secret gift' };
  expect((await sendIdentityRequest(app, 'sign-in/email', credentials)).status).toBe(403);

  await operator('activate', email);
  expect((await requestBearerToken(app, cookie)).status).toBe(401);
  await (await signInWithCredentials(app, credentials)).does(calls.listUsers);
});

test('the commands deactivate and activate delete sessions that a simultaneous sign-in has created', async () => {
  const app = await startAppForTest();
  const operator = createAdminRunner(app);
  const { email, uid } = await signUpPerson(app, 'Ana');
  await operator('deactivate', email);
  // Inserts a session, as Better Auth does after it has checked that the account is active.
  const insertLateSession = async (): Promise<unknown> =>
    app.db.pool.query(
      `insert into auth.session (id, token, "userId", "expiresAt", "updatedAt")
       values ('late', 'digest', $1, now() + interval '1 day', now())`,
      [uid],
    );
  for (const [command, changed] of [
    ['deactivate', true],
    ['activate', true],
    ['activate', false],
  ] as const) {
    await insertLateSession();
    const sessions_ended = changed ? 1 : 0;
    expect((await operator(command, email)).document).toMatchObject({ changed, sessions_ended });
  }
});
