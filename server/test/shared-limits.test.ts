import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { startApp, startAppForTest, type TestApp } from './app.ts';
import { createFreshDatabase } from './database.ts';
import { sendIdentityRequest } from './identity-requests.ts';
import { signUpPerson, createVisitor, type Caller, type Reply } from './person.ts';

// Rate limits count the requests to all processes together (docs/decisions/006-settle-rate-limits.md).

/** Starts two servers with the same database, like two processes or two machines. */
async function startTwoApps(env: Record<string, string>): Promise<[TestApp, TestApp]> {
  const { connection, db, drop } = await createFreshDatabase();
  const settings = { RATE_LIMITS: 'on', ...env };
  // The first server drops the database, because Vitest closes this server after the second one.
  const one = await startAppForTest(settings, { database: { connection, db, drop } });
  const otherDb = createDatabase(connection);
  const other = await startAppForTest(settings, { database: { connection, db: otherDb, drop: () => otherDb.close() } });
  return [one, other];
}

const createListFriendsCall = (caller: Caller) => (): Promise<Reply> => caller.sends('GET', '/api/friends');

/** Waits until the database has counted at least `calls` requests of one caller. */
async function waitForCount({ db }: TestApp, calls: number): Promise<void> {
  const readHighestCount = async (): Promise<number> => {
    const { rows } = await db.pool.query<{ most: number }>('select coalesce(max(calls), 0) as most from call_counts');
    return rows[0]?.most ?? 0;
  };
  while ((await readHighestCount()) < calls) await sleep(20);
}

const signUpNthPerson = (app: TestApp, n: number): Promise<Reply> =>
  sendIdentityRequest(app, 'sign-up/email', { name: 'Ana', email: `ana${n}@example.com`, password: 'secret gift' });

/** Limit of requests per minute. It is so low that even a slow machine exceeds it within a minute. */
const callLimit = 20;

it('two servers count the requests of one user together, but separately from other users', async () => {
  const [one, other] = await startTwoApps({ LIMIT_USER_CALLS_PER_MINUTE: String(callLimit) });
  const [ana, ben] = [await signUpPerson(one, 'Ana'), await signUpPerson(one, 'Ben')];
  const call = createListFriendsCall(ana);
  while ((await call()).status !== 429);
  await waitForCount(one, callLimit + 1);
  const callThere = createListFriendsCall(createVisitor(other, ana.bearer));
  const statuses: number[] = [];
  // The second server may accept requests before the 429, because it reads the count of the first server in
  // the background.
  for (let made = 1; made <= 3; made += 1) {
    statuses.push((await callThere()).status);
    if (statuses.at(-1) === 429) break;
    await waitForCount(other, callLimit + 1 + made);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(await createListFriendsCall(createVisitor(other, ben.bearer))()).toMatchObject({ status: 200 });
});

it('a server that stops saves its request counts, so that other servers use them', async () => {
  const { connection, db, drop } = await createFreshDatabase();
  const env = { RATE_LIMITS: 'on', LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '4' };
  const other = await startAppForTest(env, { database: { connection, db, drop } });
  const otherDb = createDatabase(connection);
  const stoppingServer = await startApp(env, { database: { connection, db: otherDb, drop: () => otherDb.close() } });
  await createListFriendsCall(createVisitor(stoppingServer))();
  await stoppingServer.close();
  const { rows } = await other.db.pool.query<{ calls: number }>('select calls from call_counts');
  expect(rows).toEqual([{ calls: 1 }]);
});

it('the sign-in limit of an account and the sign-up limit count for two servers together', async () => {
  const servers = await startTwoApps({ LIMIT_SIGN_UPS_PER_10_MINUTES: '4' });
  const email = 'ana@example.com';
  const signInWithWrongPassword = (app: TestApp): Promise<Reply> =>
    sendIdentityRequest(app, 'sign-in/email', { email, password: 'wrong word' });
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1)
    for (const app of servers) statuses.push((await signInWithWrongPassword(app)).status);
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
  for (const app of servers) expect(await signInWithWrongPassword(app)).toMatchObject({ status: 429 });
  for (let round = 0; round < 2; round += 1) {
    for (const [at, app] of servers.entries()) expect((await signUpNthPerson(app, round * 2 + at)).status).toBe(200);
  }
  for (const app of servers) expect(await signUpNthPerson(app, 9)).toMatchObject({ status: 429 });
});
