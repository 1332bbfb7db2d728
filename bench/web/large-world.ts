import { link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, type Database } from '../../server/src/database/database.ts';
import { backgroundTimeouts } from '../../server/src/database/session-settings.ts';
import { connectToRunningPostgres } from '../../server/src/embedded-postgres/connect-to-running.ts';
import { type BenchWorld, createBenchWorld } from './world.ts';

/** The same person with many of everything, and a friend who has as much. */
export interface LargeWorld extends BenchWorld {
  /** Of lists, of friends and of items on a list. */
  many: number;
  friendId: number;
  friendListId: number;
}

/**
 * Makes the world of `createBenchWorld` large, with `many` of everything, past the limits on what one person may keep: what
 * calls would take minutes for is written to the database in `dataDir` at once. Every item has a picture, under a name of
 * its own.
 */
export async function createLargeWorld(
  { origin, dataDir }: { origin: string; dataDir: string },
  many: number,
): Promise<LargeWorld> {
  const world = await createBenchWorld(origin);
  const connection = await connectToRunningPostgres(dataDir);
  if (!connection) throw new Error(`No database runs in ${dataDir}`);
  const db = createDatabase({ ...connection, ...backgroundTimeouts, max: 1 });
  try {
    const friend = await fill(db, world.listId, many);
    await linkPictures(db, join(dataDir, 'pictures'));
    return { ...world, ...friend, many, itemCount: many };
  } finally {
    await db.close();
  }
}

async function fill(
  { pool }: Database,
  listId: number,
  many: number,
): Promise<Pick<LargeWorld, 'friendId' | 'friendListId'>> {
  await pool.query(`
    insert into users (uid, email, display_name, avatar)
      select 'many-' || n, 'many.' || n || '@example.com', 'Friend Number ' || n, 'green'
      from generate_series(1, ${many} - (select count(*) from users) + 1) n;
    insert into friendships (low_id, high_id, status, requester_id)
      select least(a.id, b.id), greatest(a.id, b.id), 'friends', a.id
      from users a join users b on b.id <> a.id
      where a.id = (select owner_id from wishlists where id = ${listId})
      on conflict do nothing;
    insert into wishlists (owner_id, title, description)
      select owner.id, 'Occasion ' || n, 'What would be welcome, in no order.'
      from (select id from users order by id limit 2) owner
      cross join generate_series(1, ${many} - (select count(*) from wishlists where owner_id = owner.id)) n;
    insert into items (wishlist_id, name, description, price)
      select w.id, 'Wish ' || n, 'In blue or green, size M.', n * 3.5
      from wishlists w cross join generate_series(1, 3) n where w.id <> ${listId};
    insert into wishlists (owner_id, title)
      select id, 'One of each' from users where display_name like 'Friend Number %';`);
  const { rows } = await pool.query<{ id: number; owner_id: number }>(`
    select max(w.id) as id, w.owner_id from wishlists w
    where w.owner_id = (select id from users order by id offset 1 limit 1) group by w.owner_id`);
  const [friendList] = rows;
  if (!friendList) throw new Error('There is no friend');
  await pool.query(`
    insert into items (wishlist_id, name, description, url, price)
      select w.id, 'Wish number ' || n, 'In blue or green, size M.', 'https://shop.example/things/' || n, n * 3.5
      from wishlists w
      cross join generate_series(1, ${many} - (select count(*) from items where wishlist_id = w.id)) n
      where w.id in (${listId}, ${friendList.id});
    insert into pictures (key, item_id, attached)
      select md5(id::text), id, true from items i where not exists (select from pictures p where p.item_id = i.id);
    analyze;`);
  return { friendId: friendList.owner_id, friendListId: friendList.id };
}

const fileOf = (key: string, size: string): string => `${key}-${size}.webp`;

/** Gives every picture that has no file those of one that has: the same bytes under another name. */
async function linkPictures({ pool }: Database, folder: string): Promise<void> {
  const { rows } = await pool.query<{ key: string }>('select key from pictures order by key');
  const isDrawn = new Set((await readdir(folder, { recursive: true })).map((path) => path.split('/').at(-1)));
  const place = (name: string): string => join(folder, name.slice(0, 2), name);
  const drawn = rows.filter(({ key }) => isDrawn.has(fileOf(key, 'card')));
  const rest = rows.filter(({ key }) => !isDrawn.has(fileOf(key, 'card')));
  for (const [at, { key }] of rest.entries()) {
    const model = drawn[at % drawn.length]?.key ?? '';
    await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
    for (const size of ['full', 'card']) await link(place(fileOf(model, size)), place(fileOf(key, size)));
  }
}
