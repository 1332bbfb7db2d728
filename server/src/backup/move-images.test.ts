import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { newFolder } from '../../test/archives.ts';
import { freshDatabase } from '../../test/database.ts';
import { digestImages } from '../../test/digests.ts';
import { drawing } from '../../test/drawings.ts';
import { itemForm } from '../../test/items.ts';
import { signedIn } from '../../test/person.ts';
import type { S3Server } from '../../test/s3-server.ts';
import { s3ServerForTest } from '../../test/s3-server-for-test.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { openFolderStore } from '../images/stores/folder-store.ts';
import type { ImageStore } from '../images/images.ts';
import { openS3Store } from '../images/stores/s3-store.ts';
import { withSnapshot } from './back-up.ts';
import { type Move, type MoveCounts, moveImages } from './move-images.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Place {
  db: Database;
  server: S3Server;
  folder: ImageStore;
  bucket: ImageStore;
  /** The names of all files that lie in the folder at first. */
  names: string[];
  move(change?: Partial<Move>): Promise<MoveCounts>;
}

const bucketOf = (server: S3Server): ImageStore => {
  const { s3 } = readConfig({ S3_URL: server.url(), APP_SECRET: 'a secret of at least thirty-two characters' });
  if (s3 === undefined) throw new Error('No S3_URL');
  return openS3Store(s3);
};

/** So many pictures, each shown by an item, in a folder. */
async function place(count: number): Promise<Place> {
  const [{ db, drop }, server] = [await freshDatabase(), await s3ServerForTest()];
  onTestFinished(drop);
  const { rows } = await db.pool.query<{ key: string }>(`
    with ana as (insert into users (uid, email) values ('ana', 'ana@example.com') returning id),
      list as (insert into wishlists (owner_id, title) select id, 'Winter' from ana returning id),
      mugs as (insert into items (wishlist_id, name) select id, 'Mug' from list, generate_series(1, ${count}) returning id)
    insert into pictures (key, item_id, attached) select md5(id::text), id, true from mugs returning key`);
  const folder = await openFolderStore(join(await newFolder(), 'pictures'));
  const names = rows.flatMap(({ key }) => [`${key}-card.webp`, `${key}-full.webp`]);
  for (const name of names) await folder.write(name, Buffer.from(`the bytes of ${name}`));
  const bucket = bucketOf(server);
  const usual = {
    from: folder,
    to: bucket,
    deletes: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  };
  return { db, server, folder, bucket, names, move: (change) => moveImages(db, { ...usual, ...change }) };
}

test('everything arrives, twice nothing more, and only what has arrived is deleted and only when it is said', async () => {
  const { db, server, folder, bucket, names, move } = await place(30);
  const digests = await digestImages(db, folder);
  expect(await move()).toMatchObject({ total: 30, seen: 30, arrived: 60, carried: 60, lost: [] });
  expect(await digestImages(db, bucket)).toEqual(digests);
  expect(await move()).toMatchObject({ arrived: 60, carried: 0, bytes: 0 });
  expect(await digestImages(db, folder)).toEqual(digests);
  expect(await move({ deletes: true })).toMatchObject({ arrived: 60, carried: 0, lost: [] });
  expect(await digestImages(db, folder)).toEqual({});
  expect((await server.names()).toSorted()).toEqual(names.toSorted());
  // And back.
  expect(await move({ from: bucket, to: folder, deletes: true })).toMatchObject({ arrived: 60, carried: 60 });
  expect([await digestImages(db, folder), await server.names()]).toEqual([digests, []]);
});

test('what lies there under the name but is something else is replaced', async () => {
  const { db, bucket, folder, names, move } = await place(2);
  const [longer = '', other = ''] = names;
  await bucket.write(longer, Buffer.from('half'));
  await bucket.write(other, Buffer.from(`the bytes of ${other}`.replace('bytes', 'bites')));
  expect(await move()).toMatchObject({ arrived: 4, carried: 4 });
  expect(await digestImages(db, bucket)).toEqual(await digestImages(db, folder));
});

test('a store that loses what it was sent is found out, and nothing is deleted', async () => {
  const { db, folder, bucket, move } = await place(1);
  const digests = await digestImages(db, folder);
  const forgetful = { ...bucket, write: async (name: string) => bucket.write(name, Buffer.from('nothing')) };
  await expect(move({ to: forgetful, deletes: true })).rejects.toThrow('did not arrive as it was sent');
  expect(await digestImages(db, folder)).toEqual(digests);
});

test('who stops it loses nothing and goes on where it was', async () => {
  const { names, server, move } = await place(80);
  const stop = new AbortController();
  const counts = await move({ signal: stop.signal, onProgress: ({ seen }) => seen === 25 && stop.abort() });
  expect(counts.seen).toBeLessThan(50);
  const moved = await server.names();
  expect(moved.length).toBeLessThan(100);
  expect(await move()).toMatchObject({ arrived: 160, carried: 160 - moved.length });
  expect((await server.names()).toSorted()).toEqual(names.toSorted());
});

test('a store that is away for a moment is waited for', async () => {
  const { db, folder, bucket, server, move } = await place(60);
  let isCut = false;
  const onProgress = ({ seen }: MoveCounts): void => {
    if (seen !== 20 || isCut) return;
    isCut = true;
    server.wire.cut();
    setTimeout(() => void server.wire.mend(), 500);
  };
  expect(await move({ onProgress, deletes: true })).toMatchObject({ arrived: 120, lost: [] });
  expect(isCut).toBe(true);
  expect(Object.keys(await digestImages(db, bucket))).toHaveLength(120);
  expect(await digestImages(db, folder)).toEqual({});
});

test('pictures that are in neither place are counted, and those on their way up are not', async () => {
  const { db, folder, names, move } = await place(2);
  const [name = ''] = names;
  await folder.remove(name);
  await db.pool.query(`insert into pictures (key) values ('${'0'.repeat(32)}')`);
  expect(await move()).toMatchObject({ total: 3, arrived: 3, lost: [name.slice(0, 32)] });
});

test('a move and a backup do not go together', async () => {
  const { db, move } = await place(1);
  await withSnapshot(db, async () => {
    await expect(move()).rejects.toThrow('Another backup of this database is being written, or its pictures are being');
  });
  expect(await move()).toMatchObject({ arrived: 2 });
});

test('people add, replace and delete pictures while they move, and none is left without its item', async () => {
  const server = await s3ServerForTest();
  const app = await startAppForTest({ S3_URL: server.url() });
  const [folder, bucket] = [await openFolderStore(app.imageFolder), bucketOf(server)];
  const ana = await signedIn(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const image = new Blob([await drawing('png')]);
  const add = async (): Promise<number> =>
    (await ana.does(calls.addItem, { params: { id }, form: itemForm({ name: 'Mug' }, image) })).id;
  const items: number[] = [];
  for (let at = 0; at < 24; at += 1) items.push(await add());
  // As they would lie there had they been added before there was a bucket.
  for (const name of await server.names()) {
    const file = await bucket.open(name);
    if (file) await folder.write(name, await buffer(file.stream));
    await bucket.remove(name);
  }

  const signal = new AbortController().signal;
  const moving = (async () => {
    for (let round = 0; round < 6; round += 1) {
      await moveImages(app.db, { from: folder, to: bucket, deletes: round > 2, signal, onProgress: () => {} });
    }
  })();
  const people = (async () => {
    for (const [at, itemId] of items.entries()) {
      if (at % 3 === 0) await ana.does(calls.deleteItem, { params: { id, itemId } });
      if (at % 3 === 1) {
        const form = itemForm({ id: String(itemId), name: 'Mug' }, image);
        await ana.does(calls.updateItem, { params: { id }, form });
      }
      if (at % 3 === 2) await add();
    }
  })();
  await Promise.all([moving, people]);

  await app.images.sweep();
  const list = await ana.does(calls.getWishlist, { params: { id } });
  const shown = list.items.map(({ image_url }) => /pictures\/(\w+)/.exec(image_url)?.[1] ?? '');
  expect(shown).toHaveLength(24);
  const wanted = shown.flatMap((key) => [`${key}-card.webp`, `${key}-full.webp`]).toSorted();
  expect((await server.names()).toSorted()).toEqual(wanted);
  for (const { image_url } of list.items) expect((await ana.sends('GET', image_url)).status).toBe(200);
});
