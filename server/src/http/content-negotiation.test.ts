import { expect, test } from 'vitest';
import { chooseLocale, pickContentCoding } from './content-negotiation.ts';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, GZIP;q=0.5', 'gzip'],
  ['x,'.repeat(99) + 'br', 'br'],
  // The server reads only the first 200 characters of the header. In the next two headers, the last coding
  // extends beyond this limit.
  ['x,'.repeat(100) + 'br', 'identity'],
  ['x,'.repeat(99) + 'br;q=0', 'identity'],
  [','.repeat(15_500), 'identity'],
])('a client with Accept-Encoding %j gets the content coding %s', (header, encoding) =>
  expect(pickContentCoding(header)).toBe(encoding),
);

test.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['fr-FR, fr;q=0.9, de;q=0.5, en;q=0.4', 'de'],
  ['de;q=0, en', 'en'],
  ['fr, *', 'en'],
  [';;;,,,q=', 'en'],
  ['x,'.repeat(99) + 'de', 'de'],
  ['x,'.repeat(100) + 'de', 'en'],
  ['x,'.repeat(95) + 'en;q=0.5,de;q=0.1', 'en'],
  ['x,'.repeat(99) + 'de;q=0', 'en'],
])('a client with Accept-Language %s gets the language %s', (header, locale) => {
  expect(chooseLocale(header)).toBe(locale);
});
