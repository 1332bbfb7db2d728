import { mkdtemp, rm } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, type Database } from '../src/database/database.ts';
import { openReplica, type Replica } from '../src/database/replica/replica.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import { startApp, type TestApp } from './app.ts';
import { migrateAll } from './cluster.ts';
import { createTestConfig } from './config.ts';
import { createFreshDatabase } from './database.ts';
import { befriend } from './friendship.ts';
import { addItem } from './items.ts';
import { startWithStandby } from './other-postgres.ts';
import { type Person, type Reply, signUpPerson } from './person.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let folder: string;
let clusters: Awaited<ReturnType<typeof startWithStandby>>;
let proxy: TcpProxy;
let standby: Database;
let replica: Replica;
let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;
let logMessages: string[] = [];

const waitOptions = { timeout: 20_000, interval: 50 };

beforeAll(async () => {
  folder = await mkdtemp('/tmp/wishwell-pair-');
  clusters = await startWithStandby(folder);
  const { connection } = clusters.primary;
  await migrateAll(connection, createTestConfig(folder));
  const db = createDatabase({ ...connection, ...backgroundTimeouts });
  standby = createDatabase({ ...clusters.standby.connection, ...backgroundTimeouts });
  await vi.waitFor(() => standby.pool.query('select from wishlists'), waitOptions);
  proxy = await startTcpProxy(clusters.standby.connection.host ?? '');
  replica = await openReplica({
    primary: db,
    connection: { ...clusters.standby.connection, host: '127.0.0.1', port: proxy.port },
    log: (_level, message) => void logMessages.push(message),
  });
  app = await startApp({}, { database: { connection, db, drop: async () => {} }, replica });
  [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
  await befriend(ana, ben);
  cookieWithoutChanges = seenCookieOf(await ana.tries(calls.listWishlists));
  listId = (await ana.does(calls.createWishlist, { body: { title: 'First' } })).id;
}, 120_000);
afterAll(async () => {
  await app.close();
  await replica[Symbol.asyncDispose]();
  proxy.cut();
  await Promise.all([app.db.close(), standby.close()]);
  await Promise.all([clusters.standby.stop(), clusters.primary.stop()]);
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await standby.pool.query('select pg_wal_replay_resume()');
  await waitForReplica();
  logMessages = [];
});

async function waitForReplica(): Promise<void> {
  const now = await replica.findPosition();
  await vi.waitUntil(() => replica.shows(now), waitOptions);
}

/**
 * Pauses the replica. Then changes the title of a list, so that only the primary has the new title. The title
 * in a later response shows from which database the server has read.
 */
async function pauseReplica(): Promise<void> {
  await ana.does(calls.updateWishlist, { params: { id: listId }, body: { title: 'On both' } });
  await waitForReplica();
  await standby.pool.query('select pg_wal_replay_pause()');
  const isPaused = async (): Promise<void> => {
    const { rows } = await standby.pool.query('select pg_get_wal_replay_pause_state() as state');
    expect(rows).toEqual([{ state: 'paused' }]);
  };
  await vi.waitFor(isPaused, waitOptions);
  await app.db.pool.query(`update wishlists set title = 'On the database'`);
}

const seenCookieOf = (reply: Reply): string =>
  /^wishwell_seen=[^;]+/.exec(reply.headers.get('set-cookie') ?? '')?.[0] ?? '';
/**
 * The cookie `wishwell_seen` of a user who has made no changes. The cookie tells from which database the user
 * can read.
 */
let cookieWithoutChanges = '';

async function fetchListTitle(person: Person, cookie: string): Promise<unknown> {
  const operation = person === ben ? calls.getFriendWishlist : calls.getWishlist;
  const reply = await person.tries(operation, { params: { id: listId }, headers: { cookie } });
  expect(reply.status).toBe(200);
  return (reply.body as { title: string }).title;
}

test('a user without changes reads from the replica; a user without the cookie wishwell_seen does not', async () => {
  await pauseReplica();
  expect(await fetchListTitle(ben, cookieWithoutChanges)).toBe('On both');
  const reply = await ben.tries(calls.getFriendWishlist, { params: { id: listId } });
  expect(reply.body).toMatchObject({ title: 'On the database' });
  expect(reply.headers.get('set-cookie')).toMatch(
    /^wishwell_seen=[\w-]{48}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('a user who made a change reads from the primary until the replica has the change', async () => {
  await pauseReplica();
  const body = { title: 'Changed' };
  const cookie = seenCookieOf(await ana.tries(calls.updateWishlist, { params: { id: listId }, body }));
  expect(await fetchListTitle(ana, cookie)).toBe('Changed');
  expect(await fetchListTitle(ben, cookieWithoutChanges)).toBe('On both');
  await standby.pool.query('select pg_wal_replay_resume()');
  await vi.waitFor(async () => expect(await fetchListTitle(ben, cookie)).toBe('Changed'), waitOptions);
  await pauseReplica();
  expect(await fetchListTitle(ana, cookie)).toBe('On both');
});

test('a claim is written to the primary, and the giver sees the claim at once', async () => {
  const item = await addItem(ana, listId, 'Mug');
  await pauseReplica();
  const claim = { params: { id: item.id }, body: { purchased: true } };
  const won = await ben.tries(calls.purchase, claim);
  const after = await ben.tries(calls.getFriendWishlist, {
    params: { id: listId },
    headers: { cookie: seenCookieOf(won) },
  });
  expect(after.body).toMatchObject({ items: [{ id: item.id, purchased: true, purchased_by: ben.id }] });
  // The owner never sees the claim, neither from the primary nor from the replica.
  for (const cookie of [cookieWithoutChanges, seenCookieOf(won)]) {
    const own = await ana.tries(calls.getWishlist, { params: { id: listId }, headers: { cookie } });
    expect(own.body).toMatchObject({ items: [{ id: item.id, purchased: false, purchased_by: null }] });
  }
});

test('a user whose change is refused also gets the cookie wishwell_seen, and then reads from the primary', async () => {
  const reply = await ana.tries(calls.updateWishlist, { params: { id: listId }, body: { title: '' } });
  expect(reply.status).toBe(400);
  const refused = await ana.tries(calls.deleteWishlist, { params: { id: listId + 1_000 } });
  expect([refused.status, seenCookieOf(refused)]).toEqual([404, expect.stringMatching(/^wishwell_seen=[\w-]{48}$/)]);
});

test('a user with an invalid cookie wishwell_seen reads from the primary', async () => {
  await pauseReplica();
  for (const cookie of [
    'wishwell_seen=',
    'wishwell_seen=0/0',
    `other${cookieWithoutChanges}`,
    cookieWithoutChanges.slice(0, -1),
  ])
    expect(await fetchListTitle(ben, cookie)).toBe('On the database');
});

test('claims of friends change neither the length nor the attributes of the cookie that the owner gets', async () => {
  const item = await addItem(ana, listId, 'Lamp');
  const cookies = [];
  for (const purchased of [true, undefined, false, undefined]) {
    if (purchased !== undefined) await ben.does(calls.purchase, { params: { id: item.id }, body: { purchased } });
    const reply = await ana.tries(calls.updateWishlist, { params: { id: listId }, body: { title: 'Same' } });
    cookies.push(reply.headers.get('set-cookie')?.replace(/=[\w-]{48};/, '=sealed;'));
  }
  expect(new Set(cookies)).toEqual(new Set(['wishwell_seen=sealed; Max-Age=60; Path=/; HttpOnly; SameSite=Lax']));
});

test('a replica that lags behind is not used until it has caught up', async () => {
  await pauseReplica();
  await vi.waitFor(
    async () => expect(await fetchListTitle(ben, cookieWithoutChanges)).toBe('On the database'),
    waitOptions,
  );
  const message = 'The read replica is not used now (it is more than five seconds behind): reads go to DATABASE_URL.';
  await vi.waitFor(() => expect(logMessages).toEqual([message]), waitOptions);
  await standby.pool.query('select pg_wal_replay_resume()');
  await vi.waitFor(() => expect(logMessages.at(-1)).toBe('The read replica is used again.'), waitOptions);
});

test('while the replica is unreachable, the server reads from the primary', async () => {
  await pauseReplica();
  proxy.cut();
  expect(await fetchListTitle(ben, cookieWithoutChanges)).toBe('On the database');
  expect(logMessages).toEqual([
    expect.stringMatching(/^The read replica is not used now \(.+\): reads go to DATABASE_URL/),
  ]);
  await standby.pool.query('select pg_wal_replay_resume()');
  await proxy.restore();
  await vi.waitFor(() => expect(logMessages.at(-1)).toBe('The read replica is used again.'), waitOptions);
  expect(logMessages).toHaveLength(2);
});

test('if the replica does not respond, the server reads from the primary', async () => {
  await pauseReplica();
  proxy.freeze();
  expect(await fetchListTitle(ben, cookieWithoutChanges)).toBe('On the database');
  await standby.pool.query('select pg_wal_replay_resume()');
  await proxy.restore();
  await vi.waitFor(() => expect(logMessages.at(-1)).toBe('The read replica is used again.'), waitOptions);
});

test('openReplica rejects a database of another cluster, but not an unreachable replica', async () => {
  const other = await createFreshDatabase();
  onTestFinished(() => other.drop());
  const log = (_level: string, message: string): void => void logMessages.push(message);
  await expect(openReplica({ primary: app.db, connection: other.connection, log })).rejects.toThrow(
    'DATABASE_READ_URL leads to another database than DATABASE_URL, not to a replica of it.',
  );
  const unavailableReplica = await openReplica({ primary: app.db, connection: { host: '127.0.0.1', port: 1 }, log });
  expect(unavailableReplica.shows(0n)).toBe(false);
  expect(logMessages).toEqual([expect.stringMatching(/^The read replica is not used now \(.*ECONNREFUSED.*\)/)]);
  await unavailableReplica[Symbol.asyncDispose]();
});
