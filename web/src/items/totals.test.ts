import { expect, test } from 'vitest';
import { formatTotalPrices } from './totals.ts';

const createDollarPrice = (price: number) => ({ price, currency: 'USD' });

test('formatTotalPrices returns the exact total price for each currency, most used currency first', () => {
  expect(formatTotalPrices([createDollarPrice(0.1), createDollarPrice(0.2)], 'en')).toBe('$0.30');
  const items = [
    { price: 25, currency: 'EUR' },
    createDollarPrice(340),
    createDollarPrice(0.5),
    { price: 1_200, currency: 'JPY' },
  ];
  expect(formatTotalPrices(items, 'en')).toBe('$340.50 + €25.00 + ¥1,200');
  const kwd = { price: 1.005, currency: 'KWD' };
  expect(formatTotalPrices([kwd, kwd], 'en')).toBe('KWD 2.010'.replace(' ', '\u00A0'));
  expect(
    formatTotalPrices(
      Array.from({ length: 1_000 }, () => createDollarPrice(0.01)),
      'de',
    ),
  ).toBe('10,00\u00A0$');
});

test('formatTotalPrices returns an empty text if fewer than two items have a price', () => {
  expect(formatTotalPrices([createDollarPrice(0), createDollarPrice(5)], 'en')).toBe('');
});
