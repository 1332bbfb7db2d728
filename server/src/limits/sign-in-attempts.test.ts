import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { postIdentity } from '../../test/identity-calls.ts';
import type { Reply } from '../../test/person.ts';

const password = 'secret gift';

const signsIn = (app: TestApp, email: string, word: string, headers = {}): Promise<Reply> =>
  postIdentity(app, 'sign-in/email', { email, password: word }, headers);

const signsUp = (app: TestApp, email: string, headers = {}): Promise<Reply> =>
  postIdentity(app, 'sign-up/email', { name: 'Ana', email, password }, headers);

const from = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip });

/** Lets time pass for everything that was counted. */
const wait = (app: TestApp, seconds: number): Promise<unknown> =>
  app.db.pool.query(
    `update auth.attempts set at = array(select moment - make_interval(secs => $1) from unnest(at) as moment)`,
    [seconds],
  );

const locked = {
  status: 429,
  body: {
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^Too many attempts. Please try again in \d+ sec/),
  },
};

test('ten wrong passwords lock an account for a minute, for the right password too, known or not', async () => {
  const app = await startAppForTest();
  await signsUp(app, 'ana@example.com');
  for (const email of ['ana@example.com', 'nobody@example.com']) {
    for (let n = 0; n < 10; n += 1) expect(await signsIn(app, email, 'wrong word')).toMatchObject({ status: 401 });
    const eleventh = await signsIn(app, email, 'wrong word');
    expect(eleventh).toMatchObject(locked);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(30);
    expect(await signsIn(app, email.toUpperCase(), password)).toMatchObject(locked);
  }
  await wait(app, 30);
  expect(await signsIn(app, 'ana@example.com', password)).toMatchObject(locked);
  await wait(app, 31);
  expect(await signsIn(app, 'ana@example.com', password)).toMatchObject({ status: 200 });
});

test('fifty guesses at the same instant are ten guesses', async () => {
  const app = await startAppForTest();
  await signsUp(app, 'ana@example.com');
  const guesses = await Promise.all(
    Array.from({ length: 50 }, (_, n) => signsIn(app, 'ana@example.com', `guess ${n}`)),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(40);
});

test('right passwords do not count, even twenty of them at the same instant after nine wrong ones', async () => {
  const app = await startAppForTest();
  await signsUp(app, 'ana@example.com');
  for (let n = 0; n < 9; n += 1) await signsIn(app, 'ana@example.com', 'wrong word');
  const good = await Promise.all(Array.from({ length: 20 }, () => signsIn(app, 'ana@example.com', password)));
  expect(new Set(good.map(({ status }) => status))).toEqual(new Set([200]));
});

test('one locked account does not lock another', async () => {
  const app = await startAppForTest();
  await signsUp(app, 'ana@example.com');
  for (let n = 0; n < 11; n += 1) await signsIn(app, 'bo@example.com', 'wrong word');
  expect(await signsIn(app, 'ana@example.com', password)).toMatchObject({ status: 200 });
});

test('refusals leave on a beat of 50 ms, so that their timing does not tell a known address from an unknown', async () => {
  const app = await startAppForTest();
  await signsUp(app, 'ana@example.com');
  for (const email of ['ana@example.com', 'nobody@example.com']) {
    const began = performance.now();
    await signsIn(app, email, 'wrong word');
    expect(performance.now() - began).toBeGreaterThan(49);
  }
});

test('an address may fail so many times a minute over all accounts', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on', LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ADDRESS: '5' });
  expect(app.config.rates.failedSignInsPerMinutePerAddress).toBe(5);
  for (let n = 0; n < 5; n += 1) await signsIn(app, `nobody${n}@example.com`, 'wrong word');
  expect(await signsIn(app, 'ana@example.com', password)).toMatchObject(locked);
  await wait(app, 61);
  expect(await signsIn(app, 'ana@example.com', password)).toMatchObject({ status: 401 });
});

test('an address may sign up ten times in ten minutes, an IPv6 one together with its neighbours', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  for (let n = 0; n < 10; n += 1) {
    expect(await signsUp(app, `ana${n}@example.com`, from(`2001:db8::${n + 1}`))).toMatchObject({ status: 200 });
  }
  expect(await signsUp(app, 'one.more@example.com', from('2001:db8:0:0:ffff::1'))).toMatchObject(locked);
  expect(await signsUp(app, 'one.more@example.com', from('2001:db8:0:1::1'))).toMatchObject({ status: 200 });
  await wait(app, 601);
  expect(await signsUp(app, 'and.another@example.com', from('2001:db8::1'))).toMatchObject({ status: 200 });
});

test('an address behind a proxy that adds the port may sign up no more often than without', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on', TRUST_PROXY: '1', LIMIT_SIGN_UPS_PER_10_MINUTES: '2' });
  for (const n of [1, 2]) {
    expect(await signsUp(app, `ana${n}@example.com`, from(`[2001:db8::1]:471${n}`))).toMatchObject({ status: 200 });
  }
  expect(await signsUp(app, 'one.more@example.com', from('[2001:db8::1]:4713'))).toMatchObject(locked);
  expect(await signsUp(app, 'one.more@example.com', from('[2001:db8:0:1::1]:4711'))).toMatchObject({ status: 200 });
});

test('RATE_LIMITS=off lifts the limits per address', async () => {
  const app = await startAppForTest({
    LIMIT_SIGN_UPS_PER_10_MINUTES: '1',
    LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ADDRESS: '1',
  });
  for (const n of [1, 2, 3]) {
    expect(await signsUp(app, `ana${n}@example.com`)).toMatchObject({ status: 200 });
    expect(await signsIn(app, `ana${n}@example.com`, 'wrong word')).toMatchObject({ status: 401 });
  }
});

test('what is counted names neither accounts nor addresses', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on' });
  await signsIn(app, 'ana@example.com', 'wrong word');
  const { rows } = await app.db.pool.query('select key from auth.attempts');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/ana|example|127/);
});

test.each([
  ['set back by a day', -86_400],
  ['set forward by a day', 86_400],
])('after a clock %s the right password is taken at once, and ten wrong ones lock again', async (_, seconds) => {
  const app = await startAppForTest({ RATE_LIMITS: 'on', LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ADDRESS: '1000' });
  await signsUp(app, 'ana@example.com');
  for (let n = 0; n < 11; n += 1) await signsIn(app, 'ana@example.com', 'wrong word');
  expect(await signsIn(app, 'ana@example.com', password)).toMatchObject(locked);
  // What was counted moves the other way instead of the clock.
  await wait(app, seconds);
  expect(await signsIn(app, 'ana@example.com', password)).toMatchObject({ status: 200 });
  for (let n = 0; n < 10; n += 1) await signsIn(app, 'ana@example.com', 'wrong word');
  const refused = await signsIn(app, 'ana@example.com', password);
  expect(refused).toMatchObject(locked);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('after a clock set back by a day an address may sign up again', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on', LIMIT_SIGN_UPS_PER_10_MINUTES: '1' });
  await signsUp(app, 'ana@example.com');
  expect(await signsUp(app, 'ben@example.com')).toMatchObject(locked);
  await wait(app, -86_400);
  expect(await signsUp(app, 'ben@example.com')).toMatchObject({ status: 200 });
  const refused = await signsUp(app, 'cleo@example.com');
  expect(refused).toMatchObject(locked);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
});
