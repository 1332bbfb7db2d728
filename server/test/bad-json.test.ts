import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@wishwell/contract/calls.ts';
import { startApp, type TestApp } from './app.ts';
import { signedIn, signUp, type Person, type Reply } from './person.ts';
import { refusalOf } from './refusal.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startApp();
  ana = await signedIn(app, 'Ana');
  await app.db.pool.query(`update users set is_superuser = true; update users set bearers_from = 'epoch'`);
  await ana.does(calls.createBugReport, { body: { title: 'Typo', description: 'On the first page' } });
});
afterAll(() => app.close());

type Body = string | Buffer<ArrayBuffer>;

const sends = (method: string, path: string, body: Body, type = 'application/json'): Promise<Reply> =>
  ana.sends(method, `/api${path}`, { body, headers: { 'content-type': type } });

const streams = (text: string): Promise<Reply> =>
  ana.sends('POST', '/api/mywishlists', {
    body: new Blob([text]).stream(),
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  });

const emoji = (count: number): string => '🎁'.repeat(count);
const json = (value: unknown): string => JSON.stringify(value);
const sharedWith = (times: number, id: unknown): string =>
  json({ title: 'a', is_public: false, shared_with_ids: Array.from({ length: times }, () => id) });

type Row = [what: string, body: Body, sentence: string];

const badLists: Row[] = [
  ['nothing', '', 'The body must be a JSON object'],
  ['a text that is no JSON', 'title=Winter', 'The body is not valid JSON'],
  ['half an object', '{"title":"Winter"', 'The body is not valid JSON'],
  ['bytes that are no UTF-8', Buffer.from('7b227469746c65223a22ff227d', 'hex'), 'The body is not valid JSON'],
  ['a surrogate as bytes', Buffer.from('7b227469746c65223a22eda080227d', 'hex'), 'The body is not valid JSON'],
  ['a list', '[{"title":"Winter"}]', 'The body must be a JSON object'],
  ['null', 'null', 'The body must be a JSON object'],
  ['a text', '"Winter"', 'The body must be a JSON object'],
  ['an empty object', '{}', 'Title is required'],
  ['a title of blanks', '{"title":" \\t\\n\\u00a0 "}', 'Title is required'],
  ['a title that is a number', '{"title":1}', 'Title must be text'],
  ['a title that is null', '{"title":null}', 'Title must be text'],
  ['a title that is a list', '{"title":["Winter"]}', 'Title must be text'],
  ['a title with NUL', '{"title":"a\\u0000b"}', 'Title holds characters that cannot be stored'],
  ['a title with half a pair', '{"title":"a\\ud83c"}', 'Title holds characters that cannot be stored'],
  ['a title with the other half', '{"title":"\\udf81b"}', 'Title holds characters that cannot be stored'],
  ['a title with a line feed', String.raw`{"title":"a\nb"}`, 'Title holds control characters, which cannot be shown'],
  [
    'a title with a control of C1',
    json({ title: 'a\u009Bb' }),
    'Title holds control characters, which cannot be shown',
  ],
  ['a title that is reversed', json({ title: '\u202Ea' }), 'Title holds control characters, which cannot be shown'],
  ['a title of a blank letter', json({ title: '\u3164' }), 'Title must have a visible character'],
  ['a title of 201 emoji', json({ title: emoji(201) }), 'Title must be at most 200 characters long'],
  ['a title of 200 kB', json({ title: 'x'.repeat(200_000) }), 'Title must be at most 200 characters long'],
  [
    'a description of 5,001 emoji',
    json({ title: 'a', description: emoji(5_001) }),
    'Description must be at most 5,000 characters long',
  ],
  [
    'a description with NUL',
    '{"title":"a","description":"\\u0000"}',
    'Description holds characters that cannot be stored',
  ],
  ['a description that is null', '{"title":"a","description":null}', 'Description must be text'],
  ['an unknown field', '{"title":"a","colour":"red"}', 'Unknown field: colour'],
  ['a field of the answer', '{"title":"a","items":[]}', 'Unknown field: items'],
  [
    'a name in both spellings',
    '{"title":"a","is_public":true,"isPublic":true}',
    'Public was sent twice, in snake_case and in camelCase: send one of them',
  ],
  ['a switch that is a text', '{"title":"a","is_public":"true"}', 'Public must be true or false'],
  ['a switch that is a number', '{"title":"a","isPublic":1}', 'Public must be true or false'],
  ['friends as a text', '{"title":"a","shared_with_ids":"1"}', 'Shared with must be a list of ids'],
  ['a friend as a text', '{"title":"a","shared_with_ids":["1"]}', 'Shared with must be a positive whole number'],
  ['half a friend', '{"title":"a","shared_with_ids":[1.5]}', 'Shared with must be a positive whole number'],
  ['friend number 0', '{"title":"a","shared_with_ids":[0]}', 'Shared with must be a positive whole number'],
  ['friend number 0, 131,000 times', sharedWith(131_000, 0), 'Shared with is not valid'],
  ['friends who are empty texts, 80,000 of them', sharedWith(80_000, ''), 'Shared with is not valid'],
  ['the same friend 87,000 times', sharedWith(87_000, 7), 'Shared with is not valid'],
  [
    '20,000 unknown fields',
    json(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`a${n}A`, 0]))),
    'Unknown field: a0A',
  ],
  [
    'an unknown field of 250,000 letters',
    json({ title: 'a', ['A'.repeat(250_000)]: 0 }),
    `Unknown field: ${'A'.repeat(64)}`,
  ],
  ['friend number 1e30', '{"title":"a","shared_with_ids":[1e30]}', 'Shared with must be a positive whole number'],
  ['an owner as a text', '{"title":"a","owner_id":"1"}', 'Owner id must be a positive whole number'],
  ['a prototype', '{"title":"a","__proto__":{"is_superuser":true}}', 'The body is not valid JSON'],
  ['a constructor with a prototype', '{"title":"a","constructor":{"prototype":{"x":1}}}', 'The body is not valid JSON'],
  ['a constructor', '{"title":"a","constructor":"x"}', 'Unknown field: constructor'],
  ['the name of a method', '{"title":"a","hasOwnProperty":1}', 'Unknown field: hasOwnProperty'],
  ['a hundred thousand brackets', '['.repeat(100_000), 'The body is not valid JSON'],
  ['a nest of lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'The body must be a JSON object'],
  ['a nest of objects', `{"title":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`, 'Title must be text'],
];

it.each(badLists)('a list is refused when its body is %s', async (_what, body, sentence) => {
  expect(await refusalOf(app, () => sends('POST', '/mywishlists', body))).toEqual({ status: 400, sentence });
});

it.each([
  ['131,000 bad ids', sharedWith(131_000, 0), 'shared_with_ids'],
  ['10,000 bad ids', sharedWith(10_000, 0), 'shared_with_ids.0'],
])('%s are one problem of a short document', async (_what, body, field) => {
  const headers = { 'content-type': 'application/json', accept: 'application/problem+json' };
  const reply = await ana.sends('POST', '/api/mywishlists', { body, headers });
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  expect(reply.text.length).toBeLessThan(500);
});

const profile = { display_name: 'Ana' };

const others: [what: string, method: string, path: string, body: object, sentence: string][] = [
  ['a claim without a word', 'PUT', '/friendwishlists/1/purchase', {}, 'Purchased is required'],
  ['a claim as a text', 'PUT', '/friendwishlists/1/purchase', { purchased: 'true' }, 'Purchased must be true or false'],
  ['a claim as a number', 'PUT', '/friendwishlists/1/purchase', { purchased: 1 }, 'Purchased must be true or false'],
  ['a claim as null', 'PUT', '/friendwishlists/1/purchase', { purchased: null }, 'Purchased must be true or false'],
  [
    'a claim for another',
    'PUT',
    '/friendwishlists/1/purchase',
    { purchased: true, purchased_by: 2 },
    'Unknown field: purchased_by',
  ],
  ['a profile without a name', 'PUT', '/users', { avatar: 'red' }, 'Name is required'],
  ['a profile with a name of blanks', 'PUT', '/users', { display_name: '  ' }, 'Name is required'],
  [
    'a profile with a long name',
    'PUT',
    '/users',
    { display_name: emoji(201) },
    'Name must be at most 200 characters long',
  ],
  ['a profile with NUL', 'PUT', '/users', { display_name: 'A\0' }, 'Name holds characters that cannot be stored'],
  [
    'a profile with a bell',
    'PUT',
    '/users',
    { display_name: 'A\u0007' },
    'Name holds control characters, which cannot be shown',
  ],
  [
    'a profile that is reversed',
    'PUT',
    '/users',
    { display_name: '\u2067A' },
    'Name holds control characters, which cannot be shown',
  ],
  [
    'a profile that shows nothing',
    'PUT',
    '/users',
    { display_name: '\u200D\u2800' },
    'Name must have a visible character',
  ],
  [
    'a report that is reversed',
    'POST',
    '/bugreports',
    { title: '\u202Ea', description: 'a' },
    'Title holds control characters, which cannot be shown',
  ],
  [
    'a report that shows nothing',
    'POST',
    '/bugreports',
    { title: '\u200B', description: 'a' },
    'Title must have a visible character',
  ],
  ['a profile in teal', 'PUT', '/users', { ...profile, avatar: 'teal' }, 'Avatar must be one of the eleven colours'],
  [
    'a profile in the colour of a method',
    'PUT',
    '/users',
    { ...profile, avatar: 'toString' },
    'Avatar must be one of the eleven colours',
  ],
  ['a profile with a flag', 'PUT', '/users', { ...profile, is_superuser: true }, 'Unknown field: is_superuser'],
  ['a profile with an address', 'PUT', '/users', { ...profile, email: 'a@example.com' }, 'Unknown field: email'],
  ['a profile with an id', 'PUT', '/users', { ...profile, id: 1 }, 'Unknown field: id'],
  ['a report without a title', 'POST', '/bugreports', { description: 'Often' }, 'Title is required'],
  ['a report of blanks', 'POST', '/bugreports', { title: 'Crash', description: ' ' }, 'Description is required'],
  [
    'a report with a long title',
    'POST',
    '/bugreports',
    { title: emoji(201), description: 'a' },
    'Title must be at most 200 characters long',
  ],
  [
    'a report with a state',
    'POST',
    '/bugreports',
    { title: 'a', description: 'a', status: 'open' },
    'Unknown field: status',
  ],
  [
    'a state that there is not',
    'PATCH',
    '/bugreports/1/status',
    { status: 'closed' },
    'Status must be open, in_progress or resolved',
  ],
  ['no state', 'PATCH', '/bugreports/1/status', {}, 'Status is required'],
  ['a record without a uid', 'POST', '/users', { email: 'a@example.com' }, 'Firebase uid is required'],
  ['a record without an address', 'POST', '/users', { firebase_uid: 'a' }, 'Email is required'],
  [
    'a record with no address',
    'POST',
    '/users',
    { firebase_uid: 'a', email: 'a@b' },
    'Please enter a valid email address',
  ],
  [
    'a record with flags',
    'POST',
    '/users',
    { firebase_uid: 'a', email: 'a@b.c', isStaff: true },
    'Unknown field: isStaff',
  ],
];

it.each(others)('%s is refused', async (_what, method, path, body, sentence) => {
  expect(await refusalOf(app, () => sends(method, path, json(body)))).toEqual({ status: 400, sentence });
});

describe('a body', () => {
  const tooLarge = { status: 413, sentence: 'The body is too large: at most 256 KiB are accepted' };
  const big = json({ title: 'Winter', description: 'x'.repeat(300_000) });

  it('of 300 kB is refused, whether or not it says how long it is', async () => {
    expect(await refusalOf(app, () => sends('POST', '/mywishlists', big))).toEqual(tooLarge);
    expect(await refusalOf(app, () => streams(big))).toEqual(tooLarge);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'x',
  ])('that says it is %s is refused where JSON is asked for', async (type) => {
    expect(await refusalOf(app, () => sends('POST', '/mywishlists', '{"title":"Winter"}', type))).toEqual({
      status: 415,
      sentence: 'Send the body as application/json',
    });
  });

  it('is taken in either spelling, answered in one, and trimmed', async () => {
    const body = json({ title: ` ${emoji(200)} `, isPublic: false, sharedWithIds: [], ownerId: ana.id });
    const reply = await sends('POST', '/mywishlists', body, 'application/json; charset=utf-8');
    expect(reply).toMatchObject({ status: 201, body: { title: emoji(200), is_public: false, owner_id: ana.id } });
    const saved = await sends('PUT', '/users', json({ displayName: ' Ana B. ', avatar: 'blue' }));
    expect(saved).toMatchObject({ status: 200, body: { display_name: 'Ana B.', avatar: 'blue' } });
  });

  it('leaves no trace on the prototype of all objects', async () => {
    await sends('POST', '/mywishlists', '{"title":"a","__proto__":{"polluted":true}}');
    expect('polluted' in {}).toBe(false);
  });
});

it('a record may be nameless, and its fields may be spelt as in the app', async () => {
  const { uid, email, bearer } = await signUp(app, { name: 'Uma' });
  const reply = await ana.sends('POST', '/api/users', {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: json({ firebaseUid: uid, email, displayName: '' }),
  });
  expect(reply).toMatchObject({ status: 201, body: { uid, display_name: '', avatar: 'gray' } });
});
