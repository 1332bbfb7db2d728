import { claimSnapshotValuesSql, claimSnapshotColumnsSql } from '../../server/src/claims/json.ts';
import type { Database } from '../../server/src/database/database.ts';
import { type Person, signUpPerson } from '../../server/test/person.ts';

/** Test data: 100 people in a circle. Each person is a friend of the ten previous and the ten next people. */
export interface TestData {
  people: readonly Person[];
}

export const testDataSize = { people: 100, friendsOnEachSide: 10, listsEach: 5, itemsEach: 20 };

/** Number of items that each person has claimed. Half of all items are claimed. */
export const claimedItemsPerPerson = (testDataSize.listsEach * testDataSize.itemsEach) / 2;

/** Returns the id of a person's first list. All ids count from 1 in the order of creation. */
export const getFirstListId = (person: number): number => (person - 1) * testDataSize.listsEach + 1;
export const getFirstItemId = (list: number): number => (list - 1) * testDataSize.itemsEach + 1;
/** Token of the share link of a list. */
export const getShareLinkToken = (list: number): string => `link-${list}`;
/** Returns the id of the next person in the circle, who is a friend. */
export const getNextPersonId = (person: number): number => (person % testDataSize.people) + 1;

/**
 * Fills an empty database. People sign up through the API; SQL inserts friendships, lists, items and
 * claims. The items with an even id are claimed by a friend of the owner.
 */
export async function createTestData(origin: string, db: Database): Promise<TestData> {
  const people: Person[] = [];
  for (let n = 1; n <= testDataSize.people; n += 1) people.push(await signUpPerson({ origin }, `Person ${n}`));
  if (people.some(({ id }, at) => id !== at + 1)) throw new Error('People are not numbered from 1');
  await db.pool.query(`
    insert into friendships (low_id, high_id, status, requester_id)
      select least(a, b), greatest(a, b), 'friends', a
      from generate_series(1, ${testDataSize.people}) a
      cross join lateral (select (a + d - 1) % ${testDataSize.people} + 1 as b from generate_series(1, ${testDataSize.friendsOnEachSide}) d) other;
    insert into wishlists (owner_id, title, description)
      select id, 'Winter birthday ' || n, 'What I would be glad of this year, in no order.'
      from users cross join generate_series(1, ${testDataSize.listsEach}) n order by id, n;
    insert into items (wishlist_id, name, description, url, price)
      select w.id, 'Wish number ' || n, 'In blue or green, size M. ' || repeat(md5(n::text), 3),
        'https://shop.example/things/' || md5(w.id || '-' || n), n * 3.5
      from wishlists w cross join generate_series(1, ${testDataSize.itemsEach}) n order by w.id, n;
    insert into share_links (wishlist_id, token_hash, token_cipher)
      select id, sha256(convert_to('link-' || id, 'UTF8')), '' from wishlists;
    insert into pictures (key, item_id, attached) select md5(id::text), id, true from items;
    insert into claims (item_id, giver_id, ${claimSnapshotColumnsSql})
      select i.id, (w.owner_id + ${testDataSize.people} - 3) % ${testDataSize.people} + 1, ${claimSnapshotValuesSql}
      from items i join wishlists w on w.id = i.wishlist_id join pictures p on p.item_id = i.id
      where i.id % 2 = 0;
    analyze;`);
  return { people };
}
