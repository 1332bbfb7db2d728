import { createHash } from 'node:crypto';
import { appendFile, copyFile, open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createEmptyInstallation, writeForgedBackup, createTemporaryFolder } from '../../test/archives.ts';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import { insertItemsWithImages } from '../../test/items-with-images.ts';
import { listStoredFiles } from '../../test/stored-files.ts';
import type { ImageStore } from '../images/images.ts';
import { openFolderStore } from '../images/stores/folder-store.ts';
import { StartFailure } from '../process/start-failure.ts';
import { backUpInstallation } from './back-up.ts';
import { checksumTrailerLengthBytes } from './checksums.ts';
import { checkBackup, restoreBackup } from './restore.ts';

/** Key of the first image that `insertItemsWithImages` inserts. */
const key = createHash('md5').update('1').digest('hex');
const imageFileNames = [`${key}-full.webp`, `${key}-card.webp`];

async function createBackup(): Promise<{ file: string; good: Buffer }> {
  const { db } = await createDatabaseForTest();
  await insertItemsWithImages(db, 1);
  const folder = await createTemporaryFolder();
  const store = await openFolderStore(join(folder, 'pictures'));
  for (const name of imageFileNames) await store.write(name, Buffer.from(`the bytes of ${name}`));
  const file = join(folder, 'backup');
  await backUpInstallation(db, store, file);
  return { file, good: await readFile(file) };
}

async function readImage(store: ImageStore, name: string): Promise<string> {
  const file = await store.open(name);
  return file ? text(file.stream) : 'nothing';
}

async function getBackupCheckError(file: string): Promise<string> {
  const error: unknown = await checkBackup(file).catch((reason: unknown) => reason);
  if (!(error instanceof StartFailure)) throw new Error(`No refusal of ${file}`, { cause: error });
  return error.message.replace(file, 'F');
}

const notABackupMessage = 'F is not a backup of Wishwell, or it has been cut off.';
const damagedMessage = 'F is damaged: its checksum differs. Use another backup.';

test('checkBackup throws for a backup that is truncated at any length', async () => {
  const { file, good } = await createBackup();
  for (let length = good.length - 1; length > 0; length -= 997) {
    await truncate(file, length);
    expect(await getBackupCheckError(file)).toBe(notABackupMessage);
  }
  await truncate(file, 0);
  expect(await getBackupCheckError(file)).toBe(notABackupMessage);
});

test('checkBackup throws for a backup with one changed bit at any position', async () => {
  const { file, good } = await createBackup();
  await using handle = await open(file, 'r+');
  const bodyLength = good.length - checksumTrailerLengthBytes;
  for (let at = 0; at < bodyLength; at += 997) {
    const byte = good.subarray(at, at + 1);
    await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at);
    expect(await getBackupCheckError(file)).toBe(damagedMessage);
    await handle.write(byte, 0, 1, at);
  }
  await expect(checkBackup(file)).resolves.toMatchObject({ file });
});

test('checkBackup throws for a file that is no backup, a backup with appended data, and a missing file', async () => {
  const { good } = await createBackup();
  const folder = await createTemporaryFolder();
  const file = join(folder, 'other');
  await writeFile(file, 'Dear Ana, '.repeat(1000));
  expect(await getBackupCheckError(file)).toBe(notABackupMessage);
  await writeFile(file, good);
  await appendFile(file, '\n');
  expect(await getBackupCheckError(file)).toBe(notABackupMessage);
  // The file ends with the checksum line of a valid backup, but other data precede the line.
  await writeFile(file, Buffer.concat([Buffer.alloc(10_240), good.subarray(-checksumTrailerLengthBytes)]));
  expect(await getBackupCheckError(file)).toBe(damagedMessage);
  expect(await getBackupCheckError(join(folder, 'missing'))).toBe('F cannot be read (ENOENT).');
  expect(await getBackupCheckError(folder)).toBe('F cannot be read (EISDIR).');
});

test('checkBackup throws for a backup of a newer version, with the unknown migrations in the message', async () => {
  expect(await getBackupCheckError(await writeForgedBackup({ migrations: ['001_product.sql', '900_newer.sql'] }))).toBe(
    'F is of a newer version of Wishwell (it has 900_newer.sql): restore it with that one.',
  );
  for (const manifest of [{ format: 2 }, { tables: [{ name: 'public.users; drop table users', columns: [] }] }]) {
    expect(await getBackupCheckError(await writeForgedBackup(manifest))).toBe(
      'F has a backup format that this version of Wishwell does not know.',
    );
  }
});

test('a restore that fails leaves database and image store empty, and a repeated restore succeeds', async () => {
  const { file } = await createBackup();
  const { db, store, isEmpty } = await createEmptyInstallation();
  let writes = 0;
  const fullStore: ImageStore = {
    ...store,
    write: async (name, bytes) => {
      writes += 1;
      if (writes === 2) throw new Error('The disk is full');
      await store.write(name, bytes);
    },
  };
  const backup = await checkBackup(file);
  await expect(restoreBackup(db, fullStore, backup)).rejects.toThrow('The disk is full');
  expect(await isEmpty()).toBe(true);
  // A second restore must overwrite an image file whose content is wrong, and keep files that are not in the
  // backup.
  await store.write(imageFileNames[0] ?? '', Buffer.from('a broken disk'));
  await store.write('1f'.repeat(16), Buffer.from('of nobody'));
  expect(await restoreBackup(db, store, backup)).toMatchObject({ imageFiles: 2 });
  for (const name of imageFileNames) expect(await readImage(store, name)).toBe(`the bytes of ${name}`);
  expect(await readImage(store, '1f'.repeat(16))).toBe('of nobody');
  expect((await db.pool.query('select display_name from users')).rows).toEqual([{ display_name: 'Ana' }]);
});

test('a restore of rows that violate a constraint leaves database and image store empty', async () => {
  const { db, store, isEmpty } = await createEmptyInstallation();
  const tables = [{ name: 'public.users', columns: ['uid', 'email'] }];
  const rows = { 'tables/public.users/000001': 'ana\tana@example.com\nben\tno\n' };
  const file = await writeForgedBackup({ migrations: ['001_product.sql'], tables }, rows);
  await expect(checkBackup(file).then((backup) => restoreBackup(db, store, backup))).rejects.toThrow(
    'users_email_check',
  );
  expect(await isEmpty()).toBe(true);
});

test('a restore of a backup that changed after its check leaves database and image store empty', async () => {
  const { file, good } = await createBackup();
  const { db, store, isEmpty } = await createEmptyInstallation();
  const backup = await checkBackup(file);
  const at = good.indexOf('ana@example.com');
  await writeFile(file, Buffer.concat([good.subarray(0, at), Buffer.from('eve'), good.subarray(at + 3)]));
  await expect(restoreBackup(db, store, backup)).rejects.toThrow('a checksum differs from its list');
  expect(await isEmpty()).toBe(true);
});

test('a restore into a non-empty database throws StartFailure and changes nothing', async () => {
  const { file } = await createBackup();
  const { db } = await createDatabaseForTest();
  const { store } = await createEmptyInstallation();
  await db.pool.query(`insert into users (uid, email) values ('ben', 'ben@example.com')`);
  await expect(restoreBackup(db, store, await checkBackup(file))).rejects.toThrow(StartFailure);
  expect((await db.pool.query('select uid from users')).rows).toEqual([{ uid: 'ben' }]);
  expect(await store.open(imageFileNames[0] ?? '')).toBeUndefined();
});

test('a failed backup leaves no file, and a backup does not replace an existing file', async () => {
  const { db } = await createDatabaseForTest();
  const folder = await createTemporaryFolder();
  const store = await openFolderStore(join(folder, 'pictures'));
  const brokenStore: ImageStore = { ...store, open: () => Promise.reject(new Error('The disk is broken')) };
  await db.pool.query(`insert into pictures (key) values ('${key}')`);
  const file = join(folder, 'backup');
  await expect(backUpInstallation(db, brokenStore, file)).rejects.toThrow('The disk is broken');
  await expect(backUpInstallation(db, store, join(folder, 'nowhere/backup'))).rejects.toThrow(StartFailure);
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await backUpInstallation(db, store, file);
  await copyFile(file, join(folder, 'copy'));
  await expect(backUpInstallation(db, store, file)).rejects.toThrow(`${file} already exists: name another file.`);
  expect((await readFile(file)).equals(await readFile(join(folder, 'copy')))).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await listStoredFiles({ imageFolder: folder })).toSorted()).toEqual(['backup', 'copy']);
});

test('a backup reports a missing image file of an item, but not that of an unfinished upload', async () => {
  const { db } = await createDatabaseForTest();
  await insertItemsWithImages(db, 1);
  await db.pool.query(`insert into pictures (key) values ('${'1f'.repeat(16)}')`);
  const folder = await createTemporaryFolder();
  const store = await openFolderStore(join(folder, 'pictures'));
  expect(await backUpInstallation(db, store, join(folder, 'backup'))).toMatchObject({
    imageFiles: 0,
    lostImages: [key],
  });
});
