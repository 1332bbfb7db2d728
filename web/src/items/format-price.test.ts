import { expect, test } from 'vitest';
import { formatPrice, parsePrice, formatPriceInput } from './format-price.ts';

test('formatPrice formats dollars with two decimals, and with the separators of the language', () => {
  expect([0, 38, 1234.5].map((price) => formatPrice(price, 'USD', 'en'))).toEqual(['$0.00', '$38.00', '$1,234.50']);
  expect(formatPrice(1234.5, 'USD', 'de')).toBe('1.234,50\u00a0$');
});

test.each([
  ['EUR', 'de', 1234.5, '1.234,50\u00a0€'],
  ['JPY', 'en', 1500, '¥1,500'],
  ['KWD', 'en', 1.5, 'KWD\u00a01.500'],
  // The app formats the currency AFN with two decimals (ISO 4217). CLDR, the locale data of browsers, has no
  // decimals for it.
  ['AFN', 'en', 12.5, 'AFN\u00a012.50'],
])(
  'formatPrice formats %s in the language %s with as many decimals as ISO 4217 requires',
  (currency, locale, price, text) => {
    expect(formatPrice(price, currency, locale)).toBe(text);
  },
);

test("formatPriceInput uses the currency's decimals and the language's separator; 0 gives an empty text", () => {
  expect([0, 0.5, 38].map((price) => formatPriceInput(price, 'USD', 'en'))).toEqual(['', '0.50', '38.00']);
  expect(formatPriceInput(1500, 'JPY', 'en')).toBe('1500');
  expect(formatPriceInput(1250.5, 'EUR', 'de')).toBe('1250,50');
});

test.each(['en', 'de'])(
  'in the language %s, parsePrice returns the price that formatPriceInput has formatted',
  (locale) => {
    expect(parsePrice(formatPriceInput(1.25, 'KWD', locale), 'KWD', locale)).toBe('1.250');
  },
);

test.each([
  ['en', '12,50', '12.50'],
  ['de', '12,50', '12.50'],
  ['en', '12.5', '12.5'],
  ['de', '12.5', '12.5'],
  ['en', '1.299,00', '1299.00'],
  ['de', '1.299,00', '1299.00'],
  ['en', '1,299.00', '1299.00'],
  ['en', '1,299', '1299'],
  ['de', '1.299', '1299'],
  ['de', '1.234.567', '1234567'],
  ['en', '$ 38', '38'],
  ['de', '38,5 €', '38.5'],
  ['de', "1'299,5", '1299.5'],
  ['en', ',50', '0.50'],
  ['en', '12.', '12.'],
  ['en', '', ''],
])('in the language %s, parsePrice converts "%s" to %s', (locale, typed, price) => {
  expect(parsePrice(typed, 'USD', locale)).toBe(price);
});

test.each([
  ['en', '1.299'],
  ['de', '1,299'],
  ['en', '12,345.678'],
  ['en', '1,2,3'],
  ['en', '12,34.50'],
  ['en', '1e3'],
  ['en', '-1'],
  ['en', 'ten'],
])('in the language %s, parsePrice returns undefined for "%s"', (locale, typed) => {
  expect(parsePrice(typed, 'USD', locale)).toBeUndefined();
});
