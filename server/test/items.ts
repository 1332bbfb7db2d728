import { calls } from '@wishwell/contract/calls.ts';
import type { OwnItem } from '@wishwell/contract/wishlists.ts';
import type { Person } from './person.ts';

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
