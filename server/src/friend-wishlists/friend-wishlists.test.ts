import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createWorld, items, lists, type World } from '../../test/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const purchases = (giver: 'sharee' | 'friend', id: number, purchased: boolean) =>
  world.people[giver].tries(calls.purchase, { params: { id }, body: { purchased } });

const order = async (): Promise<number[]> => {
  const list = await world.people.friend.does(calls.getFriendWishlist, { params: { id: lists.public } });
  return list.items.map(({ id }) => id);
};

describe("a friend's list", () => {
  it('names its owner, and shows who has claimed to the giver alone', async () => {
    const { owner, friend, sharee } = world.people;
    const seen = await friend.does(calls.getFriendWishlist, { params: { id: lists.public } });
    expect(seen).toMatchObject({
      owner_id: owner.id,
      owner: { id: owner.id, display_name: 'Olga', avatar: 'gray' },
      shared_with_ids: [],
    });
    const claimed = (list: typeof seen) => list.items.find(({ id }) => id === items.taken);
    expect(claimed(seen)).toMatchObject({ purchased: true, purchased_by: null });
    const own = await sharee.does(calls.getFriendWishlist, { params: { id: lists.public } });
    expect(claimed(own)).toMatchObject({ purchased: true, purchased_by: sharee.id });
  });

  it('shows what can be claimed first, then the oldest', async () => {
    expect(await order()).toEqual([items.free, items.taken, items.switchedOff]);
    await purchases('sharee', items.taken, false);
    await purchases('sharee', items.free, true);
    expect(await order()).toEqual([items.taken, items.free, items.switchedOff]);
  });
});

describe('a claim', () => {
  it('is won, and undone, by a friend who sees the item so in the answer', async () => {
    const { friend } = world.people;
    const won = await purchases('friend', items.free, true);
    expect(won).toMatchObject({ status: 200, body: { id: items.free, purchased: true, purchased_by: friend.id } });
    const undone = await purchases('friend', items.free, false);
    expect(undone).toMatchObject({ status: 200, body: { id: items.free, purchased: false, purchased_by: null } });
  });

  it('does not switch the item off', async () => {
    expect(await purchases('friend', items.free, true)).toMatchObject({ body: { is_available: true } });
  });

  it.each([true, false])('that changes nothing succeeds: %s twice', async (purchased) => {
    const [once, twice] = [
      await purchases('friend', items.free, purchased),
      await purchases('friend', items.free, purchased),
    ];
    expect([once.status, twice.status, twice.text]).toEqual([200, 200, once.text]);
  });

  it('of what another holds is refused, and so is its release', async () => {
    expect(await purchases('friend', items.taken, true)).toMatchObject({
      status: 409,
      text: 'Somebody else is getting this already',
    });
    expect(await purchases('friend', items.taken, false)).toMatchObject({
      status: 403,
      text: 'Only the person who claimed this can undo it',
    });
  });

  it('of what is switched off is refused, but stands and can be undone when it was there before', async () => {
    expect(await purchases('friend', items.switchedOff, true)).toMatchObject({
      status: 409,
      text: 'The owner has marked this as not available',
    });
    await app.db.pool.query('update items set is_available = false where id = $1', [items.taken]);
    expect(await purchases('sharee', items.taken, true)).toMatchObject({ status: 200 });
    expect(await purchases('friend', items.taken, true)).toMatchObject({
      status: 409,
      text: 'Somebody else is getting this already',
    });
    expect(await purchases('sharee', items.taken, false)).toMatchObject({ status: 200, body: { is_available: false } });
  });

  it('can be made again by the same friend after it was undone, and by another', async () => {
    await purchases('sharee', items.taken, false);
    expect(await purchases('friend', items.taken, true)).toMatchObject({ status: 200 });
    expect(await purchases('sharee', items.taken, true)).toMatchObject({ status: 409 });
  });
});
