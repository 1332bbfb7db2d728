import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { createItemFormData } from '../../test/items.ts';
import { createAdminRunner } from '../../test/operator.ts';
import { signUpPerson } from '../../test/person.ts';
import { createTestData, itemIds, listIds, type TestData } from '../../test/world.ts';

// Before each test, Sam has claimed the lamp on Olga's public list and the pram on her private list.
let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

async function listClaimedItemNames(): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ name: string }>(
    'select items.name from claims join items on items.id = item_id where guest_id is null order by 1',
  );
  return rows.map(({ name }) => name);
}

async function listEndedClaims(): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ ended: string }>(
    `select name || ' ' || ended_reason as ended from claims where ended_at is not null order by name`,
  );
  return rows.map(({ ended }) => ended);
}

const saveList = (id: number, body: { is_public?: boolean; shared_with_ids?: number[] }): Promise<unknown> =>
  world.people.owner.does(calls.updateWishlist, { params: { id }, body: { title: 'Saved', ...body } });

const saveItem = (from: number, id: number, fields: Record<string, string>): Promise<unknown> =>
  world.people.owner.does(calls.updateItem, {
    params: { id: from },
    form: createItemFormData({ id: String(id), name: 'Saved', ...fields }),
  });

const unfriendGiver = () =>
  world.people.owner.does(calls.revokeFriend, { query: { friend_id: world.people.sharee.id } });
const deactivateGiver = () => createAdminRunner(app)('deactivate', world.people.sharee.email);

type ClaimEndingCase = [situation: string, act: () => Promise<unknown>, ended: string[], left: string[]];

const claimEndingCases: ClaimEndingCase[] = [
  ['the owner un-friends the giver', unfriendGiver, ['Lamp unfriended', 'Pram unfriended'], []],
  [
    'the giver un-friends the owner',
    () => world.people.sharee.does(calls.revokeFriend, { query: { friend_id: world.people.owner.id } }),
    ['Lamp unfriended', 'Pram unfriended'],
    [],
  ],
  ['the list is made private', () => saveList(listIds.public, { is_public: false }), ['Lamp hidden'], ['Pram']],
  [
    'the list is shared with another friend instead',
    () => saveList(listIds.private, { shared_with_ids: [world.people.friend.id] }),
    ['Pram hidden'],
    ['Lamp'],
  ],
  [
    'the item is moved to a list that the giver does not see',
    async () => {
      await saveList(listIds.second, { is_public: false });
      await saveItem(listIds.public, itemIds.taken, { new_wishlist_id: String(listIds.second) });
    },
    ['Lamp moved'],
    ['Pram'],
  ],
  [
    'the item is deleted',
    () => world.people.owner.does(calls.deleteItem, { params: { id: listIds.public, itemId: itemIds.taken } }),
    ['Lamp deleted'],
    ['Pram'],
  ],
  [
    'the list is deleted',
    () => world.people.owner.does(calls.deleteWishlist, { params: { id: listIds.private } }),
    ['Pram deleted'],
    ['Lamp'],
  ],
  ['the giver is deactivated', deactivateGiver, ['Lamp deactivated', 'Pram deactivated'], []],
];

const casesThatKeepClaims: [situation: string, act: () => Promise<unknown>][] = [
  [
    'the list is made private and shared with the giver',
    () => saveList(listIds.public, { is_public: false, shared_with_ids: [world.people.sharee.id] }),
  ],
  ['the private list is made public', () => saveList(listIds.private, { is_public: true })],
  [
    'the private list is shared with one more friend',
    () => saveList(listIds.private, { shared_with_ids: [world.people.sharee.id, world.people.friend.id] }),
  ],
  ['the list is renamed', () => saveList(listIds.public, {})],
  [
    'the item is moved to another list that the giver sees',
    () => saveItem(listIds.public, itemIds.taken, { new_wishlist_id: String(listIds.private), name: 'Lamp' }),
  ],
  [
    'the item is edited and made unavailable',
    () => saveItem(listIds.public, itemIds.taken, { is_available: 'false', name: 'Lamp' }),
  ],
  [
    'another friend is un-friended',
    () => world.people.owner.does(calls.revokeFriend, { query: { friend_id: world.people.friend.id } }),
  ],
  ['the owner is deactivated', () => createAdminRunner(app)('deactivate', world.people.owner.email)],
];

const setItemPurchased = (giver: 'sharee' | 'friend', id: number, purchased: boolean) =>
  world.people[giver].tries(calls.purchase, { params: { id }, body: { purchased } });

describe('claims of friends', () => {
  it('a claim can be made and released by a friend; a repetition of each request changes nothing', async () => {
    const { friend } = world.people;
    const won = await setItemPurchased('friend', itemIds.free, true);
    expect(won).toMatchObject({
      status: 200,
      body: { id: itemIds.free, is_available: true, purchased: true, purchased_by: friend.id },
    });
    expect((await setItemPurchased('friend', itemIds.free, true)).text).toBe(won.text);
    const undone = await setItemPurchased('friend', itemIds.free, false);
    expect(undone).toMatchObject({ status: 200, body: { id: itemIds.free, purchased: false, purchased_by: null } });
    expect((await setItemPurchased('friend', itemIds.free, false)).text).toBe(undone.text);
  });

  it('claiming an item that another person claimed gets 409; releasing that person’s claim gets 403', async () => {
    expect(await setItemPurchased('friend', itemIds.taken, true)).toMatchObject({
      status: 409,
      text: 'Somebody else is getting this already',
    });
    expect(await setItemPurchased('friend', itemIds.taken, false)).toMatchObject({
      status: 403,
      text: 'Only the person who claimed this can undo it',
    });
  });

  it('a claim on an unavailable item gets 409; an earlier claim stays and can be released', async () => {
    expect(await setItemPurchased('friend', itemIds.switchedOff, true)).toMatchObject({
      status: 409,
      text: 'The owner has marked this as not available',
    });
    await app.db.pool.query('update items set is_available = false where id = $1', [itemIds.taken]);
    expect(await setItemPurchased('sharee', itemIds.taken, true)).toMatchObject({ status: 200 });
    expect(await setItemPurchased('friend', itemIds.taken, true)).toMatchObject({
      status: 409,
      text: 'Somebody else is getting this already',
    });
    expect(await setItemPurchased('sharee', itemIds.taken, false)).toMatchObject({
      status: 200,
      body: { is_available: false },
    });
  });

  it.each(claimEndingCases)(
    'ends when %s, and the giver keeps a record of it',
    async (_situation, act, ended, left) => {
      await act();
      expect([await listEndedClaims(), await listClaimedItemNames()]).toEqual([ended, left]);
    },
  );

  it.each(casesThatKeepClaims)('a claim stays in this situation: %s', async (_situation, act) => {
    await act();
    expect(await listClaimedItemNames()).toEqual(['Lamp', 'Pram']);
    expect(await listEndedClaims()).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the owner un-friends the giver', unfriendGiver],
    ['the giver is deactivated', deactivateGiver],
  ])(
    'a claim that has ended, because %s, leaves the item free at once for other friends',
    async (_situation, endClaim) => {
      const { friend } = world.people;
      await endClaim();
      const friendView = await friend.does(calls.getFriendWishlist, { params: { id: listIds.public } });
      expect(friendView.items.find(({ id }) => id === itemIds.taken)).toMatchObject({ purchased: false });
      expect(await setItemPurchased('friend', itemIds.taken, true)).toMatchObject({ status: 200 });
    },
  );

  it('a claim that ended when its giver was deactivated stays ended after the giver is activated', async () => {
    const { sharee } = world.people;
    const operator = createAdminRunner(app);
    await operator('deactivate', sharee.email);
    await operator('activate', sharee.email);
    const visitor = await signUpPerson(app, 'Vic');
    await befriend(visitor, world.people.owner);
    const { items } = await visitor.does(calls.getFriendWishlist, { params: { id: listIds.public } });
    expect(items.find(({ id }) => id === itemIds.taken)).toMatchObject({ purchased: false });
    expect(await listClaimedItemNames()).toEqual([]);
  });

  it('a claim ends in the same transaction as 999 others, and each leaves a record', async () => {
    const { owner, sharee } = world.people;
    await app.db.pool.query(
      `with more as (insert into items (wishlist_id, name) select $1, 'Lamp' from generate_series(1, 999) returning id)
       insert into claims (item_id, giver_id, name) select id, $2, 'Lamp' from more`,
      [listIds.public, sharee.id],
    );
    await owner.does(calls.deleteWishlist, { params: { id: listIds.public } });
    expect(await listEndedClaims()).toEqual(Array.from({ length: 1_000 }, () => 'Lamp deleted'));
    expect(await listClaimedItemNames()).toEqual(['Pram']);
  });

  it('a claim ends when the account of its giver is deleted, and the item is free again', async () => {
    const { owner, friend } = world.people;
    const giver = await signUpPerson(app, 'Gil');
    await befriend(giver, owner);
    await giver.does(calls.purchase, { params: { id: itemIds.free }, body: { purchased: true } });
    await app.db.pool.query('delete from users where id = $1', [giver.id]);
    await friend.does(calls.purchase, { params: { id: itemIds.free }, body: { purchased: true } });
    expect(await listClaimedItemNames()).toEqual(['Lamp', 'Mug', 'Pram']);
  });

  it('a claim is invisible to its giver while the owner is deactivated, and visible after the activation', async () => {
    const { owner, sharee } = world.people;
    const setActive = (active: boolean) =>
      app.db.pool.query('update users set is_active = $2 where id = $1', [owner.id, active]);
    await setActive(false);
    const releaseRequest = { params: { id: itemIds.taken }, body: { purchased: false } };
    expect(await sharee.tries(calls.getFriendWishlist, { params: { id: listIds.public } })).toMatchObject({
      status: 404,
    });
    expect(await sharee.tries(calls.purchase, releaseRequest)).toMatchObject({ status: 404 });
    expect(await sharee.does(calls.listFriends)).toEqual([]);
    await setActive(true);
    const [item] = (await sharee.does(calls.getFriendWishlist, { params: { id: listIds.private } })).items.filter(
      ({ purchased }) => purchased,
    );
    expect(item).toMatchObject({ id: itemIds.hiddenTaken, purchased_by: sharee.id });
  });
});
