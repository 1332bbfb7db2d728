import { expect, test } from 'vitest';
import { getTranslator } from './translate.ts';

test.each(['{max}', '{max, number}', '{max, plural, other {# of #}}', "'{max}'", '<0>bold</0>', '%s', '{', "it''s"])(
  'a translator inserts the value %j into a text unchanged',
  (value) => {
    expect(getTranslator('en')('error.invalid', { field: value, max: 7 })).toBe(`${value} is not valid`);
    expect(getTranslator('en')('error.tooLong', { field: value, max: 7 })).toBe(
      `${value} must be at most 7 characters long`,
    );
  },
);

test('a translator formats numbers and plurals by the rules of the language', () => {
  expect(getTranslator('en')('error.quotaFriends', { max: 2000 })).toContain('2,000');
  expect(getTranslator('de')('error.quotaFriends', { max: 2000 })).toContain('2.000');
  expect(getTranslator('de')('items.summary', { count: 1, available: 1 })).toBe('1 Wunsch, 1 verfügbar');
});
