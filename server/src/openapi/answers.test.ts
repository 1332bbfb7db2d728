import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '@wishwell/contract/calls.ts';
import { type TestApp, startApp } from '../../test/app.ts';
import { itemForm } from '../../test/items.ts';
import { type Caller, renewBearer, type Reply, type Sent, signedIn, signUp, visitor } from '../../test/person.ts';
import { writeDocument } from './document.ts';
import type { Response } from './shapes.ts';

const { paths, components } = writeDocument();
const documented = Object.values(paths).flatMap((methods) => Object.values(methods));

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ SUPERUSER_EMAILS: 'ana@example.com' });
});
afterAll(() => app.close());

function promiseOf(operationId: string, status: number): Response | undefined {
  const response = documented.find((operation) => operation.operationId === operationId)?.responses[status];
  if (response === undefined || 'description' in response) return response;
  return components.responses[response.$ref.split('/').at(-1) ?? ''];
}

/** What of an answer the document speaks of: its type, and the headers a client is meant to use. */
function promisedParts({ headers }: Reply): { type: string | undefined; headers: string[] } {
  const known = ['etag', 'retry-after', 'set-cookie', 'x-request-id'];
  return { type: headers.get('content-type')?.split(';')[0], headers: known.filter((name) => headers.has(name)) };
}

/** How an answer differs from its description, in a sentence; nothing when it does not. */
function differencesOf(operationId: string, reply: Reply): string[] {
  const promise = promiseOf(operationId, reply.status);
  if (!promise) return [`${operationId} answered ${reply.status}, which it does not promise: ${reply.text}`];
  const { type, headers } = promisedParts(reply);
  const types = Object.keys(promise.content ?? {});
  const promised = Object.keys(promise.headers ?? {}).filter((name) => name !== 'link');
  return [
    ...(type === undefined || types.includes(type) ? [] : [`${operationId} answered ${type}, not ${types.join()}`]),
    ...(promised.toSorted().join() === headers.join()
      ? []
      : [`${operationId} sent ${headers.join()}, not ${promised.join()}`]),
  ];
}

/** Collects the differences of all answers of one test. */
function watch() {
  const differences: string[] = [];
  const called = new Set<CallName>();
  const note = (operationId: string, reply: Reply): Reply => {
    differences.push(...differencesOf(operationId, reply));
    return reply;
  };
  const makes = async (caller: Caller, name: CallName, status: number, sent?: Sent): Promise<Reply> => {
    called.add(name);
    const reply = note(name, await caller.tries(calls[name], sent));
    if (reply.status !== status) differences.push(`${name} answered ${reply.status} ${reply.text}`);
    return reply;
  };
  return { differences, called, note, makes };
}

const idOf = ({ body }: Reply): number => v.parse(v.object({ id: v.number() }), body).id;

const json = (body: object): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test('every call answers as the document says', async () => {
  const { differences, makes, called } = watch();
  const identity = await signUp(app, { name: 'Ana', email: 'ana@example.com' });
  const { uid, email } = identity;
  const record = { body: { firebase_uid: uid, email } };
  const anasId = idOf(await makes(visitor(app, identity.bearer), 'createUser', 201, record));
  // The record comes with a role, which no bearer issued before it has.
  await renewBearer(app, identity);
  const ana = visitor(app, identity.bearer);
  await makes(ana, 'createUser', 200, record);
  await makes(ana, 'getUserByUid', 200, { params: { uid } });
  await makes(ana, 'updateProfile', 200, { body: { display_name: 'Ana' } });
  await makes(ana, 'listUsers', 200);

  const list = idOf(await makes(ana, 'createWishlist', 201, { body: { title: 'Birthday' } }));
  await makes(ana, 'listWishlists', 200);
  await makes(ana, 'getWishlist', 200, { params: { id: list } });
  await makes(ana, 'updateWishlist', 200, { params: { id: list }, body: { title: 'My birthday' } });
  const item = idOf(await makes(ana, 'addItem', 201, { params: { id: list }, form: itemForm({ name: 'Mug' }) }));
  const form = itemForm({ id: String(item), name: 'Big mug' });
  await makes(ana, 'updateItem', 200, { params: { id: list }, form });

  const ben = await signedIn(app, 'Ben');
  await makes(ben, 'listSuggestions', 200);
  await makes(ben, 'requestFriend', 204, { query: { friend_id: anasId } });
  await makes(ana, 'acceptFriend', 204, { query: { friend_id: ben.id } });
  await makes(ben, 'listFriends', 200);
  await makes(ben, 'getFriend', 200, { params: { id: anasId } });
  await makes(ben, 'getFriendWishlist', 200, { params: { id: list } });
  await makes(ben, 'purchase', 200, { params: { id: item }, body: { purchased: true } });
  await makes(ben, 'revokeFriend', 204, { query: { friend_id: anasId } });

  const report = idOf(await makes(ben, 'createBugReport', 201, { body: { title: 'Oh', description: 'It stopped.' } }));
  await makes(ana, 'listBugReports', 200);
  await makes(ana, 'countOpenBugReports', 200);
  await makes(ana, 'updateBugReportStatus', 200, { params: { id: report }, body: { status: 'resolved' } });

  await makes(ana, 'deleteItem', 204, { params: { id: list, itemId: item } });
  await makes(ana, 'deleteWishlist', 204, { params: { id: list } });
  expect([...called].toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(differences).toEqual([]);
});

test('refusals come in the forms that the document says', async () => {
  const { differences, makes } = watch();
  const mia = await signedIn(app, 'Mia');
  await makes(visitor(app), 'listWishlists', 401);
  await makes(mia, 'listUsers', 403);
  await makes(mia, 'getWishlist', 404, { params: { id: 999_999 } });
  await makes(mia, 'createWishlist', 400, { body: {} });
  await makes(mia, 'acceptFriend', 404, { query: { friend_id: 999_999 } });
  await makes(mia, 'acceptFriend', 404, {
    query: { friend_id: 999_999 },
    headers: { accept: 'application/problem+json' },
  });
  await makes(mia, 'updateProfile', 412, { body: { display_name: 'Mia' }, headers: { 'if-match': '"no"' } });
  const once = { headers: { 'idempotency-key': 'one' } };
  await makes(mia, 'createWishlist', 201, { body: { title: 'One' }, ...once });
  await makes(mia, 'createWishlist', 422, { body: { title: 'Two' }, ...once });
  expect(differences).toEqual([]);
});

const typed = (type: string, body: string): RequestInit => ({ headers: { 'content-type': type }, body });

test('a body that a call does not take is refused as the document says', async () => {
  const { differences, note } = watch();
  const ida = await signedIn(app, 'Ida');
  const bodiless: readonly [operationId: string, method: string, path: string][] = [
    ['requestFriend', 'POST', '/api/friends/request?friend_id=1'],
    ['deleteWishlist', 'DELETE', '/api/mywishlists/1'],
  ];
  for (const [operationId, method, path] of bodiless) {
    const replies = [
      await ida.sends(method, path, typed('text/csv', 'a,b')),
      await ida.sends(method, path, typed('application/json', '{')),
      await ida.sends(method, path, typed('application/json', `"${'x'.repeat(262_144)}"`)),
    ];
    expect(replies.map((reply) => note(operationId, reply).status)).toEqual([415, 400, 413]);
  }
  expect(differences).toEqual([]);
});

test('a page elsewhere that asks for a new password is refused as the document says', async () => {
  const { differences, note } = watch();
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
  const sends = (path: string, body: object): Promise<Reply> =>
    visitor(app).sends('POST', path, { headers, body: JSON.stringify(body) });
  const asked = await sends('/api/auth/request-password-reset', { email: 'ana@example.com' });
  const set = await sends('/api/auth/reset-password', { token: 'x'.repeat(32), newPassword: 'secret gift' });
  expect([note('requestPasswordReset', asked).status, note('resetPassword', set).status]).toEqual([403, 403]);
  expect(differences).toEqual([]);
});

test('the identity calls answer as the document says', async () => {
  const { differences, note } = watch();
  const noah = { email: 'noah@example.com', password: 'secret gift' };
  const anyone = visitor(app);
  note('signUp', await anyone.sends('POST', '/api/auth/sign-up/email', json({ name: 'Noah', ...noah })));
  note('signUp', await anyone.sends('POST', '/api/auth/sign-up/email', json({ name: 'Noah', ...noah })));
  const wrong = json({ ...noah, password: 'not this one' });
  note('signIn', await anyone.sends('POST', '/api/auth/sign-in/email', wrong));
  const signIn = await anyone.sends('POST', '/api/auth/sign-in/email', json(noah));
  note('signIn', signIn);
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  note('getToken', await anyone.sends('GET', '/api/auth/token', { headers: { cookie } }));
  note('getToken', await anyone.sends('GET', '/api/auth/token'));
  note('listSigningKeys', await anyone.sends('GET', '/api/auth/jwks'));
  const headers = { cookie, origin: app.origin };
  note('signOut', await anyone.sends('POST', '/api/auth/sign-out', { headers }));
  expect(differences).toEqual([]);
});

test('operators and pictures are answered as the document says', async () => {
  const { differences, note } = watch();
  const anyone = visitor(app);
  note('getHealth', await anyone.sends('GET', '/api/health'));
  note('getReadiness', await anyone.sends('GET', '/api/ready'));
  note('getPicture', await anyone.sends('GET', `/api/pictures/${'0'.repeat(32)}`));
  expect(note('getPicture', await anyone.sends('GET', '/api/pictures/%ff')).status).toBe(400);
  expect(differences).toEqual([]);
});
