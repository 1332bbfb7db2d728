import { setImmediate as otherWork } from 'node:timers/promises';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../server/test/archives.ts';
import { startAppForTest, type TestApp } from '../server/test/app.ts';
import { freshDatabase } from '../server/test/database.ts';
import { digestImages, digestTables } from '../server/test/digests.ts';
import { drawing } from '../server/test/drawings.ts';
import { befriend } from '../server/test/friendship.ts';
import { assertInvariants } from '../server/test/invariants.ts';
import { addItem, itemForm } from '../server/test/items.ts';
import { keepBearers, type Person, signedIn } from '../server/test/person.ts';
import { withSession } from '../server/src/database/session.ts';
import { withSnapshot } from '../server/src/backup/back-up.ts';
import { checkBackup, restore } from '../server/src/backup/restore.ts';
import { writeArchive } from '../server/src/backup/write-archive.ts';
import { writeBackup } from '../server/src/backup/write-backup.ts';
import { openFolderStore } from '../server/src/images/stores/folder-store.ts';
import { keepFigures } from './figures.ts';
import { howMany } from './tier.ts';

const rounds = howMany({ quick: 2, full: 20 });

/** Makes lists with items, with a picture that is soon another, shares, claims, and takes half of it away again. */
async function live(owner: Person, friend: Person, picture: Blob): Promise<void> {
  const list = await owner.does(calls.createWishlist, {
    body: { title: 'Winter', description: 'ä\t\\N\n'.repeat(99) },
  });
  const form = (name: string): FormData => itemForm({ name }, picture);
  const { id } = await owner.does(calls.addItem, { params: { id: list.id }, form: form('Mug') });
  await friend.does(calls.purchase, { params: { id }, body: { purchased: true } });
  const changed = itemForm({ id: String(id), name: 'Another mug' }, picture);
  await owner.does(calls.updateItem, { params: { id: list.id }, form: changed });
  const other = await addItem(owner, list.id, 'Kite');
  await friend.does(calls.purchase, { params: { id: other.id }, body: { purchased: true } });
  const body = { title: 'Hidden', is_public: false };
  await owner.does(calls.updateWishlist, { params: { id: list.id }, body });
  if (list.id % 2 === 0) await owner.does(calls.deleteWishlist, { params: { id: list.id } });
}

/** Lets three pairs of people live until `stop`; answers how often something was finished. */
async function keepWriting(app: TestApp, stop: AbortController): Promise<() => Promise<number>> {
  const picture = new Blob([await drawing('png')]);
  let finished = 0;
  const pair = async (): Promise<void> => {
    const [owner, friend] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
    await befriend(owner, friend);
    const renewBearers = keepBearers(app, [owner, friend]);
    while (!stop.signal.aborted) {
      await renewBearers();
      await live(owner, friend, picture);
      finished += 1;
      await otherWork();
    }
  };
  const all = Promise.all([pair(), pair(), pair()]);
  // Observed at the end; a failure before must not end the run.
  all.catch(() => undefined);
  onTestFinished(async () => {
    stop.abort();
    await all.catch(() => undefined);
  });
  return async () => {
    await all;
    return finished;
  };
}

test('a backup taken while people write is one moment: restored, every table and every picture is equal', async () => {
  const app = await startAppForTest({ LIMIT_WISHLISTS_PER_USER: '1000000' });
  const store = await openFolderStore(app.imageFolder);
  await app.db.pool.query(`insert into users (uid, email) values ('bulk', 'bulk@example.com')`);
  await app.db.pool.query(`insert into wishlists (owner_id, title) select id, 'Bulk' from users where uid = 'bulk'`);
  await app.db.pool.query(`
    insert into items (wishlist_id, name, description)
    select w.id, 'Item ' || n, repeat(md5(n::text), 90) from wishlists w, generate_series(1, 4000) n where w.title = 'Bulk'`);
  const stop = new AbortController();
  const finish = await keepWriting(app, stop);
  const differing: string[] = [];
  let pictures = 0;
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const file = join(await newFolder(), 'backup');
    const before = await withSnapshot(app.db, async (session) => {
      const tables = await digestTables(session);
      const archive = await writeArchive(file, (add) => writeBackup(session, store, add));
      bytes += archive.bytes;
      expect(archive.filled.lostImages).toEqual([]);
      return { tables, pictures: await digestImages(session, store), archive };
    });
    const { db, drop } = await freshDatabase({ template: 'template1' });
    const restoredStore = await openFolderStore(join(await newFolder(), 'pictures'));
    const restored = await restore(db, restoredStore, await checkBackup(file));
    expect(restored.rows).toBe(before.archive.filled.rows);
    const after = { tables: await withSession(db, digestTables), pictures: await digestImages(db, restoredStore) };
    pictures += Object.keys(before.pictures).length;
    // Signing keys stay behind: a restored installation may have another secret, and makes its own.
    delete before.tables['auth.jwks'];
    delete after.tables['auth.jwks'];
    for (const kind of ['tables', 'pictures'] as const) {
      const names = new Set([...Object.keys(before[kind]), ...Object.keys(after[kind])]);
      differing.push(...[...names].filter((name) => before[kind][name] !== after[kind][name]));
    }
    // Uploads that were on their way, as the sweep finds them an hour later.
    await db.pool.query('update pictures set attached = true where item_id is null');
    await assertInvariants({ db });
    // Whatever comes next gets an id that nobody has.
    await db.pool.query(`insert into users (uid, email) values ('next', 'next@example.com')`);
    await drop();
  }
  stop.abort();
  const written = await finish();
  await keepFigures({
    suite: 'backups',
    counts: {
      backups: rounds,
      bytes,
      'picture files': pictures,
      'rounds of writers': written,
      differences: differing.length,
    },
  });
  expect(differing).toEqual([]);
  expect(pictures).toBeGreaterThan(0);
  expect(written).toBeGreaterThan(rounds);
});
