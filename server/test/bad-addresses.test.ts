import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type Call } from '@wishwell/contract/calls.ts';
import { startApp, type TestApp } from './app.ts';
import { befriend } from './friendship.ts';
import { itemForm } from './items.ts';
import { renewBearer, signedIn, visitor, type Person, type Reply } from './person.ts';
import { refusalOf } from './refusal.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startApp();
  ana = await signedIn(app, 'Ana');
  await befriend(ana, await signedIn(app, 'Ben'));
  await app.db.pool.query('update users set is_superuser = true where id = $1', [ana.id]);
  await renewBearer(app, ana);
});
afterAll(() => app.close());

const all: readonly Call[] = Object.values(calls);
const badId = 'Id must be a positive whole number';
const badAddress = 'The address is not valid';
const badFriendId = 'Friend id must be a positive whole number';

/** The call with `id` in its path as it stands, and with something to say. */
function makes({ method, path, body, form }: Call, id: string): Promise<Reply> {
  const address = `/api${path.replace(/:(?:id|itemId)/g, id)}`;
  if (form) return ana.sends(method, address, { body: itemForm({ id: '1', name: 'Mug' }) });
  if (!body) return ana.sends(method, address);
  return ana.sends(method, address, { body: '{}', headers: { 'content-type': 'application/json' } });
}

const withId = all.filter(({ path }) => path.includes(':id'));

describe.each(withId)('$method $path with', (call) => {
  it.each([
    ['abc', badId],
    ['-1', badId],
    ['0', badId],
    ['01', badId],
    ['1.5', badId],
    ['1e3', badId],
    ['0x1', badId],
    ['NaN', badId],
    ['%201', badId],
    ['1%00', badId],
    ['%F0%9F%8E%81', badId],
    ['٣', badId],
    ['9007199254740992', badId],
    ['9223372036854775808', badId],
    ['99999999999999999999', badId],
    ["1'%20or%20'1'%3D'1", badId],
    ['%ff', badAddress],
    ['%', badAddress],
    ['%ed%a0%80', badAddress],
  ])('the id %s is refused', async (id, sentence) => {
    expect(await refusalOf(app, () => makes(call, id))).toEqual({ status: 400, sentence });
  });
});

it.each(['1', '9007199254740991'])('a list of the number %s that there is not is not found', async (id) => {
  expect(await refusalOf(app, () => makes(calls.getWishlist, id))).toEqual({ status: 404, sentence: 'Not found' });
});

it('an id of a thousand digits is not found', async () => {
  const refusal = await refusalOf(app, () => makes(calls.getWishlist, '1'.repeat(1_000)));
  expect(refusal).toEqual({ status: 404, sentence: 'Not found' });
});

describe.each(['request', 'accept', 'revoke'])('a friend %s', (action) => {
  it.each([
    ['', 'Friend id is required'],
    ['?', 'Friend id is required'],
    ['?friend_id', badFriendId],
    ['?friend_id=', badFriendId],
    ['?friend_id=abc', badFriendId],
    ['?friend_id=-1', badFriendId],
    ['?friend_id=1e3', badFriendId],
    ['?friend_id=99999999999999999999', badFriendId],
    ['?friend_id=1&friend_id=2', badFriendId],
    ['?friend_id=%00', badFriendId],
    ['?friend_id=%ff', badFriendId],
    ['?friend_id=1&friendId=1', 'Friend id was sent twice, in snake_case and in camelCase: send one of them'],
    ['?friend_id=1&force=true', 'Unknown field: force'],
    ['?friend_id=1&__proto__=x', 'Unknown field: __proto__'],
    ['?friend_id=1&constructor=x', 'Unknown field: constructor'],
  ])('with the query "%s" is refused with an object', async (query, sentence) => {
    const reply = await ana.sends('POST', `/api/friends/${action}${query}`);
    expect(reply).toMatchObject({ status: 400, body: { error: sentence } });
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

const badLimit = 'Limit must be a whole number from 1 to 100';
const badCursor = 'The cursor is not one of ours: take it from the Link header';
const cursorOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

it.each([
  ['/friends/notfriends?limit=0', badLimit],
  ['/friends/notfriends?limit=101', badLimit],
  ['/friends/notfriends?limit=-1', badLimit],
  ['/friends/notfriends?limit=1e1', badLimit],
  ['/friends/notfriends?limit=', badLimit],
  ['/friends/notfriends?limit=1&limit=2', badLimit],
  ['/friends/notfriends?q=%00', 'Search holds characters that cannot be stored'],
  [`/friends/notfriends?q=${'x'.repeat(255)}`, 'Search must be at most 254 characters long'],
  ['/friends/notfriends?q=a&q=b', 'Search must be text'],
  ['/friends/notfriends?sort=name', 'Unknown field: sort'],
  ['/friends/notfriends?cursor=!', badCursor],
  ['/friends/notfriends?cursor=', badCursor],
  ['/friends/notfriends?cursor=abc', badCursor],
  [`/friends/notfriends?cursor=${cursorOf([1])}`, badCursor],
  [`/friends/notfriends?cursor=${cursorOf(['1', '2', '3'])}`, badCursor],
  [`/friends/notfriends?cursor=${cursorOf({ 0: 1 })}`, badCursor],
  [`/friends/notfriends?cursor=${cursorOf([1.5, 1])}`, badCursor],
  [`/friends/notfriends?cursor=${cursorOf([1e300, 1])}`, badCursor],
  [`/friends?cursor=${cursorOf(['a\0', 1])}`, badCursor],
  [`/friends?cursor=${cursorOf(['\ud800', 1])}`, badCursor],
  ['/friends?limit=10', 'Unknown field: limit'],
  [`/users?cursor=${cursorOf([1e300])}`, badCursor],
  [`/users?cursor=${cursorOf([null])}`, badCursor],
  [`/bugreports?cursor=${cursorOf([1.5])}`, badCursor],
  ['/users/firebase/%ff', badAddress],
  ['/users/firebase/%', badAddress],
])('GET %s is refused', async (address, sentence) => {
  const refusal = await refusalOf(app, () => ana.sends('GET', `/api${address}`));
  expect(refusal).toEqual({ status: 400, sentence });
});

it.each(['%00', 'a%00b', '%F0%9F%8E%81', '..', '%2e%2e%2f', 'x'.repeat(255), 'x'.repeat(256), 'x'.repeat(5_000)])(
  'the uid %s is nobody’s, for a superuser and for others',
  async (uid) => {
    const ben = await signedIn(app, 'Ben');
    for (const person of [ana, ben]) {
      const { status, text } = await person.sends('GET', `/api/users/firebase/${uid}`);
      expect([400, 404], `answered: ${text}`).toContain(status);
    }
  },
);

it('no search, however odd, is a fault', async () => {
  for (const q of ['%', '_', '\\', "'", '"', '%25', '🎁', '(', '*', '%ff', '%ed%a0%80', '+', '%F0%9F']) {
    const { status, text } = await ana.sends('GET', `/api/friends/notfriends?q=${q}`);
    expect([200, 400], `${q}: ${text}`).toContain(status);
  }
});

describe('a path below /api that there is not', () => {
  it.each(['/api/', '/api/nothing', '/api/mywishlists/1/items', '/api/Users', '/api/%00', '/api//users'])(
    '%s is not found, for everybody',
    async (path) => {
      for (const caller of [ana, visitor(app)]) {
        expect(await caller.sends('GET', path)).toMatchObject({ status: 404, text: 'Not found' });
      }
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH'])('is not found by a method that it does not know: %s', async (method) => {
    expect(await ana.sends(method, '/api/friends')).toMatchObject({ status: 404, text: 'Not found' });
  });
});
