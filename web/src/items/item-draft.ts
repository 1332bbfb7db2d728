import { description, name, priceText, url } from '@wishwell/contract/fields.ts';
import { limits } from '@wishwell/contract/limits.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import * as v from 'valibot';
import type { OwnItem } from '../api/items.ts';
import { priceInput } from './price.ts';

/** An item as it stands in its form: texts as typed. */
export interface ItemDraft {
  name: string;
  url: string;
  price: string;
  description: string;
  isAvailable: boolean;
  /** A picture chosen now; it replaces the present one. */
  file: File | undefined;
  /** The address of the present picture; empty where there is none, or where it is to go. */
  imageUrl: string;
}

export const emptyDraft: ItemDraft = {
  name: '',
  url: '',
  price: '',
  description: '',
  isAvailable: true,
  file: undefined,
  imageUrl: '',
};

export function draftOf(item: OwnItem): ItemDraft {
  const { name: itemName, url: itemUrl, price, description: text, isAvailable, imageUrl } = item;
  return {
    name: itemName,
    url: itemUrl,
    price: priceInput(price),
    description: text,
    isAvailable,
    file: undefined,
    imageUrl,
  };
}

type Field = 'name' | 'url' | 'price' | 'description';

/** What is wrong with a field, as a text of the catalogue; a missing name warns, everything else is an error. */
export interface ItemFieldError {
  id: MessageId;
  values?: MessageValues;
  tone: 'warning' | 'error';
}

export type ItemErrors = Partial<Record<Field, ItemFieldError>>;

/** What the draft would be refused for (docs/specification.md §5), in the order of the form. */
export function validateItem(draft: ItemDraft): ItemErrors {
  const errors: ItemErrors = {};
  if (draft.name.trim() === '') errors.name = { id: 'items.nameRequired', tone: 'warning' };
  else if (!v.is(name, draft.name))
    errors.name = { id: 'items.nameTooLong', values: { max: limits.name }, tone: 'error' };
  if (!v.is(url, draft.url)) errors.url = { id: 'items.invalidUrl', tone: 'error' };
  if (!v.is(priceText, draft.price)) errors.price = { id: 'items.invalidPrice', tone: 'error' };
  if (!v.is(description, draft.description)) {
    errors.description = { id: 'items.descriptionTooLong', values: { max: limits.description }, tone: 'error' };
  }
  return errors;
}

/** The multipart form of the call, in the wire's names (docs/specification.md §7). */
export function formOf(draft: ItemDraft): FormData {
  const form = new FormData();
  form.set('name', draft.name.trim());
  form.set('description', draft.description);
  form.set('url', draft.url.trim());
  form.set('price', draft.price.trim() || '0');
  form.set('is_available', String(draft.isAvailable));
  form.set('purchased', 'false');
  form.set('image_url', draft.imageUrl);
  if (draft.file) form.set('image_file', draft.file);
  return form;
}
