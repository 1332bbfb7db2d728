import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  booleanSchema,
  booleanTextSchema,
  descriptionSchema,
  emailSchema,
  lowercaseEmailAscii,
  idSchema,
  idTextSchema,
  nameSchema,
  priceTextSchema,
  titleSchema,
  createTrimmedTextSchema,
  urlSchema,
} from './fields.ts';
import { findFirstError, parseOrUndefined } from './schema.testing.ts';

describe('text fields', () => {
  const requiredText = createTrimmedTextSchema({ max: 3 });
  const optionalText = createTrimmedTextSchema({ min: 0, max: 3 });

  test('createTrimmedTextSchema trims a text and counts its length in code points', () => {
    expect(parseOrUndefined(requiredText, ' ab ')).toEqual('ab');
    expect(parseOrUndefined(requiredText, '🎁🎁🎁')).toEqual('🎁🎁🎁');
    expect(findFirstError(requiredText, '🎁🎁🎁🎁')).toBe('error.tooLong|3');
    expect(findFirstError(requiredText, 'abcd')).toBe('error.tooLong|3');
  });

  test('createTrimmedTextSchema refuses a blank text unless the minimum length is 0', () => {
    expect(findFirstError(requiredText, ' \n\t ')).toBe('error.required');
    expect(findFirstError(requiredText, '')).toBe('error.required');
    expect(parseOrUndefined(optionalText, '  ')).toEqual('');
  });

  test('createTrimmedTextSchema refuses values other than strings, and texts with NUL or lone surrogates', () => {
    for (const input of [1, null, true, ['a'], { length: 1 }])
      expect(findFirstError(requiredText, input)).toBe('error.mustBeText');
    for (const input of ['a\0', '\ud83c', '\udf81'])
      expect(findFirstError(requiredText, input)).toBe('error.badCharacters');
  });

  test.each([
    ['a title', titleSchema, 200, 'error.required'],
    ['a name', nameSchema, 200, 'error.required'],
    ['a description', descriptionSchema, 5_000, undefined],
  ])(
    'the schema of %s accepts a text of the maximum length and refuses a longer text',
    (_what, schema, max, whenEmpty) => {
      expect(parseOrUndefined(schema, 'x'.repeat(max))).toEqual('x'.repeat(max));
      expect(findFirstError(schema, 'x'.repeat(max + 1))).toBe(`error.tooLong|${max}`);
      if (whenEmpty === undefined) expect(parseOrUndefined(schema, '')).toEqual('');
      else expect(findFirstError(schema, '')).toBe(whenEmpty);
    },
  );
});

describe('boolean fields', () => {
  test('booleanSchema accepts only the JSON values true and false', () => {
    expect(parseOrUndefined(booleanSchema, true)).toEqual(true);
    expect(parseOrUndefined(booleanSchema, false)).toEqual(false);
    for (const input of ['true', 1, 0, null, undefined])
      expect(findFirstError(booleanSchema, input)).toBe('error.mustBeBoolean');
  });

  test('booleanTextSchema accepts only the texts "true" and "false", as HTML forms send them', () => {
    expect(parseOrUndefined(booleanTextSchema, 'true')).toEqual(true);
    expect(parseOrUndefined(booleanTextSchema, 'false')).toEqual(false);
    for (const input of ['TRUE', '1', 'on', '', ' true', true])
      expect(findFirstError(booleanTextSchema, input)).toBe('error.mustBeBoolean');
  });
});

describe('e-mail address fields', () => {
  test('lowercaseEmailAscii converts only ASCII letters to lower case', () => {
    expect(lowercaseEmailAscii('ANA@Example.COM')).toBe('ana@example.com');
    expect(lowercaseEmailAscii('ÄKİ@example.com')).toBe('Äkİ@example.com');
  });

  test.each([
    'ana@example.com',
    'ana+list@mail.example.co.uk',
    "o'neil@example.com",
    'ANA@EXAMPLE.COM',
    'ä@b.c',
    'jörg@bücher.example',
    'a..b@-x.y',
  ])('emailSchema accepts %s', (address) => expect(parseOrUndefined(emailSchema, address)).toEqual(address));

  test.each([
    '@example.com',
    'ana@example',
    'ana@example.',
    'ana@exa mple.com',
    'ana@b@example.com',
    'ana@example..com',
    '<ana@example.com>',
    'İ@example.com',
    'ana@\u212aelvin.org',
    'a\u202ena@example.com',
  ])('emailSchema refuses %s', (address) => expect(findFirstError(emailSchema, address)).toBe('login.invalidEmail'));

  test('emailSchema refuses an address of more than 254 characters', () => {
    expect(parseOrUndefined(emailSchema, `${'a'.repeat(248)}@ex.de`)).toEqual(`${'a'.repeat(248)}@ex.de`);
    expect(findFirstError(emailSchema, `${'a'.repeat(249)}@ex.de`)).toBe('error.tooLong|254');
  });
});

describe('id fields', () => {
  test('idSchema accepts only positive integers in JSON', () => {
    for (const input of [1, 12, Number.MAX_SAFE_INTEGER]) expect(parseOrUndefined(idSchema, input)).toEqual(input);
    for (const input of [0, -1, 1.5, Number.NaN, Infinity, 2 ** 53, '1', null])
      expect(findFirstError(idSchema, input)).toBe('error.mustBeId');
  });

  test('idTextSchema accepts only decimal digits, as in a URL', () => {
    expect(parseOrUndefined(idTextSchema, '1')).toEqual(1);
    expect(parseOrUndefined(idTextSchema, '10')).toEqual(10);
    expect(parseOrUndefined(idTextSchema, '9007199254740991')).toEqual(Number.MAX_SAFE_INTEGER);
    const invalidIds = ['0', '-1', '1.0', '1e3', '1 ', '', '١', '9007199254740992', 1];
    for (const input of invalidIds) expect(findFirstError(idTextSchema, input)).toBe('error.mustBeId');
  });
});

describe('shop URL fields', () => {
  test.each(['', 'http://a', 'https://shop.example/mug?colour=sea#top', 'HTTPS://SHOP.EXAMPLE'])(
    'urlSchema accepts %j',
    (input) => expect(parseOrUndefined(urlSchema, input)).toEqual(input),
  );

  test.each([
    'javascript:alert(1)',
    'ftp://a.example',
    '//shop.example',
    'shop.example',
    'http://',
    'https://exa mple.com',
    'a http://b',
    'https://shop.example/\u202Egnp.exe',
  ])('urlSchema refuses %j', (input) => expect(findFirstError(urlSchema, input)).toBe('items.invalidUrl'));

  test('urlSchema refuses a URL of more than 2,048 characters', () => {
    expect(parseOrUndefined(urlSchema, `https://a.example/${'x'.repeat(2_048 - 18)}`)).toEqual(
      `https://a.example/${'x'.repeat(2_048 - 18)}`,
    );
    expect(findFirstError(urlSchema, `https://a.example/${'x'.repeat(2_049 - 18)}`)).toBe('error.tooLong|2048');
  });
});

describe('price fields', () => {
  test.each([
    ['', '0'],
    [' 3 ', '3'],
    ['9999999.99', '9999999.99'],
    ['38.5', '38.5'],
    ['.5', '.5'],
    ['0001', '0001'],
  ])('priceTextSchema parses %j as the decimal %j', (input, output) =>
    expect(parseOrUndefined(priceTextSchema, input)).toEqual(output),
  );

  test.each(['-1', '1e3', '12345678', '1.234', '.', '1,5', '$1', '1x', '1.2.3'])(
    'priceTextSchema refuses %j',
    (input) => expect(findFirstError(priceTextSchema, input)).toBe('items.invalidPrice'),
  );

  test('priceTextSchema refuses a number', () => expect(findFirstError(priceTextSchema, 1)).toBe('items.invalidPrice'));
});

test('an object schema refuses an unknown field, a missing field, and a value that is no object', () => {
  const schema = v.strictObject({ title: titleSchema });
  expect(findFirstError(schema, { title: 'a', colour: 'red' })).toBe('error.unknownField');
  expect(findFirstError(schema, {})).toBe('error.required');
  expect(findFirstError(schema, 'a')).toBe('error.mustBeObject');
  expect(parseOrUndefined(schema, { title: 'a' })).toEqual({ title: 'a' });
});
