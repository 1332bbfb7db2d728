import { rename } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { createDrawing } from '../../test/drawings.ts';
import { createItemFormData } from '../../test/items.ts';
import { signUpPerson, type Person } from '../../test/person.ts';
import { runBeforeStatement } from '../../test/record-statements.ts';
import { listStoredFiles } from '../../test/stored-files.ts';

interface ItemWithImage {
  person: Person;
  listId: number;
  itemId: number;
}

const createFormWithImage = async (fields: Record<string, string>): Promise<FormData> =>
  createItemFormData(fields, new Blob([await createDrawing('png')]));

async function createItemWithImage(app: TestApp, name: string): Promise<ItemWithImage> {
  const person = await signUpPerson(app, name);
  const { id: listId } = await person.does(calls.createWishlist, { body: { title: 'Winter' } });
  const form = await createFormWithImage({ name: 'Mug' });
  const { id: itemId } = await person.does(calls.addItem, { params: { id: listId }, form });
  return { person, listId, itemId };
}

test('changes and deletions of items get their responses before images are removed', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await createItemWithImage(app, 'Ana'), await createItemWithImage(app, 'Ben')];
  const removalStart = Promise.withResolvers<void>();
  runBeforeStatement(app, 'images.lockImagesToRemove', () => removalStart.promise);
  await ben.person.does(calls.deleteWishlist, { params: { id: ben.listId } });

  const { person, listId, itemId } = ana;
  const params = { id: listId };
  await person.does(calls.updateItem, { params, form: createItemFormData({ id: String(itemId), name: 'Cup' }) });
  await person.does(calls.updateItem, { params, form: await createFormWithImage({ id: String(itemId), name: 'Cup' }) });
  await person.does(calls.addItem, { params, form: await createFormWithImage({ name: 'Lamp' }) });
  await person.does(calls.deleteItem, { params: { id: listId, itemId } });
  expect(await listStoredFiles(app)).toHaveLength(8);

  removalStart.resolve();
  await app.images.sweep();
  expect(await listStoredFiles(app)).toHaveLength(2);
});

test('a failed removal of images after the response is logged, and the next cleanup removes the images', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await startAppForTest({ LOG_LEVEL: 'error' }, { log });
  const { person, listId, itemId } = await createItemWithImage(app, 'Ana');
  await rename(app.imageFolder, `${app.imageFolder}.disk`);
  await person.does(calls.deleteItem, { params: { id: listId, itemId } });
  await vi.waitFor(() => expect(lines.join('')).toContain('pictures could not be removed yet'), { timeout: 15_000 });
  await rename(`${app.imageFolder}.disk`, app.imageFolder);
  expect(await listStoredFiles(app)).toHaveLength(2);
  await app.images.sweep();
  expect(await listStoredFiles(app)).toEqual([]);
});
