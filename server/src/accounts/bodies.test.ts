import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { sendIdentityRequest } from '../../test/identity-requests.ts';
import { createVisitor, type Reply } from '../../test/person.ts';

const validSignUp = { name: 'Ana', email: 'ana@example.com', password: 'secret gift' };
const jsonContentType = 'application/json';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const sendSignUp = (body: string, type = jsonContentType): Promise<Reply> =>
  createVisitor(app).sends('POST', '/api/auth/sign-up/email', { headers: { 'content-type': type }, body });

const invalidEmail = 'Please enter a valid email address';
const invalidFields: [what: string, changes: object, message: string | RegExp, code?: string][] = [
  ['no name', { name: undefined }, 'Name is required'],
  ['a name of spaces', { name: '   ' }, 'Name is required'],
  ['a name that is a number', { name: 5 }, 'Name must be text'],
  ['a name of 201 characters', { name: 'a'.repeat(201) }, /at most 200 characters/],
  ['a lone surrogate in the name', { name: 'A\ud800' }, /cannot be stored/],
  ['a name that is reversed', { name: '\u202EA' }, 'Name contains control characters, which cannot be shown'],
  ['a name that shows nothing', { name: '\u3164' }, 'Name must have a visible character'],
  ['no e-mail', { email: undefined }, 'Email is required'],
  ['an e-mail without @', { email: 'ana.example.com' }, invalidEmail, 'INVALID_EMAIL'],
  ['an e-mail of 255 characters', { email: `${'a'.repeat(243)}@example.com` }, /at most 254 characters/],
  ['an e-mail that is a list', { email: ['ana@example.com'] }, 'Email must be text'],
  ['a short password', { password: '12345' }, 'Password must be at least 6 characters', 'PASSWORD_TOO_SHORT'],
  ['a password of 257 characters', { password: 'a'.repeat(257) }, /at most 256 characters/],
  ['NUL in the password', { password: 'secret\0gift' }, /cannot be stored/],
  ['a field of the library', { callbackURL: '/' }, /^Unknown field: call/],
  ['the flag of a verified address', { emailVerified: true }, /^Unknown field: email/],
];
const invalidBodies: [body: string, status: number, code: string, message: RegExp, type?: string][] = [
  ['{', 400, 'INVALID_BODY', /^The body is not valid JSON$/],
  ['', 400, 'INVALID_BODY', /^The body is not valid JSON$/],
  ['[]', 400, 'INVALID_BODY', /^The body must be a JSON object$/],
  ['name=Ana', 415, 'UNSUPPORTED_MEDIA_TYPE', /application\/json/, 'application/x-www-form-urlencoded'],
  [JSON.stringify(validSignUp), 415, 'UNSUPPORTED_MEDIA_TYPE', /application\/json/, 'text/plain'],
];

test('an invalid sign-up gets an error with a code and a message, and creates no account', async () => {
  for (const [what, changes, message, code = 'INVALID_BODY'] of invalidFields) {
    const { status, headers, body } = await sendSignUp(JSON.stringify({ ...validSignUp, ...changes }));
    const expectedMessage: unknown = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect({ what, status, body }).toMatchObject({ what, status: 400, body: { code, message: expectedMessage } });
  }
  for (const [sent, status, code, message, type] of invalidBodies) {
    expect(await sendSignUp(sent, type)).toMatchObject({
      status,
      body: { code, message: expect.stringMatching(message) },
    });
  }
  const { rows } = await app.db.pool.query('select 1 from auth."user"');
  expect(rows).toEqual([]);
});

test('a sign-in body without a valid e-mail address and password gets 400', async () => {
  for (const body of [{}, { email: 'ana@example.com' }, validSignUp, { email: 1, password: 2 }]) {
    const reply = await sendIdentityRequest(app, 'sign-in/email', body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_BODY' } });
  }
});

test('every identity endpoint refuses a request body of 10 kB with 413', async () => {
  const paths = ['sign-up/email', 'sign-in/email', 'sign-out', 'request-password-reset', 'reset-password'];
  for (const path of [...paths, 'change-password', 'update-user']) {
    expect(await sendIdentityRequest(app, path, { email: 'a'.repeat(10_000) })).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE', message: 'The body is too large: at most 8 KiB are accepted' },
    });
  }
});

const escapeUtf16Units = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/**
 * Returns the longest JSON text of an object with the given values: every character is escaped (`\u0061`).
 */
const createEscapedJson = (body: Record<string, string>): string =>
  `{${Object.entries(body)
    .map(([name, text]) => `"${name}":"${escapeUtf16Units(text)}"`)
    .join()}}`;

test('a sign-up and a sign-in accept values of maximum length, even if JSON escapes every character', async () => {
  const longest = {
    name: '🎁'.repeat(200),
    email: `${'a'.repeat(242)}@example.com`,
    password: 'ä'.repeat(256),
  };
  const { email, password } = longest;
  const signUp = await sendSignUp(createEscapedJson(longest));
  expect(signUp).toMatchObject({ status: 200, body: { user: { name: longest.name } } });
  const body = createEscapedJson({ email, password, verification: 'ä'.repeat(200) });
  const headers = { 'content-type': jsonContentType };
  const signIn = await createVisitor(app).sends('POST', '/api/auth/sign-in/email', { headers, body });
  expect(signIn.status).toBe(200);
});

test('a name and a password may contain accents and emoji, and the password is not trimmed', async () => {
  const email = 'zoe@example.com';
  const password = ' pässwörd 🎁 ';
  const signUp = await sendIdentityRequest(app, 'sign-up/email', { name: "Zoë O'Brien 🎁", email, password });
  expect(signUp).toMatchObject({ status: 200, body: { user: { name: "Zoë O'Brien 🎁" } } });
  expect((await sendIdentityRequest(app, 'sign-in/email', { email, password })).status).toBe(200);
  expect((await sendIdentityRequest(app, 'sign-in/email', { email, password: password.trim() })).status).toBe(401);
});
