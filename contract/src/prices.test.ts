import { expect, test } from 'vitest';
import { readMachineReadablePrice, readPrice, readPriceOfWholeText } from './prices.ts';

const readAndFormatPrice = (text: string, language?: string, topLevelDomain?: string): string => {
  const price = readPrice(text, { language, topLevelDomain });
  return price ? `${price.amount} ${price.currency ?? '?'}` : 'none';
};

test.each([
  ['1.299,00 €', '1299.00 EUR'],
  ['€1,299.00', '1299.00 EUR'],
  ['1 299,00 €', '1299.00 EUR'],
  ['1\u202f299,00\u00a0€', '1299.00 EUR'],
  ["CHF 1'299.–", '1299.00 CHF'],
  ['CHF 1’299.50', '1299.50 CHF'],
  ['US$ 12', '12.00 USD'],
  ['$12', '12.00 USD'],
  ['12,5', '12.50 ?'],
  ['EUR 12,5', '12.50 EUR'],
  ['12.99 GBP', '12.99 GBP'],
  ['£1,299', '1299.00 GBP'],
  ['¥1,200', '1200 JPY'],
  ['1,200円', '1200 JPY'],
  ['12,-', '12.00 ?'],
  ['12,- €', '12.00 EUR'],
  ['12,– €', '12.00 EUR'],
  ['€ 10 – € 20', '10.00 EUR'],
  ['10,00 € - 20,00 €', '10.00 EUR'],
  ['$20.00 to $15.00', '15.00 USD'],
  ['10–20 €', '10.00 EUR'],
  ['ab 9,99 €', '9.99 EUR'],
  ['from $9.99', '9.99 USD'],
  ['R$ 1.249,90', '1249.90 BRL'],
  ['1.299.000 ₫', '1299000 VND'],
  ['₹1,29,999.00', '129999.00 INR'],
  ['12€99', '12.99 EUR'],
  ['KWD 12.500', '12.500 KWD'],
  ['Kč 1 299', '1299.00 CZK'],
  ['129,99 zł', '129.99 PLN'],
  ['1 990 Ft', '1990 HUF'],
  ['2.499,00 TL', '2499.00 TRY'],
  ['٢٥٫٥٠ ر.س', '25.50 SAR'],
  ['۱۲٬۵۰۰ ﷼', '12500 IRR'],
  ['１，２００円', '1200 JPY'],
  ['15 % off: $8', '8.00 USD'],
  ['8,90 € (17,80 €/kg)', '8.90 EUR'],
  ['Price: 14.50', '14.50 ?'],
  ['0,00 €', 'none'],
  ['Free', 'none'],
  ['', 'none'],
  ['$99999999999999999999', 'none'],
  ['10,000,000.00 $', 'none'],
])('readPrice("%s") returns %s', (text, expected) => {
  expect(readAndFormatPrice(text)).toBe(expected);
});

test.each([
  ['$12', 'en-CA', undefined, '12.00 CAD'],
  ['$12', 'en', 'au', '12.00 AUD'],
  ['$1.200', 'es-MX', undefined, '1200.00 MXN'],
  ['199 kr', 'da', undefined, '199.00 DKK'],
  ['199 kr', 'nb-NO', undefined, '199.00 NOK'],
  ['199 kr', 'sv', undefined, '199.00 SEK'],
  ['¥88', 'zh-CN', undefined, '88.00 CNY'],
])('readPrice("%s") in the language %s and top-level domain %s returns %s', (text, language, domain, expected) => {
  expect(readAndFormatPrice(text, language, domain)).toBe(expected);
});

test.each([
  ['24.5', 'EUR', 'en', '24.50'],
  ['1299', 'JPY', 'ja', '1299'],
  ['12.5', 'KWD', 'ar', '12.500'],
  ['12.500', 'KWD', 'en', '12.500'],
  ['19.989999771118164', 'EUR', 'de', '19.99'],
  ['19.9900', 'EUR', 'de', '19.99'],
  ['1.299', 'EUR', 'de', '1299.00'],
  ['1.299', 'USD', 'en', '1.30'],
  ['1.299,00', 'EUR', 'de', '1299.00'],
  ['1,299.00', 'USD', 'en', '1299.00'],
  ['15,75', 'EUR', 'es', '15.75'],
  ['EUR 15.75', 'EUR', 'de', '15.75'],
  ['1e3', 'EUR', 'en', undefined],
  ['-5', 'EUR', 'en', undefined],
  ['NaN', 'EUR', 'en', undefined],
])('readMachineReadablePrice("%s") in %s and the language %s returns %s', (value, currency, language, expected) => {
  expect(readMachineReadablePrice(value, { currency, language, topLevelDomain: undefined })?.amount).toBe(expected);
});

test.each([
  ['1.299,00 €', '1299.00 EUR'],
  ['US$ 12', '12.00 USD'],
  ['12.50', '12.50 ?'],
  ['12,-', '12.00 ?'],
  ['KWD 12.500', '12.500 KWD'],
  ['12.50 HUF', '12.50 HUF'],
  ['about 20 €', 'none'],
  ['20 € each', 'none'],
  ['10 € – 20 €', 'none'],
  ['-5', 'none'],
  ['8 €/kg', 'none'],
  ['12.345,678 €', 'none'],
  ['12.5 JPY', 'none'],
  ['12 PCS', 'none'],
  ['0', 'none'],
  ['', 'none'],
])('readPriceOfWholeText("%s") returns %s', (text, expected) => {
  const price = readPriceOfWholeText(text, { language: 'en', topLevelDomain: undefined });
  expect(price ? `${price.amount} ${price.currency ?? '?'}` : 'none').toBe(expected);
});
