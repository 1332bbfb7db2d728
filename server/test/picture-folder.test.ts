import { rename, rm, writeFile } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from './app.ts';
import { addItem, getImageUrl, getItemId, sendItemWithImage } from './items.ts';
import { type Person, type Reply, signUpPerson, createVisitor } from './person.ts';

interface AppWithList {
  app: TestApp;
  ana: Person;
  listId: number;
}

async function startAppWithList(): Promise<AppWithList> {
  const app = await startAppForTest();
  const ana = await signUpPerson(app, 'Ana');
  const { id: listId } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  return { app, ana, listId };
}

const addItemWithImage = ({ ana, listId }: AppWithList): Promise<Reply> => sendItemWithImage(ana, listId);

const imagesUnavailableMessage = 'Wishwell cannot reach its pictures right now. Please try again in a moment';

test.each([
  ['is missing', () => Promise.resolve()],
  ['is a file', (path: string) => writeFile(path, '')],
])(
  'uploads return 503 while the image folder %s, other requests work, and uploads work afterwards',
  async (_what, createInstead) => {
    const setup = await startAppWithList();
    const { app, ana, listId } = setup;
    const before = await addItemWithImage(setup);
    await rename(app.imageFolder, `${app.imageFolder}.disk`);
    await createInstead(app.imageFolder);

    const refused = await addItemWithImage(setup);
    expect([refused.status, refused.text, refused.headers.get('retry-after')]).toEqual([
      503,
      imagesUnavailableMessage,
      '5',
    ]);
    expect((await fetch(`${app.origin}/api/ready`)).status).toBe(200);
    await addItem(ana, listId, 'Oar');
    await ana.does(calls.deleteItem, { params: { id: listId, itemId: getItemId(before) } });

    await rm(app.imageFolder, { force: true });
    await rename(`${app.imageFolder}.disk`, app.imageFolder);
    const after = await addItemWithImage(setup);
    expect(after.status).toBe(201);
    expect((await createVisitor(app).sends('GET', getImageUrl(after))).status).toBe(200);
    await app.images.sweep();
    const { rows } = await app.db.pool.query<{ count: number }>('select count(*)::int as count from pictures');
    expect(rows).toEqual([{ count: 1 }]);
  },
);

test('a request for a missing image file returns 404, and for an unreadable one 503', async () => {
  const setup = await startAppWithList();
  const url = getImageUrl(await addItemWithImage(setup));
  const load = (): Promise<Reply> => createVisitor(setup.app).sends('GET', url);
  await rename(setup.app.imageFolder, `${setup.app.imageFolder}.disk`);
  expect((await load()).status).toBe(404);
  await writeFile(setup.app.imageFolder, '');
  const unreadable = await load();
  expect([unreadable.status, unreadable.text]).toEqual([503, imagesUnavailableMessage]);
});
