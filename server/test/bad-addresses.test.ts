import { calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { expectRefusal } from './expect-refusal.ts';
import { befriend } from './friendship.ts';
import { createItemFormData } from './items.ts';
import { renewBearer, signUpPerson, createVisitor, type Person, type Reply } from './person.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  await befriend(ana, await signUpPerson(app, 'Ben'));
  await app.db.pool.query('update users set is_superuser = true where id = $1', [ana.id]);
  await renewBearer(app, ana);
});
afterAll(() => app.close());

const allCalls: readonly ApiOperation[] = Object.values(calls);
const badIdMessage = 'Id must be a positive whole number';
const invalidAddressMessage = 'The address is not valid';
const badFriendIdMessage = 'Friend id must be a positive whole number';

/** Sends the request of an operation with a valid body. Inserts `id` into the path without encoding. */
function sendWithId({ method, path, body, form }: ApiOperation, id: string): Promise<Reply> {
  const url = `/api${path.replace(/:(?:id|itemId)/g, id)}`;
  if (form) return ana.sends(method, url, { body: createItemFormData({ id: '1', name: 'Mug' }) });
  if (!body) return ana.sends(method, url);
  return ana.sends(method, url, { body: '{}', headers: { 'content-type': 'application/json' } });
}

const callsWithId = allCalls.filter(({ path }) => path.includes(':id'));
const badIds = `abc -1 0 01 1.5 1e3 0x1 NaN %201 1%00 %F0%9F%8E%81 ٣ 9007199254740992 9223372036854775808
  99999999999999999999 1'%20or%20'1'%3D'1`.split(/\s+/);

it.each(callsWithId)('$method $path refuses bad ids', async (call) => {
  for (const id of badIds)
    expect([id, await expectRefusal(app, () => sendWithId(call, id))]).toEqual([
      id,
      { status: 400, message: badIdMessage },
    ]);
  for (const id of ['%ff', '%', '%ed%a0%80'])
    expect([id, await expectRefusal(app, () => sendWithId(call, id))]).toEqual([
      id,
      { status: 400, message: invalidAddressMessage },
    ]);
});

it.each(['1', '9007199254740991', '1'.repeat(1_000)])('GET of a list with the unused id %s gets 404', async (id) => {
  const refusal = await expectRefusal(app, () => sendWithId(calls.getWishlist, id));
  expect(refusal).toEqual({ status: 404, message: 'Not found' });
});

it.each(['request', 'accept', 'revoke'])('POST /api/friends/%s refuses an invalid query string', async (action) => {
  for (const [message, queries] of [
    ['Friend id is required', ['', '?']],
    [badFriendIdMessage, ['?friend_id', '?friend_id=', '?friend_id=abc', '?friend_id=-1', '?friend_id=1e3']],
    [badFriendIdMessage, ['?friend_id=99999999999999999999', '?friend_id=1&friend_id=2']],
    [badFriendIdMessage, ['?friend_id=%00', '?friend_id=%ff']],
    ['Friend id was sent twice, in snake_case and in camelCase: send one of them', ['?friend_id=1&friendId=1']],
    ['Unknown field: force', ['?friend_id=1&force=true']],
    ['Unknown field: __proto__', ['?friend_id=1&__proto__=x']],
    ['Unknown field: constructor', ['?friend_id=1&constructor=x']],
  ] as const) {
    for (const query of queries) {
      const reply = await ana.sends('POST', `/api/friends/${action}${query}`);
      expect(reply, `for ${query}`).toMatchObject({ status: 400, body: { error: message } });
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  }
});

const badLimitMessage = 'Limit must be a whole number from 1 to 100';
const badCursorMessage = 'The cursor is not one of ours: take it from the Link header';
const encodeCursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const badCursors = [[1], ['1', '2', '3'], { 0: 1 }, [1.5, 1], [1e300, 1]].map(encodeCursor);

it.each([
  [badLimitMessage, ['0', '101', '-1', '1e1', '', '1&limit=2'].map((limit) => `/friends/notfriends?limit=${limit}`)],
  ['Search contains characters that cannot be stored', ['/friends/notfriends?q=%00']],
  ['Search must be at most 254 characters long', [`/friends/notfriends?q=${'x'.repeat(255)}`]],
  ['Search must be text', ['/friends/notfriends?q=a&q=b']],
  ['Unknown field: sort', ['/friends/notfriends?sort=name']],
  ['Unknown field: limit', ['/friends?limit=10']],
  [badCursorMessage, ['!', '', 'abc', ...badCursors].map((cursor) => `/friends/notfriends?cursor=${cursor}`)],
  [
    badCursorMessage,
    [['a\0', 1] as const, ['\ud800', 1] as const].map((key) => `/friends?cursor=${encodeCursor(key)}`),
  ],
  [badCursorMessage, [[1e300], [null]].map((key) => `/users?cursor=${encodeCursor(key)}`)],
  [badCursorMessage, [`/bugreports?cursor=${encodeCursor([1.5])}`]],
  [invalidAddressMessage, ['/users/firebase/%ff', '/users/firebase/%']],
])('the response to an invalid GET request is "%s": %j', async (message, paths) => {
  for (const path of paths) {
    const refusal = await expectRefusal(app, () => ana.sends('GET', `/api${path}`));
    expect(refusal, `for ${path}`).toEqual({ status: 400, message });
  }
});

it('a request with an invalid uid gets 400 or 404, even from a superuser', async () => {
  const ben = await signUpPerson(app, 'Ben');
  const long = [255, 256, 5_000].map((length) => 'x'.repeat(length));
  for (const uid of ['%00', 'a%00b', '%F0%9F%8E%81', '..', '%2e%2e%2f', ...long]) {
    for (const person of [ana, ben]) {
      const { status } = await person.sends('GET', `/api/users/firebase/${uid}`);
      expect([400, 404], `for ${uid}`).toContain(status);
    }
  }
});

it('a search for special characters never returns 500', async () => {
  for (const q of ['%', '_', '\\', "'", '"', '%25', '🎁', '(', '*', '%ff', '%ed%a0%80', '+', '%F0%9F']) {
    const { status, text } = await ana.sends('GET', `/api/friends/notfriends?q=${q}`);
    expect([200, 400], `${q}: ${text}`).toContain(status);
  }
});

it('a request with an unknown path or method gets 404', async () => {
  const paths = ['/api/', '/api/nothing', '/api/mywishlists/1/items', '/api/Users', '/api/%00', '/api//users'];
  for (const path of paths) {
    for (const caller of [ana, createVisitor(app)])
      expect(await caller.sends('GET', path), `for ${path}`).toMatchObject({ status: 404, text: 'Not found' });
  }
  for (const method of ['PUT', 'DELETE', 'PATCH'])
    expect(await ana.sends(method, '/api/friends')).toMatchObject({ status: 404, text: 'Not found' });
});
