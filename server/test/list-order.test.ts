import { calls } from '@wishwell/contract/calls.ts';
import { shownListsPerFriendLimits } from '@wishwell/contract/limits.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from './app.ts';
import { befriend } from './friendship.ts';
import { addItem } from './items.ts';
import { signUpPerson } from './person.ts';

test('lists are sorted newest first, and items in the owner’s order; friends see claimed items last', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
  await befriend(ana, ben);
  for (const title of ['Oldest', 'Middle', 'Newest']) await ana.does(calls.createWishlist, { body: { title } });
  const lists = await ana.does(calls.listWishlists);
  expect(lists.map(({ title }) => title)).toEqual(['Newest', 'Middle', 'Oldest']);
  const friend = await ben.does(calls.getFriend, { params: { id: ana.id } });
  expect(friend.wishlists.map(({ title }) => title)).toEqual(['Newest', 'Middle', 'Oldest']);
  expect(await ben.does(calls.listFriends)).toEqual([friend]);

  const params = { id: lists[0]?.id ?? 0 };
  for (const name of ['Mug', 'Lamp', 'Pram']) await addItem(ana, params.id, name);
  const own = await ana.does(calls.getWishlist, { params });
  expect(own.items.map(({ name }) => name)).toEqual(['Mug', 'Lamp', 'Pram']);
  await ben.does(calls.purchase, { params: { id: own.items[0]?.id ?? 0 }, body: { purchased: true } });
  const friendView = await ben.does(calls.getFriendWishlist, { params });
  expect(friendView.items.map(({ name }) => name)).toEqual(['Lamp', 'Pram', 'Mug']);
  expect(await ana.does(calls.getWishlist, { params })).toEqual(own);
});

test('the list of friends contains each friend’s newest lists and the number of all lists of that friend', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
  await befriend(ana, ben);
  await app.db.pool.query(
    `insert into wishlists (owner_id, title, created_at)
     select $1, 'List ' || n, now() + make_interval(secs => n) from generate_series(1, $2::int) n`,
    [ana.id, shownListsPerFriendLimits.most + 2],
  );
  const [friendInList] = await ben.does(calls.listFriends);
  const friend = await ben.does(calls.getFriend, { params: { id: ana.id } });
  expect([friendInList?.wishlist_count, friend.wishlist_count, friend.wishlists.length]).toEqual([5, 5, 5]);
  expect(friendInList?.wishlists).toEqual(friend.wishlists.slice(0, shownListsPerFriendLimits.most));
  // Makes the descriptions so long that `listFriends` reaches the size limit of its response. It then returns
  // only the newest list of each friend.
  await app.db.pool.query(`update wishlists set description = repeat('x', 4900)`);
  const [long] = await ben.does(calls.listFriends);
  expect(long?.wishlists.map(({ title }) => title)).toEqual(['List 5']);
});
