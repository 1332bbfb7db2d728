import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createTestData, itemIds, listIds, type TestData } from '../../test/world.ts';

let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

it("a friend's list names its owner, and names the giver of a claimed item only to that giver", async () => {
  const { owner, friend, sharee } = world.people;
  const friendView = await friend.does(calls.getFriendWishlist, { params: { id: listIds.public } });
  expect(friendView).toMatchObject({
    owner_id: owner.id,
    owner: { id: owner.id, display_name: 'Olga', avatar: 'gray' },
    shared_with_ids: [],
  });
  expect(friendView.items.map(({ id }) => id)).toEqual([itemIds.free, itemIds.taken, itemIds.switchedOff]);
  const claimed = (list: typeof friendView) => list.items.find(({ id }) => id === itemIds.taken);
  expect(claimed(friendView)).toMatchObject({ purchased: true, purchased_by: null });
  const own = await sharee.does(calls.getFriendWishlist, { params: { id: listIds.public } });
  expect(claimed(own)).toMatchObject({ purchased: true, purchased_by: sharee.id });
});
