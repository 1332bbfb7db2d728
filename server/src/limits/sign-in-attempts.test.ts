import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { sendIdentityRequest } from '../../test/identity-requests.ts';
import type { Reply } from '../../test/person.ts';

const password = 'secret gift';

const signIn = (app: TestApp, email: string, word: string, headers = {}): Promise<Reply> =>
  sendIdentityRequest(app, 'sign-in/email', { email, password: word }, headers);

const signUp = (app: TestApp, email: string, headers = {}): Promise<Reply> =>
  sendIdentityRequest(app, 'sign-up/email', { name: 'Ana', email, password }, headers);

const createIpHeaders = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip });

/** Moves the times of all stored attempts `seconds` into the past. */
const advanceTime = (app: TestApp, seconds: number): Promise<unknown> =>
  app.db.pool.query(
    `update auth.attempts set at = array(select moment - make_interval(secs => $1) from unnest(at) as moment)`,
    [seconds],
  );

const tooManyAttemptsResponse = {
  status: 429,
  body: {
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^Too many attempts. Please try again in \d+ sec/),
  },
};

test('ten wrong passwords lock an e-mail address for a minute, even if it has no account', async () => {
  const app = await startAppForTest();
  await signUp(app, 'ana@example.com');
  for (const email of ['ana@example.com', 'nobody@example.com']) {
    for (let n = 0; n < 10; n += 1) expect(await signIn(app, email, 'wrong word')).toMatchObject({ status: 401 });
    const eleventh = await signIn(app, email, 'wrong word');
    expect(eleventh).toMatchObject(tooManyAttemptsResponse);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(30);
    expect(await signIn(app, email.toUpperCase(), password)).toMatchObject(tooManyAttemptsResponse);
  }
  await signUp(app, 'bo@example.com');
  expect(await signIn(app, 'bo@example.com', password), 'another account').toMatchObject({ status: 200 });
  await advanceTime(app, 30);
  expect(await signIn(app, 'ana@example.com', password)).toMatchObject(tooManyAttemptsResponse);
  await advanceTime(app, 31);
  expect(await signIn(app, 'ana@example.com', password)).toMatchObject({ status: 200 });
});

test('of fifty simultaneous sign-ins with wrong passwords, only ten passwords are checked', async () => {
  const app = await startAppForTest();
  await signUp(app, 'ana@example.com');
  const guesses = await Promise.all(Array.from({ length: 50 }, (_, n) => signIn(app, 'ana@example.com', `guess ${n}`)));
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(40);
});

test('after nine wrong passwords, twenty simultaneous sign-ins with the right password succeed', async () => {
  const app = await startAppForTest();
  await signUp(app, 'ana@example.com');
  for (let n = 0; n < 9; n += 1) await signIn(app, 'ana@example.com', 'wrong word');
  const good = await Promise.all(Array.from({ length: 20 }, () => signIn(app, 'ana@example.com', password)));
  expect(new Set(good.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a refused sign-in takes at least 50 ms, so that its duration does not reveal which accounts exist', async () => {
  const app = await startAppForTest();
  await signUp(app, 'ana@example.com');
  for (const email of ['ana@example.com', 'nobody@example.com']) {
    const began = performance.now();
    await signIn(app, email, 'wrong word');
    expect(performance.now() - began).toBeGreaterThan(49);
  }
});

test('after five failed sign-ins with any accounts, an IP address cannot sign in for a minute', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on', LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ADDRESS: '5' });
  expect(app.config.rates.failedSignInsPerMinutePerAddress).toBe(5);
  for (let n = 0; n < 5; n += 1) await signIn(app, `nobody${n}@example.com`, 'wrong word');
  expect(await signIn(app, 'ana@example.com', password)).toMatchObject(tooManyAttemptsResponse);
  await advanceTime(app, 61);
  expect(await signIn(app, 'ana@example.com', password)).toMatchObject({ status: 401 });
});

test('a /64 network of IPv6 addresses can sign up only ten times in ten minutes', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  for (let n = 0; n < 10; n += 1) {
    expect(await signUp(app, `ana${n}@example.com`, createIpHeaders(`[2001:db8::${n + 1}]:4711`))).toMatchObject({
      status: 200,
    });
  }
  expect(await signUp(app, 'one.more@example.com', createIpHeaders('2001:db8:0:0:ffff::1'))).toMatchObject(
    tooManyAttemptsResponse,
  );
  expect(await signUp(app, 'one.more@example.com', createIpHeaders('2001:db8:0:1::1'))).toMatchObject({ status: 200 });
  await advanceTime(app, 601);
  expect(await signUp(app, 'and.another@example.com', createIpHeaders('2001:db8::1'))).toMatchObject({ status: 200 });
});

test('with RATE_LIMITS=off an IP address can sign up, and fail to sign in, any number of times', async () => {
  const app = await startAppForTest({
    LIMIT_SIGN_UPS_PER_10_MINUTES: '1',
    LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ADDRESS: '1',
  });
  for (const n of [1, 2, 3]) {
    expect(await signUp(app, `ana${n}@example.com`)).toMatchObject({ status: 200 });
    expect(await signIn(app, `ana${n}@example.com`, 'wrong word')).toMatchObject({ status: 401 });
  }
});

test('the stored sign-in attempts contain neither e-mail addresses nor IP addresses', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on' });
  await signIn(app, 'ana@example.com', 'wrong word');
  const { rows } = await app.db.pool.query('select key from auth.attempts');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/ana|example|127/);
});

test('after the clock was set back by a day, the limit for wrong passwords still works', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on', LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ADDRESS: '1000' });
  await signUp(app, 'ana@example.com');
  for (let n = 0; n < 11; n += 1) await signIn(app, 'ana@example.com', 'wrong word');
  expect(await signIn(app, 'ana@example.com', password)).toMatchObject(tooManyAttemptsResponse);
  await advanceTime(app, -86_400);
  expect(await signIn(app, 'ana@example.com', password)).toMatchObject({ status: 200 });
  for (let n = 0; n < 10; n += 1) await signIn(app, 'ana@example.com', 'wrong word');
  const refused = await signIn(app, 'ana@example.com', password);
  expect(refused).toMatchObject(tooManyAttemptsResponse);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});
