import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { startAppForTest, type TestApp } from './app.ts';
import { drawing } from './drawings.ts';
import { befriend } from './friendship.ts';
import { addItem, itemForm } from './items.ts';
import { signedIn, visitor, type Caller, type Reply } from './person.ts';
import { storedFiles } from './stored-files.ts';

// Decisions, "Limits"; the limits of signing up and in are tested with the identity.
const on = { RATE_LIMITS: 'on' };

/** Seconds to wait, as a 429 says. */
const waitOf = ({ status, headers }: Reply): number => (status === 429 ? Number(headers.get('retry-after')) : 0);

async function statusesOf(times: number, call: () => Promise<Reply>): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < times; made += 1) statuses.push((await call()).status);
  return statuses;
}

const listsFriends =
  (caller: Caller, headers: Record<string, string> = {}) =>
  () =>
    caller.sends('GET', '/api/friends', { headers });

const reports = (caller: Caller) => () =>
  caller.tries(calls.createBugReport, { body: { title: 'Crash', description: 'Often' } });

/** The statuses of calls by a proxy for these addresses. */
async function statusesFor(app: TestApp, ips: readonly string[]): Promise<number[]> {
  const replies: number[] = [];
  for (const ip of ips) replies.push((await listsFriends(visitor(app), { 'x-forwarded-for': ip })()).status);
  return replies;
}

describe('calls a minute', () => {
  it('are limited for an address without a bearer, also with a forged one', async () => {
    const app = await startAppForTest({ ...on, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '4' });
    expect(await statusesOf(2, listsFriends(visitor(app)))).toEqual([401, 401]);
    expect(await statusesOf(3, listsFriends(visitor(app, 'a.b.c')))).toEqual([401, 401, 429]);
    const reply = await listsFriends(visitor(app))();
    expect(reply).toMatchObject({ status: 429, text: 'Too many requests. Please wait a moment and try again' });
    expect(waitOf(reply)).toBeGreaterThan(0);
    expect(waitOf(reply)).toBeLessThanOrEqual(60);
  });

  it('are limited for a person with a bearer, and for each alone', async () => {
    const app = await startAppForTest({
      ...on,
      LIMIT_USER_CALLS_PER_MINUTE: '4',
      LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '9',
    });
    const [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
    expect(await statusesOf(4, listsFriends(ana))).toEqual([200, 200, 200, 429]);
    expect(await statusesOf(1, listsFriends(ben))).toEqual([200]);
    expect(await statusesOf(1, listsFriends(visitor(app)))).toEqual([401]);
  });

  it('are counted for an IPv6 address together with its neighbours, and for the proxy when it is not trusted', async () => {
    const limit = { ...on, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '2' };
    const behind = await startAppForTest({ ...limit, TRUST_PROXY: 'true' });
    expect(await statusesFor(behind, ['2001:db8::1', '2001:db8::2', '2001:db8::3:4'])).toEqual([401, 401, 429]);
    expect(await statusesFor(behind, ['2001:db8:0:1::1', '203.0.113.5', '203.0.113.6'])).toEqual([401, 401, 401]);
    const open = await startAppForTest(limit);
    expect(await statusesFor(open, ['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([401, 401, 429]);
  });

  it('are counted for the address that the last trusted proxy saw, whatever its client claims to be', async () => {
    const app = await startAppForTest({ ...on, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '2', TRUST_PROXY: '1' });
    const claimed = ['198.51.100.1, 203.0.113.7', '198.51.100.2, 203.0.113.7', 'nonsense, ::ffff:203.0.113.7'];
    expect(await statusesFor(app, claimed)).toEqual([401, 401, 429]);
    expect(await statusesFor(app, ['203.0.113.7, 203.0.113.8'])).toEqual([401]);
    const near = await startAppForTest({ ...on, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '2', TRUST_PROXY: '10.0.0.0/8' });
    expect(await statusesFor(near, ['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([401, 401, 429]);
  });

  it('are counted without the port that a trusted proxy adds, another one for each connection', async () => {
    const app = await startAppForTest({ ...on, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '2', TRUST_PROXY: '1' });
    const neighbours = ['[2001:db8::1]:4711', '[2001:db8::1]:4712', '[2001:db8::2]:4713', '2001:db8::3'];
    expect(await statusesFor(app, neighbours)).toEqual([401, 401, 429, 429]);
    const onePerson = ['203.0.113.7:4711', '[::ffff:203.0.113.7]:4712', '::ffff:cb00:7107', '[::ffff:cb00:7107]:4713'];
    expect(await statusesFor(app, onePerson)).toEqual([401, 401, 429, 429]);
    expect(await statusesFor(app, ['::ffff:cb00:7108', '[2001:db8:0:1::1]:4711'])).toEqual([401, 401]);
  });

  it('are not lifted by what else a request says of itself', async () => {
    const app = await startAppForTest({ ...on, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '2' });
    await statusesOf(2, listsFriends(visitor(app)));
    const claims: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.1', 'x-real-ip': '203.0.113.1', forwarded: 'for=203.0.113.1' },
      { 'cf-connecting-ip': '203.0.113.1', 'true-client-ip': '203.0.113.1', 'x-client-ip': '203.0.113.1' },
      { 'user-agent': 'Another', cookie: 'wishwell_session_id=another', 'accept-language': 'de' },
      { authorization: 'Bearer another' },
      { 'x-http-method-override': 'HEAD', 'x-forwarded-host': 'localhost', via: '1.1 another' },
    ];
    for (const headers of claims) expect(await statusesOf(1, listsFriends(visitor(app), headers))).toEqual([429]);
    const others = ['/api/friends?x=1', '/api//friends', '/api/users', '/api/nothing', '/api/openapi.json'];
    for (const path of others) expect(await statusesOf(1, () => visitor(app).sends('GET', path))).toEqual([429]);
    for (const method of ['HEAD', 'OPTIONS', 'DELETE']) {
      expect(await statusesOf(1, () => visitor(app).sends(method, '/api/nothing'))).toEqual([429]);
    }
  });

  it('do not count probes', async () => {
    const app = await startAppForTest({ ...on, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '1' });
    expect(await statusesOf(3, () => visitor(app).sends('GET', '/api/health'))).toEqual([200, 200, 200]);
  });
});

describe('an hour has room for so many', () => {
  it('bug reports of a person', async () => {
    const app = await startAppForTest({ ...on, LIMIT_BUG_REPORTS_PER_HOUR: '2' });
    const [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
    expect(await statusesOf(2, reports(ana))).toEqual([201, 201]);
    const third = await reports(ana)();
    expect(third).toMatchObject({ status: 429, text: 'Too many reports in an hour. Please try again later' });
    expect(waitOf(third)).toBeGreaterThan(0);
    expect(waitOf(third)).toBeLessThanOrEqual(3_600);
    expect((await app.db.pool.query('select from bug_reports')).rowCount).toBe(2);
    expect(await statusesOf(1, reports(ben))).toEqual([201]);
    await app.db.pool.query(`update rate_counts set period_start = period_start - interval '1 hour'`);
    expect(await statusesOf(1, reports(ana))).toEqual([201]);
  });

  it('uploads of a person, while forms without a picture are free', async () => {
    const app = await startAppForTest({ ...on, LIMIT_UPLOADS_PER_HOUR: '2' });
    const ana = await signedIn(app, 'Ana');
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    const image = new Blob([await drawing('png')]);
    const uploads = () => ana.tries(calls.addItem, { params: { id }, form: itemForm({ name: 'Mug' }, image) });
    expect(await statusesOf(2, uploads)).toEqual([201, 201]);
    const third = await uploads();
    expect(third).toMatchObject({ status: 429, text: 'Too many pictures in an hour. Please try again later' });
    expect(waitOf(third)).toBeGreaterThan(0);
    expect(await storedFiles(app)).toHaveLength(4);
    await addItem(ana, id, 'Lamp');
  });

  it('friend requests of a person', async () => {
    const app = await startAppForTest({ ...on, LIMIT_FRIEND_REQUESTS_PER_HOUR: '2' });
    const people = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => signedIn(app, name)));
    const [ana, ...others] = people;
    const replies: Reply[] = [];
    for (const { id } of others) {
      if (ana) replies.push(await ana.tries(calls.requestFriend, { query: { friend_id: id } }));
    }
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 429]);
    expect(replies[2]?.body).toEqual({ error: 'Too many friend requests in an hour. Please try again later' });
  });
});

describe('the same person', () => {
  it('can be asked three times in thirty days', async () => {
    const app = await startAppForTest(on);
    const [ana, ben, cleo] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben'), await signedIn(app, 'Cleo')];
    const query = { friend_id: ben.id };
    const asks = () => ana.tries(calls.requestFriend, { query });
    for (let time = 0; time < 3; time += 1) {
      // Asking again while the first stands is no asking again.
      expect(await statusesOf(2, asks)).toEqual([204, 204]);
      await (time === 1 ? ben : ana).does(calls.revokeFriend, { query: { friend_id: time === 1 ? ana.id : ben.id } });
    }
    const fourth = await asks();
    const error = 'You have asked this person several times already. Please give them some time';
    expect(fourth).toMatchObject({ status: 429, body: { error } });
    expect(waitOf(fourth) / 86_400).toBeCloseTo(30, 1);
    await ana.does(calls.requestFriend, { query: { friend_id: cleo.id } });
    await ben.does(calls.requestFriend, { query: { friend_id: ana.id } });
    expect(await statusesOf(1, asks)).toEqual([204]);
    expect(await ana.does(calls.listFriends)).toHaveLength(1);
  });

  it('can be asked again when the first time is thirty days ago', async () => {
    const app = await startAppForTest({ ...on, LIMIT_REQUESTS_TO_ONE_PERSON_PER_30_DAYS: '1' });
    const [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
    const query = { friend_id: ben.id };
    const asks = () => ana.tries(calls.requestFriend, { query });
    await asks();
    await ana.does(calls.revokeFriend, { query });
    expect(await statusesOf(1, asks)).toEqual([429]);
    await app.db.pool.query(`update friend_requests set created_at = created_at - interval '30 days'`);
    expect(await statusesOf(1, asks)).toEqual([204]);
    await ana.does(calls.revokeFriend, { query });
    expect(await statusesOf(1, asks)).toEqual([429]);
    // The same as a clock that is set back by a day.
    await app.db.pool.query(`update friend_requests set created_at = now() + interval '1 day'`);
    expect(await statusesOf(1, asks)).toEqual([204]);
  });
});

describe('a quota is kept, whether rates are limited or not, for', () => {
  it('lists, items and friends', async () => {
    const quotas = { LIMIT_WISHLISTS_PER_USER: '1', LIMIT_ITEMS_PER_LIST: '1', LIMIT_FRIENDS_PER_USER: '1' };
    const app = await startAppForTest(quotas);
    const [ana, ben, cleo] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben'), await signedIn(app, 'Cleo')];
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    expect(await ana.tries(calls.createWishlist, { body: { title: 'Spring' } })).toMatchObject({
      status: 409,
      text: 'You have 1 wishlists, which is as many as one person may keep',
    });
    await addItem(ana, id, 'Mug');
    expect(await ana.tries(calls.addItem, { params: { id }, form: itemForm({ name: 'Lamp' }) })).toMatchObject({
      status: 409,
      text: 'This list has 1 items, which is as many as a list may hold',
    });
    await befriend(ana, ben);
    await cleo.does(calls.requestFriend, { query: { friend_id: ana.id } });
    expect(await ana.tries(calls.acceptFriend, { query: { friend_id: cleo.id } })).toMatchObject({
      status: 409,
      body: { error: 'That would be more than 1 friends, which is as many as one person may have' },
    });
  });

  it('the bytes and pixels of a picture', async () => {
    const app = await startAppForTest({ LIMIT_IMAGE_BYTES: '1048576', LIMIT_IMAGE_PIXELS: '1200' });
    const ana = await signedIn(app, 'Ana');
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    const adds = (bytes: Buffer<ArrayBuffer>): Promise<Reply> =>
      ana.tries(calls.addItem, { params: { id }, form: itemForm({ name: 'Mug' }, new Blob([bytes])) });
    expect(await adds(await drawing('png', 40, 30))).toMatchObject({ status: 201 });
    expect(await adds(await drawing('png', 40, 31))).toMatchObject({ status: 413 });
    const tooLarge = Buffer.concat([await drawing('png'), Buffer.alloc(1_048_577)]);
    expect(await adds(tooLarge)).toMatchObject({ status: 413, text: 'The picture is larger than 1 MiB' });
  });
});

it('RATE_LIMITS=off lifts every limit over time', async () => {
  const one = '1';
  const app = await startAppForTest({
    RATE_LIMITS: 'off',
    LIMIT_ANONYMOUS_CALLS_PER_MINUTE: one,
    LIMIT_USER_CALLS_PER_MINUTE: one,
    LIMIT_UPLOADS_PER_HOUR: one,
    LIMIT_FRIEND_REQUESTS_PER_HOUR: one,
    LIMIT_BUG_REPORTS_PER_HOUR: one,
    LIMIT_REQUESTS_TO_ONE_PERSON_PER_30_DAYS: one,
  });
  const [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const image = new Blob([await drawing('png')]);
  for (const round of ['One', 'Two']) {
    await ana.does(calls.createBugReport, { body: { title: round, description: round } });
    await ana.does(calls.addItem, { params: { id }, form: itemForm({ name: round }, image) });
    await ana.does(calls.requestFriend, { query: { friend_id: ben.id } });
    await ana.does(calls.revokeFriend, { query: { friend_id: ben.id } });
  }
  expect(await ana.does(calls.getWishlist, { params: { id } })).toMatchObject({
    items: [{ name: 'One' }, { name: 'Two' }],
  });
});
