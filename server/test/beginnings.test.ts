import { calls } from '@wishwell/contract/calls.ts';
import { listsPerFriendLimits } from '@wishwell/contract/limits.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from './app.ts';
import { befriend } from './friendship.ts';
import { addItem } from './items.ts';
import { signUpPerson } from './person.ts';

const preferLimitHeaders = { prefer: 'limit=2' };

test('a request with "Prefer: limit=2" returns the first two entries of the complete response', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
  await befriend(ana, ben);
  for (const title of ['Oldest', 'Middle', 'Newest']) await ana.does(calls.createWishlist, { body: { title } });

  const lists = await ana.does(calls.listWishlists);
  expect(lists.map(({ title }) => title)).toEqual(['Newest', 'Middle', 'Oldest']);
  expect(await ana.does(calls.listWishlists, { headers: preferLimitHeaders })).toEqual(lists.slice(0, 2));

  const friend = await ben.does(calls.getFriend, { params: { id: ana.id } });
  expect(friend.wishlists.map(({ title }) => title)).toEqual(['Newest', 'Middle', 'Oldest']);
  const firstTwoLists = await ben.does(calls.getFriend, { params: { id: ana.id }, headers: preferLimitHeaders });
  expect(firstTwoLists).toEqual({ ...friend, wishlists: friend.wishlists.slice(0, 2) });
  expect([friend.wishlist_count, firstTwoLists.wishlist_count]).toEqual([3, 3]);
  expect(await ben.does(calls.listFriends)).toEqual([friend]);

  for (const name of ['Oldest', 'Middle', 'Newest']) {
    await ana.does(calls.createGift, { body: { name, for_user_id: ben.id } });
  }
  const gifts = await ana.does(calls.listGifts);
  expect(gifts.map(({ snapshot }) => snapshot.name)).toEqual(['Newest', 'Middle', 'Oldest']);
  expect(await ana.does(calls.listGifts, { headers: preferLimitHeaders })).toEqual(gifts.slice(0, 2));

  const params = { id: lists[0]?.id ?? 0 };
  for (const name of ['Mug', 'Lamp', 'Pram']) await addItem(ana, params.id, name);
  const own = await ana.does(calls.getWishlist, { params });
  expect(own.items.map(({ name }) => name)).toEqual(['Mug', 'Lamp', 'Pram']);
  const firstTwoOwnItems = await ana.does(calls.getWishlist, { params, headers: preferLimitHeaders });
  expect(firstTwoOwnItems).toEqual({ ...own, items: own.items.slice(0, 2) });

  const claimed = { params: { id: own.items[0]?.id ?? 0 }, body: { purchased: true } };
  await ben.does(calls.purchase, claimed);
  const seen = await ben.does(calls.getFriendWishlist, { params });
  expect(seen.items.map(({ name }) => name)).toEqual(['Lamp', 'Pram', 'Mug']);
  const firstTwoItems = await ben.does(calls.getFriendWishlist, { params, headers: preferLimitHeaders });
  expect(firstTwoItems).toEqual({ ...seen, items: seen.items.slice(0, 2) });
  // Claims do not change the order in which the owner gets the items.
  expect(await ana.does(calls.getWishlist, { params, headers: preferLimitHeaders })).toEqual(firstTwoOwnItems);
});

test.each([
  ['limit=1', 'limit=1', 1],
  ['respond-async, Limit=1; x', 'limit=1', 1],
  ['limit=100', 'limit=100', 2],
  ['limit=0', null, 2],
  ['limit=101', null, 2],
  ['limit=1.5', null, 2],
  ['limit=', null, 2],
  ['xlimit=1', null, 2],
])('the header "Prefer: %s" results in Preference-Applied %s', async (prefer, applied, count) => {
  const app = await startAppForTest();
  const ana = await signUpPerson(app, 'Ana');
  for (const title of ['One', 'Two']) await ana.does(calls.createWishlist, { body: { title } });
  const reply = await ana.tries(calls.listWishlists, { headers: { prefer } });
  expect([reply.status, reply.headers.get('preference-applied')]).toEqual([200, applied]);
  expect(reply.body).toHaveLength(count);
});

test('the list of friends contains each friend’s newest lists and the number of all lists of that friend', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
  await befriend(ana, ben);
  await app.db.pool.query(
    `insert into wishlists (owner_id, title, created_at)
     select $1, 'List ' || n, now() + make_interval(secs => n) from generate_series(1, $2::int) n`,
    [ana.id, listsPerFriendLimits.most + 2],
  );
  const [friendInList] = await ben.does(calls.listFriends);
  const friend = await ben.does(calls.getFriend, { params: { id: ana.id } });
  expect([friendInList?.wishlist_count, friend.wishlist_count, friend.wishlists.length]).toEqual([5, 5, 5]);
  expect(friendInList?.wishlists).toEqual(friend.wishlists.slice(0, listsPerFriendLimits.most));
  // If the texts of lists are long, `listFriends` returns only the newest list of each friend.
  await app.db.pool.query(`update wishlists set description = repeat('x', 4900)`);
  const [long] = await ben.does(calls.listFriends);
  expect(long?.wishlists.map(({ title }) => title)).toEqual(['List 5']);
});
