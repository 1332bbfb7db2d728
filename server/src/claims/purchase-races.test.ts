import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { finishClaimEndings } from '../../test/finish-claim-endings.ts';
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
});
afterAll(() => app.close());
beforeEach(async () => {
  // Deactivation ends bearers.
  ana = await signedIn(app, 'Ana');
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

/** Once as many connections wait for a row. */
const waiting = async (): Promise<void> => {
  const count = `select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await app.db.query<{ count: number }>({ text: count })).rows[0]?.count === 0) await sleep(2);
};

/** Ana does something, and Ben's claim comes when `statement` is about to be sent: it has looked, and waits for what she holds. */
async function claimsDuring(act: () => Promise<unknown>, statement: string): Promise<Reply> {
  let claimed: Promise<Reply> | undefined;
  justBefore(app, statement, () => {
    claimed = claims();
    return waiting();
  });
  await act();
  if (!claimed) throw new Error('Nothing was claimed');
  return claimed;
}

describe('an item is not found by who claims it while its owner', () => {
  it.each([
    ['un-friends them', () => ana.does(calls.revokeFriend, { query: { friend_id: ben.id } }), 'claims.insertEnding'],
    [
      'makes the list private',
      () => ana.does(calls.updateWishlist, { params: { id: listId }, body: { title: 'Winter', is_public: false } }),
      'claims.insertEnding',
    ],
    ['deletes it', () => ana.does(calls.deleteItem, { params: { id: listId, itemId } }), 'wishlists.countChange'],
  ])('%s', async (_what, act, statement) => {
    expect(await claimsDuring(act, statement)).toMatchObject({ status: 404 });
    await finishClaimEndings(app.db);
    expect(await giver()).toBeUndefined();
  });
});

const setActive = (isActive: boolean): Promise<unknown> =>
  app.db.pool.query('update users set is_active = $2 where id = $1', [ana.id, isActive]);

describe('when the owner is deactivated', () => {
  it('before the claim, the item is not found', async () => {
    justBefore(app, 'claims.insert', () => setActive(false));
    expect(await claims()).toMatchObject({ status: 404 });
    await setActive(true);
    expect(await giver()).toBeUndefined();
    expect(await claims()).toMatchObject({ status: 200 });
  });

  it('after it, the claim stands', async () => {
    justBefore(app, 'friendWishlists.findItem', () => setActive(false));
    expect(await claims()).toMatchObject({ status: 200, body: { purchased: true, purchased_by: ben.id } });
    await setActive(true);
    expect(await giver()).toEqual({ giver_id: ben.id });
  });
});

it('an item that moves to another list meanwhile is claimed there', async () => {
  const claimed = await claimsDuring(moves(listId, otherId), 'items.update');
  expect(claimed).toMatchObject({ status: 200, body: { purchased: true } });
  expect(await giver()).toEqual({ giver_id: ben.id });
});

it('an item that moves five times meanwhile is not found, and not looked for any longer', async () => {
  const there = moves(listId, otherId);
  const back = moves(otherId, listId);
  const all = [there, back, there, back, there];
  const moving: Promise<unknown>[] = [];
  let holding = Promise.withResolvers<void>();
  const looks = all.map((move) => async () => {
    holding = Promise.withResolvers();
    moving.push(move());
    await holding.promise;
  });
  const changes = all.map(() => () => {
    holding.resolve();
    return waiting();
  });
  justBefore(app, 'items.update', ...changes);
  justBefore(app, 'friendWishlists.lockFriendshipAndWishlist', ...looks);
  expect(await claims()).toMatchObject({ status: 404 });
  await Promise.all(moving);
  expect(await giver()).toBeUndefined();
  expect(await claims()).toMatchObject({ status: 200 });
});

it('nothing is claimed by a transaction that did not begin', async () => {
  justBefore(app, 'begin', () => Promise.reject(new Error('on purpose')));
  expect(await claims()).toMatchObject({ status: 500 });
  expect(await giver()).toBeUndefined();
  expect(await claims()).toMatchObject({ status: 200 });
});
