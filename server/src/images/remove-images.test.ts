import { rename } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { drawing } from '../../test/drawings.ts';
import { itemForm } from '../../test/items.ts';
import { signedIn, type Person } from '../../test/person.ts';
import { justBefore } from '../../test/statements-run.ts';
import { storedFiles } from '../../test/stored-files.ts';

interface Place {
  person: Person;
  listId: number;
  itemId: number;
}

const withImage = async (fields: Record<string, string>): Promise<FormData> =>
  itemForm(fields, new Blob([await drawing('png')]));

/** A list with an item that has a picture. */
async function placeOf(app: TestApp, name: string): Promise<Place> {
  const person = await signedIn(app, name);
  const { id: listId } = await person.does(calls.createWishlist, { body: { title: 'Winter' } });
  const form = await withImage({ name: 'Mug' });
  const { id: itemId } = await person.does(calls.addItem, { params: { id: listId }, form });
  return { person, listId, itemId };
}

test('a change of an item and a deletion do not wait for the removal of pictures', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await placeOf(app, 'Ana'), await placeOf(app, 'Ben')];
  const released = Promise.withResolvers<void>();
  justBefore(app, 'pictures.listReleased', () => released.promise);
  await ben.person.does(calls.deleteWishlist, { params: { id: ben.listId } });

  const { person, listId, itemId } = ana;
  const params = { id: listId };
  await person.does(calls.updateItem, { params, form: itemForm({ id: String(itemId), name: 'Cup' }) });
  await person.does(calls.updateItem, { params, form: await withImage({ id: String(itemId), name: 'Cup' }) });
  await person.does(calls.addItem, { params, form: await withImage({ name: 'Lamp' }) });
  await person.does(calls.deleteItem, { params: { id: listId, itemId } });
  expect(await storedFiles(app)).toHaveLength(8);

  released.resolve();
  await app.images.sweep();
  expect(await storedFiles(app)).toHaveLength(2);
});

test('pictures that cannot be removed after the response are logged, and go with the next sweep', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await startAppForTest({ LOG_LEVEL: 'error' }, undefined, log);
  const { person, listId, itemId } = await placeOf(app, 'Ana');
  await rename(app.imageFolder, `${app.imageFolder}.disk`);
  await person.does(calls.deleteItem, { params: { id: listId, itemId } });
  await vi.waitFor(() => expect(lines.join('')).toContain('pictures could not be removed yet'), { timeout: 15_000 });
  await rename(`${app.imageFolder}.disk`, app.imageFolder);
  expect(await storedFiles(app)).toHaveLength(2);
  await app.images.sweep();
  expect(await storedFiles(app)).toEqual([]);
});
