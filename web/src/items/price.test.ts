import { expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { priceInput, priceText } from './price.ts';

test('a price has two decimals, in the form of the language', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect([priceText(0), priceText(38), priceText(1234.5)]).toEqual(['$0.00', '$38.00', '$1,234.50']);
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  expect(priceText(1234.5)).toBe('1.234,50\u00a0$');
});

test('an input shows two decimals, and nothing for 0', () => {
  expect([priceInput(0), priceInput(0.5), priceInput(38)]).toEqual(['', '0.50', '38.00']);
});
