import { mkdtemp, rm } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, type Database } from '../src/database/database.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import { openReplica, type Replica } from '../src/database/replica/replica.ts';
import { startApp, type TestApp } from './app.ts';
import { migrateAll } from './cluster.ts';
import { testConfig } from './config.ts';
import { freshDatabase } from './database.ts';
import { befriend } from './friendship.ts';
import { addItem } from './items.ts';
import { startWithStandby } from './other-postgres.ts';
import { type Person, type Reply, signedIn } from './person.ts';
import { layWire, type Wire } from './wire.ts';

let folder: string;
let pair: Awaited<ReturnType<typeof startWithStandby>>;
let wire: Wire;
let standby: Database;
let replica: Replica;
let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;
let said: string[] = [];

const patient = { timeout: 20_000, interval: 50 };

beforeAll(async () => {
  folder = await mkdtemp('/tmp/wishwell-pair-');
  pair = await startWithStandby(folder);
  const { connection } = pair.primary;
  await migrateAll(connection, testConfig(folder));
  const db = createDatabase({ ...connection, ...backgroundTimeouts });
  standby = createDatabase({ ...pair.standby.connection, ...backgroundTimeouts });
  await vi.waitFor(() => standby.pool.query('select from wishlists'), patient);
  wire = await layWire(pair.standby.connection.host ?? '');
  replica = await openReplica({
    primary: db,
    connection: { ...pair.standby.connection, host: '127.0.0.1', port: wire.port },
    say: (_level, sentence) => void said.push(sentence),
  });
  app = await startApp({}, { connection, db, drop: async () => {} }, undefined, undefined, replica);
  [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
  await befriend(ana, ben);
  nothingSeen = seen(await ana.tries(calls.listWishlists));
  listId = (await ana.does(calls.createWishlist, { body: { title: 'First' } })).id;
}, 120_000);
afterAll(async () => {
  await app.close();
  await replica[Symbol.asyncDispose]();
  wire.cut();
  await Promise.all([app.db.close(), standby.close()]);
  await Promise.all([pair.standby.stop(), pair.primary.stop()]);
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await standby.pool.query('select pg_wal_replay_resume()');
  await caughtUp();
  said = [];
});

async function caughtUp(): Promise<void> {
  const now = await replica.findPosition();
  await vi.waitUntil(() => replica.shows(now), patient);
}

/** From now on the replica stays as it is, and the database goes on: the list's title tells which of them answers. */
async function part(): Promise<void> {
  await ana.does(calls.updateWishlist, { params: { id: listId }, body: { title: 'On both' } });
  await caughtUp();
  await standby.pool.query('select pg_wal_replay_pause()');
  const isPaused = async (): Promise<void> => {
    const { rows } = await standby.pool.query('select pg_get_wal_replay_pause_state() as state');
    expect(rows).toEqual([{ state: 'paused' }]);
  };
  await vi.waitFor(isPaused, patient);
  await app.db.pool.query(`update wishlists set title = 'On the database'`);
}

const seen = (reply: Reply): string => /^wishwell_seen=[^;]+/.exec(reply.headers.get('set-cookie') ?? '')?.[0] ?? '';
/** Of somebody who has changed nothing. */
let nothingSeen = '';

async function titleFor(person: Person, cookie: string): Promise<unknown> {
  const friends = person === ben ? calls.getFriendWishlist : calls.getWishlist;
  const reply = await person.tries(friends, { params: { id: listId }, headers: { cookie } });
  expect(reply.status).toBe(200);
  return (reply.body as { title: string }).title;
}

test('who has changed nothing is answered by the replica, and who carries no cookie by the database', async () => {
  await part();
  expect(await titleFor(ben, nothingSeen)).toBe('On both');
  const reply = await ben.tries(calls.getFriendWishlist, { params: { id: listId } });
  expect(reply.body).toMatchObject({ title: 'On the database' });
  expect(reply.headers.get('set-cookie')).toMatch(
    /^wishwell_seen=[\w-]{48}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('who changes something sees it at once, and is answered by the replica again when that shows it', async () => {
  await part();
  const body = { title: 'Changed' };
  const cookie = seen(await ana.tries(calls.updateWishlist, { params: { id: listId }, body }));
  expect(await titleFor(ana, cookie)).toBe('Changed');
  expect(await titleFor(ben, nothingSeen)).toBe('On both');
  await standby.pool.query('select pg_wal_replay_resume()');
  await vi.waitFor(async () => expect(await titleFor(ben, cookie)).toBe('Changed'), patient);
  await part();
  expect(await titleFor(ana, cookie)).toBe('On both');
});

test('a claim is won on the database, and its giver sees it at once', async () => {
  const item = await addItem(ana, listId, 'Mug');
  await part();
  const claim = { params: { id: item.id }, body: { purchased: true } };
  const won = await ben.tries(calls.purchase, claim);
  const after = await ben.tries(calls.getFriendWishlist, { params: { id: listId }, headers: { cookie: seen(won) } });
  expect(after.body).toMatchObject({ items: [{ id: item.id, purchased: true, purchased_by: ben.id }] });
  // Its owner is told the same as before, by either.
  for (const cookie of [nothingSeen, seen(won)]) {
    const own = await ana.tries(calls.getWishlist, { params: { id: listId }, headers: { cookie } });
    expect(own.body).toMatchObject({ items: [{ id: item.id, purchased: false, purchased_by: null }] });
  }
});

test('a refused change, too, leaves its caller with the database', async () => {
  const reply = await ana.tries(calls.updateWishlist, { params: { id: listId }, body: { title: '' } });
  expect(reply.status).toBe(400);
  const refused = await ana.tries(calls.deleteWishlist, { params: { id: listId + 1_000 } });
  expect([refused.status, seen(refused)]).toEqual([404, expect.stringMatching(/^wishwell_seen=[\w-]{48}$/)]);
});

test('a cookie that is none is as good as none', async () => {
  await part();
  for (const cookie of ['wishwell_seen=', 'wishwell_seen=0/0', `other${nothingSeen}`, nothingSeen.slice(0, -1)])
    expect(await titleFor(ben, cookie)).toBe('On the database');
});

test('an owner’s cookies are the same for them, whether a friend has claimed in between or not', async () => {
  const item = await addItem(ana, listId, 'Lamp');
  const cookies = [];
  for (const purchased of [true, undefined, false, undefined]) {
    if (purchased !== undefined) await ben.does(calls.purchase, { params: { id: item.id }, body: { purchased } });
    const reply = await ana.tries(calls.updateWishlist, { params: { id: listId }, body: { title: 'Same' } });
    cookies.push(reply.headers.get('set-cookie')?.replace(/=[\w-]{48};/, '=sealed;'));
  }
  expect(new Set(cookies)).toEqual(new Set(['wishwell_seen=sealed; Max-Age=60; Path=/; HttpOnly; SameSite=Lax']));
});

test('a replica that falls behind is not asked until it has caught up', async () => {
  await part();
  await vi.waitFor(async () => expect(await titleFor(ben, nothingSeen)).toBe('On the database'), patient);
  const sentence =
    'The read replica is not asked for now (it is more than five seconds behind): DATABASE_URL answers in its place.';
  await vi.waitFor(() => expect(said).toEqual([sentence]), patient);
  await standby.pool.query('select pg_wal_replay_resume()');
  await vi.waitFor(() => expect(said.at(-1)).toBe('The read replica answers.'), patient);
});

test('while the replica is away the database answers, and the replica again once it is there', async () => {
  await part();
  wire.cut();
  expect(await titleFor(ben, nothingSeen)).toBe('On the database');
  expect(said).toEqual([expect.stringMatching(/^The read replica is not asked for now \(.+\): DATABASE_URL answers/)]);
  await standby.pool.query('select pg_wal_replay_resume()');
  await wire.mend();
  await vi.waitFor(() => expect(said.at(-1)).toBe('The read replica answers.'), patient);
  expect(said).toHaveLength(2);
});

test('a replica that answers nothing any more is given up for the database in time', async () => {
  await part();
  wire.freeze();
  expect(await titleFor(ben, nothingSeen)).toBe('On the database');
  await standby.pool.query('select pg_wal_replay_resume()');
  await wire.mend();
  await vi.waitFor(() => expect(said.at(-1)).toBe('The read replica answers.'), patient);
});

test('a copy of something else is refused at the start, and one that is away is waited for', async () => {
  const other = await freshDatabase();
  onTestFinished(() => other.drop());
  const say = (_level: string, sentence: string): void => void said.push(sentence);
  await expect(openReplica({ primary: app.db, connection: other.connection, say })).rejects.toThrow(
    'DATABASE_READ_URL leads to another database than DATABASE_URL, not to a replica of it.',
  );
  const nowhere = await openReplica({ primary: app.db, connection: { host: '127.0.0.1', port: 1 }, say });
  expect(nowhere.shows(0n)).toBe(false);
  expect(said).toEqual([expect.stringMatching(/^The read replica is not asked for now \(.*ECONNREFUSED.*\)/)]);
  await nowhere[Symbol.asyncDispose]();
});
