import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { startApp, startAppForTest, type TestApp } from './app.ts';
import { freshDatabase } from './database.ts';
import { postIdentity } from './identity-calls.ts';
import { signedIn, visitor, type Caller, type Reply } from './person.ts';

// Decisions, "Limits": one product, however many processes serve it.

/** Two servers on one database, as two workers or two machines are. */
async function startTwo(env: Record<string, string>): Promise<[TestApp, TestApp]> {
  const { connection, db, drop } = await freshDatabase();
  const settings = { RATE_LIMITS: 'on', ...env };
  // The first one is closed last, and takes the database along.
  const one = await startAppForTest(settings, { connection, db, drop });
  const theirs = createDatabase(connection);
  const other = await startAppForTest(settings, { connection, db: theirs, drop: () => theirs.close() });
  return [one, other];
}

const listsFriends = (caller: Caller) => (): Promise<Reply> => caller.sends('GET', '/api/friends');

async function callsUntilRefused(
  call: () => Promise<Reply>,
  most: number,
  afterEach: (made: number) => Promise<void> = async () => {},
): Promise<number> {
  for (let made = 1; made <= most; made += 1) {
    if ((await call()).status === 429) return made;
    await afterEach(made);
  }
  return Infinity;
}

/** Waits until the database has been told of so many calls by whoever has made most. */
async function untilSettled({ db }: TestApp, calls: number): Promise<void> {
  const told = async (): Promise<number> => {
    const { rows } = await db.pool.query<{ most: number }>('select coalesce(max(calls), 0) as most from call_counts');
    return rows[0]?.most ?? 0;
  };
  while ((await told()) < calls) await sleep(20);
}

const signsUp = (app: TestApp, n: number): Promise<Reply> =>
  postIdentity(app, 'sign-up/email', { name: 'Ana', email: `ana${n}@example.com`, password: 'secret gift' });

// Few enough to be made within a minute on any machine.
const used = 20;
/**
 * Calls to the other server until it refuses: it is told of the rest when it settles its first, of which it may hear only
 * after the second.
 */
const untilTold = 3;

it('calls of an address are counted over both of two servers', async () => {
  const [one, other] = await startTwo({ LIMIT_ANONYMOUS_CALLS_PER_MINUTE: String(used) });
  expect(await callsUntilRefused(listsFriends(visitor(one)), used + 1)).toBe(used + 1);
  await untilSettled(one, used + 1);
  // Alone the other one would take twenty calls too.
  const settled = (made: number): Promise<void> => untilSettled(other, used + 1 + made);
  expect(await callsUntilRefused(listsFriends(visitor(other)), used, settled)).toBeLessThanOrEqual(untilTold);
});

it('calls of a person are counted over both of two servers, and those of others are not', async () => {
  const [one, other] = await startTwo({ LIMIT_USER_CALLS_PER_MINUTE: String(used) });
  const [ana, ben] = [await signedIn(one, 'Ana'), await signedIn(one, 'Ben')];
  const there = visitor(other, ana.bearer);
  await callsUntilRefused(listsFriends(ana), used + 1);
  await untilSettled(one, used + 1);
  const settled = (made: number): Promise<void> => untilSettled(other, used + 1 + made);
  expect(await callsUntilRefused(listsFriends(there), used, settled)).toBeLessThanOrEqual(untilTold);
  expect(await listsFriends(visitor(other, ben.bearer))()).toMatchObject({ status: 200 });
});

it('a server that stops leaves what it has counted to the others', async () => {
  const { connection, db, drop } = await freshDatabase();
  const env = { RATE_LIMITS: 'on', LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '4' };
  const other = await startAppForTest(env, { connection, db, drop });
  const theirs = createDatabase(connection);
  const leaving = await startApp(env, { connection, db: theirs, drop: () => theirs.close() });
  await listsFriends(visitor(leaving))();
  await leaving.close();
  const { rows } = await other.db.pool.query<{ calls: number }>('select calls from call_counts');
  expect(rows).toEqual([{ calls: 1 }]);
});

it('an account is locked, and sign-ups are refused, at once on both of two servers', async () => {
  const servers = await startTwo({ LIMIT_SIGN_UPS_PER_10_MINUTES: '4' });
  const email = 'ana@example.com';
  const fails = (app: TestApp): Promise<Reply> => postIdentity(app, 'sign-in/email', { email, password: 'wrong word' });
  const taken: number[] = [];
  for (let round = 0; round < 5; round += 1) for (const app of servers) taken.push((await fails(app)).status);
  expect(taken).toEqual(Array.from({ length: 10 }, () => 401));
  for (const app of servers) expect(await fails(app)).toMatchObject({ status: 429 });
  for (let round = 0; round < 2; round += 1) {
    for (const [at, app] of servers.entries()) expect((await signsUp(app, round * 2 + at)).status).toBe(200);
  }
  for (const app of servers) expect(await signsUp(app, 9)).toMatchObject({ status: 429 });
});
