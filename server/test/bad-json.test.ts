import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { signUpPerson, signUpIdentity, type Person, type Reply } from './person.ts';
import { expectRefusal } from './refusal.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  await app.db.pool.query(`update users set is_superuser = true; update users set bearers_from = 'epoch'`);
  await ana.does(calls.createBugReport, { body: { title: 'Typo', description: 'On the first page' } });
});
afterAll(() => app.close());

type RawRequestBody = string | Buffer<ArrayBuffer>;

const sendJson = (method: string, path: string, body: RawRequestBody, type = 'application/json'): Promise<Reply> =>
  ana.sends(method, `/api${path}`, { body, headers: { 'content-type': type } });

const sendStream = (text: string): Promise<Reply> =>
  ana.sends('POST', '/api/mywishlists', {
    body: new Blob([text]).stream(),
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  });

const repeatEmoji = (count: number): string => '🎁'.repeat(count);
const toJson = (value: unknown): string => JSON.stringify(value);
const createSharedListJson = (times: number, id: unknown): string =>
  toJson({ title: 'a', is_public: false, shared_with_ids: Array.from({ length: times }, () => id) });

const purchasePath = '/friendwishlists/1/purchase';
const purchasedNotBooleanMessage = 'Purchased must be true or false';
const titleHasControlsMessage = 'Title holds control characters, which cannot be shown';
const nameHasControlsMessage = 'Name holds control characters, which cannot be shown';
const badFriendIdMessage = 'Shared with must be a positive whole number';
const titleNotStorableMessage = 'Title holds characters that cannot be stored';

type BadBody = [what: string, body: RawRequestBody, message: string];

const badListBodies: BadBody[] = [
  ['empty', '', 'The body must be a JSON object'],
  ['a text that is not JSON', 'title=Winter', 'The body is not valid JSON'],
  ['an object without its end', '{"title":"Winter"', 'The body is not valid JSON'],
  ['an object with invalid UTF-8', Buffer.from('7b227469746c65223a22ff227d', 'hex'), 'The body is not valid JSON'],
  [
    'an object with an encoded surrogate',
    Buffer.from('7b227469746c65223a22eda080227d', 'hex'),
    'The body is not valid JSON',
  ],
  ['an array', '[{"title":"Winter"}]', 'The body must be a JSON object'],
  ['null', 'null', 'The body must be a JSON object'],
  ['a text', '"Winter"', 'The body must be a JSON object'],
  ['an empty object', '{}', 'Title is required'],
  ['a title of blanks', '{"title":" \\t\\n\\u00a0 "}', 'Title is required'],
  ['a title that is a number', '{"title":1}', 'Title must be text'],
  ['a title that is null', '{"title":null}', 'Title must be text'],
  ['a title that is an array', '{"title":["Winter"]}', 'Title must be text'],
  ['a title with NUL', '{"title":"a\\u0000b"}', titleNotStorableMessage],
  ['a title with a lone high surrogate', '{"title":"a\\ud83c"}', titleNotStorableMessage],
  ['a title with a lone low surrogate', '{"title":"\\udf81b"}', titleNotStorableMessage],
  ['a title with a line feed', String.raw`{"title":"a\nb"}`, titleHasControlsMessage],
  ['a title with a C1 control character', toJson({ title: 'a\u009Bb' }), titleHasControlsMessage],
  ['a title with a bidirectional control', toJson({ title: '\u202Ea' }), titleHasControlsMessage],
  ['a title of a blank character', toJson({ title: '\u3164' }), 'Title must have a visible character'],
  ['a title of 201 emoji', toJson({ title: repeatEmoji(201) }), 'Title must be at most 200 characters long'],
  ['a title of 200 kB', toJson({ title: 'x'.repeat(200_000) }), 'Title must be at most 200 characters long'],
  [
    'a description of 5,001 emoji',
    toJson({ title: 'a', description: repeatEmoji(5_001) }),
    'Description must be at most 5,000 characters long',
  ],
  [
    'a description with NUL',
    '{"title":"a","description":"\\u0000"}',
    'Description holds characters that cannot be stored',
  ],
  ['a description that is null', '{"title":"a","description":null}', 'Description must be text'],
  ['an unknown field', '{"title":"a","colour":"red"}', 'Unknown field: colour'],
  ['a field that only responses contain', '{"title":"a","items":[]}', 'Unknown field: items'],
  [
    'a field in snake_case and camelCase',
    '{"title":"a","is_public":true,"isPublic":true}',
    'Public was sent twice, in snake_case and in camelCase: send one of them',
  ],
  ['a text instead of a boolean', '{"title":"a","is_public":"true"}', 'Public must be true or false'],
  ['a number instead of a boolean', '{"title":"a","isPublic":1}', 'Public must be true or false'],
  ['a text instead of friends', '{"title":"a","shared_with_ids":"1"}', 'Shared with must be a list of ids'],
  ['a friend id as text', '{"title":"a","shared_with_ids":["1"]}', badFriendIdMessage],
  ['a fraction as the id of a friend', '{"title":"a","shared_with_ids":[1.5]}', badFriendIdMessage],
  ['the id 0 of a friend', '{"title":"a","shared_with_ids":[0]}', badFriendIdMessage],
  ['the id 0 of a friend, 131,000 times', createSharedListJson(131_000, 0), 'Shared with is not valid'],
  ['80,000 empty texts as ids of friends', createSharedListJson(80_000, ''), 'Shared with is not valid'],
  ['the same id of a friend 87,000 times', createSharedListJson(87_000, 7), 'Shared with is not valid'],
  [
    '20,000 unknown fields',
    toJson(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`a${n}A`, 0]))),
    'Unknown field: a0A',
  ],
  [
    'an unknown field of 250,000 letters',
    toJson({ title: 'a', ['A'.repeat(250_000)]: 0 }),
    `Unknown field: ${'A'.repeat(64)}`,
  ],
  ['the id 1e30 of a friend', '{"title":"a","shared_with_ids":[1e30]}', badFriendIdMessage],
  ['a text as the id of the owner', '{"title":"a","owner_id":"1"}', 'Owner id must be a positive whole number'],
  ['a field named __proto__', '{"title":"a","__proto__":{"is_superuser":true}}', 'The body is not valid JSON'],
  ['a constructor with a prototype', '{"title":"a","constructor":{"prototype":{"x":1}}}', 'The body is not valid JSON'],
  ['a field named constructor', '{"title":"a","constructor":"x"}', 'Unknown field: constructor'],
  ['a field named like a method', '{"title":"a","hasOwnProperty":1}', 'Unknown field: hasOwnProperty'],
  ['a hundred thousand open brackets', '['.repeat(100_000), 'The body is not valid JSON'],
  ['nested arrays', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'The body must be a JSON object'],
  ['nested objects', `{"title":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`, 'Title must be text'],
];

it.each(badListBodies)('a new list is refused if the body is or contains %s', async (_what, body, message) => {
  expect(await expectRefusal(app, () => sendJson('POST', '/mywishlists', body))).toEqual({ status: 400, message });
});

it.each([
  ['131,000 bad ids', createSharedListJson(131_000, 0), 'shared_with_ids'],
  ['10,000 bad ids', createSharedListJson(10_000, 0), 'shared_with_ids.0'],
])('%s cause only one error entry, so that the response stays short', async (_what, body, field) => {
  const headers = { 'content-type': 'application/json', accept: 'application/problem+json' };
  const reply = await ana.sends('POST', '/api/mywishlists', { body, headers });
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  expect(reply.text.length).toBeLessThan(500);
});

const validProfile = { display_name: 'Ana' };

const otherBadBodies: [what: string, method: string, path: string, body: object, message: string][] = [
  ['a claim without "purchased"', 'PUT', purchasePath, {}, 'Purchased is required'],
  ['a claim with "purchased" as text', 'PUT', purchasePath, { purchased: 'true' }, purchasedNotBooleanMessage],
  ['a claim with a number as "purchased"', 'PUT', purchasePath, { purchased: 1 }, purchasedNotBooleanMessage],
  ['a claim with null as "purchased"', 'PUT', purchasePath, { purchased: null }, purchasedNotBooleanMessage],
  [
    'a claim for another giver',
    'PUT',
    purchasePath,
    { purchased: true, purchased_by: 2 },
    'Unknown field: purchased_by',
  ],
  ['a profile without a name', 'PUT', '/users', { avatar: 'red' }, 'Name is required'],
  ['a profile with a name of blanks', 'PUT', '/users', { display_name: '  ' }, 'Name is required'],
  [
    'a profile with a long name',
    'PUT',
    '/users',
    { display_name: repeatEmoji(201) },
    'Name must be at most 200 characters long',
  ],
  ['a profile with NUL', 'PUT', '/users', { display_name: 'A\0' }, 'Name holds characters that cannot be stored'],
  ['a profile with a control character', 'PUT', '/users', { display_name: 'A\u0007' }, nameHasControlsMessage],
  ['a profile with a bidirectional control', 'PUT', '/users', { display_name: '\u2067A' }, nameHasControlsMessage],
  [
    'a profile without a visible character',
    'PUT',
    '/users',
    { display_name: '\u200D\u2800' },
    'Name must have a visible character',
  ],
  [
    'a bug report with a bidirectional control',
    'POST',
    '/bugreports',
    { title: '\u202Ea', description: 'a' },
    titleHasControlsMessage,
  ],
  [
    'a bug report without a visible character',
    'POST',
    '/bugreports',
    { title: '\u200B', description: 'a' },
    'Title must have a visible character',
  ],
  [
    'a profile with an unknown avatar',
    'PUT',
    '/users',
    { ...validProfile, avatar: 'teal' },
    'Avatar must be one of the eleven colours',
  ],
  [
    'a profile with the avatar "toString"',
    'PUT',
    '/users',
    { ...validProfile, avatar: 'toString' },
    'Avatar must be one of the eleven colours',
  ],
  ['a profile with a role', 'PUT', '/users', { ...validProfile, is_superuser: true }, 'Unknown field: is_superuser'],
  [
    'a profile with an e-mail address',
    'PUT',
    '/users',
    { ...validProfile, email: 'a@example.com' },
    'Unknown field: email',
  ],
  ['a profile with an id', 'PUT', '/users', { ...validProfile, id: 1 }, 'Unknown field: id'],
  ['a bug report without a title', 'POST', '/bugreports', { description: 'Often' }, 'Title is required'],
  [
    'a bug report with a blank description',
    'POST',
    '/bugreports',
    { title: 'Crash', description: ' ' },
    'Description is required',
  ],
  [
    'a bug report with a long title',
    'POST',
    '/bugreports',
    { title: repeatEmoji(201), description: 'a' },
    'Title must be at most 200 characters long',
  ],
  [
    'a new bug report with a status',
    'POST',
    '/bugreports',
    { title: 'a', description: 'a', status: 'open' },
    'Unknown field: status',
  ],
  [
    'an unknown status of a bug report',
    'PATCH',
    '/bugreports/1/status',
    { status: 'closed' },
    'Status must be open, in_progress or resolved',
  ],
  ['a missing status of a bug report', 'PATCH', '/bugreports/1/status', {}, 'Status is required'],
  ['a new user without a uid', 'POST', '/users', { email: 'a@example.com' }, 'Firebase uid is required'],
  ['a new user without an e-mail address', 'POST', '/users', { firebase_uid: 'a' }, 'Email is required'],
  [
    'a new user with an invalid e-mail address',
    'POST',
    '/users',
    { firebase_uid: 'a', email: 'a@b' },
    'Please enter a valid email address',
  ],
  [
    'a new user with the staff role',
    'POST',
    '/users',
    { firebase_uid: 'a', email: 'a@b.c', isStaff: true },
    'Unknown field: isStaff',
  ],
];

it.each(otherBadBodies)('%s gets 400', async (_what, method, path, body, message) => {
  expect(await expectRefusal(app, () => sendJson(method, path, toJson(body)))).toEqual({ status: 400, message });
});

describe('a JSON body', () => {
  const tooLarge = { status: 413, message: 'The body is too large: at most 256 KiB are accepted' };
  const big = toJson({ title: 'Winter', description: 'x'.repeat(300_000) });

  it('of 300 kB is refused, with and without a Content-Length', async () => {
    expect(await expectRefusal(app, () => sendJson('POST', '/mywishlists', big))).toEqual(tooLarge);
    expect(await expectRefusal(app, () => sendStream(big))).toEqual(tooLarge);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'x',
  ])('with the content type %s is refused', async (type) => {
    expect(await expectRefusal(app, () => sendJson('POST', '/mywishlists', '{"title":"Winter"}', type))).toEqual({
      status: 415,
      message: 'Send the body as application/json',
    });
  });

  it('may have names in snake_case or camelCase; the response has snake_case and trimmed texts', async () => {
    const body = toJson({ title: ` ${repeatEmoji(200)} `, isPublic: false, sharedWithIds: [], ownerId: ana.id });
    const reply = await sendJson('POST', '/mywishlists', body, 'application/json; charset=utf-8');
    expect(reply).toMatchObject({ status: 201, body: { title: repeatEmoji(200), is_public: false, owner_id: ana.id } });
    const saved = await sendJson('PUT', '/users', toJson({ displayName: ' Ana B. ', avatar: 'blue' }));
    expect(saved).toMatchObject({ status: 200, body: { display_name: 'Ana B.', avatar: 'blue' } });
  });

  it('with a field __proto__ does not change Object.prototype', async () => {
    await sendJson('POST', '/mywishlists', '{"title":"a","__proto__":{"polluted":true}}');
    expect('polluted' in {}).toBe(false);
  });
});

it('a new user may have no name; the request may have field names in camelCase', async () => {
  const { uid, email, bearer } = await signUpIdentity(app, { name: 'Uma' });
  const reply = await ana.sends('POST', '/api/users', {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: toJson({ firebaseUid: uid, email, displayName: '' }),
  });
  expect(reply).toMatchObject({ status: 201, body: { uid, display_name: '', avatar: 'gray' } });
});
