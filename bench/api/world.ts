import type { Database } from '../../server/src/database/database.ts';
import { type Person, signedIn } from '../../server/test/person.ts';

/** People on a ring, each a friend of the next ten on either side. */
export interface World {
  people: readonly Person[];
}

export const size = { people: 100, friendsOnEachSide: 10, listsEach: 5, itemsEach: 20 };

/** The ids are computed, here and in pgbench's scripts: people, lists and items are numbered from 1 in their order. */
export const firstListOf = (person: number): number => (person - 1) * size.listsEach + 1;
export const firstItemOf = (list: number): number => (list - 1) * size.itemsEach + 1;
export const nextOf = (person: number): number => (person % size.people) + 1;

/**
 * Fills an empty database. People sign up as everybody does; what they have is written at once: lists of twenty items with
 * a claim on every other one, by the owner's neighbour two places before.
 */
export async function createWorld(origin: string, db: Database): Promise<World> {
  const people: Person[] = [];
  for (let n = 1; n <= size.people; n += 1) people.push(await signedIn({ origin }, `Person ${n}`));
  if (people.some(({ id }, at) => id !== at + 1)) throw new Error('People are not numbered from 1');
  await db.pool.query(`
    insert into friendships (low_id, high_id, status, requester_id)
      select least(a, b), greatest(a, b), 'friends', a
      from generate_series(1, ${size.people}) a
      cross join lateral (select (a + d - 1) % ${size.people} + 1 as b from generate_series(1, ${size.friendsOnEachSide}) d) other;
    insert into wishlists (owner_id, title, description)
      select id, 'Winter birthday ' || n, 'What I would be glad of this year, in no order.'
      from users cross join generate_series(1, ${size.listsEach}) n order by id, n;
    insert into items (wishlist_id, name, description, url, price)
      select w.id, 'Wish number ' || n, 'In blue or green, size M. ' || repeat(md5(n::text), 3),
        'https://shop.example/things/' || md5(w.id || '-' || n), n * 3.5
      from wishlists w cross join generate_series(1, ${size.itemsEach}) n order by w.id, n;
    insert into pictures (key, item_id, attached) select md5(id::text), id, true from items;
    insert into claims (item_id, giver_id)
      select i.id, (w.owner_id + ${size.people} - 3) % ${size.people} + 1 from items i join wishlists w on w.id = i.wishlist_id
      where i.id % 2 = 0;
    analyze;`);
  return { people };
}
