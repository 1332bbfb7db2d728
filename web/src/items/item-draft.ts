import { itemTextNames, itemTexts, type ItemText, name, priceText } from '@wishwell/contract/fields.ts';
import { camelName, type CamelName } from '@wishwell/contract/wire-names.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import * as v from 'valibot';
import type { OwnItem } from '../api/items.ts';
import { priceInput } from './price.ts';

type Texts = Record<CamelName<ItemText>, string>;

/** An item as it stands in its form: texts as typed. */
export interface ItemDraft extends Texts {
  name: string;
  price: string;
  isAvailable: boolean;
  /** A picture chosen now; it replaces the present one. */
  file: File | undefined;
  /** The address of the present picture; empty where there is none, or where it is to go. */
  imageUrl: string;
}

const textsOf = (read: (field: keyof Texts) => string): Texts =>
  Object.fromEntries(itemTextNames.map(camelName).map((field) => [field, read(field)])) as Texts;

export const emptyDraft: ItemDraft = {
  name: '',
  price: '',
  ...textsOf(() => ''),
  isAvailable: true,
  file: undefined,
  imageUrl: '',
};

export const draftOf = (item: OwnItem): ItemDraft => ({
  ...emptyDraft,
  ...textsOf((field) => item[field]),
  name: item.name,
  price: priceInput(item.price),
  isAvailable: item.isAvailable,
  imageUrl: item.imageUrl,
});

const { url, ...otherTexts } = itemTexts;
/** In the order of the form. */
const schemas = { name, url, price: priceText, ...otherTexts };

export type ItemField = CamelName<keyof typeof schemas>;

/** What is wrong with a field, as a text of the catalogue; a missing name warns, everything else is an error. */
export interface ItemFieldError {
  id: MessageId;
  values?: MessageValues;
  tone: 'warning' | 'error';
}

export type ItemErrors = Partial<Record<ItemField, ItemFieldError>>;

const invalid: Partial<Record<ItemField, MessageId>> = { url: 'items.invalidUrl', price: 'items.invalidPrice' };

function validateField(field: ItemField, schema: v.GenericSchema<string>, text: string): ItemFieldError | undefined {
  if (field === 'name' && text.trim() === '') return { id: 'items.nameRequired', tone: 'warning' };
  if (v.is(schema, text)) return undefined;
  const id = invalid[field];
  if (id) return { id, tone: 'error' };
  return { id: 'items.textTooLong', values: { max: Number(v.getMetadata(schema)['maxLength']) }, tone: 'error' };
}

/** What the draft would be refused for (docs/specification.md §5), in the order of the form. */
export function validateItem(draft: ItemDraft): ItemErrors {
  const errors: ItemErrors = {};
  for (const [wireName, schema] of Object.entries(schemas)) {
    const field = camelName(wireName as keyof typeof schemas);
    const error = validateField(field, schema, draft[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

/** The multipart form of the call, in the wire's names (docs/specification.md §7). */
export function formOf(draft: ItemDraft): FormData {
  const form = new FormData();
  form.set('name', draft.name.trim());
  for (const text of itemTextNames) form.set(text, draft[camelName(text)].trim());
  form.set('price', draft.price.trim() || '0');
  form.set('is_available', String(draft.isAvailable));
  form.set('purchased', 'false');
  form.set('image_url', draft.imageUrl);
  if (draft.file) form.set('image_file', draft.file);
  return form;
}
