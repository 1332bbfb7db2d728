import { calls } from '@wishwell/contract/calls.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { finishClaimEndings } from '../../test/finish-claim-endings.ts';
import { befriend } from '../../test/friendship.ts';
import { assertInvariants } from '../../test/invariants.ts';
import { addItem, itemForm } from '../../test/items.ts';
import { signedIn, type Person } from '../../test/person.ts';

// Ben has claimed Ana's mug on her only list, which she deletes; the background task has not come to it.
let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;
let itemId: number;

beforeEach(async () => {
  app = await startApp();
  [ana, ben] = await Promise.all([signedIn(app, 'Ana'), signedIn(app, 'Ben')]);
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

/** What `deleteWishlist` writes, without the request to end claims. */
const detaches = (): Promise<object[]> => query('update wishlists set owner_id = null where id = $1', [listId]);

it('a deleted list is visible to nobody', async () => {
  await detaches();
  const onList = { params: { id: listId } };
  expect(await ana.tries(calls.getWishlist, onList)).toMatchObject({ status: 404 });
  expect(await ben.tries(calls.getFriendWishlist, onList)).toMatchObject({ status: 404 });
  expect(await ana.does(calls.listWishlists)).toEqual([]);
  expect(await ben.does(calls.listFriends)).toMatchObject([{ wishlist_count: 0, wishlists: [] }]);
});

it('a deleted list and its items are changed by nobody', async () => {
  await detaches();
  const onList = { params: { id: listId } };
  const form = itemForm({ id: String(itemId), name: 'Hat' });
  const claim = { params: { id: itemId }, body: { purchased: false } };
  expect(await ben.tries(calls.purchase, claim)).toMatchObject({ status: 404 });
  expect(await ana.tries(calls.deleteWishlist, onList)).toMatchObject({ status: 404 });
  expect(await ana.tries(calls.addItem, { ...onList, form })).toMatchObject({ status: 404 });
  expect(await ana.tries(calls.updateItem, { ...onList, form })).toMatchObject({ status: 404 });
  expect(await ana.tries(calls.deleteItem, { params: { id: listId, itemId } })).toMatchObject({ status: 404 });
});

it('a deleted item is visible to nobody and claimed by nobody', async () => {
  await query('update items set wishlist_id = null where id = $1', [itemId]);
  expect((await ana.does(calls.getWishlist, { params: { id: listId } })).items).toEqual([]);
  expect((await ben.does(calls.getFriendWishlist, { params: { id: listId } })).items).toEqual([]);
  for (const purchased of [true, false]) {
    const claim = { params: { id: itemId }, body: { purchased } };
    expect(await ben.tries(calls.purchase, claim)).toMatchObject({ status: 404 });
  }
  await query(`insert into claim_endings (reason, item_id, owner_id) values ('deleted', $1, $2)`, [itemId, ana.id]);
  await detaches();
});

it('a creation that is repeated after the item’s list was deleted is not found', async () => {
  const sent = { params: { id: listId }, headers: { 'idempotency-key': 'hat' } };
  await ana.does(calls.addItem, { ...sent, form: itemForm({ name: 'Hat' }) });
  await detaches();
  expect(await ana.tries(calls.addItem, { ...sent, form: itemForm({ name: 'Hat' }) })).toMatchObject({ status: 404 });
});

describe('a deleted list', () => {
  it('counts for no quota', async () => {
    const { wishlistsPerUser: most } = app.config.quotas;
    await query(`insert into wishlists (owner_id, title) select $1, 'More' from generate_series(2, $2)`, [
      ana.id,
      most,
    ]);
    const creates = { body: { title: 'One more' } };
    expect(await ana.tries(calls.createWishlist, creates)).toMatchObject({ status: 409 });
    await detaches();
    expect(await ana.tries(calls.createWishlist, creates)).toMatchObject({ status: 201 });
  });

  it('of an account that is deleted meanwhile leaves the givers their records', async () => {
    await detaches();
    await query(`insert into claim_endings (reason, wishlist_id, owner_id) values ('deleted', $1, $2)`, [
      listId,
      ana.id,
    ]);
    await query('delete from users where id = $1', [ana.id]);
    await finishClaimEndings(app.db);
    expect(await query('select giver_id, owner_id, item_name, reason from ended_claims')).toEqual([
      { giver_id: ben.id, owner_id: null, item_name: 'Mug', reason: 'deleted' },
    ]);
  });
});
