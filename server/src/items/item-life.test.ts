import { calls } from '@wishwell/contract/calls.ts';
import { itemLifecycleStates, type ItemLifecycleState } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { endUnwantedItemClaims } from '../../test/end-unwanted-claims.ts';
import { findBrokenInvariants } from '../../test/invariants.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import { type Person, createVisitor } from '../../test/person.ts';
import { createTestData, itemIds, listIds, type TestData } from '../../test/world.ts';
import { endClaimsOnUnwantedItems } from '../claims/end-claims.ts';

// Before each test, Sam has claimed the lamp on Olga's public list.
let app: TestApp;
let world: TestData;
let owner: Person;
let friend: Person;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
  ({ owner, friend } = world.people);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const wishlistParams = { params: { id: listIds.public } };
const createItemParams = (itemId: number) => ({ params: { id: listIds.public, itemId } });
const changeItemState = (itemId: number, state: ItemLifecycleState, more: object = {}) =>
  owner.does(calls.changeItemState, { ...createItemParams(itemId), body: { state, ...more } });
const placeItem = (itemId: number, before: number | null) =>
  owner.tries(calls.placeItem, { ...createItemParams(itemId), body: { before } });

const addNamedItem = async (name: string): Promise<number> => (await addItem(owner, listIds.public, name)).id;
const addFourItems = async (): Promise<[number, number, number, number]> => [
  await addNamedItem('A'),
  await addNamedItem('B'),
  await addNamedItem('C'),
  await addNamedItem('D'),
];
const listOwnItems = async () => (await owner.does(calls.getWishlist, wishlistParams)).items;
const markMostWanted = (id: number, fields: Record<string, string> = {}) =>
  owner.tries(calls.updateItem, {
    ...wishlistParams,
    form: createItemFormData({ id: String(id), name: 'Thing', most_wanted: 'true', ...fields }),
  });
const setWishlistArchived = (archived: boolean) =>
  owner.does(calls.updateWishlist, { ...wishlistParams, body: { title: 'Winter', archived } });

const listItemIdsForFriend = async (): Promise<number[]> =>
  (await friend.does(calls.getFriendWishlist, wishlistParams)).items.map(({ id }) => id);
const findWishlistForFriend = async () =>
  (await friend.does(calls.getFriend, { params: { id: owner.id } })).wishlists.find(({ id }) => id === listIds.public);
const createShareLink = () => owner.does(calls.createShareLink, { ...wishlistParams, body: {} });
const sendFriendClaim = (id: number, purchased = true) =>
  friend.tries(calls.purchase, { params: { id }, body: { purchased } });

async function getViewsOfOthers(token: string) {
  const listSharedIds = async (query: { giving?: string }) =>
    (await createVisitor(app).does(calls.getSharedWishlist, { params: { token }, query })).items.map(({ id }) => id);
  return {
    friend: await listItemIdsForFriend(),
    visitor: await listSharedIds({}),
    giver: await listSharedIds({ giving: 'true' }),
    card: await findWishlistForFriend(),
  };
}

const listClaimedItemIds = async (): Promise<unknown[]> =>
  (await app.db.pool.query<{ item_id: number }>('select item_id from claims')).rows.map((row) => row.item_id);
const listEndedClaims = async (): Promise<object[]> =>
  (await app.db.pool.query<object>('select name, ended_reason as reason from claims where ended_at is not null')).rows;

describe('items that are not wanted', () => {
  it.each(itemLifecycleStates.filter((state) => state !== 'wanted'))(
    'an item with the state %s is visible to its owner only, until it is wanted again',
    async (state) => {
      const { token } = await createShareLink();
      const before = await getViewsOfOthers(token);
      for (const ids of [before.friend, before.visitor, before.giver]) expect(ids).toContain(itemIds.free);

      expect(await changeItemState(itemIds.free, state)).toMatchObject({ id: itemIds.free, state });
      const { friend: friendView, visitor, giver, card } = await getViewsOfOthers(token);
      expect([...friendView, ...visitor, ...giver]).not.toContain(itemIds.free);
      expect(card?.item_count).toBe(friendView.length);
      expect((await listOwnItems()).find(({ id }) => id === itemIds.free)).toMatchObject({ state });
      for (const purchased of [true, false])
        expect(await sendFriendClaim(itemIds.free, purchased)).toMatchObject({ status: 404 });
      const params = { token, itemId: itemIds.free };
      const claim = { params, body: { purchased: true, name: 'Aunt' } };
      expect(await createVisitor(app).tries(calls.purchaseShared, claim)).toMatchObject({ status: 404 });

      await changeItemState(itemIds.free, 'wanted');
      expect(await getViewsOfOthers(token)).toEqual(before);
    },
  );

  it('an item that becomes unwanted keeps its claims while the owner can undo that change', async () => {
    await changeItemState(itemIds.taken, 'received');
    await endClaimsOnUnwantedItems(app.db, app.outbox);
    expect(await listClaimedItemIds()).toContain(itemIds.taken);
    await changeItemState(itemIds.taken, 'wanted');
    await endUnwantedItemClaims(app.db);
    expect(await listClaimedItemIds()).toContain(itemIds.taken);
    expect(await listEndedClaims()).toEqual([]);
  });

  it.each([
    ['received', 'received'],
    ['unwanted', 'unwanted'],
    ['draft', 'hidden'],
  ] as const)('an item with the state %s ends its claims with the reason %s', async (state, reason) => {
    await changeItemState(itemIds.taken, state);
    await endUnwantedItemClaims(app.db);
    expect(await listClaimedItemIds()).not.toContain(itemIds.taken);
    expect(await listEndedClaims()).toEqual([{ name: 'Lamp', reason }]);
    await changeItemState(itemIds.taken, 'wanted');
    expect(await listItemIdsForFriend()).toContain(itemIds.taken);
  });
});

it('a guest’s personal link shows the claimed item while it is wanted and its list is not archived', async () => {
  const { token } = await createShareLink();
  const { guest_url: url = '' } = await createVisitor(app).does(calls.purchaseShared, {
    params: { token, itemId: itemIds.free },
    body: { purchased: true, name: 'Aunt' },
  });
  const params = { token: url.split('/').at(-1) ?? '' };
  const listGiftsOfGuest = async () =>
    (await createVisitor(app).does(calls.getGuest, { params })).items.map(({ id }) => id);
  expect(await listGiftsOfGuest()).toEqual([itemIds.free]);
  await changeItemState(itemIds.free, 'draft');
  expect(await listGiftsOfGuest()).toEqual([]);
  await changeItemState(itemIds.free, 'wanted');
  await setWishlistArchived(true);
  expect(await listGiftsOfGuest()).toEqual([]);
  await setWishlistArchived(false);
  expect(await listGiftsOfGuest()).toEqual([itemIds.free]);
  await changeItemState(itemIds.free, 'received');
  await endUnwantedItemClaims(app.db);
  await changeItemState(itemIds.free, 'wanted');
  expect(await listGiftsOfGuest()).toEqual([]);
});

it('an item keeps no claim if the owner marks it as received while a friend claims it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [{ status }] = await Promise.all([sendFriendClaim(itemIds.free), changeItemState(itemIds.free, 'received')]);
    expect([200, 404]).toContain(status);
    expect(await findBrokenInvariants(app)).toEqual([]);
    await changeItemState(itemIds.free, 'wanted');
  }
});

describe('a received item', () => {
  it('a received item stores the day of receipt and a note, which only its owner sees', async () => {
    const note = { received_on: '2026-12-24', received_note: 'From Grandma' };
    expect(await changeItemState(itemIds.free, 'received', note)).toMatchObject(note);
    const empty = { received_on: null, received_note: '' };
    expect(await changeItemState(itemIds.free, 'received', { received_on: null })).toMatchObject(empty);
    const { received_on: today } = await changeItemState(itemIds.free, 'received');
    expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await changeItemState(itemIds.free, 'wanted', note)).toMatchObject(empty);
    expect((await friend.does(calls.getFriendWishlist, wishlistParams)).items[0]).not.toHaveProperty('received_note');
  });

  it.each(['2026-02-30', '24.12.2026', '', '9999999-01-01', 5])(
    'a received item gets 400 for the invalid day %s',
    async (day) => {
      const body = { state: 'received', received_on: day };
      const reply = await owner.tries(calls.changeItemState, { ...createItemParams(itemIds.free), body });
      expect(reply).toMatchObject({ status: 400, text: 'Received on must be a day such as 2030-12-24' });
    },
  );
});

it('a new item can have the state draft but not the state received', async () => {
  const draft = await addItem(owner, listIds.public, 'Secret', { state: 'draft' });
  expect(draft).toMatchObject({ state: 'draft' });
  expect(await listItemIdsForFriend()).not.toContain(draft.id);
  const form = createItemFormData({ name: 'Lost', state: 'received' });
  expect(await owner.tries(calls.addItem, { ...wishlistParams, form })).toMatchObject({ status: 400 });
});

describe('the order of a list', () => {
  it('the owner sets the order of a list’s items; friends see claimed items last', async () => {
    const added = await addFourItems();
    const [a, b, c, d] = added;
    expect(await placeItem(d, a)).toMatchObject({ status: 200, body: { id: d } });
    const order = async () => (await listOwnItems()).map(({ id }) => id).filter((id) => added.includes(id));
    expect(await order()).toEqual([d, a, b, c]);
    expect((await listItemIdsForFriend()).filter((id) => added.includes(id))).toEqual([d, a, b, c]);
    await placeItem(c, d);
    await sendFriendClaim(c);
    expect(await order()).toEqual([c, d, a, b]);
    expect((await listItemIdsForFriend()).filter((id) => added.includes(id))).toEqual([d, a, b, c]);
    await owner.does(calls.deleteItem, createItemParams(a));
    expect(await placeItem(b, a)).toMatchObject({
      status: 409,
      text: 'The list was changed elsewhere in the meantime. Load it again and repeat the move',
    });
    expect(await placeItem(a, b)).toMatchObject({ status: 404 });
  });

  it('items have distinct positions after simultaneous moves; a repeated move changes nothing', async () => {
    const [a, b, c, d] = await addFourItems();
    const replies = await Promise.all([placeItem(d, a), placeItem(a, null), placeItem(c, b), placeItem(d, b)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const all = (await listOwnItems()).filter((item) => item.is_available);
    expect(new Set(all.map(({ position }) => position)).size).toBe(all.length);
    const first = await placeItem(d, a);
    const again = await placeItem(d, a);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
  });
});

describe('the mark "most wanted"', () => {
  it('an owner can mark at most a third of a list’s items (rounded up) "most wanted"; friends see it', async () => {
    const { id } = await owner.does(calls.createWishlist, { body: { title: 'New' } });
    const newListParams = { params: { id } };
    const add = (fields: Record<string, string>) =>
      owner.tries(calls.addItem, { ...newListParams, form: createItemFormData({ name: 'Mug', ...fields }) });
    expect(await add({ most_wanted: 'true' })).toMatchObject({ status: 201, body: { most_wanted: true } });
    for (let count = 0; count < 2; count += 1)
      expect(await add({ most_wanted: 'true' })).toMatchObject({
        status: 409,
        text: 'At most a third of a list can be most wanted: 1 item here',
      });
    for (let count = 0; count < 3; count += 1) expect(await add({})).toMatchObject({ status: 201 });
    expect(await add({ most_wanted: 'true' })).toMatchObject({ status: 201 });
    const friendView = await friend.does(calls.getFriendWishlist, newListParams);
    expect(friendView.items.map(({ most_wanted: isMostWanted }) => isMostWanted)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('"most wanted" stays when a change omits the field, and is removed by a move to another list', async () => {
    expect(await markMostWanted(itemIds.free)).toMatchObject({ status: 200 });
    const form = createItemFormData({ id: String(itemIds.free), name: 'Thing' });
    expect(await owner.does(calls.updateItem, { ...wishlistParams, form })).toMatchObject({ most_wanted: true });
    await placeItem(itemIds.free, null);
    const target = { new_wishlist_id: String(listIds.second) };
    const moved = createItemFormData({ id: String(itemIds.free), name: 'Thing', ...target });
    expect(await owner.does(calls.updateItem, { ...wishlistParams, form: moved })).toMatchObject({
      most_wanted: false,
      position: null,
    });
  });
});

describe('an archived list', () => {
  it('an archived list is hidden from friends and from visitors of its share links, and keeps its claims', async () => {
    const { token } = await createShareLink();
    const before = await friend.does(calls.getFriendWishlist, wishlistParams);
    expect(await setWishlistArchived(true)).toMatchObject({ archived: true });
    expect(await friend.tries(calls.getFriendWishlist, wishlistParams)).toMatchObject({ status: 404 });
    expect(await findWishlistForFriend()).toBeUndefined();
    expect((await createVisitor(app).tries(calls.getSharedWishlist, { params: { token } })).status).toBe(404);
    expect(await sendFriendClaim(itemIds.free)).toMatchObject({ status: 404 });
    expect((await owner.does(calls.listWishlists)).find(({ id }) => id === listIds.public)).toMatchObject({
      archived: true,
    });
    await endUnwantedItemClaims(app.db);
    expect(await setWishlistArchived(false)).toMatchObject({ archived: false });
    const after = await friend.does(calls.getFriendWishlist, wishlistParams);
    expect(after.items.filter((item) => item.purchased)).toEqual(before.items.filter((item) => item.purchased));
    expect(await listClaimedItemIds()).toContain(itemIds.taken);
  });
});
