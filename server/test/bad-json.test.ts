import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { expectRefusal } from './expect-refusal.ts';
import { signUpPerson, signUpWithoutUserRecord, type Person, type Reply } from './person.ts';

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

const repeatEmoji = (count: number): string => '🎁'.repeat(count);
const toJson = (value: unknown): string => JSON.stringify(value);
const fromHex = (hex: string): Buffer<ArrayBuffer> => Buffer.from(hex, 'hex');
const createTitleBody = (title: unknown): string => toJson({ title });
const createBodyWithField = (name: string, value: unknown): string => toJson({ title: 'a', [name]: value });
const createBodyWithShares = (times: number, id: unknown): string =>
  createBodyWithField(
    'shared_with_ids',
    Array.from({ length: times }, () => id),
  );

/** Bad bodies of a request for a new list, by the error message that each body must get. */
const badListBodies: Readonly<Record<string, readonly RawRequestBody[]>> = {
  'The body must be a JSON object': [
    '',
    '[{"title":"Winter"}]',
    'null',
    '"Winter"',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  ],
  'The body is not valid JSON': [
    'title=Winter',
    '{"title":"Winter"',
    '['.repeat(100_000),
    // Two bodies with invalid UTF-8: a byte that UTF-8 never contains, and an encoded surrogate.
    fromHex('7b227469746c65223a22ff227d'),
    fromHex('7b227469746c65223a22eda080227d'),
    '{"title":"a","__proto__":{"is_superuser":true}}',
    '{"title":"a","constructor":{"prototype":{"x":1}}}',
  ],
  'Title is required': ['{}', createTitleBody(' \t\n\u00A0 ')],
  'Title must be text': [
    createTitleBody(1),
    createTitleBody(null),
    createTitleBody(['Winter']),
    `{"title":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
  ],
  'Title contains characters that cannot be stored': [
    createTitleBody('a\0b'),
    '{"title":"a\\ud83c"}',
    '{"title":"\\udf81b"}',
  ],
  'Title contains control characters, which cannot be shown': ['a\nb', 'a\u009Bb', '\u202Ea'].map(createTitleBody),
  'Title must have a visible character': [createTitleBody('\u3164')],
  'Title must be at most 200 characters long': [
    createTitleBody(repeatEmoji(201)),
    createTitleBody('x'.repeat(200_000)),
  ],
  'Description must be at most 5,000 characters long': [createBodyWithField('description', repeatEmoji(5_001))],
  'Description contains characters that cannot be stored': [createBodyWithField('description', '\0')],
  'Description must be text': [createBodyWithField('description', null)],
  'Unknown field: colour': [createBodyWithField('colour', 'red')],
  'Unknown field: items': [createBodyWithField('items', [])],
  'Unknown field: constructor': [createBodyWithField('constructor', 'x')],
  'Unknown field: hasOwnProperty': [createBodyWithField('hasOwnProperty', 1)],
  'Unknown field: a0A': [toJson(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`a${n}A`, 0])))],
  [`Unknown field: ${'A'.repeat(64)}`]: [createBodyWithField('A'.repeat(250_000), 0)],
  'Public was sent twice, in snake_case and in camelCase: send one of them': [
    '{"title":"a","is_public":true,"isPublic":true}',
  ],
  'Public must be true or false': [createBodyWithField('is_public', 'true'), createBodyWithField('isPublic', 1)],
  'Shared with must be a list of ids': [createBodyWithField('shared_with_ids', '1')],
  'Shared with must be a positive whole number': ['1', 1.5, 0, 1e30].map((id) => createBodyWithShares(1, id)),
  'Shared with is not valid': [
    createBodyWithShares(131_000, 0),
    createBodyWithShares(80_000, ''),
    createBodyWithShares(87_000, 7),
  ],
  'Owner id must be a positive whole number': [createBodyWithField('owner_id', '1')],
};

it.each(Object.entries(badListBodies))('a new list is refused with the message "%s"', async (message, bodies) => {
  for (const body of bodies) {
    const refusal = await expectRefusal(app, () => sendJson('POST', '/mywishlists', body));
    expect(refusal, `for ${body.toString().slice(0, 100)}`).toEqual({ status: 400, message });
  }
});

it.each([
  [131_000, 'shared_with_ids'],
  [10_000, 'shared_with_ids.0'],
])('%i bad ids cause only one error entry, so that the response stays short', async (times, field) => {
  const headers = { 'content-type': 'application/json', accept: 'application/problem+json' };
  const reply = await ana.sends('POST', '/api/mywishlists', { body: createBodyWithShares(times, 0), headers });
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  expect(reply.text.length).toBeLessThan(500);
});

const createNameBody = (name: string) => ({ display_name: name });
const createProfileBody = (fields: object) => ({ display_name: 'Ana', ...fields });
const createBugReportBody = (title: string, fields: object = {}) => ({ title, description: 'a', ...fields });
const nameHasControls = 'Name contains control characters, which cannot be shown';
const unknownAvatar = 'Avatar must be one of the eleven colours';

it.each<[request: string, body: object, message: string]>([
  ['PUT /friendwishlists/1/purchase', {}, 'Purchased is required'],
  ['PUT /friendwishlists/1/purchase', { purchased: 'true' }, 'Purchased must be true or false'],
  ['PUT /friendwishlists/1/purchase', { purchased: 1 }, 'Purchased must be true or false'],
  ['PUT /friendwishlists/1/purchase', { purchased: null }, 'Purchased must be true or false'],
  ['PUT /friendwishlists/1/purchase', { purchased: true, purchased_by: 2 }, 'Unknown field: purchased_by'],
  ['PUT /users', { avatar: 'red' }, 'Name is required'],
  ['PUT /users', createNameBody('  '), 'Name is required'],
  ['PUT /users', createNameBody(repeatEmoji(201)), 'Name must be at most 200 characters long'],
  ['PUT /users', createNameBody('A\0'), 'Name contains characters that cannot be stored'],
  ['PUT /users', createNameBody('A\u0007'), nameHasControls],
  ['PUT /users', createNameBody('\u2067A'), nameHasControls],
  ['PUT /users', createNameBody('\u200D\u2800'), 'Name must have a visible character'],
  ['PUT /users', createProfileBody({ avatar: 'teal' }), unknownAvatar],
  ['PUT /users', createProfileBody({ avatar: 'toString' }), unknownAvatar],
  ['PUT /users', createProfileBody({ is_superuser: true }), 'Unknown field: is_superuser'],
  ['PUT /users', createProfileBody({ email: 'a@example.com' }), 'Unknown field: email'],
  ['PUT /users', createProfileBody({ id: 1 }), 'Unknown field: id'],
  ['POST /bugreports', { description: 'Often' }, 'Title is required'],
  ['POST /bugreports', createBugReportBody('\u202Ea'), 'Title contains control characters, which cannot be shown'],
  ['POST /bugreports', createBugReportBody('\u200B'), 'Title must have a visible character'],
  ['POST /bugreports', createBugReportBody('Crash', { description: ' ' }), 'Description is required'],
  ['POST /bugreports', createBugReportBody(repeatEmoji(201)), 'Title must be at most 200 characters long'],
  ['POST /bugreports', createBugReportBody('a', { status: 'open' }), 'Unknown field: status'],
  ['PATCH /bugreports/1/status', { status: 'closed' }, 'Status must be open, in_progress or resolved'],
  ['PATCH /bugreports/1/status', {}, 'Status is required'],
  ['POST /users', { email: 'a@example.com' }, 'Firebase uid is required'],
  ['POST /users', { firebase_uid: 'a' }, 'Email is required'],
  ['POST /users', { firebase_uid: 'a', email: 'a@b' }, 'Please enter a valid email address'],
  ['POST /users', { firebase_uid: 'a', email: 'a@b.c', isStaff: true }, 'Unknown field: isStaff'],
])('%s with the body %j gets 400', async (request, body, message) => {
  const [method = '', path = ''] = request.split(' ');
  expect(await expectRefusal(app, () => sendJson(method, path, toJson(body)))).toEqual({ status: 400, message });
});

describe('a JSON body', () => {
  it('a JSON body of 300 kB is refused, with and without a Content-Length', async () => {
    const tooLarge = { status: 413, message: 'The body is too large: at most 256 KiB are accepted' };
    const big = createBodyWithField('description', 'x'.repeat(300_000));
    const headers = { 'content-type': 'application/json' };
    const sendStream = (): Promise<Reply> =>
      ana.sends('POST', '/api/mywishlists', { body: new Blob([big]).stream(), headers, duplex: 'half' });
    expect(await expectRefusal(app, () => sendJson('POST', '/mywishlists', big))).toEqual(tooLarge);
    expect(await expectRefusal(app, sendStream)).toEqual(tooLarge);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'x',
  ])('a JSON body with the content type %s is refused', async (type) => {
    expect(await expectRefusal(app, () => sendJson('POST', '/mywishlists', createTitleBody('Winter'), type))).toEqual({
      status: 415,
      message: 'Send the body as application/json',
    });
  });

  it('a JSON body may have field names in snake_case or camelCase; the response has trimmed texts', async () => {
    const body = toJson({ title: ` ${repeatEmoji(200)} `, isPublic: false, sharedWithIds: [], ownerId: ana.id });
    const reply = await sendJson('POST', '/mywishlists', body, 'application/json; charset=utf-8');
    expect(reply).toMatchObject({ status: 201, body: { title: repeatEmoji(200), is_public: false, owner_id: ana.id } });
    const saved = await sendJson('PUT', '/users', toJson({ displayName: ' Ana B. ', avatar: 'blue' }));
    expect(saved).toMatchObject({ status: 200, body: { display_name: 'Ana B.', avatar: 'blue' } });
  });
});

it('a new user may have an empty name, and the request may have field names in camelCase', async () => {
  const { uid, email, bearer } = await signUpWithoutUserRecord(app, { name: 'Uma' });
  const reply = await ana.sends('POST', '/api/users', {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: toJson({ firebaseUid: uid, email, displayName: '' }),
  });
  expect(reply).toMatchObject({ status: 201, body: { uid, display_name: '', avatar: 'gray' } });
});
