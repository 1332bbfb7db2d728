import { join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { withSnapshot } from '../server/src/backup/back-up.ts';
import { checkBackup, restoreBackup } from '../server/src/backup/restore.ts';
import { writeArchive } from '../server/src/backup/write-archive.ts';
import { writeBackup } from '../server/src/backup/write-backup.ts';
import { withSession } from '../server/src/database/session.ts';
import { openFolderStore } from '../server/src/images/stores/folder-store.ts';
import { startAppForTest, type TestApp } from '../server/test/app.ts';
import { createTemporaryFolder } from '../server/test/archives.ts';
import { createFreshDatabase } from '../server/test/database.ts';
import { digestImages, digestTables } from '../server/test/digests.ts';
import { createDrawing } from '../server/test/drawings.ts';
import { befriend } from '../server/test/friendship.ts';
import { assertInvariants } from '../server/test/invariants.ts';
import { addItem, createItemFormData } from '../server/test/items.ts';
import { createBearerRenewer, type Person, signUpPerson } from '../server/test/person.ts';
import { chooseRunCount } from './tier.ts';

const roundCount = chooseRunCount({ quick: 1, full: 4 });

/**
 * Creates a list with two claimed items through the API and replaces the image of one item. Then makes the
 * list private. Deletes the list if its id is even, so that the data also contains deletions.
 */
async function writeRound(owner: Person, friend: Person, image: Blob): Promise<void> {
  const list = await owner.does(calls.createWishlist, {
    body: { title: 'Winter', description: 'ä\t\\N\n'.repeat(99) },
  });
  const form = (name: string): FormData => createItemFormData({ name }, image);
  const { id } = await owner.does(calls.addItem, { params: { id: list.id }, form: form('Mug') });
  await friend.does(calls.purchase, { params: { id }, body: { purchased: true } });
  const changed = createItemFormData({ id: String(id), name: 'Another mug' }, image);
  await owner.does(calls.updateItem, { params: { id: list.id }, form: changed });
  const other = await addItem(owner, list.id, 'Kite');
  await friend.does(calls.purchase, { params: { id: other.id }, body: { purchased: true } });
  const body = { title: 'Hidden', is_public: false };
  await owner.does(calls.updateWishlist, { params: { id: list.id }, body });
  if (list.id % 2 === 0) await owner.does(calls.deleteWishlist, { params: { id: list.id } });
}

/**
 * Starts three pairs of friends that call `writeRound` in a loop until `stopController` aborts. Returns a
 * function that waits for them and returns the total number of rounds.
 */
async function startWriters(app: TestApp, stopController: AbortController): Promise<() => Promise<number>> {
  const image = new Blob([await createDrawing('png')]);
  let finishedRounds = 0;
  const writeAsPair = async (): Promise<void> => {
    const [owner, friend] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
    await befriend(owner, friend);
    const renewBearers = createBearerRenewer(app, [owner, friend]);
    while (!stopController.signal.aborted) {
      await renewBearers();
      await writeRound(owner, friend, image);
      finishedRounds += 1;
      await otherWork();
    }
  };
  const writers = Promise.all([writeAsPair(), writeAsPair(), writeAsPair()]);
  // Without this handler, a rejection before the caller awaits the promise would end the process.
  writers.catch(() => undefined);
  onTestFinished(async () => {
    stopController.abort();
    await writers.catch(() => undefined);
  });
  return async () => {
    await writers;
    return finishedRounds;
  };
}

test('restoring a backup made during writes gives the tables and images of its snapshot', async () => {
  const app = await startAppForTest({ LIMIT_WISHLISTS_PER_USER: '1000000' });
  const store = await openFolderStore(app.imageFolder);
  await app.db.pool.query(`insert into users (uid, email) values ('bulk', 'bulk@example.com')`);
  await app.db.pool.query(`insert into wishlists (owner_id, title) select id, 'Bulk' from users where uid = 'bulk'`);
  await app.db.pool.query(`
    insert into items (wishlist_id, name, description)
    select w.id, 'Item ' || n, repeat(md5(n::text), 90) from wishlists w, generate_series(1, 4000) n where w.title = 'Bulk'`);
  const stopController = new AbortController();
  const finishWriting = await startWriters(app, stopController);
  // Waits for a list whose images stay, so that every backup contains images.
  const keptListSql = `select from wishlists where title = 'Hidden' and id % 2 = 1`;
  await expect
    .poll(async () => (await app.db.pool.query(keptListSql)).rowCount, { timeout: 60_000 })
    .toBeGreaterThan(0);
  const differingNames: string[] = [];
  let pictureCount = 0;
  for (let round = 0; round < roundCount; round += 1) {
    const file = join(await createTemporaryFolder(), 'backup');
    const before = await withSnapshot(app.db, async (session) => {
      const tables = await digestTables(session);
      const archive = await writeArchive(file, (add) => writeBackup(session, store, add));
      expect(archive.filled.lostImages).toEqual([]);
      return { tables, pictures: await digestImages(session, store), archive };
    });
    const { db, drop } = await createFreshDatabase({ template: 'template1' });
    const restoredStore = await openFolderStore(join(await createTemporaryFolder(), 'pictures'));
    const restored = await restoreBackup(db, restoredStore, await checkBackup(file));
    expect(restored.rows).toBe(before.archive.filled.rows);
    const after = { tables: await withSession(db, digestTables), pictures: await digestImages(db, restoredStore) };
    pictureCount += Object.keys(before.pictures).length;
    // Does not compare the signing keys: a restore creates new keys, because APP_SECRET may differ.
    delete before.tables['auth.jwks'];
    delete after.tables['auth.jwks'];
    for (const kind of ['tables', 'pictures'] as const) {
      const names = new Set([...Object.keys(before[kind]), ...Object.keys(after[kind])]);
      differingNames.push(...[...names].filter((name) => before[kind][name] !== after[kind][name]));
    }
    // A snapshot may contain images of unfinished uploads, which belong to no item. Sets their flag
    // `attached`, because an image with neither the flag nor an item violates an invariant.
    await db.pool.query('update pictures set attached = true where item_id is null');
    await assertInvariants({ db });
    // This insert conflicts if the id sequence does not continue after the highest restored id.
    await db.pool.query(`insert into users (uid, email) values ('next', 'next@example.com')`);
    await drop();
  }
  stopController.abort();
  const finishedRounds = await finishWriting();
  expect(differingNames).toEqual([]);
  expect(pictureCount).toBeGreaterThan(0);
  expect(finishedRounds).toBeGreaterThan(roundCount);
});
