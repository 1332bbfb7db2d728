import { calls, type Call } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { appearance } from './appearance.ts';
import { itemForm } from './items.ts';
import type { Sent } from './person.ts';
import { createWorld, items, lists, images, type World } from './world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const claims = async (giver: 'sharee' | 'friend', itemId: number, purchased = true): Promise<void> => {
  await world.people[giver].does(calls.purchase, { params: { id: itemId }, body: { purchased } });
};

/** What friends may have done on lists on which nothing is claimed, by the calls that they have. */
const doings: Record<string, () => Promise<void>> = {
  'one item is claimed': () => claims('friend', items.taken),
  'another is claimed': () => claims('friend', items.free),
  'every item is claimed': async () => {
    for (const item of [items.free, items.taken, items.onSecond]) await claims('friend', item);
    for (const item of [items.hidden, items.hiddenTaken]) await claims('sharee', item);
  },
  'a claim was undone': async () => {
    await claims('sharee', items.taken);
    await claims('sharee', items.taken, false);
  },
  'a claim has passed from one friend to another': async () => {
    await claims('sharee', items.taken);
    await claims('sharee', items.taken, false);
    await claims('friend', items.taken);
  },
};

type Step = [call: Call, sent?: Sent];

const onPublic = { params: { id: lists.public } };
const onPrivate = { params: { id: lists.private } };
const unchanged = { headers: { 'if-match': '"1"' } };
const change = (fields: Record<string, string>, sent: Sent = {}): Step => [
  calls.updateItem,
  { ...onPublic, ...sent, form: itemForm({ id: String(items.taken), name: 'Lamp', ...fields }) },
];

/** Everything that an owner can read. */
const reads = (): Step[] => [
  [calls.listWishlists],
  [calls.getWishlist, onPublic],
  [calls.getWishlist, onPrivate],
  [calls.getWishlist, { params: { id: lists.second } }],
  [calls.listFriends],
  [calls.getFriend, { params: { id: world.people.friend.id } }],
  [calls.listSuggestions],
  [calls.getUserByUid, { params: { uid: world.people.owner.uid } }],
  [calls.getFriendWishlist, onPublic],
  [calls.purchase, { params: { id: items.taken }, body: { purchased: true } }],
  [calls.purchase, { params: { id: items.taken }, body: { purchased: false } }],
];

/** Everything that an owner can do to the items, their lists and the friends who claimed them, and how it ends. */
const writes: Record<string, [status: number, step: () => Step]> = {
  'renames a list': [200, () => [calls.updateWishlist, { ...onPublic, body: { title: 'Spring' } }]],
  'saves a list that nobody has changed': [
    200,
    () => [calls.updateWishlist, { ...onPublic, ...unchanged, body: { title: 'Spring' } }],
  ],
  'hides a list': [200, () => [calls.updateWishlist, { ...onPublic, body: { title: 'Winter', is_public: false } }]],
  'hides a list from one friend': [
    200,
    () => [
      calls.updateWishlist,
      { ...onPublic, body: { title: 'Winter', is_public: false, shared_with_ids: [world.people.friend.id] } },
    ],
  ],
  'un-shares a list': [
    200,
    () => [calls.updateWishlist, { ...onPrivate, body: { title: 'Baby', shared_with_ids: [] } }],
  ],
  'deletes a list': [204, () => [calls.deleteWishlist, onPublic]],
  'renames an item': [200, () => change({ name: 'Desk lamp' })],
  'saves an item of a list that nobody has changed': [200, () => change({ price: '12' }, unchanged)],
  'saves an item of a list that was changed': [412, () => change({ price: '12' }, { headers: { 'if-match': '"2"' } })],
  'switches an item off': [200, () => change({ is_available: 'false' })],
  'says that an item is purchased': [200, () => change({ purchased: 'true' })],
  'says that an item is not purchased': [200, () => change({ purchased: 'false' })],
  'keeps the picture of an item': [200, () => change({ image_url: `/api/pictures/${images.taken}` })],
  'removes the picture of an item': [200, () => change({ image_url: '' })],
  'moves an item': [200, () => change({ new_wishlist_id: String(lists.second) })],
  'moves an item out of the sight of friends': [200, () => change({ new_wishlist_id: String(lists.private) })],
  'sends an item that cannot be saved': [400, () => change({ price: 'ten' })],
  'deletes an item': [204, () => [calls.deleteItem, { params: { id: lists.public, itemId: items.taken } }]],
  'deletes an item that is not there': [
    404,
    () => [calls.deleteItem, { params: { id: lists.second, itemId: items.taken } }],
  ],
  'adds an item': [201, () => [calls.addItem, { ...onPublic, form: itemForm({ name: 'Sled', purchased: 'true' }) }]],
  'un-friends a friend': [204, () => [calls.revokeFriend, { query: { friend_id: world.people.friend.id } }]],
  'un-friends another': [204, () => [calls.revokeFriend, { query: { friend_id: world.people.sharee.id } }]],
};

/** What the owner sees who makes these calls after friends did something. */
async function seenByOwner(friendsDo: () => Promise<void>, steps: () => readonly Step[]): Promise<object[]> {
  await world.reset();
  await app.db.pool.query('delete from claims');
  await friendsDo();
  const seen: object[] = [];
  for (const [call, sent] of steps()) seen.push(appearance(await world.people.owner.tries(call, sent)));
  return seen;
}

/** The same whatever friends did: byte for byte, headers included. */
async function expectNoTrace(steps: () => readonly Step[]): Promise<object[]> {
  const otherwise = await seenByOwner(async () => {}, steps);
  for (const [doing, friendsDo] of Object.entries(doings)) {
    expect(await seenByOwner(friendsDo, steps), `although ${doing}`).toEqual(otherwise);
  }
  return otherwise;
}

describe('whatever friends have claimed, the owner sees the same, byte for byte,', () => {
  it('who reads', async () => {
    const [first] = await expectNoTrace(reads);
    expect(first).toMatchObject({ status: 200 });
  });

  it.each(Object.entries(writes))('who %s, and then reads', async (_name, [status, step]) => {
    const [first] = await expectNoTrace(() => [step(), ...reads()]);
    expect(first).toMatchObject({ status });
  });
});

describe('an owner', () => {
  it('is told that nothing is purchased, while the giver sees the claim', async () => {
    const { owner, sharee } = world.people;
    const own = await owner.does(calls.getWishlist, onPublic);
    expect(own.items.map(({ purchased, purchased_by }) => [purchased, purchased_by])).toEqual(
      own.items.map(() => [false, null]),
    );
    const seen = await sharee.does(calls.getFriendWishlist, onPublic);
    expect(seen.items.find(({ id }) => id === items.taken)).toMatchObject({ purchased: true, purchased_by: sharee.id });
  });

  it.each(['true', 'false'])('cannot touch a claim by sending purchased as %s', async (purchased) => {
    const { owner, sharee } = world.people;
    for (const item of [items.taken, items.free]) {
      const form = itemForm({ id: String(item), name: 'Thing', purchased });
      const saved = await owner.does(calls.updateItem, { ...onPublic, form });
      expect(saved).toMatchObject({ purchased: false, purchased_by: null });
    }
    const { items: seen } = await sharee.does(calls.getFriendWishlist, onPublic);
    expect(seen.filter((item) => item.purchased).map((item) => item.id)).toEqual([items.taken]);
  });

  it('can neither claim an own item nor see a list as friends do', async () => {
    const { owner } = world.people;
    const claim = await owner.tries(calls.purchase, { params: { id: items.free }, body: { purchased: true } });
    expect(claim).toMatchObject({ status: 403, text: 'You cannot claim your own wish' });
    expect(await owner.tries(calls.getFriendWishlist, onPublic)).toMatchObject({ status: 404, text: 'Not found' });
  });
});
