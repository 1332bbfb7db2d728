import type { Database } from '../src/database/database.ts';

/** Inserts a person with a list of items that have images. Returns the sorted file names of the images. */
export async function insertItemsWithImages({ pool }: Pick<Database, 'pool'>, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(`
    with ana as (insert into users (uid, email, display_name) values ('ana', 'ana@example.com', 'Ana') returning id),
      list as (insert into wishlists (owner_id, title) select id, 'Winter' from ana returning id),
      mugs as (insert into items (wishlist_id, name) select id, 'Mug' from list, generate_series(1, ${count}) returning id)
    insert into pictures (key, item_id, attached) select md5(id::text), id, true from mugs returning key`);
  return rows.flatMap(({ key }) => [`${key}-card.webp`, `${key}-full.webp`]).toSorted();
}
