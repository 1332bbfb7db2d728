import { calls, type Call } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { befriend } from './friendship.ts';
import { createItemFormData } from './items.ts';
import { renewBearer, signUpPerson, createVisitor, type Person, type Reply } from './person.ts';
import { expectRefusal } from './refusal.ts';

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

const allCalls: readonly Call[] = Object.values(calls);
const badIdMessage = 'Id must be a positive whole number';
const invalidAddressMessage = 'The address is not valid';
const badFriendIdMessage = 'Friend id must be a positive whole number';

/** Sends an operation with a valid body. `id` is inserted into the path without encoding. */
function sendWithId({ method, path, body, form }: Call, id: string): Promise<Reply> {
  const url = `/api${path.replace(/:(?:id|itemId)/g, id)}`;
  if (form) return ana.sends(method, url, { body: createItemFormData({ id: '1', name: 'Mug' }) });
  if (!body) return ana.sends(method, url);
  return ana.sends(method, url, { body: '{}', headers: { 'content-type': 'application/json' } });
}

const callsWithId = allCalls.filter(({ path }) => path.includes(':id'));

describe.each(callsWithId)('$method $path', (call) => {
  it.each([
    ['abc', badIdMessage],
    ['-1', badIdMessage],
    ['0', badIdMessage],
    ['01', badIdMessage],
    ['1.5', badIdMessage],
    ['1e3', badIdMessage],
    ['0x1', badIdMessage],
    ['NaN', badIdMessage],
    ['%201', badIdMessage],
    ['1%00', badIdMessage],
    ['%F0%9F%8E%81', badIdMessage],
    ['٣', badIdMessage],
    ['9007199254740992', badIdMessage],
    ['9223372036854775808', badIdMessage],
    ['99999999999999999999', badIdMessage],
    ["1'%20or%20'1'%3D'1", badIdMessage],
    ['%ff', invalidAddressMessage],
    ['%', invalidAddressMessage],
    ['%ed%a0%80', invalidAddressMessage],
  ])('refuses the id %s', async (id, message) => {
    expect(await expectRefusal(app, () => sendWithId(call, id))).toEqual({ status: 400, message });
  });
});

it.each(['1', '9007199254740991'])('GET of a list with the unused id %s returns 404', async (id) => {
  expect(await expectRefusal(app, () => sendWithId(calls.getWishlist, id))).toEqual({
    status: 404,
    message: 'Not found',
  });
});

it('GET of a list with an id of a thousand digits returns 404', async () => {
  const refusal = await expectRefusal(app, () => sendWithId(calls.getWishlist, '1'.repeat(1_000)));
  expect(refusal).toEqual({ status: 404, message: 'Not found' });
});

describe.each(['request', 'accept', 'revoke'])('POST /api/friends/%s', (action) => {
  it.each([
    ['', 'Friend id is required'],
    ['?', 'Friend id is required'],
    ['?friend_id', badFriendIdMessage],
    ['?friend_id=', badFriendIdMessage],
    ['?friend_id=abc', badFriendIdMessage],
    ['?friend_id=-1', badFriendIdMessage],
    ['?friend_id=1e3', badFriendIdMessage],
    ['?friend_id=99999999999999999999', badFriendIdMessage],
    ['?friend_id=1&friend_id=2', badFriendIdMessage],
    ['?friend_id=%00', badFriendIdMessage],
    ['?friend_id=%ff', badFriendIdMessage],
    ['?friend_id=1&friendId=1', 'Friend id was sent twice, in snake_case and in camelCase: send one of them'],
    ['?friend_id=1&force=true', 'Unknown field: force'],
    ['?friend_id=1&__proto__=x', 'Unknown field: __proto__'],
    ['?friend_id=1&constructor=x', 'Unknown field: constructor'],
  ])('with the query "%s" returns 400 and a JSON object', async (query, message) => {
    const reply = await ana.sends('POST', `/api/friends/${action}${query}`);
    expect(reply).toMatchObject({ status: 400, body: { error: message } });
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

const badLimitMessage = 'Limit must be a whole number from 1 to 100';
const badCursorMessage = 'The cursor is not one of ours: take it from the Link header';
const encodeCursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

it.each([
  ['/friends/notfriends?limit=0', badLimitMessage],
  ['/friends/notfriends?limit=101', badLimitMessage],
  ['/friends/notfriends?limit=-1', badLimitMessage],
  ['/friends/notfriends?limit=1e1', badLimitMessage],
  ['/friends/notfriends?limit=', badLimitMessage],
  ['/friends/notfriends?limit=1&limit=2', badLimitMessage],
  ['/friends/notfriends?q=%00', 'Search holds characters that cannot be stored'],
  [`/friends/notfriends?q=${'x'.repeat(255)}`, 'Search must be at most 254 characters long'],
  ['/friends/notfriends?q=a&q=b', 'Search must be text'],
  ['/friends/notfriends?sort=name', 'Unknown field: sort'],
  ['/friends/notfriends?cursor=!', badCursorMessage],
  ['/friends/notfriends?cursor=', badCursorMessage],
  ['/friends/notfriends?cursor=abc', badCursorMessage],
  [`/friends/notfriends?cursor=${encodeCursor([1])}`, badCursorMessage],
  [`/friends/notfriends?cursor=${encodeCursor(['1', '2', '3'])}`, badCursorMessage],
  [`/friends/notfriends?cursor=${encodeCursor({ 0: 1 })}`, badCursorMessage],
  [`/friends/notfriends?cursor=${encodeCursor([1.5, 1])}`, badCursorMessage],
  [`/friends/notfriends?cursor=${encodeCursor([1e300, 1])}`, badCursorMessage],
  [`/friends?cursor=${encodeCursor(['a\0', 1])}`, badCursorMessage],
  [`/friends?cursor=${encodeCursor(['\ud800', 1])}`, badCursorMessage],
  ['/friends?limit=10', 'Unknown field: limit'],
  [`/users?cursor=${encodeCursor([1e300])}`, badCursorMessage],
  [`/users?cursor=${encodeCursor([null])}`, badCursorMessage],
  [`/bugreports?cursor=${encodeCursor([1.5])}`, badCursorMessage],
  ['/users/firebase/%ff', invalidAddressMessage],
  ['/users/firebase/%', invalidAddressMessage],
])('GET %s returns 400 with an error message', async (path, message) => {
  const refusal = await expectRefusal(app, () => ana.sends('GET', `/api${path}`));
  expect(refusal).toEqual({ status: 400, message });
});

it.each(['%00', 'a%00b', '%F0%9F%8E%81', '..', '%2e%2e%2f', 'x'.repeat(255), 'x'.repeat(256), 'x'.repeat(5_000)])(
  'GET of a user with the uid %s returns 400 or 404 to a superuser and to others',
  async (uid) => {
    const ben = await signUpPerson(app, 'Ben');
    for (const person of [ana, ben]) {
      const { status, text } = await person.sends('GET', `/api/users/firebase/${uid}`);
      expect([400, 404], `answered: ${text}`).toContain(status);
    }
  },
);

it('a search for special characters never returns 500', async () => {
  for (const q of ['%', '_', '\\', "'", '"', '%25', '🎁', '(', '*', '%ff', '%ed%a0%80', '+', '%F0%9F']) {
    const { status, text } = await ana.sends('GET', `/api/friends/notfriends?q=${q}`);
    expect([200, 400], `${q}: ${text}`).toContain(status);
  }
});

describe('below /api,', () => {
  it.each(['/api/', '/api/nothing', '/api/mywishlists/1/items', '/api/Users', '/api/%00', '/api//users'])(
    'the unknown path %s returns 404 to users and visitors',
    async (path) => {
      for (const caller of [ana, createVisitor(app)]) {
        expect(await caller.sends('GET', path)).toMatchObject({ status: 404, text: 'Not found' });
      }
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH'])('the unknown method %s of a known path returns 404', async (method) => {
    expect(await ana.sends(method, '/api/friends')).toMatchObject({ status: 404, text: 'Not found' });
  });
});
