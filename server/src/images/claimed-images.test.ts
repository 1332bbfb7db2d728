import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFreshDatabase } from '../../test/database.ts';
import { createDrawing } from '../../test/drawings.ts';
import { createImageService } from './create-images.ts';
import { createImageEncoder } from './image-encoder.ts';
import type { ImageStore } from './images.ts';
import { openFolderStore } from './stores/folder-store.ts';

it.each([
  ['is copied for a claim that shows the image', false],
  ['is removed without a copy when the disk is full, and the claim has no image', true],
])('an image that loses its item %s', async (_, isDiskFull) => {
  const { db, drop } = await createFreshDatabase();
  const root = await mkdtemp(join(tmpdir(), 'wishwell-kept-'));
  onTestFinished(async () => {
    await drop();
    await rm(root, { recursive: true });
  });
  const store = await openFolderStore(root);
  let isWriteRefused = false;
  const write: ImageStore['write'] = (...file) =>
    isWriteRefused ? Promise.reject(new Error('disk full')) : store.write(...file);
  const images = createImageService({
    db,
    store: { ...store, write },
    encoder: createImageEncoder({ maxPixels: 50_000_000 }),
  });
  onTestFinished(() => images.close());
  const key = await images.save(await createDrawing(), 'add', 1);
  await db.pool.query(`insert into users (uid, email) values ('ben', 'ben@example.com')`);
  await db.pool.query(`insert into claims (giver_id, for_name, picture_key) select id, 'Ana', $1 from users`, [key]);
  await db.pool.query('update pictures set attached = true');
  isWriteRefused = isDiskFull;
  for (const round of ['first', 'second']) {
    await images.sweep();
    const keys = (await db.pool.query<{ key: string }>('select key from pictures')).rows.map((row) => row.key);
    expect([round, keys.length, keys.includes(key)]).toEqual([round, isDiskFull ? 0 : 1, false]);
    const { rows } = await db.pool.query('select picture_key from claims');
    expect(rows).toEqual([{ picture_key: keys[0] ?? null }]);
  }
});
