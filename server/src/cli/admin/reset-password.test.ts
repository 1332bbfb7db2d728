import { expect, test } from 'vitest';
import { calls } from '@wishwell/contract/calls.ts';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { askForToken, postIdentity } from '../../../test/identity-calls.ts';
import { operatorOf } from '../../../test/operator.ts';
import { signUp, visitor } from '../../../test/person.ts';
import { digestOf } from '../../accounts/email-links/make-link.ts';
import { findLink } from '../../accounts/email-links/queries.ts';
import { testConfig } from '../../../test/config.ts';

const password = 'secret gift';

const tokenIn = (text: string): string => /#reset=([\w-]{43})$/.exec(text)?.[1] ?? 'none';

const ownerOf = async ({ db }: TestApp, link: unknown): Promise<string | undefined> =>
  (await findLink(db, [['operator'], digestOf(tokenIn(String(link)))]))[0]?.uid;

/** Said where the command cannot know what people type. */
const putAddress: unknown = expect.stringMatching(/^PUBLIC_URL is not set: where the server printed another address/);

test('an operator ends a password and every session, and hands over a link', async () => {
  const app = await startAppForTest({ PORT: '3000' });
  const { uid, email, bearer, cookie } = await signUp(app, { name: 'Ana', email: 'ana@example.com', password });
  const body = { firebase_uid: uid, email, display_name: 'Ana', avatar: 'gray' } as const;
  const { id } = await visitor(app, bearer).does(calls.createUser, { body });
  await postIdentity(app, 'sign-in/email', { email, password });

  const { text, document, warnings } = await operatorOf(app)('reset-password', 'ANA@example.com');
  expect(text.split('\n')).toEqual([
    'ana@example.com: the old password is good no more, 2 sessions ended.',
    'Hand this link over. It is good once, for one hour:',
    '',
    expect.stringMatching(/^http:\/\/localhost:3000\/login#reset=[\w-]{43}$/),
  ]);
  expect(document).toEqual({
    account: { id, uid, email },
    had_password: true,
    sessions_ended: 2,
    link: text.split('\n').at(-1),
  });
  expect(warnings).toEqual([putAddress]);
  expect((await askForToken(app, cookie)).status).toBe(401);
  expect((await postIdentity(app, 'sign-in/email', { email, password })).status).toBe(401);
  expect(await ownerOf(app, document['link'])).toBe(uid);

  const { document: log } = await operatorOf(app)('audit', email);
  expect(log).toMatchObject({
    entries: [{ action: 'reset-password', user_id: id, uid, detail: { had_password: true, sessions_ended: 2 } }],
  });
  expect(JSON.stringify(log)).not.toContain(tokenIn(text));
});

test('the link is good for one new password, and for no second', async () => {
  const app = await startAppForTest();
  const { email } = await signUp(app, { name: 'Ana', password });
  const token = tokenIn((await operatorOf(app)('reset-password', email)).text);
  const choose = (newPassword: string) => postIdentity(app, 'reset-password', { token, newPassword });
  expect((await choose('another gift')).status).toBe(200);
  expect((await choose('a third gift')).status).toBe(400);
  expect((await postIdentity(app, 'sign-in/email', { email, password: 'another gift' })).status).toBe(200);
});

test('a newer link ends the older; without a password there is still a link', async () => {
  const app = await startAppForTest();
  const operator = operatorOf(app);
  const { uid, email } = await signUp(app, { name: 'Ana' });
  const first = await operator('reset-password', email);
  const second = await operator('reset-password', email);
  expect(second.text).toContain('there was no password, 0 sessions ended.');
  expect(await ownerOf(app, first.document['link'])).toBeUndefined();
  expect(await ownerOf(app, second.document['link'])).toBe(uid);
});

test('somebody whose sign-up is unfinished is reset too', async () => {
  const app = await startAppForTest();
  const { uid, email } = await signUp(app, { name: 'Uma' });
  const { document } = await operatorOf(app)('reset-password', email);
  expect(document).toMatchObject({ account: { id: null, uid, email }, had_password: true, sessions_ended: 1 });
  const { document: log } = await operatorOf(app)('audit');
  expect(log).toMatchObject({ entries: [{ user_id: null, uid, email }] });
});

test.each([
  [{ PUBLIC_URL: 'https://wishes.example', PORT: '3000' }, 'https://wishes.example/login#reset=', []],
  [{ PORT: '80' }, 'http://localhost/login#reset=', [putAddress]],
  [{ PORT: '0' }, 'http://localhost:0/login#reset=', [putAddress]],
])('the link leads where the configuration says: %j', async (env, start, warnings) => {
  const app = await startAppForTest();
  const { email } = await signUp(app, { name: 'Ana' });
  const operator = operatorOf({ db: app.db, config: testConfig('/tmp', env) });
  const outcome = await operator('reset-password', email);
  expect(outcome.document['link']).toMatch(new RegExp(`^${start}[\\w-]{43}$`));
  expect(outcome.warnings).toEqual(warnings);
});

test('that an account is not active is said', async () => {
  const app = await startAppForTest({ PORT: '3000' });
  const { email, uid } = await signUp(app, { name: 'Ana' });
  await app.db.pool.query('insert into users (uid, email, is_active) values ($1, $2, false)', [uid, email]);
  expect((await operatorOf(app)('reset-password', email)).warnings).toEqual([
    expect.stringContaining('not active'),
    putAddress,
  ]);
});

test('nobody is reset by anything but their address, and nobody whose password another keeps', async () => {
  const app = await startAppForTest();
  const { cookie } = await signUp(app, { name: 'Ana' });
  const operator = operatorOf(app);
  for (const email of ['%', '_na', "' or true --", '\u001b[31m', 'ana']) {
    await expect(operator('reset-password', email)).rejects.toThrow(/^Nobody signs in here with \P{Cc}+\.$/u);
  }
  const env = { AUTH_PROVIDER: 'firebase', FIREBASE_PROJECT_ID: 'wishes', FIREBASE_API_KEY: 'key' };
  const firebase = operatorOf({ db: app.db, config: testConfig('/tmp', env) });
  await expect(firebase('reset-password', 'ana@example.com')).rejects.toThrow(/^Passwords are kept by Firebase/);
  expect((await askForToken(app, cookie)).status).toBe(200);
  await app.db.pool.query('drop schema auth cascade');
  await expect(operator('reset-password', 'a@b.example')).rejects.toThrow('start the server once');
  expect((await app.db.pool.query('select from audit_log')).rowCount).toBe(0);
});

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

test('a sign-in without a password left is refused as a wrong password is, in words and in time', async () => {
  const app = await startAppForTest({ LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ACCOUNT: '1000' });
  const [reset, wrong] = [await signUp(app, { name: 'Ana', password }), await signUp(app, { name: 'Bo', password })];
  await operatorOf(app)('reset-password', reset.email);
  const times = { reset: [] as number[], wrong: [] as number[] };
  const answers = new Set<string>();
  for (let round = 0; round < 15; round += 1) {
    for (const [who, { email }] of Object.entries({ reset, wrong }) as [keyof typeof times, typeof wrong][]) {
      const began = performance.now();
      const reply = await postIdentity(app, 'sign-in/email', { email, password: 'something else' });
      times[who].push(performance.now() - began);
      answers.add(`${reply.status} ${reply.text} ${reply.headers.getSetCookie().join()}`);
    }
  }
  // The empty password and the word null are wrong as well.
  for (const tried of ['', 'null']) {
    const reply = await postIdentity(app, 'sign-in/email', { email: reset.email, password: tried });
    answers.add(`${reply.status} ${reply.text} `);
  }
  expect([...answers]).toEqual(['401 {"code":"INVALID_EMAIL_OR_PASSWORD","message":"Incorrect email or password"} ']);
  // Refusals leave on a beat of 50 ms: on a busy machine a median may fall on the next.
  const ratio = median(times.reset) / median(times.wrong);
  expect(ratio).toBeGreaterThan(0.45);
  expect(ratio).toBeLessThan(2.2);
});
