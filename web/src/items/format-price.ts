import { getCurrencyDecimals } from '@wishwell/contract/currency-decimals.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();

function getNumberFormat(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const decimals = getCurrencyDecimals(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits });
  numberFormats.set(key, format);
  return format;
}

/**
 * Formats a price, for example as `$38.00` in English (docs/specification.md §9). The number of decimals is
 * that of ISO 4217.
 */
export const formatPrice = (price: number, currency: string, locale: string): string =>
  getNumberFormat(currency, locale).format(price);

/**
 * Returns a price as the text of an input field, with the decimal separator of the language. Returns an empty
 * text for 0.
 */
export function formatPriceInput(price: number, currency: string, locale: string): string {
  const decimals = getCurrencyDecimals(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false };
  return price === 0 ? '' : new Intl.NumberFormat(locale, digits).format(price);
}

const getGroupSeparator = (locale: string): string | undefined =>
  new Intl.NumberFormat(locale).formatToParts(1_234).find(({ type }) => type === 'group')?.value;

const removeGroupSeparators = (text: string, group: string): string | undefined =>
  text.includes(group) && !new RegExp(String.raw`^\d{1,3}(?:[${group}]\d{3})+$`).test(text)
    ? undefined
    : text.replaceAll(group, '');

/**
 * Converts a typed price to the format of the API, such as `1299.00`; undefined if the text is no price. A
 * point or comma separates decimals. Exception: before exactly three digits, the thousands separator of
 * `locale` separates thousands, such as `1.299` in German.
 */
export function parsePrice(typed: string, currency: string, locale: string): string | undefined {
  const text = typed.replaceAll(/[\s'’\p{Sc}]/gu, '');
  if (!/^[\d.,]*$/.test(text)) return undefined;
  const separators = [...text.matchAll(/[.,]/g)].map(([separator]) => separator);
  const lastSeparator = separators.at(-1);
  if (lastSeparator === undefined) return text;
  const otherSeparator = lastSeparator === '.' ? ',' : '.';
  const fraction = text.slice(text.lastIndexOf(lastSeparator) + 1);
  const areSeparatorsEqual = separators.every((one) => one === lastSeparator);
  if (
    areSeparatorsEqual &&
    (separators.length > 1 || (fraction.length === 3 && getGroupSeparator(locale) === lastSeparator))
  )
    return removeGroupSeparators(text, lastSeparator);
  const mostDecimals = Math.max(getCurrencyDecimals(currency), 2);
  const whole = removeGroupSeparators(text.slice(0, -fraction.length - 1), otherSeparator);
  return whole === undefined || fraction.length > mostDecimals ? undefined : `${whole || '0'}.${fraction}`;
}
