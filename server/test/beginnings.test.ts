import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from './app.ts';
import { befriend } from './friendship.ts';
import { addItem } from './items.ts';
import { signedIn } from './person.ts';

const limit = '2';

test('with a limit, lists and items come as they do without one, but only so many', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
  await befriend(ana, ben);
  for (const title of ['Oldest', 'Middle', 'Newest']) await ana.does(calls.createWishlist, { body: { title } });

  const lists = await ana.does(calls.listWishlists);
  expect(lists.map(({ title }) => title)).toEqual(['Newest', 'Middle', 'Oldest']);
  expect(await ana.does(calls.listWishlists, { query: { limit } })).toEqual(lists.slice(0, 2));

  const friend = await ben.does(calls.getFriend, { params: { id: ana.id } });
  expect(friend.wishlists.map(({ title }) => title)).toEqual(['Newest', 'Middle', 'Oldest']);
  const beginning = await ben.does(calls.getFriend, { params: { id: ana.id }, query: { limit } });
  expect(beginning).toEqual({ ...friend, wishlists: friend.wishlists.slice(0, 2) });

  expect([friend.wishlist_count, beginning.wishlist_count]).toEqual([3, 3]);
  expect(await ben.does(calls.listFriends)).toEqual([friend]);
  expect(await ben.does(calls.listFriends, { query: { lists: 'none' } })).toEqual([{ ...friend, wishlists: [] }]);

  const params = { id: lists[0]?.id ?? 0 };
  for (const name of ['Mug', 'Lamp', 'Pram']) await addItem(ana, params.id, name);
  const own = await ana.does(calls.getWishlist, { params });
  expect(own.items.map(({ name }) => name)).toEqual(['Mug', 'Lamp', 'Pram']);
  const ownBeginning = await ana.does(calls.getWishlist, { params, query: { limit } });
  expect(ownBeginning).toEqual({ ...own, items: own.items.slice(0, 2) });

  const claimed = { params: { id: own.items[0]?.id ?? 0 }, body: { purchased: true } };
  await ben.does(calls.purchase, claimed);
  const seen = await ben.does(calls.getFriendWishlist, { params });
  expect(seen.items.map(({ name }) => name)).toEqual(['Lamp', 'Pram', 'Mug']);
  const seenBeginning = await ben.does(calls.getFriendWishlist, { params, query: { limit } });
  expect(seenBeginning).toEqual({ ...seen, items: seen.items.slice(0, 2) });
  // The owner's beginning is chosen by what the owner set: no claim moves anything.
  expect(await ana.does(calls.getWishlist, { params, query: { limit } })).toEqual(ownBeginning);
});

test.each(['0', '101', '1.5', 'all', ''])('a limit of "%s" is refused', async (bad) => {
  const app = await startAppForTest();
  const ana = await signedIn(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const query = { limit: bad };
  const sentence = { status: 400, text: 'Limit must be a whole number from 1 to 100' };
  expect(await ana.tries(calls.listWishlists, { query })).toMatchObject(sentence);
  expect(await ana.tries(calls.getWishlist, { params: { id }, query })).toMatchObject(sentence);
  expect(await ana.tries(calls.getFriend, { params: { id }, query })).toMatchObject(sentence);
  expect(await ana.tries(calls.getFriendWishlist, { params: { id }, query })).toMatchObject(sentence);
  const lists = await ana.tries(calls.listFriends, { query: { lists: bad } });
  expect(lists).toMatchObject(bad === 'all' ? { status: 200 } : { status: 400, text: 'Lists must be all or none' });
});
