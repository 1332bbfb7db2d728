import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { postIdentity } from '../../test/identity-calls.ts';
import { visitor } from '../../test/person.ts';

const good = { name: 'Ana', email: 'ana@example.com', password: 'secret gift' };
const json = 'application/json';

interface Bad {
  what: string;
  body: string;
  status: number;
  code: string;
  message: string | RegExp;
  type?: string;
}

const invalid = (
  what: string,
  changes: Record<string, unknown>,
  message: string | RegExp,
  code = 'INVALID_BODY',
): Bad => ({
  what,
  body: JSON.stringify({ ...good, ...changes }),
  status: 400,
  code,
  message,
});

const bad: Bad[] = [
  invalid('no name', { name: undefined }, 'Name is required'),
  invalid('a name of spaces', { name: '   ' }, 'Name is required'),
  invalid('a name that is a number', { name: 5 }, 'Name must be text'),
  invalid('a name of 201 characters', { name: 'a'.repeat(201) }, /at most 200 characters/),
  invalid('NUL in the name', { name: 'A\0na' }, /cannot be stored/),
  invalid('a lone surrogate in the name', { name: 'A\ud800' }, /cannot be stored/),
  invalid('a control in the name', { name: 'A\u0007' }, 'Name holds control characters, which cannot be shown'),
  invalid('a name that is reversed', { name: '\u202EA' }, 'Name holds control characters, which cannot be shown'),
  invalid('a name that shows nothing', { name: '\u3164' }, 'Name must have a visible character'),
  invalid('no e-mail', { email: undefined }, 'Email is required'),
  invalid('an e-mail without @', { email: 'ana.example.com' }, 'Please enter a valid email address', 'INVALID_EMAIL'),
  invalid('an e-mail without a dot', { email: 'ana@example' }, 'Please enter a valid email address', 'INVALID_EMAIL'),
  invalid(
    'an e-mail only the library minds',
    { email: 'a..b@-x.y' },
    'Please enter a valid email address',
    'INVALID_EMAIL',
  ),
  invalid('an e-mail of 255 characters', { email: `${'a'.repeat(243)}@example.com` }, /at most 254 characters/),
  invalid('an e-mail that is a list', { email: ['ana@example.com'] }, 'Email must be text'),
  invalid('a short password', { password: '12345' }, 'Password must be at least 6 characters', 'PASSWORD_TOO_SHORT'),
  invalid('a password of 257 characters', { password: 'a'.repeat(257) }, /at most 256 characters/),
  invalid('NUL in the password', { password: 'secret\0gift' }, /cannot be stored/),
  invalid('an unknown field', { role: 'admin' }, 'Unknown field: role'),
  invalid('a field of the library', { callbackURL: '/' }, /^Unknown field: call/),
  invalid('the flag of a verified address', { emailVerified: true }, /^Unknown field: email/),
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
    body: JSON.stringify(good),
    type: 'text/plain',
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: /application\/json/,
  },
  {
    what: '300 kB',
    body: JSON.stringify({ ...good, name: 'a'.repeat(300_000) }),
    status: 413,
    code: 'BODY_TOO_LARGE',
    message: /too large/,
  },
];

test('a sign-up that cannot be is refused with a sentence, and writes nothing', async () => {
  const app = await startAppForTest();
  for (const { what, body, status, code, message, type = json } of bad) {
    const { headers, ...reply } = await visitor(app).sends('POST', '/api/auth/sign-up/email', {
      headers: { 'content-type': type },
      body,
    });
    const sentence: unknown = typeof message === 'string' ? message : expect.stringMatching(message);
    const answerType = headers.get('content-type');
    expect({ what, answerType, ...reply }).toMatchObject({
      what,
      answerType: 'application/json; charset=utf-8',
      status,
      body: { code, message: sentence },
    });
  }
  const { rows } = await app.db.pool.query('select 1 from auth."user"');
  expect(rows).toEqual([]);
});

test.each([{}, { email: 'ana@example.com' }, good, { email: 1, password: 2 }])(
  'a sign-in takes an address and a password, and nothing else: not %o',
  async (body) => {
    const app = await startAppForTest();
    const reply = await postIdentity(app, 'sign-in/email', body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_BODY' } });
  },
);

test('a body of 10 kB is too large for every call', async () => {
  const app = await startAppForTest();
  const paths = [
    'sign-up/email',
    'sign-in/email',
    'sign-out',
    'request-password-reset',
    'reset-password',
    'update-user',
  ];
  for (const path of paths) {
    expect(await postIdentity(app, path, { email: 'a'.repeat(10_000) })).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE', message: 'The body is too large: at most 8 KiB are accepted' },
    });
  }
});

const inUnits = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/** JSON with every UTF-16 unit of its texts escaped: nobody writes more bytes for the same. */
const escaped = (body: Record<string, string>): string =>
  `{${Object.entries(body)
    .map(([name, text]) => `"${name}":"${inUnits(text)}"`)
    .join()}}`;

test('the longest name, address and password fit, however they are written', async () => {
  const app = await startAppForTest();
  const longest = {
    name: '🎁'.repeat(200),
    email: `${'a'.repeat(242)}@example.com`,
    password: 'ä'.repeat(256),
  };
  const body = escaped(longest);
  const headers = { 'content-type': json };
  const reply = await visitor(app).sends('POST', '/api/auth/sign-up/email', { headers, body });
  expect(reply).toMatchObject({ status: 200, body: { user: { name: longest.name } } });
  const { email, password } = longest;
  const signIn = escaped({ email, password, verification: 'ä'.repeat(200) });
  expect((await visitor(app).sends('POST', '/api/auth/sign-in/email', { headers, body: signIn })).status).toBe(200);
});

test('names and passwords may hold anything people write', async () => {
  const app = await startAppForTest();
  const email = 'zoe@example.com';
  const password = ' pässwörd 🎁 ';
  const signUp = await postIdentity(app, 'sign-up/email', { name: "Zoë O'Brien 🎁", email, password });
  expect(signUp).toMatchObject({ status: 200, body: { user: { name: "Zoë O'Brien 🎁" } } });
  expect((await postIdentity(app, 'sign-in/email', { email, password })).status).toBe(200);
  expect((await postIdentity(app, 'sign-in/email', { email, password: password.trim() })).status).toBe(401);
});
