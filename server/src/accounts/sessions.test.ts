import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { askForToken, postIdentity, signOut } from '../../test/identity-calls.ts';
import { operatorOf } from '../../test/operator.ts';
import { signUp, visitor, type Reply } from '../../test/person.ts';
import type { Config } from '../config/config.ts';
import { StartFailure } from '../process/start-failure.ts';
import { createBuiltInIdentity } from './built-in-identity.ts';

/** The cookie of the session that an answer begins. */
const sessionIn = ({ headers }: Reply): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

test('a session is good for one bearer after another until its owner signs out', async () => {
  const app = await startAppForTest();
  const { cookie } = await signUp(app, { name: 'Ana' });
  expect(await askForToken(app, cookie)).toMatchObject({ status: 200, body: { token: expect.any(String) } });
  expect(await askForToken(app, cookie)).toMatchObject({ status: 200 });

  const reply = await signOut(app, cookie);
  expect(reply).toMatchObject({ status: 200, body: { success: true } });
  expect(reply.headers.getSetCookie()[0]).toMatch(/^wishwell_session_id=; Max-Age=0; Path=\/; HttpOnly/);
  expect(await askForToken(app, cookie)).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED', message: 'User not authenticated' },
  });
});

test('signing out ends one session and leaves the others of the same person alone', async () => {
  const app = await startAppForTest();
  const { cookie, email } = await signUp(app, { name: 'Ana', password: 'secret gift' });
  const again = await postIdentity(app, 'sign-in/email', { email, password: 'secret gift' });
  const otherCookie = sessionIn(again);
  await signOut(app, cookie);
  expect(await askForToken(app, otherCookie)).toMatchObject({ status: 200 });
});

test('signing out without a session succeeds', async () => {
  const app = await startAppForTest();
  expect(await signOut(app, '')).toMatchObject({ status: 200, body: { success: true } });
});

test('a cookie that was tampered with is no session', async () => {
  const app = await startAppForTest();
  const { cookie } = await signUp(app, { name: 'Ana' });
  const [name = '', value = ''] = cookie.split('=');
  const unsigned = value.split('.')[0] ?? '';
  for (const forged of [unsigned, `${unsigned}.`, `x${value}`, value.slice(0, -4), '']) {
    expect(await askForToken(app, `${name}=${forged}`)).toMatchObject({ status: 401 });
  }
});

test('a session lives on for two weeks after its last use, and no longer', async () => {
  const app = await startAppForTest();
  const { cookie } = await signUp(app, { name: 'Ana' });
  const expireIn = (days: number): Promise<unknown> =>
    app.db.pool.query('update auth.session set "expiresAt" = now() + make_interval(days => $1)', [days]);

  await expireIn(5);
  const renewed = await askForToken(app, cookie);
  const [sameCookie = ''] = renewed.headers.getSetCookie();
  expect(sameCookie).toContain(`${cookie}; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax`);
  const { rows } = await app.db.pool.query(
    'select "expiresAt" > now() + interval \'13 days\' as renewed from auth.session',
  );
  expect(rows).toEqual([{ renewed: true }]);

  await expireIn(-1);
  expect((await askForToken(app, cookie)).status).toBe(401);
  expect((await app.db.pool.query('select 1 from auth.session')).rows).toEqual([]);
});

test('an inactive account gets no bearer for a session it still has', async () => {
  const app = await startAppForTest();
  const { cookie, uid, email } = await signUp(app, { name: 'Ana' });
  await app.db.pool.query('insert into users (uid, email, is_active) values ($1, $2, false)', [uid, email]);
  expect(await askForToken(app, cookie)).toMatchObject({ status: 403, body: { code: 'USER_DISABLED' } });
  await app.db.pool.query('update users set is_active = true');
  expect(await askForToken(app, cookie)).toMatchObject({ status: 200 });
});

test.each(['https://evil.example', 'http://localhost:1', 'null'])(
  'a page of another origin can neither sign somebody in nor out: %s',
  async (origin) => {
    const app = await startAppForTest();
    const { cookie, email } = await signUp(app, { name: 'Ana', password: 'secret gift' });
    const refused = { status: 403, body: { code: 'INVALID_ORIGIN' } };
    expect(await signOut(app, cookie, origin)).toMatchObject(refused);
    expect(await postIdentity(app, 'sign-in/email', { email, password: 'secret gift' }, { origin })).toMatchObject(
      refused,
    );
    expect(await askForToken(app, cookie)).toMatchObject({ status: 200 });
  },
);

test('a browser that hides where a request comes from cannot sign out, a client that is no browser can', async () => {
  const app = await startAppForTest();
  const { cookie } = await signUp(app, { name: 'Ana' });
  const hidden = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(await postIdentity(app, 'sign-out', {}, hidden)).toMatchObject({ status: 403 });
  expect(await postIdentity(app, 'sign-out', {}, { cookie })).toMatchObject({ status: 200 });
});

test('without a public address every loopback name is an origin of its own', async () => {
  const app = await startAppForTest();
  const { port } = new URL(app.origin);
  for (const origin of [`http://localhost:${port}`, `http://127.0.0.1:${port}`]) {
    const { cookie } = await signUp({ origin }, { name: 'Ana' });
    expect((await signOut({ origin }, cookie)).status).toBe(200);
  }
});

test('with a public address only its pages are trusted', async () => {
  const app = await startAppForTest({ PUBLIC_URL: 'https://wishes.example' });
  const { cookie } = await signUp(app, { name: 'Ana' });
  expect((await signOut(app, cookie, app.origin)).status).toBe(403);
  expect((await signOut(app, cookie, 'https://wishes.example')).status).toBe(200);
});

/** A second server on the database of the first, as after a restart; `config` is what the operator changed meanwhile. */
async function restart(app: TestApp, config: Partial<Config> = {}) {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const { host, port, user, password, database } = app.db.pool.options;
  const identity = await createBuiltInIdentity({
    connection: { host, port, user, password, database },
    config: { ...app.config, ...config },
    accountState: async () => 'unknown',
    logger,
  });
  await identity.migrate();
  return { identity, lines };
}

test('sessions and bearers outlive the server', async () => {
  const app = await startAppForTest();
  const { bearer, uid, cookie } = await signUp(app, { name: 'Ana' });
  const { identity, lines } = await restart(app);
  expect(await identity.verify(bearer)).toMatchObject({ uid, name: 'Ana' });
  expect(await identity.find(uid)).toMatchObject({ uid, name: 'Ana', createdAt: expect.any(Date) });
  expect(await identity.find('nobody')).toBeUndefined();
  expect(lines).toEqual([]);
  await identity.close();
  expect(await askForToken(app, cookie)).toMatchObject({ status: 200 });
});

const otherSecret = { appSecret: 'another secret, as long as the one before it' };

test('a second process with another APP_SECRET is refused, and takes no key from the first', async () => {
  const app = await startAppForTest();
  const { bearer, cookie, uid } = await signUp(app, { name: 'Ana' });
  await expect(restart(app, otherSecret)).rejects.toThrow('made under another APP_SECRET');
  await expect(restart(app, otherSecret)).rejects.toBeInstanceOf(StartFailure);
  expect(await askForToken(app, cookie)).toMatchObject({ status: 200 });
  expect((await askForToken(app, (await signUp(app, { name: 'Ben' })).cookie)).status).toBe(200);
  const { identity } = await restart(app);
  expect(await identity.verify(bearer)).toMatchObject({ uid });
  await identity.close();
});

test('a changed APP_SECRET is taken once an operator has said so, and ends what was signed with the old one', async () => {
  const app = await startAppForTest();
  const { bearer } = await signUp(app, { name: 'Ana' });
  const { text } = await operatorOf(app)('rotate-secret');
  expect(text).toBe('1 signing key deleted. Start the server with the new APP_SECRET: everyone has to sign in again.');
  const { identity } = await restart(app, otherSecret);
  expect(await identity.verify(bearer)).toBeUndefined();
  await identity.close();
});

test('a process is not ready once the keys are under another secret', async () => {
  const app = await startAppForTest();
  const ready = async (): Promise<number> => (await visitor(app).sends('GET', '/api/ready')).status;
  expect(await ready()).toBe(200);
  await operatorOf(app)('rotate-secret');
  const { identity } = await restart(app, otherSecret);
  await expect.poll(ready, { timeout: 5_000 }).toBe(503);
  await identity.close();
});

test('a session that somebody planted in a browser does not become the one that is signed in there', async () => {
  const app = await startAppForTest();
  const eve = await signUp(app, { name: 'Eve' });
  const ana = await signUp(app, { name: 'Ana', password: 'secret gift' });
  for (const planted of [eve.cookie, 'wishwell_session_id=planted', 'wishwell_session_id=planted.signature']) {
    const body = { email: ana.email, password: 'secret gift' };
    const reply = await postIdentity(app, 'sign-in/email', body, { cookie: planted, origin: app.origin });
    const session = sessionIn(reply);
    expect(session).not.toBe(planted);
    const { body: answer } = await askForToken(app, session);
    const payload = (answer as { token: string }).token.split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ sub: ana.uid });
  }
});

test('a sign-in or sign-up ends the session that its browser had, whose ever it was, and no other', async () => {
  const app = await startAppForTest();
  const eve = await signUp(app, { name: 'Eve' });
  const ana = await signUp(app, { name: 'Ana', password: 'secret gift' });
  const credentials = { email: ana.email, password: 'secret gift' };
  const atHome = sessionIn(await postIdentity(app, 'sign-in/email', credentials));

  const second = sessionIn(await postIdentity(app, 'sign-in/email', credentials, { cookie: ana.cookie }));
  expect(await askForToken(app, ana.cookie)).toMatchObject({ status: 401 });
  expect(await askForToken(app, second)).toMatchObject({ status: 200 });

  const third = sessionIn(await postIdentity(app, 'sign-in/email', credentials, { cookie: eve.cookie }));
  expect(await askForToken(app, eve.cookie)).toMatchObject({ status: 401 });

  const ben = { name: 'Ben', email: 'ben@example.com', password: 'another secret' };
  const fourth = sessionIn(await postIdentity(app, 'sign-up/email', ben, { cookie: third }));
  expect(await askForToken(app, third)).toMatchObject({ status: 401 });
  for (const cookie of [atHome, second, fourth]) expect(await askForToken(app, cookie)).toMatchObject({ status: 200 });
});

test('a sign-in that fails, and a cookie that nobody signed, end no session', async () => {
  const app = await startAppForTest();
  const { cookie, email } = await signUp(app, { name: 'Ana', password: 'secret gift' });
  const guess = { email, password: 'a wrong guess' };
  expect(await postIdentity(app, 'sign-in/email', guess, { cookie })).toMatchObject({ status: 401 });
  const taken = { name: 'Ana', email, password: 'secret gift' };
  expect(await postIdentity(app, 'sign-up/email', taken, { cookie })).toMatchObject({ status: 409 });
  const unsigned = cookie.split('.')[0] ?? '';
  for (const forged of [unsigned, `${unsigned}.c2lnbmF0dXJl`]) {
    const body = { email, password: 'secret gift' };
    expect(await postIdentity(app, 'sign-in/email', body, { cookie: forged })).toMatchObject({ status: 200 });
  }
  expect(await askForToken(app, cookie)).toMatchObject({ status: 200 });
});

/** Gives an account so many sessions more, the latest first made an hour ago. */
async function addSessions({ db }: TestApp, uid: string, many: number): Promise<void> {
  await db.pool.query(
    `insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
     select $1 || n, now() + interval '1 day', $1 || n, now() - make_interval(hours => n), now(), $1 from generate_series(1, $2::int) n`,
    [uid, many],
  );
}
const countOf = async ({ db }: TestApp, uid: string): Promise<unknown> =>
  (await db.pool.query('select count(*)::int as count from auth.session where "userId" = $1', [uid])).rows[0];

describe('of an account with many sessions', () => {
  test('a sign-in keeps the newest hundred, itself among them, and none of another account ends', async () => {
    const app = await startAppForTest();
    const { uid, email } = await signUp(app, { name: 'Ana', password: 'secret gift' });
    const other = await signUp(app, { name: 'Bo' });
    await addSessions(app, uid, 120);
    await addSessions(app, other.uid, 120);
    const cookie = sessionIn(await postIdentity(app, 'sign-in/email', { email, password: 'secret gift' }));
    expect([await countOf(app, uid), await countOf(app, other.uid)]).toEqual([{ count: 100 }, { count: 121 }]);
    expect((await askForToken(app, cookie)).status).toBe(200);
    // The sign-up's and the sign-in's, and 98 others.
    const { rows } = await app.db.pool.query(
      'select id from auth.session where "userId" = $1 order by "createdAt" limit 1',
      [uid],
    );
    expect(rows).toEqual([{ id: `${uid}98` }]);
  });

  test('a sign-in stays when the clock was ahead as the others began', async () => {
    const app = await startAppForTest();
    const { uid, email } = await signUp(app, { name: 'Ana', password: 'secret gift' });
    await addSessions(app, uid, 120);
    await app.db.pool.query(`update auth.session set "createdAt" = now() + interval '1 day'`);
    const cookie = sessionIn(await postIdentity(app, 'sign-in/email', { email, password: 'secret gift' }));
    expect(await countOf(app, uid)).toEqual({ count: 100 });
    expect((await askForToken(app, cookie)).status).toBe(200);
  });

  test('a sign-in looks at a thousand sessions at most, and does not wait for one that somebody else is ending', async () => {
    const app = await startAppForTest();
    const { uid, email } = await signUp(app, { name: 'Ana', password: 'secret gift' });
    await addSessions(app, uid, 3_000);
    const ending = await app.db.pool.connect();
    await ending.query(`begin; delete from auth.session where id = '${uid}500'`);
    const signsIn = async () => (await postIdentity(app, 'sign-in/email', { email, password: 'secret gift' })).status;
    expect(await signsIn()).toBe(200);
    await ending.query('rollback');
    ending.release();
    expect([await signsIn(), await signsIn(), await signsIn()]).toEqual([200, 200, 200]);
    expect(await countOf(app, uid)).toEqual({ count: 100 });
  });
});
