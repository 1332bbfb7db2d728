import { expect, test } from 'vitest';
import { translator } from './translate.ts';

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
