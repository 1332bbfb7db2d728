import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import { createAdminRunner } from '../../test/operator.ts';
import { signUpPerson, type Person, type Reply } from '../../test/person.ts';
import { runBeforeStatement } from '../../test/record-statements.ts';

// In each test, Ben claims Ana's mug while another change of the mug, its list or its owner is in progress.
let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;
let otherId: number;
let itemId: number;

beforeAll(async () => {
  app = await startApp();
  // Each statement that a test delays adds a listener to the connection pool. By default, Node warns about
  // more than ten listeners.
  app.db.pool.setMaxListeners(20);
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await signUpPerson(app, 'Ana');
  ben = await signUpPerson(app, 'Ben');
  await befriend(ana, ben);
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
  otherId = (await ana.does(calls.createWishlist, { body: { title: 'Spring' } })).id;
  itemId = (await addItem(ana, listId, 'Mug')).id;
});

const claimItem = (): Promise<Reply> =>
  ben.tries(calls.purchase, { params: { id: itemId }, body: { purchased: true } });
const findGiver = async (): Promise<unknown> =>
  (await app.db.pool.query('select giver_id from claims where item_id = $1', [itemId])).rows[0];
const createItemMove = (from: number, to: number) => (): Promise<unknown> =>
  ana.does(calls.updateItem, {
    params: { id: from },
    form: createItemFormData({ id: String(itemId), name: 'Mug', new_wishlist_id: String(to) }),
  });

const waitForBlockedStatement = async (): Promise<void> => {
  const count = `select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await app.db.query<{ count: number }>({ text: count })).rows[0]?.count === 0) await sleep(2);
};

/**
 * Runs `act`, an action of Ana. Sends Ben's claim just before the server sends `statement`, an SQL statement
 * of this action. At this point, Ana's transaction holds the row locks, so the claim waits.
 */
async function claimItemDuringAction(act: () => Promise<unknown>, statement: string): Promise<Reply> {
  let claimed: Promise<Reply> | undefined;
  runBeforeStatement(app, statement, () => {
    claimed = claimItem();
    return waitForBlockedStatement();
  });
  await act();
  if (!claimed) throw new Error('Nothing was claimed');
  return claimed;
}

describe('a claim gets 404 if at the same time the owner', () => {
  it.each([
    [
      'un-friends the giver',
      () => ana.does(calls.revokeFriend, { query: { friend_id: ben.id } }),
      'claims.endFormerFriendClaims',
    ],
    [
      'makes the list private',
      () => ana.does(calls.updateWishlist, { params: { id: listId }, body: { title: 'Winter', is_public: false } }),
      'claims.endListClaimsOfGiversWithoutAccess',
    ],
    [
      'deletes the item',
      () => ana.does(calls.deleteItem, { params: { id: listId, itemId } }),
      'wishlists.updateWishlistVersion',
    ],
  ])('%s', async (_what, act, statement) => {
    expect(await claimItemDuringAction(act, statement)).toMatchObject({ status: 404 });
    expect(await findGiver()).toBeUndefined();
  });
});

const setOwnerActive = (isActive: boolean): Promise<unknown> =>
  app.db.pool.query('update users set is_active = $2 where id = $1', [ana.id, isActive]);

describe('deactivation of the owner during a claim', () => {
  it('a claim gets 404 if the deactivation of the owner is committed first', async () => {
    runBeforeStatement(app, 'claims.upsertClaim', () => setOwnerActive(false));
    expect(await claimItem()).toMatchObject({ status: 404 });
    await setOwnerActive(true);
    expect(await findGiver()).toBeUndefined();
    expect(await claimItem()).toMatchObject({ status: 200 });
  });

  it('a claim stays if it is committed before the deactivation of the owner', async () => {
    runBeforeStatement(app, 'claims.findFriendItem', () => setOwnerActive(false));
    expect(await claimItem()).toMatchObject({ status: 200, body: { purchased: true, purchased_by: ben.id } });
    await setOwnerActive(true);
    expect(await findGiver()).toEqual({ giver_id: ben.id });
  });
});

const deactivateGiver = () => createAdminRunner(app)('deactivate', ben.email);

describe('deactivation of the giver during a claim', () => {
  it('a claim gets 404 and stores nothing if the giver’s deactivation locks the account first', async () => {
    runBeforeStatement(app, 'claims.lockFriendshipAndItem', deactivateGiver);
    expect(await claimItem()).toMatchObject({ status: 404 });
    expect(await findGiver()).toBeUndefined();
  });

  it('a claim through a share link gets 404 if the giver’s deactivation locks the account first', async () => {
    const { token } = await ana.does(calls.createShareLink, { params: { id: listId }, body: {} });
    runBeforeStatement(app, 'sharing.lockShareLinkAndItem', deactivateGiver);
    const claim = { params: { token, itemId }, body: { purchased: true } };
    expect(await ben.tries(calls.purchaseShared, claim)).toMatchObject({ status: 404 });
    expect(await findGiver()).toBeUndefined();
  });

  it('a claim gets 200 and ends later if it locks the account before the giver’s deactivation', async () => {
    let deactivated: Promise<unknown> | undefined;
    runBeforeStatement(app, 'commit', () => {
      deactivated = deactivateGiver();
      return waitForBlockedStatement();
    });
    expect(await claimItem()).toMatchObject({ status: 200 });
    await deactivated;
    expect(await findGiver()).toBeUndefined();
  });
});

it('a claim gets 200 if its item moves to another list at the same time', async () => {
  const claimed = await claimItemDuringAction(createItemMove(listId, otherId), 'items.updateItem');
  expect(claimed).toMatchObject({ status: 200, body: { purchased: true } });
  expect(await findGiver()).toEqual({ giver_id: ben.id });
});
