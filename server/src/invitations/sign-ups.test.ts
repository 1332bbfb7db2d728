import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { decodeBearerPayload } from '../../test/bearers.ts';
import { createFreshDatabase } from '../../test/database.ts';
import { createFirebaseToken, createGoogleKey, startKeyServer } from '../../test/firebase-keys.ts';
import { findCookieValue, parseSignInResult, signInWithClaims, startAppWithIssuer } from '../../test/forged-issuer.ts';
import { requestBearerToken, sendIdentityRequest } from '../../test/identity-requests.ts';
import { createAdminRunner } from '../../test/operator.ts';
import { createCaller, type Reply, signUpPerson, createVisitor } from '../../test/person.ts';

const password = 'secret gift';

const signUpClosedRefusal = [403, 'Nobody can sign up here at the moment.'];
const usedRefusal = [403, 'This invitation has been used or has expired. Ask for a new one.'];
const otherAddressRefusal = [403, 'This invitation is for another email address.'];
const invitationRefusal = [403, 'You need an invitation to sign up here.'];

const getLastUrlSegment = (url: unknown): string => String(url).split('/').at(-1) ?? '';

const createInvitationCookieHeader = (token: string): { cookie: string } => ({
  cookie: `wishwell_invitation=${token}`,
});

async function inviteAsOperator(app: TestApp, email: string) {
  const { document } = await createAdminRunner(app)('invite', email);
  return createInvitationCookieHeader(getLastUrlSegment(document['link']));
}

const submitSignUpForm = (app: TestApp, email: string, headers: Record<string, string> = {}): Promise<Reply> =>
  sendIdentityRequest(app, 'sign-up/email', { name: 'Ana', email, password }, headers);

const getStatusAndMessage = ({ status, body, text }: Reply): unknown[] => [
  status,
  typeof body === 'object' && body !== null && 'message' in body ? body.message : text,
];

const fetchToken = async (app: TestApp, signIn: Reply): Promise<string> => {
  const { body } = await requestBearerToken(app, findCookieValue(signIn, 'wishwell_session_id') ?? '');
  return (body as { token: string }).token;
};

const createUser = (app: TestApp, uid: string, email: string, headers: Record<string, string> = {}) =>
  createCaller(app.origin, () => headers).tries(calls.createUser, { body: { firebase_uid: uid, email } });

/** Starts a server with open sign-up, and a second server on the same database with another SIGN_UP. */
async function startTwoServers(setting: string): Promise<{ app: TestApp; strict: TestApp }> {
  const database = await createFreshDatabase();
  const app = await startAppForTest({}, { database });
  // The test closes the second server before the first one, because closing the first one drops the database.
  const strict = await startAppForTest({ SIGN_UP: setting }, { database: { ...database, drop: async () => {} } });
  return { app, strict };
}

const countTableRows = async ({ db }: TestApp, table: string): Promise<number> =>
  (await db.pool.query(`select from ${table}`)).rowCount ?? 0;

describe.each([
  ['invited', invitationRefusal],
  ['closed', signUpClosedRefusal],
])('with SIGN_UP=%s', (setting, refusal) => {
  it('if sign-ups need an invitation, a sign-up by form without a valid one gets 403 and creates nothing', async () => {
    const app = await startAppForTest({ SIGN_UP: setting });
    expect(getStatusAndMessage(await submitSignUpForm(app, 'ana@example.com'))).toEqual(refusal);
    const forged = createInvitationCookieHeader('A'.repeat(24));
    expect(getStatusAndMessage(await submitSignUpForm(app, 'ana@example.com', forged))).toEqual(refusal);
    expect([await countTableRows(app, 'auth."user"'), await countTableRows(app, 'users')]).toEqual([0, 0]);
  });

  it('if sign-ups need an invitation, an account without one gets 403 when it creates its user record', async () => {
    const { app, strict } = await startTwoServers(setting);
    const email = 'ana@example.com';
    const signedUp = await submitSignUpForm(app, email);
    const uid = (signedUp.body as { user: { id: string } }).user.id;
    const token = await fetchToken(app, signedUp);
    expect(getStatusAndMessage(await createUser(strict, uid, email))).toEqual(refusal);
    const withToken = await createUser(strict, uid, email, { authorization: `Bearer ${token}` });
    expect(getStatusAndMessage(withToken)).toEqual(refusal);
    expect(await countTableRows(app, 'users')).toBe(0);
  });

  it('if sign-ups need an invitation, a new person from Google gets 403 without one', async () => {
    const { app, issuer } = await startAppWithIssuer({ SIGN_UP: setting });
    const refused = await signInWithClaims(app, issuer);
    const { ok, code, message } = parseSignInResult(refused);
    expect([ok, code, [refused.status, message]]).toEqual([false, 'auth/operation-not-allowed', refusal]);
    expect(findCookieValue(refused, 'wishwell_session_id')).toBeUndefined();
    expect([await countTableRows(app, 'auth."user"'), await countTableRows(app, 'auth.account')]).toEqual([0, 0]);
    if (setting === 'closed') return;
    const invitation = await inviteAsOperator(app, 'Ana@example.com');
    const reply = await signInWithClaims(app, issuer);
    const token = await fetchToken(app, reply);
    const sub = String(decodeBearerPayload(token)['sub']);
    const headers = { authorization: `Bearer ${token}`, ...invitation };
    expect((await createUser(app, sub, 'ana@example.com', headers)).status).toBe(201);
  });

  it('if sign-ups need an invitation, a new person from Firebase gets 403 without one', async () => {
    const key = await createGoogleKey('one');
    const keys = await startKeyServer(key);
    const app = await startAppForTest({ ...keys.env, SIGN_UP: setting });
    const authorization = `Bearer ${await createFirebaseToken(key)}`;
    const send = (more: Record<string, string> = {}) =>
      createUser(app, 'firebase-ana', 'ana@example.com', { authorization, ...more });
    expect(getStatusAndMessage(await send())).toEqual(refusal);
    expect(await countTableRows(app, 'users')).toBe(0);
    if (setting === 'closed') return;
    expect((await send(await inviteAsOperator(app, 'ana@example.com'))).status).toBe(201);
  });

  it('a person with an account can sign in without an invitation', async () => {
    const { app, strict } = await startTwoServers(setting);
    const { email, uid } = await signUpPerson(app, 'Ana');
    const signIn = await sendIdentityRequest(strict, 'sign-in/email', { email, password });
    expect(signIn.status).toBe(200);
    const token = await fetchToken(strict, signIn);
    const reply = await createUser(strict, uid, email, { authorization: `Bearer ${token}` });
    expect(reply.status).toBe(200);
  });
});

const startAppForInvitedSignUps = () => startAppForTest({ SIGN_UP: 'invited' });

const signUpAndCreateUser = async (
  app: TestApp,
  headers: Record<string, string>,
  email = 'bo@example.com',
): Promise<Reply> => {
  const signedUp = await submitSignUpForm(app, email, headers);
  if (signedUp.status !== 200) return signedUp;
  return createUser(app, (signedUp.body as { user: { id: string } }).user.id, email, headers);
};

it('an invitation lets one person sign up, which deletes the invitation cookie', async () => {
  const app = await startAppForInvitedSignUps();
  const cookie = await inviteAsOperator(app, 'bo@example.com');
  const first = await signUpAndCreateUser(app, cookie);
  expect(first.status).toBe(201);
  expect(first.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^wishwell_invitation=; Max-Age=0;/));
  expect(getStatusAndMessage(await signUpAndCreateUser(app, cookie, 'cy@example.com'))).toEqual(usedRefusal);
});

it('an invitation lets one person sign up if four people use it at the same time', async () => {
  const app = await startAppForInvitedSignUps();
  const inviter = await signUpAndCreateUser(app, await inviteAsOperator(app, 'ana@example.com'), 'ana@example.com');
  expect(inviter.status).toBe(201);
  const { rows } = await app.db.pool.query<{ id: number }>('select id from users');
  const token = 'personal-link';
  await app.db.pool.query(
    `insert into invitations (token_hash, token_cipher, inviter_id, expires_at)
     values (sha256($1::text::bytea), 'x', $2, now() + interval '1 day')`,
    [token, rows[0]?.id],
  );
  const names = ['bo', 'cy', 'di', 'ed'];
  const replies = await Promise.all(
    names.map((name) => signUpAndCreateUser(app, createInvitationCookieHeader(token), `${name}@example.com`)),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403, 403]);
  expect(await countTableRows(app, 'users')).toBe(2);
  const { rows: friendships } = await app.db.pool.query('select status, requester_id from friendships');
  expect(friendships).toEqual([{ status: 'pending', requester_id: rows[0]?.id }]);
});

it('a sign-up gets 403 with another e-mail address than the invited one, or an expired invitation', async () => {
  const app = await startAppForInvitedSignUps();
  const cookie = await inviteAsOperator(app, 'bo@example.com');
  expect(getStatusAndMessage(await signUpAndCreateUser(app, cookie, 'cy@example.com'))).toEqual(otherAddressRefusal);
  await app.db.pool.query(`update invitations set expires_at = now() - interval '1 second'`);
  expect(getStatusAndMessage(await signUpAndCreateUser(app, cookie))).toEqual(usedRefusal);
  expect(await countTableRows(app, 'auth."user"')).toBe(0);
});

it('if everybody can sign up, an invited person can also sign up with another e-mail address', async () => {
  const app = await startAppForTest();
  const cookie = await inviteAsOperator(app, 'bo@example.com');
  expect((await signUpAndCreateUser(app, cookie, 'cy@example.com')).status).toBe(201);
  const token = cookie.cookie.split('=')[1] ?? '';
  expect((await createVisitor(app).tries(calls.getInvitation, { params: { token } })).status).toBe(200);
});
