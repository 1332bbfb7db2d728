import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { createTestBrowser } from '../../test/browser.ts';
import { addItem } from '../../test/items.ts';
import { type Caller, type Reply, signUpPerson } from '../../test/person.ts';

/** Starts a server with rate limits. Ana has a shared list with `itemCount` items. */
async function startWithSharedList(env: Record<string, string>, itemCount: number) {
  const app = await startAppForTest({ RATE_LIMITS: 'on', TRUST_PROXY: 'true', ...env });
  const ana = await signUpPerson(app, 'Ana');
  const { id: list } = await ana.does(calls.createWishlist, { body: { title: 'Birthday' } });
  const items: number[] = [];
  for (let n = 0; n < itemCount; n += 1) items.push((await addItem(ana, list, `Wish ${n}`)).id);
  const { token } = await ana.does(calls.createShareLink, { params: { id: list }, body: {} });
  return { app, ana, list, items, token };
}

const claimItemThroughLink = (guest: Caller, token: string, itemId: number, body: object = {}) =>
  guest.tries(calls.purchaseShared, { params: { token, itemId }, body: { purchased: true, name: 'Aunt', ...body } });

const createBrowserWithIp = (app: TestApp, ip: string) => createTestBrowser(app, { 'x-forwarded-for': ip });

const countRows = async ({ db }: TestApp, table: 'guests' | 'claims' | 'mails'): Promise<number> =>
  (await db.pool.query(`select from ${table}`)).rowCount ?? 0;

test('a list has at most 20 share links, even if requests create them at the same time', async () => {
  const { ana, list } = await startWithSharedList({}, 0);
  const create = () => ana.tries(calls.createShareLink, { params: { id: list }, body: {} });
  const replies = await Promise.all(Array.from({ length: 24 }, create));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(19);
  const refused = replies.find(({ status }) => status !== 201);
  expect([refused?.status, refused?.text]).toEqual([409, 'A list can have at most 20 links. Remove one first.']);
  expect(await ana.does(calls.listShareLinks, { params: { id: list } })).toHaveLength(20);
});

test('a guest has at most 20 claims on a list, even if requests make them at the same time', async () => {
  const { app, items, token } = await startWithSharedList({}, 23);
  const aunt = createTestBrowser(app);
  await claimItemThroughLink(aunt, token, items[0] ?? 0);
  const replies = await Promise.all(items.slice(1).map((item) => claimItemThroughLink(aunt, token, item)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(19);
  expect(replies.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    text: 'As a guest you can claim at most 20 items of one list.',
  });
  expect([await countRows(app, 'claims'), await countRows(app, 'guests')]).toEqual([20, 1]);
});

test('at most 20 guests an hour can be created from an IPv6 network, and at most 100 through a share link', async () => {
  const { app, items, token } = await startWithSharedList({}, 1);
  const item = items[0] ?? 0;
  const claimAndRelease = async (ip: string): Promise<number> => {
    const guest = createBrowserWithIp(app, ip);
    const { status } = await claimItemThroughLink(guest, token, item);
    await guest.tries(calls.purchaseShared, { params: { token, itemId: item }, body: { purchased: false } });
    return status;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push(await claimAndRelease(`2001:db8::${n}`));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(await countRows(app, 'guests')).toBe(20);
  const refused = await claimItemThroughLink(createBrowserWithIp(app, '2001:db8::ffff'), token, item);
  expect(refused.text).toBe('Too many new guests from this network. Please try again later.');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // The refused claims above count for the limit of the network, but not for the limit of the share link.
  await app.db.pool.query(`update rate_counts set count = 99 where subject like 'newGuest:link-%'`);
  expect([await claimAndRelease('203.0.113.2'), await claimAndRelease('203.0.113.3')]).toEqual([200, 429]);
});

test('claims and releases of guests count for the hourly limit of a network, those of users do not', async () => {
  const { app, items, token } = await startWithSharedList({ LIMIT_GUEST_CLAIMS_PER_HOUR: '4' }, 1);
  const item = items[0] ?? 0;
  const aunt = createTestBrowser(app);
  const repeat = (purchased: boolean) => claimItemThroughLink(aunt, token, item, { purchased });
  const statuses: number[] = [];
  for (const purchased of [true, false, true, false, true]) statuses.push((await repeat(purchased)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const ben = await signUpPerson(app, 'Ben');
  expect((await claimItemThroughLink(ben, token, item)).status).toBe(200);
});

test('an e-mail address gets at most three mails an hour with personal links, and three invitations', async () => {
  const { app, ana, items, token } = await startWithSharedList({}, 4);
  const email = 'victim@example.com';
  const claimAs = async (item: number): Promise<Reply> =>
    claimItemThroughLink(createTestBrowser(app), token, item, { email });
  const invite = (to: string): Promise<Reply> => ana.tries(calls.createInvitation, { body: { email: to } });
  const claims: Reply[] = [];
  for (const item of items.slice(0, 4)) claims.push(await claimAs(item));
  expect(claims.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(claims[3]?.text).toBe('Too many emails to this address. Please try again later.');
  expect([await countRows(app, 'claims'), await countRows(app, 'guests')]).toEqual([3, 3]);
  // Invitations have a separate limit. With a common limit, a refused invitation would reveal to the owner
  // that a guest has entered the invited address.
  const invited: number[] = [];
  for (const to of [email, 'Victim@example.com', email, email]) invited.push((await invite(to)).status);
  expect(invited).toEqual([201, 201, 201, 429]);
});

test('a person can create at most 20 invitations a day, even with simultaneous requests', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on' });
  const ana = await signUpPerson(app, 'Ana');
  const create = () => ana.tries(calls.createInvitation, { body: {} });
  const replies = await Promise.all(Array.from({ length: 22 }, create));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = replies.find(({ status }) => status !== 201);
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '86400']);
  await app.db.pool.query(`update invitations set created_at = now() - interval '25 hours'`);
  expect((await create()).status).toBe(201);
});

test('the stored counts of the rate limits contain neither an IP address nor an e-mail address', async () => {
  const { app, items, token } = await startWithSharedList({}, 1);
  await claimItemThroughLink(createBrowserWithIp(app, '203.0.113.77'), token, items[0] ?? 0, {
    email: 'aunt@example.com',
  });
  const { rows } = await app.db.pool.query<{ subject: string }>('select subject from rate_counts');
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|aunt@/);
});
