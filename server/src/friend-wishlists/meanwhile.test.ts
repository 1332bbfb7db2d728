import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { addItem, itemForm } from '../../test/items.ts';
import { signedIn, type Person, type Reply } from '../../test/person.ts';
import { justBefore } from '../../test/statements-run.ts';

// Ben claims Ana's mug. Between the look at where it is and the locks, Ana does something else.
let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;
let otherId: number;
let itemId: number;

beforeAll(async () => {
  app = await startApp();
  ana = await signedIn(app, 'Ana');
});
afterAll(() => app.close());
beforeEach(async () => {
  ben = await signedIn(app, 'Ben');
  await befriend(ana, ben);
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
  otherId = (await ana.does(calls.createWishlist, { body: { title: 'Spring' } })).id;
  itemId = (await addItem(ana, listId, 'Mug')).id;
});

const claims = (): Promise<Reply> => ben.tries(calls.purchase, { params: { id: itemId }, body: { purchased: true } });
const giver = async (): Promise<unknown> =>
  (await app.db.pool.query('select giver_id from claims where item_id = $1', [itemId])).rows[0];
const moves = (from: number, to: number) => (): Promise<unknown> =>
  ana.does(calls.updateItem, {
    params: { id: from },
    form: itemForm({ id: String(itemId), name: 'Mug', new_wishlist_id: String(to) }),
  });

const lookTaken = 'friendWishlists.lockFriendshipAndWishlist';

describe('an item is not found by who claims it while its owner', () => {
  it.each([
    ['un-friends them', () => ana.does(calls.revokeFriend, { query: { friend_id: ben.id } })],
    [
      'makes the list private',
      () => ana.does(calls.updateWishlist, { params: { id: listId }, body: { title: 'Winter', is_public: false } }),
    ],
    ['deletes it', () => ana.does(calls.deleteItem, { params: { id: listId, itemId } })],
  ])('%s', async (_what, act) => {
    justBefore(app, lookTaken, act);
    expect(await claims()).toMatchObject({ status: 404 });
    expect(await giver()).toBeUndefined();
  });
});

it.each(['friendWishlists.lockItem', 'claims.insert', 'friendWishlists.findItem'])(
  'an item whose owner is deactivated just before %s is not found, and not claimed',
  async (statement) => {
    const setActive = (isActive: boolean): Promise<unknown> =>
      app.db.pool.query('update users set is_active = $2 where id = $1', [ana.id, isActive]);
    justBefore(app, statement, () => setActive(false));
    expect(await claims()).toMatchObject({ status: 404 });
    await setActive(true);
    expect(await giver()).toBeUndefined();
    expect(await claims()).toMatchObject({ status: 200 });
  },
);

it('an item that moves to another list meanwhile is claimed there', async () => {
  justBefore(app, lookTaken, moves(listId, otherId));
  expect(await claims()).toMatchObject({ status: 200, body: { purchased: true } });
  expect(await giver()).toEqual({ giver_id: ben.id });
});

it('an item that moves five times meanwhile is not found, and not looked for any longer', async () => {
  const there = moves(listId, otherId);
  const back = moves(otherId, listId);
  justBefore(app, lookTaken, there, back, there, back, there);
  expect(await claims()).toMatchObject({ status: 404 });
  expect(await giver()).toBeUndefined();
  expect(await claims()).toMatchObject({ status: 200 });
});
