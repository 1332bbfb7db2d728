import { describe, expect, test } from 'vitest';
import {
  cleanAndShortenName,
  descriptionSchema,
  displayNameSchema,
  nameSchema,
  requiredDescriptionSchema,
  titleSchema,
} from './fields.ts';
import { findFirstError, parseOrUndefined } from './schema.testing.ts';

describe.each([
  ['a title', titleSchema],
  ['a name', nameSchema],
  ['a display name', displayNameSchema],
])('%s', (_what, schema) => {
  test.each([
    'José',
    'e\u0301te\u0301',
    'می\u200Cخواهم',
    'क्\u200Dष',
    '👩\u200D👩\u200D👧\u200D👦',
    '🏳️\u200D🌈',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    'مُنى الشريف (نور)',
    'שָׁלוֹם',
    '-',
    'z\u0335\u0321a\u0335',
  ])('accepts %j', (input) => expect(parseOrUndefined(schema, input)).toBe(input));

  test.each(['a\u0001b', 'a\nb', 'a\u007F', 'a\u009Bb', 'a\u2028b', 'a\u202Eb', 'a\u2066b\u2069'])(
    'the schema of one line of text refuses %j, which has a character that hides or reverses text',
    (input) => expect(findFirstError(schema, input)).toBe('error.hiddenCharacters'),
  );

  test.each([
    ['Mug\u200E', 'Mug'],
    ['\u200Fמתנה', 'מתנה'],
    ['a\u061Cb', 'ab'],
    ['\uFEFF Mug', 'Mug'],
  ])('removes the invisible marks of %j', (input, output) => expect(parseOrUndefined(schema, input)).toBe(output));

  test.each([
    '\u200B',
    '\u200D\u200C',
    '\u2800',
    '\u3164',
    '\u115F\u1160',
    '\uFE0F',
    '\u{E0067}',
    '\u2060 \u2800',
    '\uE000',
  ])('refuses %j, which has no visible character', (input) =>
    expect(findFirstError(schema, input)).toBe('error.nothingVisible'),
  );
});

describe('a name from an identity provider', () => {
  test.each([
    ['Ana', 'Ana'],
    [' A\0n\u202Ea\n ', 'Ana'],
    ['\u202E', ''],
    ['\u3164\u2800', ''],
    ['', ''],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['A\uD800', 'A\uFFFD'],
    ['😀'.repeat(201), '😀'.repeat(200)],
    ['\u200B'.repeat(200) + 'a', ''],
  ])('is converted from %j to %j', (input, output) => {
    expect(cleanAndShortenName(input)).toBe(output);
    if (output !== '') expect(parseOrUndefined(displayNameSchema, output)).toBe(output);
  });
});

describe.each([
  ['a description', descriptionSchema],
  ['a required description', requiredDescriptionSchema],
])('%s', (_what, schema) => {
  test.each([
    ['a\r\nb\tc\n\rd', 'a\nb\tc\n\nd'],
    ['a\u202Eb\u202Cc', 'abc'],
    ['a\u2066b\u2069c\u2067', 'abc'],
    ['a\u0007b\u001B[31m\u009Bc', 'ab[31mc'],
    ['שלום\u200F!', 'שלום\u200F!'],
    ['می\u200Cخواهم 👩\u200D👧', 'می\u200Cخواهم 👩\u200D👧'],
    ['\u202Ea \u202C', 'a'],
  ])('is converted from %j to %j', (input, output) => expect(parseOrUndefined(schema, input)).toBe(output));

  test('hidden characters do not count towards the maximum of 5,000 characters of a description', () => {
    expect(parseOrUndefined(schema, 'x'.repeat(5_000) + '\u202E')).toBe('x'.repeat(5_000));
    expect(findFirstError(schema, 'a\0')).toBe('error.badCharacters');
  });
});

test('a description of more than 20,000 characters is refused even if all of them are hidden', () => {
  expect(parseOrUndefined(descriptionSchema, '\u202E'.repeat(20_000))).toBe('');
  expect(findFirstError(descriptionSchema, '\u202E'.repeat(20_001))).toBe('error.tooLong|5000');
});

test('a required description is refused if it has only hidden characters', () =>
  expect(findFirstError(requiredDescriptionSchema, '\u202E\u0007')).toBe('error.required'));
