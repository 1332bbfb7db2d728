import { calls } from '@wishwell/contract/calls.ts';
import { listsOfEachFriend } from '@wishwell/contract/limits.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from './app.ts';
import { befriend } from './friendship.ts';
import { addItem } from './items.ts';
import { signedIn } from './person.ts';

const headers = { prefer: 'limit=2' };

test('with a preferred limit, lists and items come as they do without one, but only so many', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
  await befriend(ana, ben);
  for (const title of ['Oldest', 'Middle', 'Newest']) await ana.does(calls.createWishlist, { body: { title } });

  const lists = await ana.does(calls.listWishlists);
  expect(lists.map(({ title }) => title)).toEqual(['Newest', 'Middle', 'Oldest']);
  expect(await ana.does(calls.listWishlists, { headers })).toEqual(lists.slice(0, 2));

  const friend = await ben.does(calls.getFriend, { params: { id: ana.id } });
  expect(friend.wishlists.map(({ title }) => title)).toEqual(['Newest', 'Middle', 'Oldest']);
  const beginning = await ben.does(calls.getFriend, { params: { id: ana.id }, headers });
  expect(beginning).toEqual({ ...friend, wishlists: friend.wishlists.slice(0, 2) });
  expect([friend.wishlist_count, beginning.wishlist_count]).toEqual([3, 3]);
  expect(await ben.does(calls.listFriends)).toEqual([friend]);

  const params = { id: lists[0]?.id ?? 0 };
  for (const name of ['Mug', 'Lamp', 'Pram']) await addItem(ana, params.id, name);
  const own = await ana.does(calls.getWishlist, { params });
  expect(own.items.map(({ name }) => name)).toEqual(['Mug', 'Lamp', 'Pram']);
  const ownBeginning = await ana.does(calls.getWishlist, { params, headers });
  expect(ownBeginning).toEqual({ ...own, items: own.items.slice(0, 2) });

  const claimed = { params: { id: own.items[0]?.id ?? 0 }, body: { purchased: true } };
  await ben.does(calls.purchase, claimed);
  const seen = await ben.does(calls.getFriendWishlist, { params });
  expect(seen.items.map(({ name }) => name)).toEqual(['Lamp', 'Pram', 'Mug']);
  const seenBeginning = await ben.does(calls.getFriendWishlist, { params, headers });
  expect(seenBeginning).toEqual({ ...seen, items: seen.items.slice(0, 2) });
  // The owner's beginning is chosen by what the owner set: no claim moves anything.
  expect(await ana.does(calls.getWishlist, { params, headers })).toEqual(ownBeginning);
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
])('%s is heeded where it makes sense: %s', async (prefer, applied, count) => {
  const app = await startAppForTest();
  const ana = await signedIn(app, 'Ana');
  for (const title of ['One', 'Two']) await ana.does(calls.createWishlist, { body: { title } });
  const reply = await ana.tries(calls.listWishlists, { headers: { prefer } });
  expect([reply.status, reply.headers.get('preference-applied')]).toEqual([200, applied]);
  expect(reply.body).toHaveLength(count);
});

test('among friends each carries their newest lists while the texts are short, and how many there are', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
  await befriend(ana, ben);
  await app.db.pool.query(
    `insert into wishlists (owner_id, title, created_at)
     select $1, 'List ' || n, now() + make_interval(secs => n) from generate_series(1, $2::int) n`,
    [ana.id, listsOfEachFriend.most + 2],
  );
  const [among] = await ben.does(calls.listFriends);
  const alone = await ben.does(calls.getFriend, { params: { id: ana.id } });
  expect([among?.wishlist_count, alone.wishlist_count, alone.wishlists.length]).toEqual([5, 5, 5]);
  expect(among?.wishlists).toEqual(alone.wishlists.slice(0, listsOfEachFriend.most));
  // The newest list comes whatever its length.
  await app.db.pool.query(`update wishlists set description = repeat('x', 4900)`);
  const [long] = await ben.does(calls.listFriends);
  expect(long?.wishlists.map(({ title }) => title)).toEqual(['List 5']);
});
