import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { assertInvariants, findBrokenInvariants } from './invariants.ts';
import { createItemFormData } from './items.ts';
import type { Reply } from './person.ts';
import { openAllConnections, runTwoActionsConcurrently, listIntegersBelow } from './race.ts';
import { guestId, shareLinkIds, createTestData, createGuestCookie, itemIds, listIds, type TestData } from './world.ts';

let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await world.reset();
  await openAllConnections(app);
});
afterEach(() => assertInvariants(app));

/** Claims or releases an item as the guest of the test data, through the share link `private`. */
const purchaseAsGuest = (itemId: number, purchased: boolean): Promise<Reply> =>
  world.callers.guest.tries(calls.purchaseShared, {
    params: { token: world.tokens.links.private.token, itemId },
    body: { purchased, name: 'Gusta' },
  });

const mergeGuest = (name: 'stranger' | 'staff' = 'stranger'): Promise<Reply> =>
  world.people[name].tries(calls.mergeGuest, { headers: { cookie: createGuestCookie(world.tokens) } });

const claimSecret = (): Promise<Reply> => purchaseAsGuest(itemIds.secret, true);

const deleteGuest = (): Promise<Reply> =>
  world.callers.guest.tries(calls.deleteGuest, { params: { token: world.tokens.guest.token } });

const releaseByPersonalLink = (): Promise<Reply> =>
  world.callers.guest.tries(calls.releaseAsGuest, {
    params: { token: world.tokens.guest.token, itemId: itemIds.guests },
    body: { purchased: false },
  });

const deleteList = (): Promise<Reply> =>
  world.people.owner.tries(calls.deleteWishlist, { params: { id: listIds.secret } });

const deleteItem = (): Promise<Reply> =>
  world.people.owner.tries(calls.deleteItem, { params: { id: listIds.secret, itemId: itemIds.guests } });

const moveItem = (): Promise<Reply> =>
  world.people.owner.tries(calls.updateItem, {
    params: { id: listIds.secret },
    form: createItemFormData({ id: String(itemIds.guests), name: 'Globe', new_wishlist_id: String(listIds.second) }),
  });

const revokeLink = (): Promise<Reply> =>
  world.people.owner.tries(calls.deleteShareLink, { params: { id: listIds.secret, linkId: shareLinkIds.private } });

const listGivers = async (itemId: number): Promise<unknown[]> =>
  (await app.db.pool.query('select giver_id, guest_id from claims where item_id = $1', [itemId])).rows;

describe('simultaneous actions of guests and other people', () => {
  it.each<[string, [one: () => Promise<Reply>, allowed: number[]], [other: () => Promise<Reply>, allowed: number[]]]>([
    [
      'a guest is merged into an account, and releases a claim by the personal link',
      [mergeGuest, [200]],
      [releaseByPersonalLink, [200, 404]],
    ],
    ['a guest is merged into an account, and claims another item', [mergeGuest, [200]], [claimSecret, [200]]],
    ['two users merge the same guest into their accounts', [mergeGuest, [200]], [() => mergeGuest('staff'), [200]]],
    ['a guest is merged into an account, and deleted', [mergeGuest, [200]], [deleteGuest, [204, 404]]],
    ['a guest is merged into an account, and the list is deleted', [mergeGuest, [200]], [deleteList, [204]]],
    ['a guest is deleted, and the list is deleted', [deleteGuest, [204]], [deleteList, [204]]],
    ['a guest is deleted, and the item is deleted', [deleteGuest, [204]], [deleteItem, [204]]],
    ['a guest is deleted and claims an item', [deleteGuest, [204]], [claimSecret, [200]]],
    [
      'a guest releases a claim, and the item is moved',
      [() => purchaseAsGuest(itemIds.guests, false), [200, 404]],
      [moveItem, [200]],
    ],
    ['a guest claims an item, and the list is deleted', [claimSecret, [200, 404]], [deleteList, [204]]],
    ['a guest claims an item, and the share link is revoked', [claimSecret, [200, 404]], [revokeLink, [204]]],
  ])('the data stays valid when at the same time %s', async (_name, [one, ofOne], [other, ofOther]) => {
    for (const round of listIntegersBelow(24)) {
      await world.reset();
      const [first, second] = await runTwoActionsConcurrently(round, one, other);
      expect(ofOne).toContain(first.status);
      expect(ofOther).toContain(second.status);
      expect(await findBrokenInvariants(app)).toEqual([]);
    }
  });
});

describe('a guest with many claims', () => {
  it.each<[string, () => Promise<Reply>]>([
    ['the guest is deleted', deleteGuest],
    ['the guest is merged', mergeGuest],
  ])('no deadlock occurs when at the same time %s and the list is deleted', async (_name, act) => {
    for (const round of listIntegersBelow(24)) {
      await world.reset();
      // Inserts the claims in such an order that statements with different query plans lock them in different
      // orders. This makes a deadlock likely.
      await app.db.pool.query(
        `insert into items (id, wishlist_id, name) overriding system value
           select 90000 - n, $1, 'Wish ' || n from generate_series(1, 40) n;`,
        [listIds.secret],
      );
      await app.db.pool.query(
        `insert into claims (item_id, guest_id, link_wishlist_id) select 90000 - (n * 7 % 20 + 1), $1, $2 from generate_series(1, 19) n`,
        [guestId, listIds.secret],
      );
      const [acted, deleted] = await runTwoActionsConcurrently(round, act, deleteList);
      expect([acted.status < 300, deleted.status]).toEqual([true, 204]);
      expect(await findBrokenInvariants(app)).toEqual([]);
    }
    const { rows } = await app.db.pool.query<{ deadlocks: number }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });
});

it('a guest’s claim that is released while a user takes it over either ends or belongs to the user', async () => {
  const { id } = world.people.stranger;
  for (const round of listIntegersBelow(48)) {
    await world.reset();
    const [merged, undone] = await runTwoActionsConcurrently(round, mergeGuest, () =>
      purchaseAsGuest(itemIds.guests, false),
    );
    const givers = await listGivers(itemIds.guests);
    const count = (merged.body as { count: number }).count;
    expect(givers).toEqual(count === 1 ? [{ giver_id: id, guest_id: null }] : []);
    expect(undone.status).toBe(count === 1 ? 403 : 200);
  }
});

it('a second merge of the same guest into the same user moves no claims', async () => {
  const cookie = createGuestCookie(world.tokens);
  const { stranger } = world.people;
  const find = () => stranger.does(calls.findMergeableGuest, { headers: { cookie } });
  expect(await find()).toEqual({ count: 1 });
  expect(await stranger.does(calls.mergeGuest, { headers: { cookie } })).toEqual({ count: 1 });
  expect(await stranger.does(calls.mergeGuest, { headers: { cookie } })).toEqual({ count: 0 });
  expect(await find()).toEqual({ count: 0 });
  expect((await app.db.pool.query('select from guests')).rowCount).toBe(0);
  const params = { token: world.tokens.links.private.token };
  const { items: seen } = await stranger.does(calls.getSharedWishlist, { params, query: { giving: 'true' } });
  expect(seen.find((item) => item.id === itemIds.guests)).toMatchObject({ purchased: true, mine: true });
});

it('if a guest is merged into the account of the list owner, no claims are moved or revealed', async () => {
  const cookie = createGuestCookie(world.tokens);
  const { owner } = world.people;
  const before = await listGivers(itemIds.guests);
  expect(await owner.does(calls.findMergeableGuest, { headers: { cookie } })).toEqual({ count: 0 });
  expect(await owner.does(calls.mergeGuest, { headers: { cookie } })).toEqual({ count: 0 });
  expect(await listGivers(itemIds.guests)).toEqual(before);
});
