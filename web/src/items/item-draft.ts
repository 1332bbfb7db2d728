import { getCurrencyDecimals, hasAllowedDecimals } from '@wishwell/contract/currency-decimals.ts';
import {
  itemTextFields,
  itemTextSchemas,
  type ItemTextField,
  nameSchema,
  threeDecimalPriceTextSchema,
  priceTextSchema,
} from '@wishwell/contract/fields.ts';
import { toCamelCase, type CamelCase } from '@wishwell/contract/wire-names.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import * as v from 'valibot';
import type { OwnItem } from '../api/items.ts';
import { findTextFieldErrorMessage } from '../forms/text-field-error-message.ts';
import { parsePrice, formatPriceInput } from './format-price.ts';

type ItemTextFields = Record<CamelCase<ItemTextField>, string>;

export interface ItemDraft extends ItemTextFields {
  name: string;
  price: string;
  /** ISO 4217 code of the price's currency. It is empty for the user's own currency. */
  currency: string;
  isAvailable: boolean;
  /** The wanted number of pieces, from `1` to `99`. It is empty if the number is unlimited. */
  wanted: string;
  /** The image file that the user has chosen. It replaces the current image of the item. */
  file: File | undefined;
  /** URL of the item's current image. It is empty if there is no image or if saving must remove the image. */
  imageUrl: string;
  /** The fields that a link preview has filled in and the user has not changed since then. */
  filled: readonly PreviewFillableField[];
}

/** Fields of the item form that a link preview can fill in. */
export const previewFillableFields = ['name', 'price', 'description', 'imageUrl'] as const;
export type PreviewFillableField = (typeof previewFillableFields)[number];

const mapTextFields = (read: (field: keyof ItemTextFields) => string): ItemTextFields =>
  Object.fromEntries(itemTextFields.map(toCamelCase).map((field) => [field, read(field)])) as ItemTextFields;

export const emptyItemDraft: ItemDraft = {
  name: '',
  price: '',
  currency: '',
  ...mapTextFields(() => ''),
  isAvailable: true,
  wanted: '1',
  file: undefined,
  imageUrl: '',
  filled: [],
};

export const createItemDraft = (item: OwnItem, locale: string): ItemDraft => ({
  ...emptyItemDraft,
  ...mapTextFields((field) => item[field]),
  name: item.name,
  price: formatPriceInput(item.price, item.currency, locale),
  currency: item.currency,
  isAvailable: item.isAvailable,
  wanted: String(item.wanted ?? ''),
  imageUrl: item.imageUrl,
});

const { url, ...otherTexts } = itemTextSchemas;
/** The schemas that validate the fields of the item form, in the order of the form. */
const schemas = { url, name: nameSchema, price: priceTextSchema, ...otherTexts };

export type ItemField = CamelCase<keyof typeof schemas>;

/**
 * A validation error of a field: the id of its message and the values to insert into the message. The tone is
 * `warning` for a missing name and `error` for all other errors.
 */
export interface ItemFieldError {
  id: MessageId;
  values?: MessageValues;
  tone: 'warning' | 'error';
}

export type ItemFieldErrors = Partial<Record<ItemField, ItemFieldError>>;

const messageIdsByInvalidField: Partial<Record<ItemField, MessageId>> = {
  url: 'items.invalidUrl',
  price: 'items.invalidPrice',
};

function validateField(field: ItemField, schema: v.GenericSchema<string>, text: string): ItemFieldError | undefined {
  if (field === 'name' && text.trim() === '') return { id: 'items.nameRequired', tone: 'warning' };
  if (v.is(schema, text)) return undefined;
  const id = messageIdsByInvalidField[field];
  const problem = id ? { id } : findTextFieldErrorMessage(schema, text);
  return problem && { ...problem, tone: 'error' };
}

/** Matches a URL without a scheme, such as `shop.example/mug`. */
const bareUrlPattern = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[:/?#]|$)/u;

/**
 * Returns the first link in a text, or the text itself if it contains no link. The share menus of phones add
 * words around a link. Adds `https://` if the scheme is missing.
 */
export function extractFirstUrl(typed: string): string {
  const text = typed.replaceAll(/[\u200E\u200F\u061C\uFEFF]/g, '').trim();
  const link = /https?:\/\/\S+/i.exec(text)?.[0] ?? text.split(/\s/)[0] ?? '';
  // Excludes a full stop or bracket after the link, which belongs to the sentence around the link.
  const found = link === text ? link : link.replace(/[.,;:!?)\]}»"']+$/, '');
  if (bareUrlPattern.test(found)) return `https://${found}`;
  return /^https?:/i.test(found) ? found : typed;
}

/**
 * Returns the draft in the format of the API: its link has a scheme, and a valid price is a decimal number.
 */
export function normaliseItemDraft(draft: ItemDraft, locale: string): ItemDraft {
  return {
    ...draft,
    url: extractFirstUrl(draft.url),
    price: parsePrice(draft.price, draft.currency, locale) ?? draft.price.replace(/^(\d+),(\d+)$/, '$1.$2'),
  };
}

/** Returns the validation errors of an item, in the order of the form's fields (docs/specification.md §5). */
export function validateItem(draft: ItemDraft): ItemFieldErrors {
  const errors: ItemFieldErrors = {};
  const { currency } = draft;
  const max = getCurrencyDecimals(currency);
  for (const [wireName, schema] of Object.entries(schemas)) {
    const field = toCamelCase(wireName as keyof typeof schemas);
    const error =
      field === 'price' && hasTooManyDecimals(draft)
        ? ({ id: 'items.priceDecimals', values: { max, currency }, tone: 'error' } as const)
        : validateField(field, field === 'price' && max !== 2 ? threeDecimalPriceTextSchema : schema, draft[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

/**
 * Returns whether the price has more decimals than its currency, such as `1.230` dollars, which may mean
 * 1230.
 */
function hasTooManyDecimals({ price, currency }: ItemDraft): boolean {
  if (!v.is(threeDecimalPriceTextSchema, price)) return false;
  return getCurrencyDecimals(currency) === 2 ? !v.is(priceTextSchema, price) : !hasAllowedDecimals(price, currency);
}

/**
 * Returns the multipart body for a new or edited item, with the field names of the API (docs/specification.md
 * §7).
 */
export function createItemFormData(draft: ItemDraft): FormData {
  const form = new FormData();
  form.set('name', draft.name.trim());
  for (const text of itemTextFields) form.set(text, draft[toCamelCase(text)].trim());
  form.set('price', draft.price.trim() || '0');
  if (draft.currency) form.set('currency', draft.currency);
  form.set('is_available', String(draft.isAvailable));
  form.set('wanted', draft.wanted);
  form.set('purchased', 'false');
  form.set('image_url', draft.imageUrl);
  if (draft.file) form.set('image_file', draft.file);
  return form;
}

/**
 * Returns the multipart body for an idea on a friend's list. Leaves out the fields that only the owner can
 * set.
 */
export function createIdeaFormData(draft: ItemDraft): FormData {
  const form = createItemFormData(draft);
  for (const ownersField of ['is_available', 'purchased']) form.delete(ownersField);
  return form;
}
