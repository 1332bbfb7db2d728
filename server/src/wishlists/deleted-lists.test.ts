import { calls } from '@wishwell/contract/calls.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { assertInvariants } from '../../test/invariants.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import { signUpPerson, type Person } from '../../test/person.ts';

// At the start of each test, Ben has claimed the mug, an item of Ana's only list.
let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;
let itemId: number;

beforeEach(async () => {
  app = await startApp();
  [ana, ben] = await Promise.all([signUpPerson(app, 'Ana'), signUpPerson(app, 'Ben')]);
  await befriend(ana, ben);
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
  itemId = (await addItem(ana, listId, 'Mug')).id;
  await ben.does(calls.purchase, { params: { id: itemId }, body: { purchased: true } });
});
afterEach(async () => {
  await assertInvariants(app);
  await app.close();
});

const query = async (text: string, values: unknown[] = []): Promise<object[]> =>
  (await app.db.pool.query<object>(text, values)).rows;

const deleteList = (): Promise<unknown> => ana.does(calls.deleteWishlist, { params: { id: listId } });
const deleteItem = (): Promise<unknown> => ana.does(calls.deleteItem, { params: { id: listId, itemId } });

it('a deleted list is invisible to its owner and to friends, and changes of it get 404', async () => {
  await deleteList();
  const listParams = { params: { id: listId } };
  expect(await ana.tries(calls.getWishlist, listParams)).toMatchObject({ status: 404 });
  expect(await ben.tries(calls.getFriendWishlist, listParams)).toMatchObject({ status: 404 });
  expect(await ana.does(calls.listWishlists)).toEqual([]);
  expect(await ben.does(calls.listFriends)).toMatchObject([{ wishlist_count: 0, wishlists: [] }]);
  const form = createItemFormData({ id: String(itemId), name: 'Hat' });
  const claim = { params: { id: itemId }, body: { purchased: false } };
  expect(await ben.tries(calls.purchase, claim)).toMatchObject({ status: 404 });
  expect(await ana.tries(calls.updateItem, { ...listParams, form })).toMatchObject({ status: 404 });
});

it('a deleted item is invisible, and a request to claim it gets 404', async () => {
  await deleteItem();
  expect((await ana.does(calls.getWishlist, { params: { id: listId } })).items).toEqual([]);
  expect((await ben.does(calls.getFriendWishlist, { params: { id: listId } })).items).toEqual([]);
  for (const purchased of [true, false]) {
    const claim = { params: { id: itemId }, body: { purchased } };
    expect(await ben.tries(calls.purchase, claim)).toMatchObject({ status: 404 });
  }
});

describe('a giver who has locked the list, and then locks the item and its claims, causes no deadlock with', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the deletion of the list', deleteList],
    ['the deletion of the item', deleteItem],
  ])('%s', async (_what, act) => {
    const giver = await app.db.pool.connect();
    try {
      await giver.query('begin');
      await giver.query('select from wishlists where id = $1 for share', [listId]);
      const deleted = act();
      const countWaiting = async (): Promise<number> =>
        (await query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
          .length;
      await expect.poll(countWaiting).toBe(1);
      await giver.query('select from items where id = $1 for no key update', [itemId]);
      await giver.query('select from claims where item_id = $1 for share', [itemId]);
      await giver.query('rollback');
      await deleted;
    } finally {
      giver.release();
    }
    expect(await query('select from claims where item_id is not null')).toEqual([]);
    expect(await query('select giver_id, owner_id, name, ended_reason from claims')).toEqual([
      { giver_id: ben.id, owner_id: ana.id, name: 'Mug', ended_reason: 'deleted' },
    ]);
  });
});
