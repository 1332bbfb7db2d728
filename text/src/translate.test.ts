import { expect, test } from 'vitest';
import { chooseLocale, translator } from './translate.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR, fr;q=0.9, de;q=0.5, en;q=0.4', 'de'],
  ['en;q=0.4, DE;q=0.5', 'de'],
  ['de;q=0, en', 'en'],
  ['fr, *', 'en'],
  ['den', 'en'],
  [';;;,,,q=', 'en'],
  ['x,'.repeat(99) + 'de', 'de'],
  ['x,'.repeat(100) + 'de', 'en'],
  ['x,'.repeat(95) + 'en;q=0.5,de;q=0.1', 'en'],
  ['x,'.repeat(99) + 'de;q=0', 'en'],
])('a client that asks for %s is answered in %s', (header, locale) => {
  expect(chooseLocale(header)).toBe(locale);
});

test.each(['{max}', '{max, number}', '{max, plural, other {# of #}}', "'{max}'", '<0>bold</0>', '%s', '{', "it''s"])(
  'what looks like a placeholder in a value is text: %j',
  (value) => {
    expect(translator('en')('error.invalid', { field: value, max: 7 })).toBe(`${value} is not valid`);
    expect(translator('en')('error.tooLong', { field: value, max: 7 })).toBe(
      `${value} must be at most 7 characters long`,
    );
  },
);

test('numbers and plurals follow the language', () => {
  expect(translator('en')('error.quotaFriends', { max: 2000 })).toContain('2,000');
  expect(translator('de')('error.quotaFriends', { max: 2000 })).toContain('2.000');
  expect(translator('de')('items.summary', { count: 1, available: 1 })).toBe('1 Wunsch, 1 verfügbar');
});
