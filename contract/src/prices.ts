import { getCurrencyDecimals } from './currency-decimals.ts';
import {
  findCurrencyOfSign,
  getDisplayDecimals,
  type ProductPageLocale,
  currencySignPattern,
} from './currency-signs.ts';
import { limits } from './limits.ts';

export interface Price {
  /** Decimal text, with as many decimals as the currency has. */
  amount: string;
  currency: string | undefined;
}

/**
 * Code points of the digit zero in other scripts than Latin. In each script, the digits one to nine follow
 * the zero.
 */
const zeroCodePoints = [0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0x0e_50, 0xff_10] as const;

function convertToAsciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = zeroCodePoints.find((start) => point >= start && point < start + 10);
  return zero === undefined ? digit : String(point - zero);
}

const normalisePriceText = (text: string): string =>
  text
    .slice(0, 2_000)
    .replaceAll(/\p{Nd}/gu, convertToAsciiDigit)
    .replaceAll(/[\u066B\uFF0E]/g, '.')
    .replaceAll(/[\u066C]/g, "'")
    .replaceAll(/[\u060C\uFF0C]/g, ',')
    .replaceAll(/[’‘ʼ´`]/g, "'")
    .replaceAll(/[\u00AD\u200B\p{Bidi_Control}]/gu, '')
    .replaceAll(/\s/g, ' ')
    // Removes a space before the decimals. Some pages have the whole part and the decimals of a price in
    // separate elements, such as "12 .50".
    .replaceAll(/(\d) ([.,]\d{2})(?!\d)/g, '$1$2');

// Matches digits with separators. A space counts as a separator only before a group of three digits.
const numberPattern = String.raw`\d(?:[\d.,']|[ ](?=\d{3}(?!\d)))*`;
// Requires a digit before the decimals, because shops do not write prices such as ".99".
const pricePattern = new RegExp(
  `(?:(?<before>${currencySignPattern})[ :]*)?(?<number>${numberPattern})(?:(?:(?<=[.,])[-–—]+)?[ ]*(?<after>${currencySignPattern})(?<cents>\\d{2}(?!\\d))?)?(?<unit>[ ]*(?:%|\\/))?`,
  'gu',
);

interface DecimalAmount {
  /** Digits before the decimal separator. `decimals` contains the digits after the separator. */
  whole: string;
  decimals: string;
}

/**
 * Rounds a price half up to `digits` decimals. Some shops write unrounded sums, such as 19.989999771118164.
 */
function roundToDecimals({ whole, decimals }: DecimalAmount, digits: number): string {
  const keptDecimals = decimals.slice(0, digits).padEnd(digits, '0');
  const roundsUp = (decimals[digits] ?? '0') >= '5';
  const minor = (BigInt(whole + keptDecimals) + (roundsUp ? 1n : 0n)).toString().padStart(digits + 1, '0');
  return digits === 0 ? minor : `${minor.slice(0, -digits)}.${minor.slice(-digits)}`;
}

/** Returns whether numbers in the given language have `separator` (a comma or a dot) before the decimals. */
function isDecimalSeparator(language: string | undefined, separator: string): boolean {
  const tag = Intl.NumberFormat.supportedLocalesOf(listValidLanguageTags(language)).at(0) ?? 'en';
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === separator);
}

function listValidLanguageTags(language: string | undefined): string[] {
  const tag = language?.replaceAll('_', '-') ?? '';
  return /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i.test(tag) ? [tag] : [];
}

/**
 * Parses a number as shops write it. If the text has two different separators, decimals follow the last one.
 * A single separator before three digits separates thousands, unless the currency has three decimals.
 */
function parseShopAmount(text: string, digits: number, language: string | undefined): DecimalAmount | undefined {
  const compact = text.replaceAll(/[ ']/g, '').replace(/[.,]+$/, '');
  const separators = [...compact.matchAll(/[.,]/g)];
  const last = separators.at(-1);
  const amountAt = (separatorIndex: number): DecimalAmount => ({
    whole: compact.slice(0, separatorIndex).replaceAll(/\D/g, ''),
    decimals: compact.slice(separatorIndex + 1),
  });
  if (!last) return amountAt(compact.length);
  const kinds = new Set(separators.map(([separator]) => separator));
  const after = compact.length - last.index - 1;
  const isRepeated = separators.filter(([separator]) => separator === last[0]).length > 1;
  if (isRepeated) return kinds.size === 1 ? amountAt(compact.length) : undefined;
  const hasGroups = after === 3 && kinds.size === 1 && !compact.startsWith('0');
  const isDecimal = !hasGroups || (digits === 3 && isDecimalSeparator(language, last[0]));
  return amountAt(isDecimal ? last.index : compact.length);
}

function formatPriceIfValid(amount: DecimalAmount, digits: number): string | undefined {
  if (amount.whole.length > 12) return undefined;
  const text = roundToDecimals(amount, digits);
  return Number(text) > 0 && Number(text) <= limits.price ? text : undefined;
}

interface PriceContext extends ProductPageLocale {
  /** Currency that the page's product data states. It takes precedence over a sign beside the amount. */
  currency?: string | undefined;
}

interface FoundPrice extends Price {
  startIndex: number;
  endIndex: number;
  hasSign: boolean;
  /** Whether the price is a unit price, such as "0,99 € / 100 g". */
  isPerUnit: boolean;
  /**
   * Whether the text states exactly this price. False if the amount was rounded, or if a word beside the
   * amount is not a currency, such as "PCS".
   */
  isExact: boolean;
}

function* findPrices(text: string, context: PriceContext, digitsOf = getDisplayDecimals): Generator<FoundPrice> {
  for (const match of text.matchAll(pricePattern)) {
    const { before, number: digitsText = '', after, cents, unit } = match.groups ?? {};
    if (unit?.trim() === '%') continue;
    const signCurrency = [before, after].map((sign) => sign && findCurrencyOfSign(sign, context)).find(Boolean);
    const currency = context.currency ?? signCurrency ?? undefined;
    const digits = digitsOf(currency);
    const amount = parseShopAmount(
      cents === undefined ? digitsText : `${digitsText}.${cents}`,
      digits,
      context.language,
    );
    const price = amount && formatPriceIfValid(amount, digits);
    if (!amount || price === undefined) continue;
    const [startIndex, endIndex] = [match.index, match.index + match[0].length];
    const isExact = !/[1-9]/.test(amount.decimals.slice(digits)) && (signCurrency !== undefined || !(before ?? after));
    yield {
      amount: price,
      currency,
      startIndex,
      endIndex,
      hasSign: Boolean(signCurrency),
      isPerUnit: unit?.trim() === '/',
      isExact,
    };
  }
}

const rangeSeparatorPattern = /^[^\d\p{L}]*(?:[-–—~]|\bto\b|\bbis\b|\b[aà]\b)[^\d\p{L}]*$/u;

/**
 * Returns the price in a short text such as "1.299,00 €" or "US$ 12". For a range, returns the lowest price.
 * Prefers a number with a currency. Returns undefined if no price is positive and within the limit of an
 * item's price.
 */
export function readPrice(text: string | undefined, context: PriceContext): Price | undefined {
  const normal = normalisePriceText(text ?? '');
  const all = [...findPrices(normal, context)];
  const wholePrices = all.filter(({ isPerUnit }) => !isPerUnit);
  const found = wholePrices.length > 0 ? wholePrices : all;
  const start = Math.max(
    0,
    found.findIndex(({ hasSign }) => hasSign),
  );
  const [first, second] = found.slice(
    start > 0 && isPriceRange(normal, found[start - 1], found[start]) ? start - 1 : start,
  );
  if (!first) return undefined;
  const isFromTo = isPriceRange(normal, first, second);
  const lowest = isFromTo && second && Number(second.amount) < Number(first.amount) ? second : first;
  return { amount: lowest.amount, currency: lowest.currency ?? (isFromTo ? second?.currency : undefined) };
}

const isPriceRange = (text: string, first: FoundPrice | undefined, second: FoundPrice | undefined): boolean =>
  first !== undefined &&
  second !== undefined &&
  rangeSeparatorPattern.test(text.slice(first.endIndex, second.startIndex));

/**
 * Returns a price from machine-readable data. Such a price should be a number with a dot before the
 * decimals. Parses any other text with `readPrice`, because some shops write texts such as "12,50 €" in the
 * data.
 */
export function readMachineReadablePrice(value: string | undefined, context: PriceContext): Price | undefined {
  const text = value?.trim() ?? '';
  if (/^-|^[\d.]+e[+-]?\d+$/i.test(text)) return undefined;
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{0,40}))?$/.exec(text) ?? [];
  const digits = getDisplayDecimals(context.currency);
  const hasGroups = decimals.length === 3 && digits < 3 && whole !== '0' && !isDecimalSeparator(context.language, '.');
  if (whole === undefined || hasGroups) return readPrice(text, context);
  const amount = formatPriceIfValid({ whole, decimals }, digits);
  return amount === undefined ? undefined : { amount, currency: context.currency };
}

/** Returns all prices with a currency sign in a text, in the order of the text. Skips unit prices. */
export const findPricesWithCurrencySign = (text: string, context: PriceContext): Price[] =>
  [...findPrices(normalisePriceText(text), context)].filter(({ hasSign, isPerUnit }) => hasSign && !isPerUnit);

const countIsoDecimals = (currency: string | undefined): number =>
  currency === undefined ? 2 : getCurrencyDecimals(currency);

/**
 * Returns the price if the whole text is a price, such as "1.299,00 €" or "12,-". Otherwise returns
 * undefined. Also returns undefined if the price has more decimals than ISO 4217 gives the currency.
 */
export function readPriceOfWholeText(text: string, context: PriceContext): Price | undefined {
  const normal = normalisePriceText(text).trim();
  const [found, second] = findPrices(normal, context, countIsoDecimals);
  const isWhole = found?.startIndex === 0 && !second && /^[-–—]*$/.test(normal.slice(found.endIndex));
  if (!isWhole || found.isPerUnit || !found.isExact) return undefined;
  return { amount: found.amount, currency: found.currency };
}
