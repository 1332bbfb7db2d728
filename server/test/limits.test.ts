import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { runInTransaction } from '../src/database/transactions.ts';
import { requestFriend } from '../src/friends/request-friend.ts';
import { startAppForTest, type TestApp } from './app.ts';
import { digestUserData } from './digest-user-data.ts';
import { createDrawing } from './drawings.ts';
import { befriend } from './friendship.ts';
import { addItem, createItemFormData, sendItemWithImage } from './items.ts';
import { type Person, signUpPerson, createVisitor, type Caller, type Reply } from './person.ts';
import { listStoredFiles } from './stored-files.ts';

// Tests of rate limits (docs/decisions/006-settle-rate-limits.md), except for those of sign-ups and sign-ins.
const rateLimitsOn = { RATE_LIMITS: 'on' };

/** Returns the seconds in `Retry-After` of a 429 response. Returns 0 for other responses. */
const getRetryAfterSeconds = ({ status, headers }: Reply): number =>
  status === 429 ? Number(headers.get('retry-after')) : 0;

async function collectStatuses(times: number, call: () => Promise<Reply>): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < times; made += 1) statuses.push((await call()).status);
  return statuses;
}

const createListFriendsCall =
  (caller: Caller, headers: Record<string, string> = {}) =>
  () =>
    caller.sends('GET', '/api/friends', { headers });

/** Sends one request from each IP address through a trusted proxy, and returns the statuses. */
async function collectStatusesByIp(app: TestApp, ips: readonly string[]): Promise<number[]> {
  const replies: number[] = [];
  for (const ip of ips)
    replies.push((await createListFriendsCall(createVisitor(app), { 'x-forwarded-for': ip })()).status);
  return replies;
}

describe('requests per minute', () => {
  it('requests without a valid bearer token are limited for each IP address', async () => {
    const app = await startAppForTest({ ...rateLimitsOn, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '4' });
    expect(await collectStatuses(2, createListFriendsCall(createVisitor(app)))).toEqual([401, 401]);
    expect(await collectStatuses(3, createListFriendsCall(createVisitor(app, 'a.b.c')))).toEqual([401, 401, 429]);
    const reply = await createListFriendsCall(createVisitor(app))();
    expect(reply).toMatchObject({ status: 429, text: 'Too many requests. Please wait a moment and try again' });
    expect(getRetryAfterSeconds(reply)).toBeGreaterThan(0);
    expect(getRetryAfterSeconds(reply)).toBeLessThanOrEqual(60);
  });

  it('requests with a bearer token are limited for each user', async () => {
    const app = await startAppForTest({
      ...rateLimitsOn,
      LIMIT_USER_CALLS_PER_MINUTE: '4',
      LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '9',
    });
    const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
    expect(await collectStatuses(4, createListFriendsCall(ana))).toEqual([200, 200, 200, 429]);
    expect(await collectStatuses(1, createListFriendsCall(ben))).toEqual([200]);
    expect(await collectStatuses(1, createListFriendsCall(createVisitor(app)))).toEqual([401]);
  });

  it('all clients of an IPv6 /64 network share one count, and so do all those of an untrusted proxy', async () => {
    const limit = { ...rateLimitsOn, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '2' };
    const behind = await startAppForTest({ ...limit, TRUST_PROXY: 'true' });
    expect(await collectStatusesByIp(behind, ['2001:db8::1', '2001:db8::2', '2001:db8::3:4'])).toEqual([401, 401, 429]);
    expect(await collectStatusesByIp(behind, ['2001:db8:0:1::1', '203.0.113.5', '203.0.113.6'])).toEqual([
      401, 401, 401,
    ]);
    const open = await startAppForTest(limit);
    expect(await collectStatusesByIp(open, ['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([401, 401, 429]);
  });

  it('requests are counted for the IP address that the last trusted proxy saw', async () => {
    const app = await startAppForTest({ ...rateLimitsOn, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '2', TRUST_PROXY: '1' });
    const claimed = ['198.51.100.1, 203.0.113.7', '198.51.100.2, 203.0.113.7', 'nonsense, ::ffff:203.0.113.7'];
    expect(await collectStatusesByIp(app, claimed)).toEqual([401, 401, 429]);
    expect(await collectStatusesByIp(app, ['203.0.113.7, 203.0.113.8'])).toEqual([401]);
  });

  it('requests are limited even if a client changes the headers, the path or the method', async () => {
    const app = await startAppForTest({ ...rateLimitsOn, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '2' });
    await collectStatuses(2, createListFriendsCall(createVisitor(app)));
    const claims: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.1', 'x-real-ip': '203.0.113.1', forwarded: 'for=203.0.113.1' },
      { 'cf-connecting-ip': '203.0.113.1', 'true-client-ip': '203.0.113.1', 'x-client-ip': '203.0.113.1' },
      { 'user-agent': 'Another', cookie: 'wishwell_session_id=another', 'accept-language': 'de' },
      { authorization: 'Bearer another' },
      { 'x-http-method-override': 'HEAD', 'x-forwarded-host': 'localhost', via: '1.1 another' },
    ];
    for (const headers of claims)
      expect(await collectStatuses(1, createListFriendsCall(createVisitor(app), headers))).toEqual([429]);
    const others = ['/api/friends?x=1', '/api//friends', '/api/users', '/api/nothing', '/api/openapi.json'];
    for (const path of others)
      expect(await collectStatuses(1, () => createVisitor(app).sends('GET', path))).toEqual([429]);
    for (const method of ['HEAD', 'OPTIONS', 'DELETE']) {
      expect(await collectStatuses(1, () => createVisitor(app).sends(method, '/api/nothing'))).toEqual([429]);
    }
  });

  it('health checks are not limited', async () => {
    const app = await startAppForTest({ ...rateLimitsOn, LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '1' });
    expect(await collectStatuses(3, () => createVisitor(app).sends('GET', '/api/health'))).toEqual([200, 200, 200]);
  });
});

/**
 * Actions with a rate limit per hour. `at` is the number of earlier actions of the same kind by the person.
 */
const hourlyActions: readonly [
  limit: string,
  message: string,
  act: (person: Person, at: number, listId: number) => Promise<Reply>,
][] = [
  [
    'LIMIT_BUG_REPORTS_PER_HOUR',
    'Too many reports in an hour. Please try again later',
    (person) => person.tries(calls.createBugReport, { body: { title: 'Crash', description: 'Often' } }),
  ],
  [
    'LIMIT_LINK_PREVIEWS_PER_HOUR',
    'Too many links in an hour',
    (person) => person.tries(calls.previewItem, { body: { url: 'http://127.0.0.1/' } }),
  ],
  [
    'LIMIT_UPLOADS_PER_HOUR',
    'Too many pictures in an hour. Please try again later',
    (person, _at, listId) => sendItemWithImage(person, listId),
  ],
  [
    'LIMIT_FRIEND_REQUESTS_PER_HOUR',
    'Too many friend requests in an hour. Please try again later',
    (person, at) => person.tries(calls.requestFriend, { query: { friend_id: 1 + at } }),
  ],
];

it.each(hourlyActions)(
  'the setting %s limits how many actions of one kind each user can take in an hour',
  async (limit, message, act) => {
    const app = await startAppForTest({ ...rateLimitsOn, [limit]: '2' });
    for (const name of ['Cleo', 'Dan', 'Emil']) await signUpPerson(app, name);
    const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    for (const at of [0, 1]) expect((await act(ana, at, id)).status).toBeLessThan(300);
    const readStoredData = async () => [await digestUserData(app), (await listStoredFiles(app)).toSorted()];
    const before = await readStoredData();
    const third = await act(ana, 2, id);
    expect(await readStoredData(), 'a refused action stores nothing').toEqual(before);
    expect(third).toMatchObject({ status: 429, text: expect.stringContaining(message) });
    expect(getRetryAfterSeconds(third)).toBeGreaterThan(0);
    expect(getRetryAfterSeconds(third)).toBeLessThanOrEqual(3_600);
    await addItem(ana, id, 'An item without an image');
    const { id: bensList } = await ben.does(calls.createWishlist, { body: { title: 'Winter' } });
    expect((await act(ben, 0, bensList)).status).toBeLessThan(300);
    await app.db.pool.query(`update rate_counts set period_start = period_start - interval '1 hour'`);
    await app.db.pool.query(`update friend_requests set created_at = created_at - interval '1 hour'`);
    expect((await act(ana, 2, id)).status).toBeLessThan(300);
  },
);

describe('friend requests to the same person', () => {
  it('a person can send another person at most three friend requests within thirty days', async () => {
    const app = await startAppForTest(rateLimitsOn);
    const [ana, ben, cleo] = [
      await signUpPerson(app, 'Ana'),
      await signUpPerson(app, 'Ben'),
      await signUpPerson(app, 'Cleo'),
    ];
    const query = { friend_id: ben.id };
    const sendRequest = () => ana.tries(calls.requestFriend, { query });
    for (let time = 0; time < 3; time += 1) {
      // A repeated friend request does not count while the first request is pending.
      expect(await collectStatuses(2, sendRequest)).toEqual([204, 204]);
      await (time === 1 ? ben : ana).does(calls.revokeFriend, { query: { friend_id: time === 1 ? ana.id : ben.id } });
    }
    const fourth = await sendRequest();
    const error = 'You have asked this person several times already. Please give them some time';
    expect(fourth).toMatchObject({ status: 429, body: { error } });
    expect(getRetryAfterSeconds(fourth) / 86_400).toBeCloseTo(30, 1);
    await ana.does(calls.requestFriend, { query: { friend_id: cleo.id } });
    await ben.does(calls.requestFriend, { query: { friend_id: ana.id } });
    expect(await collectStatuses(1, sendRequest)).toEqual([204]);
    expect(await ana.does(calls.listFriends)).toHaveLength(1);
  });

  it('a friend request no longer counts for the limit after thirty days', async () => {
    const app = await startAppForTest({ ...rateLimitsOn, LIMIT_REQUESTS_TO_ONE_PERSON_PER_30_DAYS: '1' });
    const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
    const query = { friend_id: ben.id };
    const sendRequest = () => ana.tries(calls.requestFriend, { query });
    await sendRequest();
    await ana.does(calls.revokeFriend, { query });
    expect(await collectStatuses(1, sendRequest)).toEqual([429]);
    await app.db.pool.query(`update friend_requests set created_at = created_at - interval '30 days'`);
    expect(await collectStatuses(1, sendRequest)).toEqual([204]);
    await ana.does(calls.revokeFriend, { query });
    expect(await collectStatuses(1, sendRequest)).toEqual([429]);
    // Simulates that the clock was set back by one day after the friend requests.
    await app.db.pool.query(`update friend_requests set created_at = now() + interval '1 day'`);
    expect(await collectStatuses(1, sendRequest)).toEqual([204]);
  });

  it('the limit also counts friend requests that are committed while the transaction of a new one runs', async () => {
    const app = await startAppForTest({ ...rateLimitsOn, LIMIT_REQUESTS_TO_ONE_PERSON_PER_30_DAYS: '1' });
    const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
    const query = { friend_id: ben.id };
    await runInTransaction(app.db, async (tx) => {
      await tx.query({ text: 'select now()' });
      for (const call of [calls.requestFriend, calls.revokeFriend]) await ana.does(call, { query });
      await expect(requestFriend(tx, app.config, ana.id, ben.id)).rejects.toMatchObject({ status: 429 });
    });
  });
});

describe('quotas with RATE_LIMITS=off', () => {
  it('the numbers of lists, items and friends are limited even with RATE_LIMITS=off', async () => {
    const quotas = { LIMIT_WISHLISTS_PER_USER: '1', LIMIT_ITEMS_PER_LIST: '1', LIMIT_FRIENDS_PER_USER: '1' };
    const app = await startAppForTest(quotas);
    const [ana, ben, cleo] = [
      await signUpPerson(app, 'Ana'),
      await signUpPerson(app, 'Ben'),
      await signUpPerson(app, 'Cleo'),
    ];
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    expect(await ana.tries(calls.createWishlist, { body: { title: 'Spring' } })).toMatchObject({
      status: 409,
      text: 'You have 1 wishlists, the most that one person can have',
    });
    await addItem(ana, id, 'Mug');
    expect(
      await ana.tries(calls.addItem, { params: { id }, form: createItemFormData({ name: 'Lamp' }) }),
    ).toMatchObject({
      status: 409,
      text: 'This list has 1 items, the most that a list can have',
    });
    await befriend(ana, ben);
    await cleo.does(calls.requestFriend, { query: { friend_id: ana.id } });
    expect(await ana.tries(calls.acceptFriend, { query: { friend_id: cleo.id } })).toMatchObject({
      status: 409,
      body: { error: 'That would be more than 1 friends, the most that one person can have' },
    });
  });

  it('the bytes and pixels of an image are limited even with RATE_LIMITS=off', async () => {
    const app = await startAppForTest({ LIMIT_IMAGE_BYTES: '1048576', LIMIT_IMAGE_PIXELS: '1200' });
    const ana = await signUpPerson(app, 'Ana');
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    expect(await sendItemWithImage(ana, id, await createDrawing('png', 40, 30))).toMatchObject({ status: 201 });
    expect(await sendItemWithImage(ana, id, await createDrawing('png', 40, 31))).toMatchObject({ status: 413 });
    const tooLarge = Buffer.concat([await createDrawing('png'), Buffer.alloc(1_048_577)]);
    expect(await sendItemWithImage(ana, id, tooLarge)).toMatchObject({
      status: 413,
      text: 'The picture is larger than 1 MiB',
    });
  });
});

it('with RATE_LIMITS=off no rate limit applies', async () => {
  const requestLimits = ['LIMIT_ANONYMOUS_CALLS_PER_MINUTE', 'LIMIT_USER_CALLS_PER_MINUTE'];
  const names = [...requestLimits, ...hourlyActions.map(([limit]) => limit)];
  const limits = Object.fromEntries(names.map((name) => [name, '1']));
  const app = await startAppForTest({ RATE_LIMITS: 'off', ...limits, LIMIT_REQUESTS_TO_ONE_PERSON_PER_30_DAYS: '1' });
  const [ben, ana] = [await signUpPerson(app, 'Ben'), await signUpPerson(app, 'Ana')];
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  for (let round = 0; round < 2; round += 1) {
    for (const [, , act] of hourlyActions) expect((await act(ana, 0, id)).status).toBeLessThan(300);
    await ana.does(calls.revokeFriend, { query: { friend_id: ben.id } });
  }
});
