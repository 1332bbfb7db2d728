import { calls } from '@wishwell/contract/calls.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { finishClaimEndings } from '../../test/finish-claim-endings.ts';
import { befriend } from '../../test/friendship.ts';
import { assertInvariants } from '../../test/invariants.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import { signUpPerson, type Person } from '../../test/person.ts';

// Before each test, Ben has claimed the mug, an item of Ana's only list.
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
  await query(`insert into claim_endings (reason, wishlist_id) values ('deleted', $1)`, [listId]);
  await assertInvariants(app);
  await app.close();
});

const query = async (text: string, values: unknown[] = []): Promise<object[]> =>
  (await app.db.pool.query<object>(text, values)).rows;

/**
 * Removes the owner of the list, as `deleteWishlist` does. Does not request the end of the claims on the
 * list.
 */
const detachList = (): Promise<object[]> => query('update wishlists set owner_id = null where id = $1', [listId]);

it('a deleted list is invisible to its owner and to friends', async () => {
  await detachList();
  const listParams = { params: { id: listId } };
  expect(await ana.tries(calls.getWishlist, listParams)).toMatchObject({ status: 404 });
  expect(await ben.tries(calls.getFriendWishlist, listParams)).toMatchObject({ status: 404 });
  expect(await ana.does(calls.listWishlists)).toEqual([]);
  expect(await ben.does(calls.listFriends)).toMatchObject([{ wishlist_count: 0, wishlists: [] }]);
});

it('requests that change a deleted list or its items get 404', async () => {
  await detachList();
  const listParams = { params: { id: listId } };
  const form = createItemFormData({ id: String(itemId), name: 'Hat' });
  const claim = { params: { id: itemId }, body: { purchased: false } };
  expect(await ben.tries(calls.purchase, claim)).toMatchObject({ status: 404 });
  expect(await ana.tries(calls.deleteWishlist, listParams)).toMatchObject({ status: 404 });
  expect(await ana.tries(calls.addItem, { ...listParams, form })).toMatchObject({ status: 404 });
  expect(await ana.tries(calls.updateItem, { ...listParams, form })).toMatchObject({ status: 404 });
  expect(await ana.tries(calls.deleteItem, { params: { id: listId, itemId } })).toMatchObject({ status: 404 });
});

it('a deleted item is invisible, and a request to claim it gets 404', async () => {
  await query('update items set wishlist_id = null where id = $1', [itemId]);
  expect((await ana.does(calls.getWishlist, { params: { id: listId } })).items).toEqual([]);
  expect((await ben.does(calls.getFriendWishlist, { params: { id: listId } })).items).toEqual([]);
  for (const purchased of [true, false]) {
    const claim = { params: { id: itemId }, body: { purchased } };
    expect(await ben.tries(calls.purchase, claim)).toMatchObject({ status: 404 });
  }
  await query(`insert into claim_endings (reason, item_id, owner_id) values ('deleted', $1, $2)`, [itemId, ana.id]);
  await detachList();
});

it('a repeated request to create an item gets 404 if the list was deleted in the meantime', async () => {
  const request = { params: { id: listId }, headers: { 'idempotency-key': 'hat' } };
  await ana.does(calls.addItem, { ...request, form: createItemFormData({ name: 'Hat' }) });
  await detachList();
  expect(await ana.tries(calls.addItem, { ...request, form: createItemFormData({ name: 'Hat' }) })).toMatchObject({
    status: 404,
  });
});

describe('a deleted list', () => {
  it('does not count for the owner’s quota of lists', async () => {
    const { wishlistsPerUser: maxLists } = app.config.quotas;
    await query(`insert into wishlists (owner_id, title) select $1, 'More' from generate_series(2, $2)`, [
      ana.id,
      maxLists,
    ]);
    const creation = { body: { title: 'One more' } };
    expect(await ana.tries(calls.createWishlist, creation)).toMatchObject({ status: 409 });
    await detachList();
    expect(await ana.tries(calls.createWishlist, creation)).toMatchObject({ status: 201 });
  });

  it('leaves each giver a record of the claim, even if the account of the owner is deleted first', async () => {
    await detachList();
    await query(`insert into claim_endings (reason, wishlist_id, owner_id) values ('deleted', $1, $2)`, [
      listId,
      ana.id,
    ]);
    await query('delete from users where id = $1', [ana.id]);
    await finishClaimEndings(app.db);
    expect(
      await query(
        'select giver_id, owner_id, name as item_name, ended_reason as reason from claims where ended_at is not null',
      ),
    ).toEqual([{ giver_id: ben.id, owner_id: null, item_name: 'Mug', reason: 'deleted' }]);
  });
});

/**
 * Runs the job that ends claims at the same time as the transaction of a giver. The giver first executes the
 * statement `lockFirst`, and then locks the claims on the item, for which the job may already wait.
 */
async function runEndingJobWhileGiverLocks(lockFirst: string): Promise<void> {
  const giver = await app.db.pool.connect();
  try {
    await giver.query('begin');
    await giver.query(lockFirst, [itemId]);
    const ended = finishClaimEndings(app.db);
    const countWaiting = async (): Promise<number> =>
      (await query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
        .length;
    await expect.poll(countWaiting).toBe(1);
    await giver.query('select from items where id = $1 for no key update', [itemId]);
    await giver.query('select from claims where item_id = $1 for share', [itemId]);
    await giver.query('rollback');
    await ended;
  } finally {
    giver.release();
  }
}

describe('the job that ends claims waits, without a deadlock,', () => {
  it('for a giver who has locked the deleted list', async () => {
    await detachList();
    await query(`insert into claim_endings (reason, wishlist_id, owner_id) values ('deleted', $1, $2)`, [
      listId,
      ana.id,
    ]);
    await runEndingJobWhileGiverLocks(
      'select from wishlists where id = (select wishlist_id from items where id = $1) for share',
    );
    expect(await query('select from wishlists where id = $1', [listId])).toEqual([]);
  });

  it('for a giver who has locked the deleted item', async () => {
    await query('update items set wishlist_id = null where id = $1', [itemId]);
    await query(`insert into claim_endings (reason, item_id, owner_id) values ('deleted', $1, $2)`, [itemId, ana.id]);
    await runEndingJobWhileGiverLocks('select from items where id = $1 for no key update');
    expect(await query('select from items where id = $1', [itemId])).toEqual([]);
    await detachList();
  });
});
