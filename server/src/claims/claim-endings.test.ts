import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { finishClaimEndings } from '../../test/finish-claim-endings.ts';
import { befriend } from '../../test/friendship.ts';
import { itemForm } from '../../test/items.ts';
import { signedIn } from '../../test/person.ts';
import { createWorld, items, lists, type World } from '../../test/world.ts';

// Sam, the sharee, has claimed the lamp on Olga's public list and the pram on the private one shared with him.
let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

interface Ended {
  item_name: string;
  reason: string;
}

async function claimedItems(): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ name: string }>(
    'select name from claims join items on items.id = item_id order by name',
  );
  return rows.map(({ name }) => name);
}

async function endedClaims(): Promise<Ended[]> {
  const { rows } = await app.db.pool.query<Ended>('select item_name, reason from ended_claims order by item_name');
  return rows;
}

const saves = (id: number, body: { is_public?: boolean; shared_with_ids?: number[] }): Promise<unknown> =>
  world.people.owner.does(calls.updateWishlist, { params: { id }, body: { title: 'Saved', ...body } });

const savesItem = (from: number, id: number, fields: Record<string, string>): Promise<unknown> =>
  world.people.owner.does(calls.updateItem, {
    params: { id: from },
    form: itemForm({ id: String(id), name: 'Saved', ...fields }),
  });

type Case = [what: string, happens: () => Promise<unknown>, remaining: string[], ended: Ended[]];

const ending: Case[] = [
  [
    'the owner un-friends the giver',
    () => world.people.owner.does(calls.revokeFriend, { query: { friend_id: world.people.sharee.id } }),
    [],
    [
      { item_name: 'Lamp', reason: 'unfriended' },
      { item_name: 'Pram', reason: 'unfriended' },
    ],
  ],
  [
    'the giver un-friends the owner',
    () => world.people.sharee.does(calls.revokeFriend, { query: { friend_id: world.people.owner.id } }),
    [],
    [
      { item_name: 'Lamp', reason: 'unfriended' },
      { item_name: 'Pram', reason: 'unfriended' },
    ],
  ],
  [
    'the list is made private',
    () => saves(lists.public, { is_public: false }),
    ['Pram'],
    [{ item_name: 'Lamp', reason: 'hidden' }],
  ],
  [
    'the list is shared with somebody else instead',
    () => saves(lists.private, { shared_with_ids: [world.people.friend.id] }),
    ['Lamp'],
    [{ item_name: 'Pram', reason: 'hidden' }],
  ],
  [
    'the item is moved to a list that the giver does not see',
    async () => {
      await saves(lists.second, { is_public: false });
      // Otherwise the request for the list may find the item there already.
      await finishClaimEndings(app.db);
      await savesItem(lists.public, items.taken, { new_wishlist_id: String(lists.second) });
    },
    ['Pram'],
    [{ item_name: 'Saved', reason: 'moved' }],
  ],
  [
    'the item is deleted',
    () => world.people.owner.does(calls.deleteItem, { params: { id: lists.public, itemId: items.taken } }),
    ['Pram'],
    [{ item_name: 'Lamp', reason: 'deleted' }],
  ],
  [
    'the list is deleted',
    () => world.people.owner.does(calls.deleteWishlist, { params: { id: lists.private } }),
    ['Lamp'],
    [{ item_name: 'Pram', reason: 'deleted' }],
  ],
];

const staying: [what: string, happens: () => Promise<unknown>][] = [
  [
    'the list is made private and shared with the giver',
    () => saves(lists.public, { is_public: false, shared_with_ids: [world.people.sharee.id] }),
  ],
  ['the private list is made public', () => saves(lists.private, { is_public: true })],
  [
    'the private list is shared with one friend more',
    () => saves(lists.private, { shared_with_ids: [world.people.sharee.id, world.people.friend.id] }),
  ],
  ['the list is renamed', () => saves(lists.public, {})],
  [
    'the item is moved to another list that the giver sees',
    () => savesItem(lists.public, items.taken, { new_wishlist_id: String(lists.private), name: 'Lamp' }),
  ],
  [
    'the item is changed and switched off',
    () => savesItem(lists.public, items.taken, { is_available: 'false', name: 'Lamp' }),
  ],
  [
    'another friend is un-friended',
    () => world.people.owner.does(calls.revokeFriend, { query: { friend_id: world.people.friend.id } }),
  ],
  [
    'the giver is deactivated',
    () => app.db.pool.query('update users set is_active = false where id = $1', [world.people.sharee.id]),
  ],
  [
    'the owner is deactivated',
    () => app.db.pool.query('update users set is_active = false where id = $1', [world.people.owner.id]),
  ],
];

describe('a claim', () => {
  it.each(ending)('ends when %s, and the giver keeps a record', async (_what, happens, remaining, ended) => {
    await happens();
    await finishClaimEndings(app.db);
    expect(await claimedItems()).toEqual(remaining);
    expect(await endedClaims()).toEqual(ended);
  });

  it.each(staying)('stays when %s', async (_what, happens) => {
    await happens();
    await finishClaimEndings(app.db);
    expect(await claimedItems()).toEqual(['Lamp', 'Pram']);
    expect(await endedClaims()).toEqual([]);
  });

  it('that has ended leaves the item free for those who still see it', async () => {
    const { owner, sharee, friend } = world.people;
    await owner.does(calls.revokeFriend, { query: { friend_id: sharee.id } });
    await finishClaimEndings(app.db);
    const seen = await friend.does(calls.getFriendWishlist, { params: { id: lists.public } });
    expect(seen.items.find(({ id }) => id === items.taken)).toMatchObject({ purchased: false });
    await friend.does(calls.purchase, { params: { id: items.taken }, body: { purchased: true } });
  });

  it('that has ended is remembered with its giver, the owner and its times', async () => {
    const { owner, sharee } = world.people;
    await owner.does(calls.deleteWishlist, { params: { id: lists.private } });
    await finishClaimEndings(app.db);
    const { rows } = await app.db.pool.query(
      `select giver_id, owner_id, claimed_at = '2026-01-01T12:00:00Z' as since, ended_at <= now() as until from ended_claims`,
    );
    expect(rows).toEqual([{ giver_id: sharee.id, owner_id: owner.id, since: true, until: true }]);
  });

  it('ends with the account of its giver, and the item is free', async () => {
    const { owner, friend } = world.people;
    const giver = await signedIn(app, 'Gil');
    await befriend(giver, owner);
    await giver.does(calls.purchase, { params: { id: items.free }, body: { purchased: true } });
    await app.db.pool.query('delete from users where id = $1', [giver.id]);
    await friend.does(calls.purchase, { params: { id: items.free }, body: { purchased: true } });
    expect(await claimedItems()).toEqual(['Lamp', 'Mug', 'Pram']);
  });

  it('is out of reach while the owner is deactivated, and returns with the owner', async () => {
    const { owner, sharee } = world.people;
    const setActive = (active: boolean) =>
      app.db.pool.query('update users set is_active = $2 where id = $1', [owner.id, active]);
    await setActive(false);
    const releases = { params: { id: items.taken }, body: { purchased: false } };
    expect(await sharee.tries(calls.getFriendWishlist, { params: { id: lists.public } })).toMatchObject({
      status: 404,
    });
    expect(await sharee.tries(calls.purchase, releases)).toMatchObject({ status: 404 });
    expect(await sharee.does(calls.listFriends)).toEqual([]);
    await setActive(true);
    const [item] = (await sharee.does(calls.getFriendWishlist, { params: { id: lists.private } })).items.filter(
      ({ purchased }) => purchased,
    );
    expect(item).toMatchObject({ id: items.hiddenTaken, purchased_by: sharee.id });
  });
});
