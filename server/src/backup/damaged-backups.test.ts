import { appendFile, copyFile, open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { emptyPlace, forgeBackup, newFolder } from '../../test/archives.ts';
import { freshDatabase } from '../../test/database.ts';
import { storedFiles } from '../../test/stored-files.ts';
import { StartFailure } from '../process/start-failure.ts';
import { openFolderStore } from '../images/stores/folder-store.ts';
import type { ImageStore } from '../images/images.ts';
import { backUp } from './back-up.ts';
import { checkBackup, restore } from './restore.ts';
import { trailerLength } from './checksum-trailer.ts';

const key = 'f0'.repeat(16);
const names = [`${key}-full.webp`, `${key}-card.webp`];

/** The backup of an installation with one person, whose one item shows a picture. */
async function goodBackup(): Promise<{ file: string; good: Buffer }> {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  await db.pool.query(`insert into users (uid, email, display_name) values ('ana', 'ana@example.com', 'Ana')`);
  await db.pool.query(`insert into wishlists (owner_id, title) select id, 'Winter' from users`);
  await db.pool.query(`insert into items (wishlist_id, name) select id, 'Mug' from wishlists`);
  await db.pool.query(`insert into pictures (key, item_id, attached) select '${key}', id, true from items`);
  const folder = await newFolder();
  const store = await openFolderStore(join(folder, 'pictures'));
  for (const name of names) await store.write(name, Buffer.from(`the bytes of ${name}`));
  const file = join(folder, 'backup');
  await backUp(db, store, file);
  return { file, good: await readFile(file) };
}

async function readImage(store: ImageStore, name: string): Promise<string> {
  const file = await store.open(name);
  return file ? text(file.stream) : 'nothing';
}

async function reasonOf(file: string): Promise<string> {
  const error: unknown = await checkBackup(file).catch((reason: unknown) => reason);
  if (!(error instanceof StartFailure)) throw new Error(`No refusal of ${file}`, { cause: error });
  return error.message.replace(file, 'F');
}

const notOne = 'F is not a backup of Wishwell, or it has been cut off.';
const damaged = 'F is damaged: it is not what was written. Take another backup.';

test('a backup that was cut off is refused, wherever it was cut', async () => {
  const { file, good } = await goodBackup();
  for (let length = good.length - 1; length > 0; length -= 997) {
    await truncate(file, length);
    expect(await reasonOf(file)).toBe(notOne);
  }
  await truncate(file, 0);
  expect(await reasonOf(file)).toBe(notOne);
});

test('a backup with one changed bit is refused, wherever it is', async () => {
  const { file, good } = await goodBackup();
  await using handle = await open(file, 'r+');
  const sealed = good.length - trailerLength;
  for (let at = 0; at < sealed; at += 997) {
    const byte = good.subarray(at, at + 1);
    await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at);
    expect(await reasonOf(file)).toBe(damaged);
    await handle.write(byte, 0, 1, at);
  }
  await expect(checkBackup(file)).resolves.toMatchObject({ file });
});

test('what is not a backup, has something behind it, or is not there is refused', async () => {
  const { good } = await goodBackup();
  const folder = await newFolder();
  const file = join(folder, 'other');
  await writeFile(file, 'Dear Ana, '.repeat(1000));
  expect(await reasonOf(file)).toBe(notOne);
  await writeFile(file, good);
  await appendFile(file, '\n');
  expect(await reasonOf(file)).toBe(notOne);
  // The end of a good one behind something else.
  await writeFile(file, Buffer.concat([Buffer.alloc(10_240), good.subarray(-trailerLength)]));
  expect(await reasonOf(file)).toBe(damaged);
  expect(await reasonOf(join(folder, 'missing'))).toBe('F cannot be read (ENOENT).');
  expect(await reasonOf(folder)).toBe('F cannot be read (EISDIR).');
});

test('a backup of a newer version is refused and says which', async () => {
  expect(await reasonOf(await forgeBackup({ migrations: ['001_product.sql', '900_newer.sql'] }))).toBe(
    'F is of a newer version of Wishwell (it has 900_newer.sql): restore it with that one.',
  );
  for (const manifest of [{ format: 2 }, { tables: [{ name: 'public.users; drop table users', columns: [] }] }]) {
    expect(await reasonOf(await forgeBackup(manifest))).toBe(
      'F is a backup in a form that this version of Wishwell does not know.',
    );
  }
});

test('a restore that fails half way leaves nothing, and succeeds when it is done again', async () => {
  const { file } = await goodBackup();
  const { db, store, isUntouched } = await emptyPlace();
  let writes = 0;
  const full: ImageStore = {
    ...store,
    write: async (name, bytes) => {
      writes += 1;
      if (writes === 2) throw new Error('The disk is full');
      await store.write(name, bytes);
    },
  };
  const backup = await checkBackup(file);
  await expect(restore(db, full, backup)).rejects.toThrow('The disk is full');
  expect(await isUntouched()).toBe(true);
  expect(await restore(db, store, backup)).toMatchObject({ imageFiles: 2 });
  expect((await db.pool.query('select display_name from users')).rows).toEqual([{ display_name: 'Ana' }]);
});

test('rows that the tables refuse leave nothing either', async () => {
  const { db, store, isUntouched } = await emptyPlace();
  const tables = [{ name: 'public.users', columns: ['uid', 'email'] }];
  const rows = { 'tables/public.users/000001': 'ana\tana@example.com\nben\tno\n' };
  const file = await forgeBackup({ migrations: ['001_product.sql'], tables }, rows);
  await expect(checkBackup(file).then((backup) => restore(db, store, backup))).rejects.toThrow('users_email_check');
  expect(await isUntouched()).toBe(true);
});

test('a backup that changes between its check and its restore leaves nothing', async () => {
  const { file, good } = await goodBackup();
  const { db, store, isUntouched } = await emptyPlace();
  const backup = await checkBackup(file);
  const at = good.indexOf('ana@example.com');
  await writeFile(file, Buffer.concat([good.subarray(0, at), Buffer.from('eve'), good.subarray(at + 3)]));
  await expect(restore(db, store, backup)).rejects.toThrow('what it holds is not what it lists');
  expect(await isUntouched()).toBe(true);
});

test('pictures that lie there already stay, and damaged ones are written anew', async () => {
  const { file } = await goodBackup();
  const { db, store } = await emptyPlace();
  await store.write(names[0] ?? '', Buffer.from('a broken disk'));
  await store.write('1f'.repeat(16), Buffer.from('of nobody'));
  await restore(db, store, await checkBackup(file));
  for (const name of names) expect(await readImage(store, name)).toBe(`the bytes of ${name}`);
  expect(await readImage(store, '1f'.repeat(16))).toBe('of nobody');
});

test('a database that is not empty is refused and stays as it is', async () => {
  const { file } = await goodBackup();
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  const { store } = await emptyPlace();
  await db.pool.query(`insert into users (uid, email) values ('ben', 'ben@example.com')`);
  await expect(restore(db, store, await checkBackup(file))).rejects.toThrow(StartFailure);
  expect((await db.pool.query('select uid from users')).rows).toEqual([{ uid: 'ben' }]);
  expect(await store.open(names[0] ?? '')).toBeUndefined();
});

test('a backup that fails leaves no file, and none is ever replaced', async () => {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  const folder = await newFolder();
  const store = await openFolderStore(join(folder, 'pictures'));
  const failing: ImageStore = { ...store, open: () => Promise.reject(new Error('The disk is broken')) };
  await db.pool.query(`insert into pictures (key) values ('${key}')`);
  const file = join(folder, 'backup');
  await expect(backUp(db, failing, file)).rejects.toThrow('The disk is broken');
  await expect(backUp(db, store, join(folder, 'nowhere/backup'))).rejects.toThrow(StartFailure);
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await backUp(db, store, file);
  await copyFile(file, join(folder, 'copy'));
  await expect(backUp(db, store, file)).rejects.toThrow(`${file} is there already: name another file.`);
  expect((await readFile(file)).equals(await readFile(join(folder, 'copy')))).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await storedFiles({ imageFolder: folder })).toSorted()).toEqual(['backup', 'copy']);
});

test('an item whose picture is nowhere is reported, an upload on its way is not', async () => {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  await db.pool.query(`insert into users (uid, email) values ('ana', 'ana@example.com')`);
  await db.pool.query(`insert into wishlists (owner_id, title) select id, 'Winter' from users`);
  await db.pool.query(`insert into items (wishlist_id, name) select id, 'Mug' from wishlists`);
  await db.pool.query(`insert into pictures (key, item_id, attached) select '${key}', id, true from items`);
  await db.pool.query(`insert into pictures (key) values ('${'1f'.repeat(16)}')`);
  const folder = await newFolder();
  const store = await openFolderStore(join(folder, 'pictures'));
  expect(await backUp(db, store, join(folder, 'backup'))).toMatchObject({ imageFiles: 0, lostImages: [key] });
});
