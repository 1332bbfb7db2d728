import { execFileSync } from 'node:child_process';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { newFolder } from '../../test/archives.ts';
import { freshDatabase } from '../../test/database.ts';
import { digestImages } from '../../test/digests.ts';
import { drawing } from '../../test/drawings.ts';
import { befriend } from '../../test/friendship.ts';
import { signInWith } from '../../test/identity-calls.ts';
import { itemForm } from '../../test/items.ts';
import { type Caller, type Person, signedIn, visitor } from '../../test/person.ts';
import { operatorOf } from '../../test/operator.ts';
import { StartFailure } from '../process/start-failure.ts';
import { openFolderStore } from '../images/stores/folder-store.ts';
import { backUp, withSnapshot } from './back-up.ts';
import { checkBackup, restore } from './restore.ts';

/** The same installation, restored from a backup of it and started on another machine. */
async function rebuilt(app: TestApp): Promise<TestApp> {
  const folder = await newFolder();
  const file = join(folder, 'backup');
  await backUp(app.db, await openFolderStore(app.imageFolder), file);
  const database = await freshDatabase({ template: 'template1' });
  await restore(database.db, await openFolderStore(join(folder, 'pictures')), await checkBackup(file));
  const other = await startAppForTest({}, database);
  await rm(other.imageFolder, { recursive: true });
  await cp(join(folder, 'pictures'), other.imageFolder, { recursive: true });
  return other;
}

test('what is restored gives the same answers to the same people, and keeps the surprise', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
  await befriend(ana, ben);
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const form = itemForm({ name: 'Mug', price: '38.50' }, new Blob([await drawing('png')]));
  const item = await ana.does(calls.addItem, { params: { id }, form });
  await ben.does(calls.purchase, { params: { id: item.id }, body: { purchased: true } });

  const other = await rebuilt(app);
  const again = ({ email }: Person): Promise<Caller> => signInWith(other, { email, password: 'secret gift' });
  const [anaAgain, benAgain] = [await again(ana), await again(ben)];
  const asOwner = await ana.tries(calls.getWishlist, { params: { id } });
  const asFriend = await ben.tries(calls.getFriendWishlist, { params: { id } });
  expect((await anaAgain.tries(calls.getWishlist, { params: { id } })).text).toBe(asOwner.text);
  expect((await benAgain.tries(calls.getFriendWishlist, { params: { id } })).text).toBe(asFriend.text);
  expect(asOwner.text).toMatch(/"purchased" ?: ?false/);
  expect(asFriend.text).toMatch(/"purchased" ?: ?true/);
  expect(await anaAgain.does(calls.listFriends)).toEqual(await ana.does(calls.listFriends));
  // Life goes on, with ids that nobody has.
  const next = await anaAgain.does(calls.createWishlist, { body: { title: 'Spring' } });
  expect(next.id).toBeGreaterThan(id);
  const image = await visitor(other).sends('GET', item.image_url);
  expect(image).toMatchObject({ status: 200 });
  expect(await benAgain.does(calls.purchase, { params: { id: item.id }, body: { purchased: false } })).toMatchObject({
    purchased: false,
  });
});

test('a picture that is given up during a backup stays until it has ended', async () => {
  const app = await startAppForTest();
  const ana = await signedIn(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const form = itemForm({ name: 'Mug' }, new Blob([await drawing('png')]));
  await ana.does(calls.addItem, { params: { id }, form });
  const store = await openFolderStore(app.imageFolder);
  await withSnapshot(app.db, async (session) => {
    await ana.does(calls.deleteWishlist, { params: { id } });
    await app.images.sweep();
    expect(Object.keys(await digestImages(session, store))).toHaveLength(2);
  });
  await app.images.sweep();
  expect((await app.db.pool.query('select from pictures')).rowCount).toBe(0);
});

test('a second backup at the same time is refused at once, and one afterwards is not', async () => {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  const folder = await newFolder();
  const store = await openFolderStore(join(folder, 'pictures'));
  const file = join(folder, 'backup');
  await withSnapshot(db, async () => {
    const refusal: unknown = await backUp(db, store, file).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartFailure);
    expect(refusal).toMatchObject({ message: expect.stringContaining('Another backup of this database') });
    expect(await readdir(folder)).toEqual(['pictures']);
  });
  expect(await backUp(db, store, file)).toMatchObject({ lostImages: [] });
});

test('an operator changes an account while a backup is written', async () => {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  await db.pool.query(`insert into users (uid, email) values ('ana', 'ana@example.com')`);
  const { document } = await withSnapshot(db, () => operatorOf({ db })('deactivate', 'ana@example.com'));
  expect(document).toMatchObject({ changed: true });
});

test('a finished backup is a tar archive for its owner alone, with nothing beside it', async () => {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  const folder = await newFolder();
  await backUp(db, await openFolderStore(join(await newFolder(), 'pictures')), join(folder, 'backup'));
  expect(await readdir(folder)).toEqual(['backup']);
  const names = execFileSync('tar', ['-tf', join(folder, 'backup')], { encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(names[0]).toBe('manifest.json');
  expect(names.at(-1)).toBe('sha256sums');
  expect(names).toContain('tables/public.migrations/000001');
  expect((await stat(join(folder, 'backup'))).mode & 0o777).toBe(0o600);
});
