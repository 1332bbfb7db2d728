import { execFileSync } from 'node:child_process';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { createEmptyInstallation, createTemporaryFolder } from '../../test/archives.ts';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import { createFreshDatabase } from '../../test/database.ts';
import { digestImages, digestTables } from '../../test/digests.ts';
import { createDrawing } from '../../test/drawings.ts';
import { befriend } from '../../test/friendship.ts';
import { signInWithCredentials } from '../../test/identity-requests.ts';
import { assertInvariants } from '../../test/invariants.ts';
import { createItemFormData } from '../../test/items.ts';
import { createAdminRunner } from '../../test/operator.ts';
import { type Caller, type Person, signUpPerson, createVisitor } from '../../test/person.ts';
import { withDatabaseSession } from '../database/session.ts';
import { openFolderStore } from '../images/stores/folder-store.ts';
import { StartFailure } from '../process/start-failure.ts';
import { backUpInstallation, runInDatabaseSnapshot } from './back-up.ts';
import { checkBackup, restoreBackup } from './restore.ts';
import { writeArchive } from './write-archive.ts';
import { writeBackup } from './write-backup.ts';

async function restoreIntoNewInstallation(app: TestApp): Promise<TestApp> {
  const folder = await createTemporaryFolder();
  const file = join(folder, 'backup');
  await backUpInstallation(app.db, await openFolderStore(app.imageFolder), file);
  const database = await createFreshDatabase({ template: 'template1' });
  await restoreBackup(database.db, await openFolderStore(join(folder, 'pictures')), await checkBackup(file));
  const other = await startAppForTest({}, { database });
  await rm(other.imageFolder, { recursive: true });
  await cp(join(folder, 'pictures'), other.imageFolder, { recursive: true });
  return other;
}

test('a restored installation returns the same lists, and still hides claims from the owner of a list', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
  await befriend(ana, ben);
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const form = createItemFormData({ name: 'Mug', price: '38.50' }, new Blob([await createDrawing('png')]));
  const item = await ana.does(calls.addItem, { params: { id }, form });
  await ben.does(calls.purchase, { params: { id: item.id }, body: { purchased: true } });

  const other = await restoreIntoNewInstallation(app);
  const signInAgain = ({ email }: Person): Promise<Caller> =>
    signInWithCredentials(other, { email, password: 'secret gift' });
  const [anaAgain, benAgain] = [await signInAgain(ana), await signInAgain(ben)];
  const asOwner = await ana.tries(calls.getWishlist, { params: { id } });
  const asFriend = await ben.tries(calls.getFriendWishlist, { params: { id } });
  expect((await anaAgain.tries(calls.getWishlist, { params: { id } })).text).toBe(asOwner.text);
  expect((await benAgain.tries(calls.getFriendWishlist, { params: { id } })).text).toBe(asFriend.text);
  expect(asOwner.text).toMatch(/"purchased" ?: ?false/);
  expect(asFriend.text).toMatch(/"purchased" ?: ?true/);
  expect(await anaAgain.does(calls.listFriends)).toEqual(await ana.does(calls.listFriends));
  // After a restore, a new record gets an id that no restored record has.
  const next = await anaAgain.does(calls.createWishlist, { body: { title: 'Spring' } });
  expect(next.id).toBeGreaterThan(id);
  const image = await createVisitor(other).sends('GET', item.image_url);
  expect(image).toMatchObject({ status: 200 });
  expect(await benAgain.does(calls.purchase, { params: { id: item.id }, body: { purchased: false } })).toMatchObject({
    purchased: false,
  });
});

/**
 * Creates two lists, each with a claimed item. Deletes one list. On the other list, replaces the image of the
 * item, and then makes the list private, which ends the claim.
 */
async function changeLists(owner: Person, friend: Person, image: Blob): Promise<void> {
  const lists = [];
  for (const title of ['Winter', 'Spring']) {
    const { id } = await owner.does(calls.createWishlist, { body: { title, description: 'ä\t\\N\n'.repeat(99) } });
    const form = createItemFormData({ name: 'Mug' }, image);
    const item = await owner.does(calls.addItem, { params: { id }, form });
    await friend.does(calls.purchase, { params: { id: item.id }, body: { purchased: true } });
    lists.push({ id, itemId: item.id });
  }
  const [deleted = { id: 0 }, kept = { id: 0, itemId: 0 }] = lists;
  await owner.does(calls.deleteWishlist, { params: { id: deleted.id } });
  const form = createItemFormData({ id: String(kept.itemId), name: 'Another mug' }, image);
  await owner.does(calls.updateItem, { params: { id: kept.id }, form });
  await owner.does(calls.updateWishlist, { params: { id: kept.id }, body: { title: 'Hidden', is_public: false } });
}

test('restoring a backup gives the tables and images of one moment, even if users changed data meanwhile', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
  await befriend(ana, ben);
  const image = new Blob([await createDrawing('png')]);
  await changeLists(ana, ben, image);
  const store = await openFolderStore(app.imageFolder);
  const file = join(await createTemporaryFolder(), 'backup');
  const { before, archive } = await runInDatabaseSnapshot(app.db, async (session) => {
    const digests = { tables: await digestTables(session), images: await digestImages(session, store) };
    await changeLists(ana, ben, image);
    const writing = writeArchive(file, (add) => writeBackup(session, store, add));
    const [written] = await Promise.all([writing, changeLists(ana, ben, image), app.images.sweep()]);
    return { before: digests, archive: written };
  });
  const { db, store: restoredStore } = await createEmptyInstallation();
  const restored = await restoreBackup(db, restoredStore, await checkBackup(file));
  expect(archive.filled).toMatchObject({ lostImages: [], rows: restored.rows });
  const after = { tables: await withDatabaseSession(db, digestTables), images: await digestImages(db, restoredStore) };
  // A restore creates new signing keys: APP_SECRET encrypts these keys, and the new installation can have
  // another secret.
  delete before.tables['auth.jwks'];
  delete after.tables['auth.jwks'];
  expect(after).toEqual(before);
  expect(Object.keys(before.images)).not.toEqual([]);
  expect(before.tables).not.toEqual(await withDatabaseSession(app.db, digestTables));
  // The backup can contain images of unfinished uploads, which belong to no item. `assertInvariants` rejects
  // such images unless they are marked as `attached`, so the test marks them.
  await db.pool.query('update pictures set attached = true where item_id is null');
  await assertInvariants({ db });
  // This insert would fail if the id sequence did not continue after the highest restored id.
  await db.pool.query(`insert into users (uid, email) values ('next', 'next@example.com')`);
});

test('an image whose item is deleted during a backup is removed only after the backup', async () => {
  const app = await startAppForTest();
  const ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const form = createItemFormData({ name: 'Mug' }, new Blob([await createDrawing('png')]));
  await ana.does(calls.addItem, { params: { id }, form });
  const store = await openFolderStore(app.imageFolder);
  await runInDatabaseSnapshot(app.db, async (session) => {
    await ana.does(calls.deleteWishlist, { params: { id } });
    await app.images.sweep();
    expect(Object.keys(await digestImages(session, store))).toHaveLength(2);
  });
  await app.images.sweep();
  expect((await app.db.pool.query('select from pictures')).rowCount).toBe(0);
});

test('during a backup, other operator commands succeed, and a second backup throws StartFailure', async () => {
  const { db } = await createDatabaseForTest();
  const folder = await createTemporaryFolder();
  const store = await openFolderStore(join(folder, 'pictures'));
  const file = join(folder, 'backup');
  await db.pool.query(`insert into users (uid, email) values ('ana', 'ana@example.com')`);
  await runInDatabaseSnapshot(db, async () => {
    const { document } = await createAdminRunner({ db })('deactivate', 'ana@example.com');
    expect(document).toMatchObject({ changed: true });
    const refusal: unknown = await backUpInstallation(db, store, file).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartFailure);
    expect(refusal).toMatchObject({ message: expect.stringContaining('Another backup of this database') });
    expect(await readdir(folder)).toEqual(['pictures']);
  });
  expect(await backUpInstallation(db, store, file)).toMatchObject({ lostImages: [] });
});

test('a backup writes only a tar archive, which no other user of the machine can read', async () => {
  const { db } = await createDatabaseForTest();
  const [folder, imageFolder] = [await createTemporaryFolder(), await createTemporaryFolder()];
  const file = join(folder, 'backup');
  await backUpInstallation(db, await openFolderStore(join(imageFolder, 'pictures')), file);
  expect(await readdir(folder)).toEqual(['backup']);
  const names = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n');
  expect([names[0], names.at(-1)]).toEqual(['manifest.json', 'sha256sums']);
  expect(names).toContain('tables/public.migrations/000001');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
