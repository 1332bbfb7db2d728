import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { postIdentity } from '../../test/identity-calls.ts';
import { createVisitor } from '../../test/person.ts';

const validSignUp = { name: 'Ana', email: 'ana@example.com', password: 'secret gift' };
const jsonContentType = 'application/json';

interface InvalidSignUp {
  what: string;
  body: string;
  status: number;
  code: string;
  message: string | RegExp;
  type?: string;
}

const createInvalidSignUp = (
  what: string,
  changes: Record<string, unknown>,
  message: string | RegExp,
  code = 'INVALID_BODY',
): InvalidSignUp => ({
  what,
  body: JSON.stringify({ ...validSignUp, ...changes }),
  status: 400,
  code,
  message,
});

const invalidSignUps: InvalidSignUp[] = [
  createInvalidSignUp('no name', { name: undefined }, 'Name is required'),
  createInvalidSignUp('a name of spaces', { name: '   ' }, 'Name is required'),
  createInvalidSignUp('a name that is a number', { name: 5 }, 'Name must be text'),
  createInvalidSignUp('a name of 201 characters', { name: 'a'.repeat(201) }, /at most 200 characters/),
  createInvalidSignUp('NUL in the name', { name: 'A\0na' }, /cannot be stored/),
  createInvalidSignUp('a lone surrogate in the name', { name: 'A\ud800' }, /cannot be stored/),
  createInvalidSignUp(
    'a control in the name',
    { name: 'A\u0007' },
    'Name holds control characters, which cannot be shown',
  ),
  createInvalidSignUp(
    'a name that is reversed',
    { name: '\u202EA' },
    'Name holds control characters, which cannot be shown',
  ),
  createInvalidSignUp('a name that shows nothing', { name: '\u3164' }, 'Name must have a visible character'),
  createInvalidSignUp('no e-mail', { email: undefined }, 'Email is required'),
  createInvalidSignUp(
    'an e-mail without @',
    { email: 'ana.example.com' },
    'Please enter a valid email address',
    'INVALID_EMAIL',
  ),
  createInvalidSignUp(
    'an e-mail without a dot',
    { email: 'ana@example' },
    'Please enter a valid email address',
    'INVALID_EMAIL',
  ),
  createInvalidSignUp(
    'an e-mail of 255 characters',
    { email: `${'a'.repeat(243)}@example.com` },
    /at most 254 characters/,
  ),
  createInvalidSignUp('an e-mail that is a list', { email: ['ana@example.com'] }, 'Email must be text'),
  createInvalidSignUp(
    'a short password',
    { password: '12345' },
    'Password must be at least 6 characters',
    'PASSWORD_TOO_SHORT',
  ),
  createInvalidSignUp('a password of 257 characters', { password: 'a'.repeat(257) }, /at most 256 characters/),
  createInvalidSignUp('NUL in the password', { password: 'secret\0gift' }, /cannot be stored/),
  createInvalidSignUp('an unknown field', { role: 'admin' }, 'Unknown field: role'),
  createInvalidSignUp('a field of the library', { callbackURL: '/' }, /^Unknown field: call/),
  createInvalidSignUp('the flag of a verified address', { emailVerified: true }, /^Unknown field: email/),
  { what: 'broken JSON', body: '{', status: 400, code: 'INVALID_BODY', message: 'The body is not valid JSON' },
  { what: 'nothing', body: '', status: 400, code: 'INVALID_BODY', message: 'The body is not valid JSON' },
  { what: 'a list', body: '[]', status: 400, code: 'INVALID_BODY', message: 'The body must be a JSON object' },
  {
    what: 'a form',
    body: 'name=Ana&email=ana@example.com&password=secret',
    type: 'application/x-www-form-urlencoded',
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: /application\/json/,
  },
  {
    what: 'JSON called text',
    body: JSON.stringify(validSignUp),
    type: 'text/plain',
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: /application\/json/,
  },
  {
    what: '300 kB',
    body: JSON.stringify({ ...validSignUp, name: 'a'.repeat(300_000) }),
    status: 413,
    code: 'BODY_TOO_LARGE',
    message: /too large/,
  },
];

test('each kind of invalid sign-up gets the expected status, code and message, and creates no account', async () => {
  const app = await startAppForTest();
  for (const { what, body, status, code, message, type = jsonContentType } of invalidSignUps) {
    const { headers, ...reply } = await createVisitor(app).sends('POST', '/api/auth/sign-up/email', {
      headers: { 'content-type': type },
      body,
    });
    const expectedMessage: unknown = typeof message === 'string' ? message : expect.stringMatching(message);
    const contentType = headers.get('content-type');
    expect({ what, contentType, ...reply }).toMatchObject({
      what,
      contentType: 'application/json; charset=utf-8',
      status,
      body: { code, message: expectedMessage },
    });
  }
  const { rows } = await app.db.pool.query('select 1 from auth."user"');
  expect(rows).toEqual([]);
});

test.each([{}, { email: 'ana@example.com' }, validSignUp, { email: 1, password: 2 }])(
  'a sign-in body without a valid e-mail address and password gets 400: %o',
  async (body) => {
    const app = await startAppForTest();
    const reply = await postIdentity(app, 'sign-in/email', body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_BODY' } });
  },
);

test('every identity endpoint refuses a request body of 10 kB with 413', async () => {
  const app = await startAppForTest();
  const paths = [
    'sign-up/email',
    'sign-in/email',
    'sign-out',
    'request-password-reset',
    'reset-password',
    'change-password',
    'update-user',
  ];
  for (const path of paths) {
    expect(await postIdentity(app, path, { email: 'a'.repeat(10_000) })).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE', message: 'The body is too large: at most 8 KiB are accepted' },
    });
  }
});

const escapeUtf16Units = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/**
 * Returns a JSON object in which every character is escaped (`\u0061`). No other JSON text with the same
 * values is longer.
 */
const createEscapedJson = (body: Record<string, string>): string =>
  `{${Object.entries(body)
    .map(([name, text]) => `"${name}":"${escapeUtf16Units(text)}"`)
    .join()}}`;

test('a sign-up and a sign-in with the longest values succeed, even if JSON escapes every character', async () => {
  const app = await startAppForTest();
  const longest = {
    name: '🎁'.repeat(200),
    email: `${'a'.repeat(242)}@example.com`,
    password: 'ä'.repeat(256),
  };
  const body = createEscapedJson(longest);
  const headers = { 'content-type': jsonContentType };
  const reply = await createVisitor(app).sends('POST', '/api/auth/sign-up/email', { headers, body });
  expect(reply).toMatchObject({ status: 200, body: { user: { name: longest.name } } });
  const { email, password } = longest;
  const signIn = createEscapedJson({ email, password, verification: 'ä'.repeat(200) });
  expect((await createVisitor(app).sends('POST', '/api/auth/sign-in/email', { headers, body: signIn })).status).toBe(
    200,
  );
});

test('a name and a password may contain accents and emoji, and the password is not trimmed', async () => {
  const app = await startAppForTest();
  const email = 'zoe@example.com';
  const password = ' pässwörd 🎁 ';
  const signUp = await postIdentity(app, 'sign-up/email', { name: "Zoë O'Brien 🎁", email, password });
  expect(signUp).toMatchObject({ status: 200, body: { user: { name: "Zoë O'Brien 🎁" } } });
  expect((await postIdentity(app, 'sign-in/email', { email, password })).status).toBe(200);
  expect((await postIdentity(app, 'sign-in/email', { email, password: password.trim() })).status).toBe(401);
});
