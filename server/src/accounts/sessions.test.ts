import pino from 'pino';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { decodeBearerPayload } from '../../test/bearers.ts';
import { requestBearerToken, sendIdentityRequest, signOut } from '../../test/identity-requests.ts';
import { createAdminRunner } from '../../test/operator.ts';
import { signUpWithoutUserRecord, createVisitor, type Reply } from '../../test/person.ts';
import type { Config } from '../config/config.ts';
import { createOutbox } from '../mail/outbox.ts';
import { StartFailure } from '../process/start-failure.ts';
import { createBuiltInIdentityProvider } from './built-in-identity-provider.ts';

const getSessionCookie = ({ headers }: Reply): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

test('a token request with a session gets a bearer token until the user signs out, then 401', async () => {
  const app = await startAppForTest();
  const { cookie, email } = await signUpWithoutUserRecord(app, { name: 'Ana', password: 'secret gift' });
  const otherSession = await sendIdentityRequest(app, 'sign-in/email', { email, password: 'secret gift' });
  expect(await requestBearerToken(app, cookie)).toMatchObject({ status: 200, body: { token: expect.any(String) } });

  const reply = await signOut(app, cookie);
  expect(reply).toMatchObject({ status: 200, body: { success: true } });
  expect(reply.headers.getSetCookie()[0]).toMatch(/^wishwell_session_id=; Max-Age=0; Path=\/; HttpOnly/);
  expect(await requestBearerToken(app, cookie)).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED', message: 'User not authenticated' },
  });
  expect(await requestBearerToken(app, getSessionCookie(otherSession))).toMatchObject({ status: 200 });
  expect(await signOut(app, '')).toMatchObject({ status: 200, body: { success: true } });
});

test('a token request with a changed or unsigned session cookie gets 401', async () => {
  const app = await startAppForTest();
  const { cookie } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  const [name = '', value = ''] = cookie.split('=');
  const unsigned = value.split('.')[0] ?? '';
  for (const forged of [unsigned, `${unsigned}.`, `x${value}`, value.slice(0, -4), '']) {
    expect(await requestBearerToken(app, `${name}=${forged}`)).toMatchObject({ status: 401 });
  }
});

test('each use extends a session to two weeks; an expired session gets 401 and is deleted', async () => {
  const app = await startAppForTest();
  const { cookie } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  const expireIn = (days: number): Promise<unknown> =>
    app.db.pool.query('update auth.session set "expiresAt" = now() + make_interval(days => $1)', [days]);

  await expireIn(5);
  const renewed = await requestBearerToken(app, cookie);
  const [renewedCookie = ''] = renewed.headers.getSetCookie();
  expect(renewedCookie).toContain(`${cookie}; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax`);
  const { rows } = await app.db.pool.query(
    'select "expiresAt" > now() + interval \'13 days\' as renewed from auth.session',
  );
  expect(rows).toEqual([{ renewed: true }]);

  await expireIn(-1);
  expect((await requestBearerToken(app, cookie)).status).toBe(401);
  expect((await app.db.pool.query('select 1 from auth.session')).rows).toEqual([]);
});

test('a token request of an inactive account gets 403, even if its session still exists', async () => {
  const app = await startAppForTest();
  const { cookie, uid, email } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  await app.db.pool.query('insert into users (uid, email, is_active) values ($1, $2, false)', [uid, email]);
  expect(await requestBearerToken(app, cookie)).toMatchObject({ status: 403, body: { code: 'USER_DISABLED' } });
  await app.db.pool.query('update users set is_active = true');
  expect(await requestBearerToken(app, cookie)).toMatchObject({ status: 200 });
});

test('a sign-in or sign-out from a page of another origin gets 403, and the session stays', async () => {
  const app = await startAppForTest();
  const { cookie, email } = await signUpWithoutUserRecord(app, { name: 'Ana', password: 'secret gift' });
  const refused = { status: 403, body: { code: 'INVALID_ORIGIN' } };
  for (const origin of ['https://evil.example', 'http://localhost:1', 'null']) {
    expect(await signOut(app, cookie, origin)).toMatchObject(refused);
    const credentials = { email, password: 'secret gift' };
    expect(await sendIdentityRequest(app, 'sign-in/email', credentials, { origin })).toMatchObject(refused);
  }
  const crossSiteHeaders = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(await sendIdentityRequest(app, 'sign-out', {}, crossSiteHeaders)).toMatchObject({ status: 403 });
  expect(await requestBearerToken(app, cookie)).toMatchObject({ status: 200 });
});

test('with PUBLIC_URL a sign-out gets 200 from that origin and 403 from another origin', async () => {
  const app = await startAppForTest({ PUBLIC_URL: 'https://wishes.example' });
  const { cookie } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  expect((await signOut(app, cookie, app.origin)).status).toBe(403);
  expect((await signOut(app, cookie, 'https://wishes.example')).status).toBe(200);
});

/** Creates a second identity provider on the same database, as a restart with changed settings does. */
async function createProviderAfterRestart(app: TestApp, config: Partial<Config> = {}) {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const { host, port, user, password, database } = app.db.pool.options;
  const changedConfig = { ...app.config, ...config };
  const identity = createBuiltInIdentityProvider({
    connection: { host, port, user, password, database },
    config: changedConfig,
    outbox: createOutbox({ db: app.db, config: changedConfig, logger }),
    accountState: async () => 'unknown',
    logger,
  });
  await identity.migrate(app.db);
  return { identity, lines };
}

const configWithOtherSecret = { appSecret: 'another secret, as long as the one before it' };

test('after a restart, sessions and bearer tokens stay valid; with another APP_SECRET, the start fails', async () => {
  const app = await startAppForTest();
  const { bearer, uid, cookie } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  const refusal: unknown = await createProviderAfterRestart(app, configWithOtherSecret).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(StartFailure);
  expect(refusal).toMatchObject({ message: expect.stringContaining('belong to another APP_SECRET') });
  const { identity, lines } = await createProviderAfterRestart(app);
  expect(await identity.verify(bearer)).toMatchObject({ uid, name: 'Ana' });
  expect(await identity.find(uid)).toMatchObject({ uid, name: 'Ana', createdAt: expect.any(Date) });
  expect(await identity.find('nobody')).toBeUndefined();
  expect(lines).toEqual([]);
  await identity.close();
  expect(await requestBearerToken(app, cookie)).toMatchObject({ status: 200 });
  await signUpWithoutUserRecord(app, { name: 'Ben' });
});

test('after rotate-secret and a start with a new APP_SECRET, servers with the old one report "not ready"', async () => {
  const app = await startAppForTest();
  const ready = async (): Promise<number> => (await createVisitor(app).sends('GET', '/api/ready')).status;
  const { bearer } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  expect(await ready()).toBe(200);
  const { text } = await createAdminRunner(app)('rotate-secret');
  expect(text).toBe(
    'Signing keys deleted: 1. Start the server with the new APP_SECRET: everyone has to sign in again.',
  );
  const { identity } = await createProviderAfterRestart(app, configWithOtherSecret);
  expect(await identity.verify(bearer)).toBeUndefined();
  await expect.poll(ready, { timeout: 5_000 }).toBe(503);
  await identity.close();
});

test('a sign-in or sign-up ends only the session whose cookie the request contains', async () => {
  const app = await startAppForTest();
  const eve = await signUpWithoutUserRecord(app, { name: 'Eve' });
  const ana = await signUpWithoutUserRecord(app, { name: 'Ana', password: 'secret gift' });
  const credentials = { email: ana.email, password: 'secret gift' };
  const atHome = getSessionCookie(await sendIdentityRequest(app, 'sign-in/email', credentials));

  const second = getSessionCookie(await sendIdentityRequest(app, 'sign-in/email', credentials, { cookie: ana.cookie }));
  expect(await requestBearerToken(app, ana.cookie)).toMatchObject({ status: 401 });
  expect(await requestBearerToken(app, second)).toMatchObject({ status: 200 });

  const third = getSessionCookie(await sendIdentityRequest(app, 'sign-in/email', credentials, { cookie: eve.cookie }));
  expect(third).not.toBe(eve.cookie);
  expect(await requestBearerToken(app, eve.cookie)).toMatchObject({ status: 401 });

  const ben = { name: 'Ben', email: 'ben@example.com', password: 'another secret' };
  const fourth = getSessionCookie(await sendIdentityRequest(app, 'sign-up/email', ben, { cookie: third }));
  expect(await requestBearerToken(app, third)).toMatchObject({ status: 401 });
  for (const cookie of [atHome, second, fourth])
    expect(await requestBearerToken(app, cookie)).toMatchObject({ status: 200 });
});

test('a failed sign-in ends no session, and a sign-in with a forged session cookie starts a new one', async () => {
  const app = await startAppForTest();
  const { cookie, email, uid } = await signUpWithoutUserRecord(app, { name: 'Ana', password: 'secret gift' });
  const guess = { email, password: 'a wrong guess' };
  expect(await sendIdentityRequest(app, 'sign-in/email', guess, { cookie })).toMatchObject({ status: 401 });
  const repeatedSignUp = { name: 'Ana', email, password: 'secret gift' };
  expect(await sendIdentityRequest(app, 'sign-up/email', repeatedSignUp, { cookie })).toMatchObject({ status: 409 });
  const unsigned = cookie.split('.')[0] ?? '';
  const session = 'wishwell_session_id';
  for (const forged of [unsigned, `${unsigned}.c2lnbmF0dXJl`, `${session}=planted`, `${session}=planted.signature`]) {
    const reply = await sendIdentityRequest(
      app,
      'sign-in/email',
      { email, password: 'secret gift' },
      { cookie: forged },
    );
    expect(getSessionCookie(reply)).not.toBe(forged);
    const { token } = (await requestBearerToken(app, getSessionCookie(reply))).body as { token: string };
    expect(decodeBearerPayload(token)).toMatchObject({ sub: uid });
  }
  expect(await requestBearerToken(app, cookie)).toMatchObject({ status: 200 });
});

/** Adds `count` sessions to an account. Their ages are 1, 2, … and `count` hours. */
async function addSessions({ db }: TestApp, uid: string, count: number): Promise<void> {
  await db.pool.query(
    `insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
     select $1 || n, now() + interval '1 day', $1 || n, now() - make_interval(hours => n), now(), $1 from generate_series(1, $2::int) n`,
    [uid, count],
  );
}
const countSessions = async ({ db }: TestApp, uid: string): Promise<unknown> =>
  (await db.pool.query('select count(*)::int as count from auth.session where "userId" = $1', [uid])).rows[0];

test('a sign-in deletes all but the newest hundred sessions of its account, and none of other accounts', async () => {
  const app = await startAppForTest();
  const { uid, email } = await signUpWithoutUserRecord(app, { name: 'Ana', password: 'secret gift' });
  const other = await signUpWithoutUserRecord(app, { name: 'Bo' });
  await addSessions(app, uid, 120);
  await addSessions(app, other.uid, 120);
  const cookie = getSessionCookie(await sendIdentityRequest(app, 'sign-in/email', { email, password: 'secret gift' }));
  expect([await countSessions(app, uid), await countSessions(app, other.uid)]).toEqual([
    { count: 100 },
    { count: 121 },
  ]);
  expect((await requestBearerToken(app, cookie)).status).toBe(200);
  // The 100 remaining sessions are those of the sign-up and the sign-in, and the newest 98 added sessions.
  const oldest = 'select id from auth.session where "userId" = $1 order by "createdAt" limit 1';
  expect((await app.db.pool.query(oldest, [uid])).rows).toEqual([{ id: `${uid}98` }]);
});

test('a sign-in keeps its new session, even if all other sessions have creation times in the future', async () => {
  const app = await startAppForTest();
  const { uid, email } = await signUpWithoutUserRecord(app, { name: 'Ana', password: 'secret gift' });
  await addSessions(app, uid, 120);
  await app.db.pool.query(`update auth.session set "createdAt" = now() + interval '1 day'`);
  const cookie = getSessionCookie(await sendIdentityRequest(app, 'sign-in/email', { email, password: 'secret gift' }));
  expect(await countSessions(app, uid)).toEqual({ count: 100 });
  expect((await requestBearerToken(app, cookie)).status).toBe(200);
});

test('a sign-in that deletes old sessions skips a session that another transaction has locked', async () => {
  const app = await startAppForTest();
  const { uid, email } = await signUpWithoutUserRecord(app, { name: 'Ana', password: 'secret gift' });
  await addSessions(app, uid, 3_000);
  const lockingClient = await app.db.pool.connect();
  await lockingClient.query(`begin; delete from auth.session where id = '${uid}500'`);
  const signIn = async () =>
    (await sendIdentityRequest(app, 'sign-in/email', { email, password: 'secret gift' })).status;
  expect(await signIn()).toBe(200);
  await lockingClient.query('rollback');
  lockingClient.release();
  expect([await signIn(), await signIn(), await signIn()]).toEqual([200, 200, 200]);
  expect(await countSessions(app, uid)).toEqual({ count: 100 });
});
