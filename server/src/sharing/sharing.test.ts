import { calls } from '@wishwell/contract/calls.ts';
import type { ClaimDisplay } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createTestBrowser } from '../../test/browser.ts';
import { type Caller, createVisitor } from '../../test/person.ts';
import { createTestData, itemIds, listIds, type TestData } from '../../test/world.ts';

let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const createLink = (id: number = listIds.private, body: { may_claim?: boolean; expires_at?: string } = {}) =>
  world.people.owner.does(calls.createShareLink, { params: { id }, body });

const claimOrRelease = (guest: Caller, token: string, itemId: number, body: object) =>
  guest.tries(calls.purchaseShared, { params: { token, itemId }, body });

describe('a share link', () => {
  it('shows the list to visitors without an account, and its claims only with giving=true', async () => {
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

  it('lets a guest claim with a name; after its revocation the guest can release by the personal link', async () => {
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

  it('refuses a claim with 409 if the owner can see more about it than a guest knew; stores no guest', async () => {
    const { token } = await createLink(listIds.public);
    const { title } = await world.people.owner.does(calls.getWishlist, { params: { id: listIds.public } });
    const show = (mode: ClaimDisplay) =>
      world.people.owner.does(calls.updateWishlist, {
        params: { id: listIds.public },
        body: { title, show_claims: mode },
      });
    await show('names');
    const aunt = createTestBrowser(app);
    const claim = (known?: ClaimDisplay) =>
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

  it('lets friends and guests release claims after the owner has lowered the wanted quantity', async () => {
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

  it('gets the same 404 whether its token is wrong, expired or revoked', async () => {
    const link = await createLink();
    await world.people.owner.does(calls.deleteShareLink, { params: { id: listIds.private, linkId: link.id } });
    const expired = await createLink();
    await app.db.pool.query(`update share_links set expires_at = now() - interval '1 minute'`);
    for (const token of [
      link.token,
      expired.token,
      'x',
      'ü',
      'a'.repeat(90),
      '',
      ' ',
      '%00',
      '../mine',
      `${link.token} `,
    ]) {
      const reply = await createVisitor(app).tries(calls.getSharedWishlist, { params: { token } });
      expect([reply.status, reply.text]).toEqual([404, 'Not found']);
    }
  });
});
