import { getCurrencyDecimals, hasAllowedDecimals } from '@wishwell/contract/currency-decimals.ts';
import {
  nameSchema,
  threeDecimalPriceTextSchema,
  createMultilineTextSchema,
  quantitySchema,
  urlSchema,
} from '@wishwell/contract/fields.ts';
import { limits, maxQuantity } from '@wishwell/contract/limits.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import * as v from 'valibot';
import { parsePrice } from '../items/format-price.ts';
import { extractFirstUrl } from '../items/item-draft.ts';

/** A validation error of a field: the id of its message and the values to insert into the message. */
export interface GiftFieldError {
  id: MessageId;
  values?: MessageValues;
}

/** The result of checking a form field: either its value in the format of the API, or an error. */
type FieldCheckResult<T> = { value: T; error?: undefined } | { error: GiftFieldError };

/** Returns the result "valid" for a field that needs no check. */
export const createValidFieldResult = <T>(value: T): FieldCheckResult<T> => ({ value });

/**
 * Checks that a typed amount has no more decimals than its currency allows. Converts an empty text to `0`.
 */
export function checkAmount(typed: string, currency: string, locale: string): FieldCheckResult<string> {
  const amount = parsePrice(typed, currency, locale) ?? typed;
  const parsed = v.safeParse(threeDecimalPriceTextSchema, amount);
  if (!parsed.success) return { error: { id: 'items.invalidPrice' } };
  if (hasAllowedDecimals(parsed.output, currency)) return { value: parsed.output };
  return { error: { id: 'items.priceDecimals', values: { max: getCurrencyDecimals(currency), currency } } };
}

/** Checks a link. Adds `https://` if the scheme is missing. */
export function checkLink(typed: string): FieldCheckResult<string> {
  const parsed = v.safeParse(urlSchema, extractFirstUrl(typed));
  return parsed.success ? { value: parsed.output } : { error: { id: 'items.invalidUrl' } };
}

/** Checks that a name is neither empty nor too long. `missing` is the id of the message for an empty name. */
export function checkName(typed: string, missing: MessageId): FieldCheckResult<string> {
  if (typed.trim() === '') return { error: { id: missing } };
  const parsed = v.safeParse(nameSchema, typed);
  if (parsed.success) return { value: parsed.output };
  return { error: { id: 'items.textTooLong', values: { max: limits.name } } };
}

const noteTextSchema = createMultilineTextSchema({ min: 0, max: limits.giftNote });

export function checkNote(typed: string): FieldCheckResult<string> {
  const parsed = v.safeParse(noteTextSchema, typed);
  if (parsed.success) return { value: parsed.output };
  return { error: { id: 'items.textTooLong', values: { max: limits.giftNote } } };
}

export function checkQuantity(typed: string): FieldCheckResult<number> {
  const parsed = v.safeParse(quantitySchema, typed.trim() === '' ? undefined : Number(typed));
  return parsed.success
    ? { value: parsed.output }
    : { error: { id: 'gifts.badQuantity', values: { max: maxQuantity } } };
}

export function collectGiftFieldErrors<F extends string>(
  checked: Record<F, { error?: GiftFieldError | undefined }>,
): Partial<Record<F, GiftFieldError>> {
  const errors = Object.entries<{ error?: GiftFieldError | undefined }>(checked);
  return Object.fromEntries(errors.flatMap(([field, { error }]) => (error ? [[field, error]] : []))) as Partial<
    Record<F, GiftFieldError>
  >;
}
