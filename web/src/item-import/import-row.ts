import { currencies } from '@wishwell/contract/currencies.ts';
import { readPriceOfWholeText } from '@wishwell/contract/prices.ts';
import { formatPriceInput } from '../items/format-price.ts';
import {
  extractFirstUrl,
  emptyItemDraft,
  type ItemField,
  type ItemFieldError,
  validateItem,
} from '../items/item-draft.ts';

/** An imported item that is not saved yet. The user can correct its texts in the preview. */
export interface ImportRow {
  id: number;
  name: string;
  /**
   * Price, usually with a currency, such as "12,50 €". A price without a currency is in the user's currency.
   */
  price: string;
  url: string;
  description: string;
  isAvailable: boolean;
  state: 'wanted' | 'draft';
  /** The wanted number of pieces. Null means any number. */
  wanted: number | null;
  /** Whether the name is only the host of the link, because the row has no other name. */
  hasHostName: boolean;
  /**
   * Whether the row of the imported table has more cells than the header row, for example because a cell with
   * a comma has no quotation marks.
   */
  hasMoreCells: boolean;
}

export const emptyImportRow: Omit<ImportRow, 'id'> = {
  name: '',
  price: '',
  url: '',
  description: '',
  isAvailable: true,
  state: 'wanted',
  wanted: 1,
  hasHostName: false,
  hasMoreCells: false,
};

/** The app's language and the user's currency, which the price parser needs. */
export interface PriceParsingSettings {
  locale: string;
  ownCurrency: string;
}

interface ParsedPrice {
  amount: string;
  currency: string;
}

const zeroPricePattern = /^[\p{Sc}A-Z\s]*0+(?:[.,]0*)?[\p{Sc}A-Z\s]*$/u;

/**
 * Parses the text of a price. If the text contains no currency, uses the user's currency. Returns undefined
 * if the text is not a price.
 */
export function parsePriceText(text: string, { locale, ownCurrency }: PriceParsingSettings): ParsedPrice | undefined {
  const trimmedText = text.trim();
  if (trimmedText === '' || zeroPricePattern.test(trimmedText)) return { amount: '0', currency: ownCurrency };
  // The price parser interprets "$" by the top-level domain of a country. The user's currency selects this
  // domain, such as "us" for USD.
  const context = { language: locale, topLevelDomain: ownCurrency.slice(0, 2).toLowerCase() };
  const parsedPrice = readPriceOfWholeText(trimmedText, context);
  const price =
    parsedPrice && !parsedPrice.currency
      ? readPriceOfWholeText(trimmedText, { ...context, currency: ownCurrency })
      : parsedPrice;
  return price?.currency !== undefined && currencies.includes(price.currency)
    ? { amount: price.amount, currency: price.currency }
    : undefined;
}

/** Converts a price from the API to a text that `parsePriceText` can parse. */
export function formatPriceText(amount: string, currency: string, locale: string): string {
  const text = formatPriceInput(Number(amount), currency, locale);
  return text && `${text} ${currency}`;
}

/** Returns the host of a URL without `www.`. Returns an empty text if the text is not a URL. */
const getHostName = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '');

/**
 * Adds `https://` to the row's link if it has no scheme. If the row has no name, uses the host of the link as
 * the name.
 */
export function normaliseImportRow(row: ImportRow): ImportRow {
  const url = extractFirstUrl(row.url);
  // A name has only one line, so line breaks and other white space are replaced by spaces.
  const name = row.name.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim();
  const hostName = name === '' ? getHostName(url) : '';
  return { ...row, url, name: name || hostName, hasHostName: hostName !== '' };
}

export type ImportRowErrors = Partial<Record<ItemField, Pick<ItemFieldError, 'id' | 'values'>>>;

/** Returns the errors of a row that must be corrected before saving. */
function validateRow(row: ImportRow, priceSettings: PriceParsingSettings): ImportRowErrors {
  const { name, description } = row;
  const price = parsePriceText(row.price, priceSettings);
  const errors = validateItem({
    ...emptyItemDraft,
    name,
    description,
    url: extractFirstUrl(row.url),
    ...toPriceFields(price),
  });
  return price ? errors : { ...errors, price: { id: 'import.badPrice' } };
}

const toPriceFields = (price: ParsedPrice | undefined) => ({
  price: price?.amount ?? '',
  currency: price?.currency ?? '',
});

/** Returns a function that validates an import row. The function caches its result for each row object. */
export function createImportRowValidator(priceSettings: PriceParsingSettings): (row: ImportRow) => ImportRowErrors {
  const errorsByRow = new WeakMap<ImportRow, ImportRowErrors>();
  return (row) => {
    const errors = errorsByRow.get(row) ?? validateRow(row, priceSettings);
    errorsByRow.set(row, errors);
    return errors;
  };
}

/** Converts a valid import row to an item of the request body. */
export function createImportRequestItem(row: ImportRow, priceSettings: PriceParsingSettings) {
  const price = parsePriceText(row.price, priceSettings);
  const { name, description, isAvailable, state, wanted } = row;
  const texts = { name: name.trim(), url: extractFirstUrl(row.url).trim(), description: description.trim() };
  return { ...texts, ...toPriceFields(price), isAvailable, state, wanted };
}
