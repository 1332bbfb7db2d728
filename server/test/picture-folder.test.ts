import { rename, rm, writeFile } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { startAppForTest, type TestApp } from './app.ts';
import { drawing } from './drawings.ts';
import { itemForm } from './items.ts';
import { type Person, type Reply, signedIn, visitor } from './person.ts';

vi.setConfig({ testTimeout: 60_000 });

interface Place {
  app: TestApp;
  ana: Person;
  listId: number;
}

async function place(): Promise<Place> {
  const app = await startAppForTest();
  const ana = await signedIn(app, 'Ana');
  const { id: listId } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  return { app, ana, listId };
}

async function upload({ ana, listId }: Place): Promise<Reply> {
  const form = itemForm({ name: 'Mug' }, new Blob([await drawing()]));
  return ana.tries(calls.addItem, { params: { id: listId }, form });
}

const addressIn = ({ body }: Reply): string => (body as { image_url: string }).image_url;
const idIn = ({ body }: Reply): number => (body as { id: number }).id;

const away = 'Wishwell cannot reach its pictures right now. Please try again in a moment';

test.each([
  ['is gone', () => Promise.resolve()],
  ['is a file', (path: string) => writeFile(path, '')],
])(
  'when the pictures folder %s, an upload says so, everything else works, and uploads do when it is back',
  async (_what, put) => {
    const here = await place();
    const { app, ana, listId } = here;
    const before = await upload(here);
    await rename(app.imageFolder, `${app.imageFolder}.disk`);
    await put(app.imageFolder);

    const refused = await upload(here);
    expect([refused.status, refused.text, refused.headers.get('retry-after')]).toEqual([503, away, '5']);
    expect((await fetch(`${app.origin}/api/ready`)).status).toBe(200);
    expect((await ana.tries(calls.addItem, { params: { id: listId }, form: itemForm({ name: 'Oar' }) })).status).toBe(
      201,
    );
    // Its files stay for a later sweep.
    const deleted = await ana.tries(calls.deleteItem, { params: { id: listId, itemId: idIn(before) } });
    expect(deleted.status).toBe(204);

    await rm(app.imageFolder, { force: true });
    await rename(`${app.imageFolder}.disk`, app.imageFolder);
    const after = await upload(here);
    expect(after.status).toBe(201);
    expect((await visitor(app).sends('GET', addressIn(after))).status).toBe(200);
    await app.images.sweep();
    const { rows } = await app.db.pool.query<{ count: number }>('select count(*)::int as count from pictures');
    expect(rows).toEqual([{ count: 1 }]);
  },
);

test('a picture whose file is gone is not found, one that cannot be read is away', async () => {
  const here = await place();
  const address = addressIn(await upload(here));
  const look = (): Promise<Reply> => visitor(here.app).sends('GET', address);
  await rename(here.app.imageFolder, `${here.app.imageFolder}.disk`);
  expect((await look()).status).toBe(404);
  await writeFile(here.app.imageFolder, '');
  const unreadable = await look();
  expect([unreadable.status, unreadable.text]).toEqual([503, away]);
});
