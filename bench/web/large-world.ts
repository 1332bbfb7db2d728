import { link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, type Database } from '../../server/src/database/database.ts';
import { backgroundTimeouts } from '../../server/src/database/session-settings.ts';
import { connectToRunningPostgres } from '../../server/src/embedded-postgres/connect-to-running.ts';
import { type BenchTestData, createBenchTestData } from './world.ts';

export interface LargeTestData extends BenchTestData {
  /** Number of lists, number of friends, and number of items on the large list. */
  entryCount: number;
  friendId: number;
  friendListId: number;
}

/**
 * Creates test data with `entryCount` lists, friends and items, even beyond the quotas. Inserts most rows
 * by SQL, because API requests would take minutes. Every item has an image file of its own.
 */
export async function createLargeTestData(
  { origin, dataDir }: { origin: string; dataDir: string },
  entryCount: number,
): Promise<LargeTestData> {
  const world = await createBenchTestData(origin);
  const connection = await connectToRunningPostgres(dataDir);
  if (!connection) throw new Error(`No database runs in ${dataDir}`);
  const db = createDatabase({ ...connection, ...backgroundTimeouts, max: 1 });
  try {
    const friend = await fillLargeTestData(db, world.listId, entryCount);
    await hardLinkMissingImages(db, join(dataDir, 'pictures'));
    return { ...world, ...friend, entryCount, itemCount: entryCount };
  } finally {
    await db.close();
  }
}

async function fillLargeTestData(
  { pool }: Database,
  listId: number,
  entryCount: number,
): Promise<Pick<LargeTestData, 'friendId' | 'friendListId'>> {
  await pool.query(`
    insert into users (uid, email, display_name, avatar)
      select 'many-' || n, 'many.' || n || '@example.com', 'Friend Number ' || n, 'green'
      from generate_series(1, ${entryCount} - (select count(*) from users) + 1) n;
    insert into friendships (low_id, high_id, status, requester_id)
      select least(a.id, b.id), greatest(a.id, b.id), 'friends', a.id
      from users a join users b on b.id <> a.id
      where a.id = (select owner_id from wishlists where id = ${listId})
      on conflict do nothing;
    insert into wishlists (owner_id, title, description)
      select owner.id, 'Occasion ' || n, 'What would be welcome, in no order.'
      from (select id from users order by id limit 2) owner
      cross join generate_series(1, ${entryCount} - (select count(*) from wishlists where owner_id = owner.id)) n;
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
      cross join generate_series(1, ${entryCount} - (select count(*) from items where wishlist_id = w.id)) n
      where w.id in (${listId}, ${friendList.id});
    insert into pictures (key, item_id, attached)
      select md5(id::text), id, true from items i where not exists (select from pictures p where p.item_id = i.id);
    analyze;`);
  return { friendId: friendList.owner_id, friendListId: friendList.id };
}

const createImageFileName = (key: string, size: string): string => `${key}-${size}.webp`;

/**
 * SQL has inserted images into the database without their files. Creates these files as hard links to the
 * files of other images.
 */
async function hardLinkMissingImages({ pool }: Database, folder: string): Promise<void> {
  const { rows } = await pool.query<{ key: string }>('select key from pictures order by key');
  const existingFiles = new Set((await readdir(folder, { recursive: true })).map((path) => path.split('/').at(-1)));
  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name);
  const imagesWithFile = rows.filter(({ key }) => existingFiles.has(createImageFileName(key, 'card')));
  const imagesWithoutFile = rows.filter(({ key }) => !existingFiles.has(createImageFileName(key, 'card')));
  for (const [at, { key }] of imagesWithoutFile.entries()) {
    const sourceKey = imagesWithFile[at % imagesWithFile.length]?.key ?? '';
    await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
    for (const size of ['full', 'card'])
      await link(pathOf(createImageFileName(sourceKey, size)), pathOf(createImageFileName(key, size)));
  }
}
