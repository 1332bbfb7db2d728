import { calls } from '@wishwell/contract/calls.ts';
import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createTestBrowser } from '../../test/browser.ts';
import { digestUserData } from '../../test/digest-user-data.ts';
import { createItemFormData } from '../../test/items.ts';
import { type Caller, createCaller, createVisitor } from '../../test/person.ts';
import { createTestData, itemIds, listIds, type TestData } from '../../test/world.ts';

let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
  // Waits until the server has removed images and sent mails in the background. Both delete rows, and a test
  // checks that a request changes no rows.
  await app.images.sweep();
  const countMails = async () => (await app.db.pool.query('select from mails')).rowCount;
  await vi.waitUntil(async () => (await countMails()) === 0, { timeout: 10_000 });
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const createLink = (id: number = listIds.private, body: { may_claim?: boolean; expires_at?: string } = {}) =>
  world.people.owner.does(calls.createShareLink, { params: { id }, body });

const claimOrRelease = (guest: Caller, token: string, itemId: number, body: object) =>
  guest.tries(calls.purchaseShared, { params: { token, itemId }, body });

it('a share link shows the list to visitors, and its claims only with the query parameter giving=true', async () => {
  const { token, url } = await createLink(listIds.public);
  expect(url).toBe(`${app.origin}/l/${token}`);
  const sharedList = await createVisitor(app).does(calls.getSharedWishlist, { params: { token } });
  expect(sharedList.items.length).toBeGreaterThan(1);
  expect(JSON.stringify(sharedList)).not.toMatch(/purchased|mine|"id":null/);
  const sharedListWithClaims = await createVisitor(app).does(calls.getSharedWishlist, {
    params: { token },
    query: { giving: 'true' },
  });
  expect(sharedListWithClaims.items.find(({ id }) => id === itemIds.taken)).toMatchObject({
    purchased: true,
    mine: false,
  });
});

it('a guest claims through a share link, and can release the claim after the link was revoked', async () => {
  const link = await createLink(listIds.public);
  await app.db.pool.query('update items set wanted = 4 where id = $1', [itemIds.free]);
  const aunt = createTestBrowser(app);
  expect(await claimOrRelease(aunt, link.token, itemIds.free, { purchased: true })).toMatchObject({ status: 400 });
  const claim = { purchased: true, name: 'Aunt', quantity: 4 };
  const claimReply = await claimOrRelease(aunt, link.token, itemIds.free, claim);
  expect(claimReply).toMatchObject({ status: 200, body: { id: itemIds.free, mine: true, free: 0, quantity: 4 } });
  const other = createTestBrowser(app);
  expect(await claimOrRelease(other, link.token, itemIds.free, { purchased: true, name: 'Uncle' })).toMatchObject({
    status: 409,
    text: 'Somebody else is getting this already',
  });
  expect(await claimOrRelease(other, link.token, itemIds.free, { purchased: false })).toMatchObject({ status: 403 });
  await world.people.owner.does(calls.deleteShareLink, { params: { id: listIds.public, linkId: link.id } });
  expect(await claimOrRelease(aunt, link.token, itemIds.free, { purchased: false })).toMatchObject({ status: 404 });
  const guestToken = String((claimReply.body as { guest_url: string }).guest_url.split('/').at(-1));
  const gifts = await createVisitor(app).does(calls.getGuest, { params: { token: guestToken } });
  expect(gifts.items).toMatchObject([{ id: itemIds.free, quantity: 4 }]);
  const released = await createVisitor(app).does(calls.releaseAsGuest, {
    params: { token: guestToken, itemId: itemIds.free },
    body: { purchased: false },
  });
  expect(released.items).toEqual([]);
});

it('a guest’s personal link shows the owner’s item changes, and when the owner will see the claim', async () => {
  const { owner } = world.people;
  const { token } = await createLink(listIds.public);
  const claimed = await claimOrRelease(createTestBrowser(app), token, itemIds.free, {
    purchased: true,
    name: 'Aunt',
  });
  const guestToken = String((claimed.body as { guest_url: string }).guest_url.split('/').at(-1));
  const getGift = async () =>
    (await createVisitor(app).does(calls.getGuest, { params: { token: guestToken } })).items[0];
  const before = await getGift();
  expect(before).toMatchObject({ snapshot: { name: before?.name }, changed: [], shows_claims_from: null });
  await owner.does(calls.updateItem, {
    params: { id: listIds.public },
    form: createItemFormData({ id: String(itemIds.free), name: 'Another name', price: '7.50' }),
  });
  const { title } = await owner.does(calls.getWishlist, { params: { id: listIds.public } });
  await owner.does(calls.updateWishlist, { params: { id: listIds.public }, body: { title, show_claims: 'names' } });
  expect(await getGift()).toMatchObject({
    name: 'Another name',
    snapshot: before?.snapshot,
    changed: ['name', 'price'],
    shows_claims_from: expect.stringMatching(/^\d{4}-/),
  });
});

it('a guest’s claim gets 409 if the owner may now see more about claims than the guest’s page said', async () => {
  const { token } = await createLink(listIds.public);
  const { title } = await world.people.owner.does(calls.getWishlist, { params: { id: listIds.public } });
  const show = (mode: OwnerClaimVisibilityLevel) =>
    world.people.owner.does(calls.updateWishlist, {
      params: { id: listIds.public },
      body: { title, show_claims: mode },
    });
  await show('names');
  const aunt = createTestBrowser(app);
  const claim = (known?: OwnerClaimVisibilityLevel) =>
    claimOrRelease(aunt, token, itemIds.free, { purchased: true, name: 'Known aunt', show_claims: known });
  for (const known of ['never', 'claimed'] as const) {
    expect(await claim(known)).toMatchObject({ status: 409, text: expect.stringContaining('now shows its owner') });
  }
  expect((await app.db.pool.query(`select from guests where name = 'Known aunt'`)).rowCount).toBe(0);
  expect(await claim('names')).toMatchObject({ status: 200, body: { mine: true } });
  await show('claimed');
  expect(await claimOrRelease(aunt, token, itemIds.free, { purchased: false, show_claims: 'never' })).toMatchObject({
    status: 200,
  });
  await show('never');
  expect(await claim('never')).toMatchObject({ status: 200 });
});

it('friends and guests can release claims after the owner has lowered the wanted quantity', async () => {
  const { token } = await createLink(listIds.public);
  const { friend } = world.people;
  const id = itemIds.free;
  const setWanted = (wanted: number) => app.db.pool.query('update items set wanted = $2 where id = $1', [id, wanted]);
  await setWanted(5);
  const [aunt, uncle] = [createTestBrowser(app), createTestBrowser(app)];
  await claimOrRelease(aunt, token, id, { purchased: true, name: 'Aunt' });
  await claimOrRelease(uncle, token, id, { purchased: true, name: 'Uncle', quantity: 2 });
  await friend.does(calls.purchase, { params: { id }, body: { purchased: true } });
  await setWanted(1);
  expect(await claimOrRelease(aunt, token, id, { purchased: false })).toMatchObject({
    status: 200,
    body: { mine: false },
  });
  const released = await friend.does(calls.purchase, { params: { id }, body: { purchased: false } });
  expect(released).toMatchObject({ purchased: true, mine: 0, free: 0 });
  expect(await claimOrRelease(uncle, token, id, { purchased: true, quantity: 1 })).toMatchObject({ status: 200 });
  expect((await claimOrRelease(aunt, token, id, { purchased: false })).status).toBe(403);
});

it('a share link gets the same 404 whether its token is wrong, expired or revoked', async () => {
  const link = await createLink();
  await world.people.owner.does(calls.deleteShareLink, { params: { id: listIds.private, linkId: link.id } });
  const expired = await createLink();
  await app.db.pool.query(`update share_links set expires_at = now() - interval '1 minute'`);
  const wrongTokens = ['x', 'ü', 'a'.repeat(90), '', ' ', '%00', '../mine', `${link.token} `];
  for (const token of [link.token, expired.token, ...wrongTokens]) {
    const reply = await createVisitor(app).tries(calls.getSharedWishlist, { params: { token } });
    expect([reply.status, reply.text]).toEqual([404, 'Not found']);
  }
});

const sendGuestPurchase = (
  guest: Caller,
  body: object,
  itemId: number = itemIds.free,
  link: 'public' | 'private' = 'public',
) => guest.tries(calls.purchaseShared, { params: { token: world.tokens.links[link].token, itemId }, body });

const createCallerWithCookie = (value: string): Caller =>
  createCaller(app.origin, () => ({ cookie: `wishwell_guest=${value}` }));

/**
 * Sends a request. Returns the status and text of the response, and whether the request had no effect: it
 * wrote nothing to the database and set no cookie.
 */
async function getReplyAndEffectCheck(request: () => ReturnType<Caller['tries']>): Promise<unknown[]> {
  const before = await digestUserData(app);
  const reply = await request();
  const isWithoutEffect = reply.headers.getSetCookie().length === 0 && (await digestUserData(app)) === before;
  return [reply.status, reply.text, isWithoutEffect];
}

describe('a claim of a guest gets 400 and writes nothing to the database if the request has', () => {
  const rightToLeft = String.fromCodePoint(0x20_2e);
  const zeroWidth = String.fromCodePoint(0x20_0b);
  it.each<[string, object, unknown]>([
    ['no name', {}, 'Name is required'],
    ['a name of invisible characters', { name: zeroWidth.repeat(3) }, expect.stringMatching(/^Name /)],
    ['a name that reverses text', { name: `Rosa${rightToLeft}asoR` }, expect.stringMatching(/^Name /)],
    ['a name of 61 characters', { name: 'x'.repeat(61) }, 'Name must be at most 60 characters long'],
    ['a name of control characters', { name: 'Rosa\u0000' }, expect.stringMatching(/^Name /)],
    ['a number as the name', { name: 7 }, 'Name must be text'],
    ['an invalid e-mail address', { name: 'Rosa', email: 'rosa' }, expect.stringMatching(/email/i)],
    ['two e-mail addresses', { name: 'Rosa', email: 'a@example.com,b@example.com' }, expect.stringMatching(/email/i)],
    [
      'a mail header in the e-mail address',
      { name: 'Rosa', email: 'a@example.com\r\nBcc: b@example.com' },
      expect.stringMatching(/email/i),
    ],
  ])('%s', async (_what, body, text) => {
    expect(
      await getReplyAndEffectCheck(() => sendGuestPurchase(createTestBrowser(app), { purchased: true, ...body })),
    ).toEqual([400, text, true]);
  });
});

it('an invalid guest cookie identifies no guest, so that the release of a claim gets 403', async () => {
  const { token } = world.tokens.guest;
  const altered = [`${token}x`, token.slice(1), token.toUpperCase()];
  for (const value of [...altered, 'A'.repeat(24), '', '%00', '"', 'x'.repeat(5_000)]) {
    const other = createCallerWithCookie(value);
    const undo = () => sendGuestPurchase(other, { purchased: false }, itemIds.guests, 'private');
    expect(await getReplyAndEffectCheck(undo)).toEqual([403, 'Only the person who claimed this can undo it', true]);
    const claim = () => sendGuestPurchase(other, { purchased: true });
    expect(await getReplyAndEffectCheck(claim)).toEqual([400, 'Name is required', true]);
  }
  expect(
    (await sendGuestPurchase(createCallerWithCookie(token), { purchased: false }, itemIds.guests, 'private')).status,
  ).toBe(200);
});

it('the guest cookie is HttpOnly and SameSite=Lax, and is valid for the whole site', async () => {
  const reply = await sendGuestPurchase(createTestBrowser(app), { purchased: true, name: '<b>Rosa</b>' });
  expect(reply.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^wishwell_guest=[\w-]{24}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(reply.text).not.toContain('Rosa');
});

it('a guest whose browser refuses cookies releases a claim by the personal link', async () => {
  const withoutCookies = createVisitor(app);
  const claimed = await sendGuestPurchase(withoutCookies, { purchased: true, name: 'Rosa' });
  const token = (claimed.body as { guest_url: string }).guest_url.split('/').at(-1) ?? '';
  const undo = () => sendGuestPurchase(withoutCookies, { purchased: false });
  expect(await getReplyAndEffectCheck(undo)).toEqual([403, 'Only the person who claimed this can undo it', true]);
  const claim = () => sendGuestPurchase(withoutCookies, { purchased: true, name: 'Rosa' });
  expect(await getReplyAndEffectCheck(claim)).toEqual([409, 'Somebody else is getting this already', true]);
  const params = { token, itemId: itemIds.free };
  expect(await withoutCookies.does(calls.releaseAsGuest, { params, body: { purchased: false } })).toEqual({
    name: 'Rosa',
    items: [],
  });
});

it('the token of a share link appears in no response to friends', async () => {
  const { token } = world.tokens.links.public;
  const { friend } = world.people;
  for (const { text } of [
    await friend.tries(calls.getFriendWishlist, { params: { id: listIds.public } }),
    await friend.tries(calls.getSharedWishlist, { params: { token }, query: { giving: 'true' } }),
  ])
    expect(text).not.toContain(token);
});

describe('the creation of a share link gets 400 for', () => {
  it.each<[string, object, unknown]>([
    ['a label of 61 characters', { label: 'x'.repeat(61) }, 'Label must be at most 60 characters long'],
    ['a label that reverses text', { label: `a${String.fromCodePoint(0x20_2e)}b` }, expect.stringMatching(/^Label /)],
    ['an expiry in the past', { expires_at: '2020-01-01T00:00:00Z' }, 'Expiry must be in the future'],
    ['an expiry that is not a time', { expires_at: 'tomorrow' }, 'Expiry must be a time such as 2030-12-24T00:00:00Z'],
    ['an expiry on a missing day', { expires_at: '2030-02-31T00:00:00Z' }, expect.stringMatching(/^Expiry /)],
  ])('%s', async (_what, body, text) => {
    const create = () => world.people.owner.tries(calls.createShareLink, { params: { id: listIds.public }, body });
    expect(await getReplyAndEffectCheck(create)).toEqual([400, text, true]);
  });
});
