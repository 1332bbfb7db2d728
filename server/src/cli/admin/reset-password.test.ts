import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { createTestConfig } from '../../../test/config.ts';
import { requestBearerToken, sendIdentityRequest } from '../../../test/identity-requests.ts';
import { createAdminRunner } from '../../../test/operator.ts';
import { signUpWithoutUserRecord, signUpPerson } from '../../../test/person.ts';

const password = 'secret gift';

const findResetToken = (text: string): string => /#reset=([\w-]{43})$/.exec(text)?.[1] ?? 'none';

const setPassword = (app: TestApp, text: string, newPassword: string) =>
  sendIdentityRequest(app, 'reset-password', { token: findResetToken(text), newPassword });

const publicUrlWarning: unknown = expect.stringMatching(/^PUBLIC_URL is not set: replace http/);

test('the command reset-password deletes the password and all sessions, and prints a reset link', async () => {
  const app = await startAppForTest({ PORT: '3000' });
  const { id, uid, email, cookie } = await signUpPerson(app, 'Ana', { email: 'ana@example.com' });
  await sendIdentityRequest(app, 'sign-in/email', { email, password });

  const { text, document, warnings } = await createAdminRunner(app)('reset-password', 'ANA@example.com');
  expect(text.split('\n')).toEqual([
    'ana@example.com: the old password no longer works. Sessions ended: 2.',
    'Give this link to the person. It works once, for one hour:',
    '',
    expect.stringMatching(/^http:\/\/localhost:3000\/login#reset=[\w-]{43}$/),
  ]);
  expect(document).toEqual({
    account: { id, uid, email },
    had_password: true,
    sessions_ended: 2,
    link: text.split('\n').at(-1),
  });
  expect(warnings).toEqual([publicUrlWarning]);
  expect((await requestBearerToken(app, cookie)).status).toBe(401);
  expect((await sendIdentityRequest(app, 'sign-in/email', { email, password })).status).toBe(401);
  expect((await setPassword(app, text, 'another gift')).status).toBe(200);
  expect((await setPassword(app, text, 'a third gift')).status).toBe(400);
  expect((await sendIdentityRequest(app, 'sign-in/email', { email, password: 'another gift' })).status).toBe(200);

  const { document: log } = await createAdminRunner(app)('audit', email);
  expect(log).toMatchObject({
    entries: [{ action: 'reset-password', user_id: id, uid, detail: { had_password: true, sessions_ended: 2 } }],
  });
  expect(JSON.stringify(log)).not.toContain(findResetToken(text));
});

test('a second command reset-password makes the link of the first one invalid', async () => {
  const app = await startAppForTest();
  const operator = createAdminRunner(app);
  const { uid, email } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  const first = await operator('reset-password', email);
  expect(first.document).toMatchObject({ account: { id: null, uid, email }, had_password: true, sessions_ended: 1 });
  const second = await operator('reset-password', email);
  expect(second.text).toContain('there was no password. Sessions ended: 0.');
  expect((await setPassword(app, first.text, 'another gift')).status).toBe(400);
  expect((await setPassword(app, second.text, 'another gift')).status).toBe(200);
  const { document: log } = await operator('audit', '--limit', '1');
  expect(log).toMatchObject({ entries: [{ user_id: null, uid, email }] });
});

test('the link of the command reset-password begins with PUBLIC_URL, or with localhost if it is not set', async () => {
  const app = await startAppForTest();
  const { email, uid } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  for (const [env, start, warnings] of [
    [{ PUBLIC_URL: 'https://wishes.example', PORT: '3000' }, 'https://wishes.example/login#reset=', []],
    [{ PORT: '80' }, 'http://localhost/login#reset=', [publicUrlWarning]],
  ] as const) {
    const operator = createAdminRunner({ db: app.db, config: createTestConfig('/tmp', env) });
    const outcome = await operator('reset-password', email);
    expect(outcome.document['link']).toMatch(new RegExp(`^${start}[\\w-]{43}$`));
    expect(outcome.warnings).toEqual(warnings);
  }
  await app.db.pool.query('insert into users (uid, email, is_active) values ($1, $2, false)', [uid, email]);
  expect((await createAdminRunner(app)('reset-password', email)).warnings).toEqual([
    expect.stringContaining('not active'),
    publicUrlWarning,
  ]);
});

test('the command reset-password fails without the exact e-mail address, and with Firebase', async () => {
  const app = await startAppForTest();
  const { cookie } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  const operator = createAdminRunner(app);
  for (const email of ['%', '_na', "' or true --", 'ana']) {
    await expect(operator('reset-password', email)).rejects.toThrow('Nobody signs in here with');
  }
  const env = { AUTH_PROVIDER: 'firebase', FIREBASE_PROJECT_ID: 'wishes', FIREBASE_API_KEY: 'key' };
  const firebase = createAdminRunner({ db: app.db, config: createTestConfig('/tmp', env) });
  await expect(firebase('reset-password', 'ana@example.com')).rejects.toThrow(/^Passwords are kept by Firebase/);
  expect((await requestBearerToken(app, cookie)).status).toBe(200);
  await app.db.pool.query('drop schema auth cascade');
  await expect(operator('reset-password', 'a@b.example')).rejects.toThrow('does not exist');
  expect((await app.db.pool.query('select from audit_log')).rowCount).toBe(0);
});

const computeMedian = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

test('a sign-in to an account without a password fails like one with a wrong password, and as slowly', async () => {
  const app = await startAppForTest({ LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ACCOUNT: '1000' });
  const [reset, wrong] = [
    await signUpWithoutUserRecord(app, { name: 'Ana', password }),
    await signUpWithoutUserRecord(app, { name: 'Bo', password }),
  ];
  await createAdminRunner(app)('reset-password', reset.email);
  const times = { reset: [] as number[], wrong: [] as number[] };
  const responses = new Set<string>();
  for (let round = 0; round < 15; round += 1) {
    for (const [who, { email }] of Object.entries({ reset, wrong }) as [keyof typeof times, typeof wrong][]) {
      const startedAt = performance.now();
      const reply = await sendIdentityRequest(app, 'sign-in/email', { email, password: 'something else' });
      times[who].push(performance.now() - startedAt);
      responses.add(`${reply.status} ${reply.text} ${reply.headers.getSetCookie().join()}`);
    }
  }
  // The account has no password now. A sign-in with an empty password or with the text "null" must fail too.
  for (const invalidPassword of ['', 'null']) {
    const reply = await sendIdentityRequest(app, 'sign-in/email', { email: reset.email, password: invalidPassword });
    responses.add(`${reply.status} ${reply.text} `);
  }
  expect([...responses]).toEqual(['401 {"code":"INVALID_EMAIL_OR_PASSWORD","message":"Incorrect email or password"} ']);
  // For an unknown e-mail address and for a wrong password, the sign-in must hash a password. Without
  // hashing, the response is ten times faster and reveals which accounts exist.
  expect(computeMedian(times.reset)).toBeGreaterThan(computeMedian(times.wrong) / 4);
});
