import { calls } from '@wishwell/contract/calls.ts';
import type { OwnItem } from '@wishwell/contract/wishlists.ts';
import { createDrawing } from './drawings.ts';
import type { Person, Reply } from './person.ts';

type ItemFormFields = Readonly<Record<string, string>>;

export function createItemFormData(fields: ItemFormFields, image?: Blob, fileName = 'picture.png'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (image) form.append('image_file', image, fileName);
  return form;
}

export function addItem(owner: Person, listId: number, name: string, fields: ItemFormFields = {}): Promise<OwnItem> {
  return owner.does(calls.addItem, { params: { id: listId }, form: createItemFormData({ name, ...fields }) });
}

export async function sendItemWithImage(owner: Person, listId: number, bytes?: Buffer<ArrayBuffer>): Promise<Reply> {
  const form = createItemFormData({ name: 'Mug' }, new Blob([bytes ?? (await createDrawing())]));
  return owner.tries(calls.addItem, { params: { id: listId }, form });
}

export const getImageUrl = ({ body }: Reply): string => (body as { image_url: string }).image_url;
export const getItemId = ({ body }: Reply): number => (body as { id: number }).id;
