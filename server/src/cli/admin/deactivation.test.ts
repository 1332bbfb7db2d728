import { expect, test } from 'vitest';
import { calls } from '@wishwell/contract/calls.ts';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { askForToken, postIdentity } from '../../../test/identity-calls.ts';
import { operatorOf } from '../../../test/operator.ts';
import { signUp, visitor } from '../../../test/person.ts';

const password = 'secret gift';

/** Somebody with a finished account and a session. */
async function member(app: TestApp) {
  const { uid, email, bearer, cookie } = await signUp(app, { name: 'Ana', password });
  const caller = visitor(app, bearer);
  const body = { firebase_uid: uid, email, display_name: 'Ana', avatar: 'gray' } as const;
  await caller.does(calls.createUser, { body });
  return { uid, email, bearer, cookie, caller, body };
}

const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

test('who is deactivated is refused everywhere at the next call, and comes back by a new sign-in alone', async () => {
  const app = await startAppForTest();
  const operator = operatorOf(app);
  const { email, cookie, caller, body } = await member(app);
  await operator('promote', email);
  expect((await caller.tries(calls.listUsers)).status).toBe(401);
  const promoted = (await askForToken(app, cookie)).body as { token: string };
  await visitor(app, promoted.token).does(calls.listUsers);

  const { text, document } = await operator('deactivate', email);
  expect(text).toMatch(/is now a superuser, not staff and not active\. 1 session ended\.$/);
  expect(document).toMatchObject({ changed: true, sessions_ended: 1 });

  const refused = await Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      const params = { id: 1, uid: 'somebody', wishlistId: 1, itemId: 1, userId: 1 };
      const sent = name === 'createUser' ? { body } : { params };
      return `${name}: ${(await caller.tries(call, sent)).status}`;
    }),
  );
  expect(refused).toEqual(Object.keys(calls).map((name) => `${name}: 403`));
  // The session is gone; had one been left, it would get no bearer either.
  expect((await askForToken(app, cookie)).status).toBe(401);
  expect((await postIdentity(app, 'sign-in/email', { email, password })).status).toBe(403);

  await operator('activate', email);
  expect((await askForToken(app, cookie)).status).toBe(401);
  const signIn = await postIdentity(app, 'sign-in/email', { email, password });
  expect(signIn.status).toBe(200);
  const { token } = (await askForToken(app, cookieOf(signIn.headers))).body as { token: string };
  await visitor(app, token).does(calls.listUsers);
});

test('a sign-in under way while the account is deactivated leaves nothing that lives on', async () => {
  const app = await startAppForTest();
  const operator = operatorOf(app);
  const { email, uid } = await member(app);
  await operator('deactivate', email);
  // As the library writes one: it had looked at the account before.
  const late = async (): Promise<unknown> =>
    app.db.pool.query(
      `insert into auth.session (id, token, "userId", "expiresAt", "updatedAt")
       values ('late', 'digest', $1, now() + interval '1 day', now())`,
      [uid],
    );
  await late();
  expect((await operator('deactivate', email)).document).toMatchObject({ changed: true, sessions_ended: 1 });
  await late();
  expect((await operator('activate', email)).document).toMatchObject({ changed: true, sessions_ended: 1 });
  await late();
  expect((await operator('activate', email)).document).toMatchObject({ changed: false, sessions_ended: 0 });
});

test('the sessions of others go on', async () => {
  const app = await startAppForTest();
  const [ana, bo] = [await member(app), await member(app)];
  await operatorOf(app)('deactivate', ana.email);
  expect((await askForToken(app, bo.cookie)).status).toBe(200);
  await bo.caller.does(calls.listWishlists);
});
