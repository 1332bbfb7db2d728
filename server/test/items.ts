import { calls } from '@wishwell/contract/calls.ts';
import type { OwnItem } from '@wishwell/contract/wishlists.ts';
import type { Person } from './person.ts';

type Fields = Readonly<Record<string, string>>;

/** A form with these fields, and a picture under its name if there is one. */
export function itemForm(fields: Fields, image?: Blob, fileName = 'picture.png'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (image) form.append('image_file', image, fileName);
  return form;
}

/** Adds an item called `name` to a list of the person's own. */
export function addItem(owner: Person, listId: number, name: string, fields: Fields = {}): Promise<OwnItem> {
  return owner.does(calls.addItem, { params: { id: listId }, form: itemForm({ name, ...fields }) });
}
