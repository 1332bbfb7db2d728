import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { createTemporaryFolder } from '../../test/archives.ts';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import { digestImages } from '../../test/digests.ts';
import { createDrawing } from '../../test/drawings.ts';
import { insertItemsWithImages } from '../../test/items-with-images.ts';
import { createItemFormData } from '../../test/items.ts';
import { signUpPerson } from '../../test/person.ts';
import { startS3ServerForTest } from '../../test/s3-server-for-test.ts';
import type { S3Server } from '../../test/s3-server.ts';
import { readConfig } from '../config/config.ts';
import type { ImageStore } from '../images/images.ts';
import { openFolderStore } from '../images/stores/folder-store.ts';
import { openS3Store } from '../images/stores/s3-store.ts';
import { runInDatabaseSnapshot } from './back-up.ts';
import { type ImageMoveOptions, type ImageMoveCounts, moveImagesBetweenStores } from './move-images.ts';

vi.setConfig({ testTimeout: 120_000 });

const openBucket = (server: S3Server): ImageStore => {
  const { s3 } = readConfig({ S3_URL: server.url(), APP_SECRET: 'a secret of at least thirty-two characters' });
  if (s3 === undefined) throw new Error('No S3_URL');
  return openS3Store(s3);
};

async function setUpImageMove(count: number) {
  const [{ db }, server] = [await createDatabaseForTest(), await startS3ServerForTest()];
  const folder = await openFolderStore(join(await createTemporaryFolder(), 'pictures'));
  const names = await insertItemsWithImages(db, count);
  for (const name of names) await folder.write(name, Buffer.from(`the bytes of ${name}`));
  const bucket = openBucket(server);
  const defaultMove = {
    from: folder,
    to: bucket,
    deletes: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  };
  const move = (change?: Partial<ImageMoveOptions>) => moveImagesBetweenStores(db, { ...defaultMove, ...change });
  return { db, server, folder, bucket, names, move };
}

test('a move of images copies each file once, and deletes the copied files only if requested', async () => {
  const { db, server, folder, bucket, names, move } = await setUpImageMove(30);
  const digests = await digestImages(db, folder);
  expect(await move()).toMatchObject({ total: 30, seen: 30, present: 60, copied: 60, lost: [] });
  expect(await digestImages(db, bucket)).toEqual(digests);
  expect(await move()).toMatchObject({ present: 60, copied: 0, bytes: 0 });
  expect(await digestImages(db, folder)).toEqual(digests);
  expect(await move({ deletes: true })).toMatchObject({ present: 60, copied: 0, lost: [] });
  expect(await digestImages(db, folder)).toEqual({});
  expect((await server.names()).toSorted()).toEqual(names.toSorted());
  expect(await move({ from: bucket, to: folder, deletes: true })).toMatchObject({ present: 60, copied: 60 });
  expect([await digestImages(db, folder), await server.names()]).toEqual([digests, []]);
});

test('a move of images replaces a file in the new store that has the same name but other content', async () => {
  const { db, bucket, folder, names, move } = await setUpImageMove(2);
  const [longer = '', other = ''] = names;
  await bucket.write(longer, Buffer.from('half'));
  await bucket.write(other, Buffer.from(`the bytes of ${other}`.replace('bytes', 'bites')));
  expect(await move()).toMatchObject({ present: 4, copied: 4 });
  expect(await digestImages(db, bucket)).toEqual(await digestImages(db, folder));
});

test('a move of images throws and deletes nothing if the new store stores other bytes than it received', async () => {
  const { db, folder, bucket, move } = await setUpImageMove(1);
  const digests = await digestImages(db, folder);
  const faultyStore = { ...bucket, write: async (name: string) => bucket.write(name, Buffer.from('nothing')) };
  await expect(move({ to: faultyStore, deletes: true })).rejects.toThrow('was not copied correctly');
  expect(await digestImages(db, folder)).toEqual(digests);
});

test('a move of images retries while the store is briefly unavailable', async () => {
  const { db, folder, bucket, server, move } = await setUpImageMove(60);
  let isConnectionCut = false;
  const onProgress = ({ seen }: ImageMoveCounts): void => {
    if (seen !== 20 || isConnectionCut) return;
    isConnectionCut = true;
    server.proxy.cut();
    setTimeout(() => void server.proxy.restore(), 500);
  };
  expect(await move({ onProgress, deletes: true })).toMatchObject({ present: 120, lost: [] });
  expect(isConnectionCut).toBe(true);
  expect(Object.keys(await digestImages(db, bucket))).toHaveLength(120);
  expect(await digestImages(db, folder)).toEqual({});
});

test('a move of images throws while a backup runs; without a backup, it reports missing image files', async () => {
  const { db, folder, names, move } = await setUpImageMove(2);
  const [name = ''] = names;
  await folder.remove(name);
  await db.pool.query(`insert into pictures (key) values ('${'0'.repeat(32)}')`);
  await runInDatabaseSnapshot(db, async () => {
    await expect(move()).rejects.toThrow('Another backup of this database is being written, or its pictures are being');
  });
  expect(await move()).toMatchObject({ total: 3, present: 3, lost: [name.slice(0, 32)] });
});

test('after changes by users during a move of images, the new store has exactly the current images', async () => {
  const server = await startS3ServerForTest();
  const app = await startAppForTest({ S3_URL: server.url() });
  const [folder, bucket] = [await openFolderStore(app.imageFolder), openBucket(server)];
  const ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const image = new Blob([await createDrawing('png')]);
  const add = async (): Promise<number> =>
    (await ana.does(calls.addItem, { params: { id }, form: createItemFormData({ name: 'Mug' }, image) })).id;
  const items: number[] = [];
  for (let at = 0; at < 24; at += 1) items.push(await add());
  // Moves all files from the bucket to the folder. The test then uses the empty bucket as the new store.
  for (const name of await server.names()) {
    const file = await bucket.open(name);
    if (file) await folder.write(name, await buffer(file.stream));
    await bucket.remove(name);
  }

  const signal = new AbortController().signal;
  const moving = (async () => {
    for (let round = 0; round < 6; round += 1) {
      await moveImagesBetweenStores(app.db, {
        from: folder,
        to: bucket,
        deletes: round > 2,
        signal,
        onProgress: () => {},
      });
    }
  })();
  const people = (async () => {
    for (const [at, itemId] of items.entries()) {
      if (at % 3 === 0) await ana.does(calls.deleteItem, { params: { id, itemId } });
      if (at % 3 === 1) {
        const form = createItemFormData({ id: String(itemId), name: 'Mug' }, image);
        await ana.does(calls.updateItem, { params: { id }, form });
      }
      if (at % 3 === 2) await add();
    }
  })();
  await Promise.all([moving, people]);

  await app.images.sweep();
  const list = await ana.does(calls.getWishlist, { params: { id } });
  const imageKeys = list.items.map(({ image_url }) => /pictures\/(\w+)/.exec(image_url)?.[1] ?? '');
  expect(imageKeys).toHaveLength(24);
  const expectedNames = imageKeys.flatMap((key) => [`${key}-card.webp`, `${key}-full.webp`]).toSorted();
  expect((await server.names()).toSorted()).toEqual(expectedNames);
  for (const { image_url } of list.items) expect((await ana.sends('GET', image_url)).status).toBe(200);
});
