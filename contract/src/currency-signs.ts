const supportedCurrencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export function parseCurrencyCode(text: string | undefined): string | undefined {
  const code = text?.trim().toUpperCase();
  return code !== undefined && supportedCurrencies.has(code) ? code : undefined;
}

const displayDecimalsByCurrency = new Map<string, number>();

function readDecimalsFromIntl(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Returns the number of decimals of a currency, for example 0 for JPY and 3 for KWD. Returns 2 if the
 * currency is unknown.
 */
export function getDisplayDecimals(currency: string | undefined): number {
  if (currency === undefined) return 2;
  const digits = displayDecimalsByCurrency.get(currency) ?? readDecimalsFromIntl(currency);
  displayDecimalsByCurrency.set(currency, digits);
  return digits;
}

/** Currency code by sign or abbreviation. Contains only signs that a single currency uses. */
const currencyBySign: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₪': 'ILS',
  '₩': 'KRW',
  '₫': 'VND',
  '฿': 'THB',
  '₴': 'UAH',
  '₱': 'PHP',
  '₦': 'NGN',
  '₵': 'GHS',
  '₡': 'CRC',
  '₸': 'KZT',
  '₾': 'GEL',
  '₼': 'AZN',
  '₮': 'MNT',
  '₲': 'PYG',
  '₭': 'LAK',
  '৳': 'BDT',
  '៛': 'KHR',
  円: 'JPY',
  元: 'CNY',
  원: 'KRW',
  us$: 'USD',
  'u.s.$': 'USD',
  usd$: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  cad$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  sg$: 'SGD',
  nt$: 'TWD',
  r$: 'BRL',
  mx$: 'MXN',
  'cn¥': 'CNY',
  'jp¥': 'JPY',
  rmb: 'CNY',
  'fr.': 'CHF',
  'sfr.': 'CHF',
  sfr: 'CHF',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  лв: 'BGN',
  'лв.': 'BGN',
  руб: 'RUB',
  'руб.': 'RUB',
  грн: 'UAH',
  tl: 'TRY',
  rp: 'IDR',
  rm: 'MYR',
  rs: 'INR',
  'rs.': 'INR',
  's/': 'PEN',
  'eur.': 'EUR',
  euro: 'EUR',
  din: 'RSD',
  kn: 'HRK',
  'د.إ': 'AED',
  'ر.س': 'SAR',
  'ر.س.': 'SAR',
  'د.ك': 'KWD',
  'د.ك.': 'KWD',
  'ر.ع.': 'OMR',
  'د.ب.': 'BHD',
  'ر.ق': 'QAR',
  'ج.م': 'EGP',
  'د.م.': 'MAD',
  'ش״ח': 'ILS',
  'ש"ח': 'ILS',
  '﷼': 'IRR',
  ريال: 'SAR',
  درهم: 'AED',
};

/** Default region of each language, for language tags without a region, such as "ja". */
const defaultRegionByLanguage: Readonly<Record<string, string>> = {
  ja: 'JP',
  zh: 'CN',
  sv: 'SE',
  da: 'DK',
  nb: 'NO',
  nn: 'NO',
  no: 'NO',
  is: 'IS',
};

/** Currency code by sign and region, for signs that several currencies use. The region '' is the default. */
const currencyBySignAndRegion: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: {
    AR: 'ARS',
    AU: 'AUD',
    BN: 'BND',
    BS: 'BSD',
    CA: 'CAD',
    CL: 'CLP',
    CO: 'COP',
    HK: 'HKD',
    JM: 'JMD',
    MX: 'MXN',
    NZ: 'NZD',
    SG: 'SGD',
    TT: 'TTD',
    TW: 'TWD',
    UY: 'UYU',
    '': 'USD',
  },
  '¥': { CN: 'CNY', '': 'JPY' },
  '￥': { CN: 'CNY', '': 'JPY' },
  kr: { DK: 'DKK', IS: 'ISK', NO: 'NOK', '': 'SEK' },
  'kr.': { IS: 'ISK', NO: 'NOK', SE: 'SEK', '': 'DKK' },
};

/** Hints at the region of a shop page: the language tag of the page, and the top-level domain of its host. */
export interface ProductPageLocale {
  language: string | undefined;
  topLevelDomain: string | undefined;
}

function getRegion({ language, topLevelDomain }: ProductPageLocale): string {
  const [languageCode = '', ...subtags] = (language ?? '').replaceAll('_', '-').split('-');
  const region = subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag));
  if (region !== undefined) return region.toUpperCase();
  const byDomain = /^[a-z]{2}$/.test(topLevelDomain ?? '') ? topLevelDomain?.toUpperCase() : undefined;
  return byDomain ?? defaultRegionByLanguage[languageCode.toLowerCase()] ?? '';
}

/**
 * Returns the currency code of a sign, an abbreviation or a code. If several currencies use the sign, the
 * region of the page decides.
 */
export function findCurrencyOfSign(text: string, locale: ProductPageLocale): string | undefined {
  const sign = text.trim().toLowerCase();
  if (Object.hasOwn(currencyBySign, sign)) return currencyBySign[sign];
  const byRegion = Object.hasOwn(currencyBySignAndRegion, sign) ? currencyBySignAndRegion[sign] : undefined;
  return byRegion ? (byRegion[getRegion(locale)] ?? byRegion['']) : parseCurrencyCode(text);
}

const escapeForRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const listSignSpellings = (sign: string): string[] => [
  sign,
  sign.toUpperCase(),
  sign.charAt(0).toUpperCase() + sign.slice(1),
];

// Chinese, Japanese and Korean currency signs may touch letters, because these languages have no spaces
// between words.
const beginsWithLetter = (sign: string): boolean => /^(?![円元원])\p{L}/u.test(sign);
const endsWithLetter = (sign: string): boolean => /(?![円元원])\p{L}$/u.test(sign);

const allSigns = [
  ...new Set([...Object.keys(currencyBySign), ...Object.keys(currencyBySignAndRegion)].flatMap(listSignSpellings)),
];

/**
 * Returns a pattern that matches any of the texts. Longer texts come first, because a shorter text can be
 * the beginning of a longer one.
 */
const createAlternationPattern = (alternatives: readonly string[]): string =>
  alternatives
    .toSorted((a, b) => b.length - a.length)
    .map(escapeForRegExp)
    .join('|');

const signsOfLetters = allSigns.filter((sign) => beginsWithLetter(sign) && endsWithLetter(sign));
const signsBeginningWithLetter = allSigns.filter((sign) => beginsWithLetter(sign) && !endsWithLetter(sign));
const symbolSigns = allSigns.filter((sign) => !beginsWithLetter(sign));

/**
 * Pattern of all currency signs, and of currency codes (three capitals). A sign that consists of letters must
 * not be a part of a longer word. The pattern has only one lookbehind and one lookahead for letters, because
 * each of them compiles to hundreds of character ranges.
 */
export const currencySignPattern = `(?<!\\p{L})(?:(?:${createAlternationPattern(signsOfLetters)}|[A-Z]{3})(?!\\p{L})|${createAlternationPattern(signsBeginningWithLetter)})|${createAlternationPattern(symbolSigns)}`;
