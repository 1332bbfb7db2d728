import { expect, test } from 'vitest';
import { formatPrice, priceInput } from './price.ts';

test('a price has two decimals, in the form of the language', () => {
  expect([0, 38, 1234.5].map((price) => formatPrice(price, 'en'))).toEqual(['$0.00', '$38.00', '$1,234.50']);
  expect(formatPrice(1234.5, 'de')).toBe('1.234,50\u00a0$');
});

test('an input shows two decimals, and nothing for 0', () => {
  expect([priceInput(0), priceInput(0.5), priceInput(38)]).toEqual(['', '0.50', '38.00']);
});
