import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  boolean,
  booleanText,
  description,
  email,
  foldAddress,
  id,
  idText,
  name,
  priceText,
  say,
  title,
  trimmedText,
  url,
} from './fields.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** What a schema makes of an input; undefined when it refuses it. */
function made(schema: Schema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : undefined;
}

/** The message of the first fault of an input; undefined when there is none. */
function faultOf(schema: Schema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0]?.message;
}

describe('a text', () => {
  const short = trimmedText({ max: 3 });
  const optional = trimmedText({ min: 0, max: 3 });

  test('is trimmed, and counted in characters as people see them', () => {
    expect(made(short, ' ab ')).toEqual('ab');
    expect(made(short, '🎁🎁🎁')).toEqual('🎁🎁🎁');
    expect(faultOf(short, '🎁🎁🎁🎁')).toBe('error.tooLong|3');
    expect(faultOf(short, 'abcd')).toBe('error.tooLong|3');
  });

  test('must hold something, unless it may be empty', () => {
    expect(faultOf(short, ' \n\t ')).toBe('error.required');
    expect(faultOf(short, '')).toBe('error.required');
    expect(made(optional, '  ')).toEqual('');
  });

  test('must be text, and text that can be stored', () => {
    for (const input of [1, null, true, ['a'], { length: 1 }]) expect(faultOf(short, input)).toBe('error.mustBeText');
    for (const input of ['a\0', '\ud83c', '\udf81']) expect(faultOf(short, input)).toBe('error.badCharacters');
  });

  test('tells its limits to the document', () => {
    expect(v.getMetadata(short)).toEqual({ minLength: 1, maxLength: 3 });
    expect(v.getMetadata(optional)).toEqual({ minLength: 0, maxLength: 3 });
  });

  test.each([
    ['a title', title, 200, 'error.required'],
    ['a name', name, 200, 'error.required'],
    ['a description', description, 5_000, undefined],
  ])('%s has the length of the contract', (_what, schema, max, whenEmpty) => {
    expect(made(schema, 'x'.repeat(max))).toEqual('x'.repeat(max));
    expect(faultOf(schema, 'x'.repeat(max + 1))).toBe(`error.tooLong|${max}`);
    if (whenEmpty === undefined) expect(made(schema, '')).toEqual('');
    else expect(faultOf(schema, '')).toBe(whenEmpty);
  });
});

describe('a switch', () => {
  test('is true or false, and nothing that looks like it', () => {
    expect(made(boolean, true)).toEqual(true);
    expect(made(boolean, false)).toEqual(false);
    for (const input of ['true', 1, 0, null, undefined]) expect(faultOf(boolean, input)).toBe('error.mustBeBoolean');
  });

  test('of a form is written out', () => {
    expect(made(booleanText, 'true')).toEqual(true);
    expect(made(booleanText, 'false')).toEqual(false);
    for (const input of ['TRUE', '1', 'on', '', ' true', true])
      expect(faultOf(booleanText, input)).toBe('error.mustBeBoolean');
  });
});

describe('an e-mail address', () => {
  test('is folded in its plain letters alone', () => {
    expect(foldAddress('ANA@Example.COM')).toBe('ana@example.com');
    expect(foldAddress('ÄKİ@example.com')).toBe('Äkİ@example.com');
  });

  test.each([
    'ana@example.com',
    'a@b.c',
    'ana+list@mail.example.co.uk',
    "o'neil@example.com",
    'ANA@EXAMPLE.COM',
    'ä@b.c',
  ])('%s is one', (address) => expect(made(email, address)).toEqual(address));

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@.com',
    'ana@example.',
    'ana@exa mple.com',
    'a na@example.com',
    'ana@b@example.com',
    'ana@example..com',
    'ana@example.com,ben@example.com x',
    'İ@example.com',
    'ana@\u212aelvin.org',
    'a\u202ena@example.com',
    'a\u0001na@example.com',
  ])('%s is none', (address) => expect(faultOf(email, address)).toBe('login.invalidEmail'));

  test('has 254 characters at most', () => {
    expect(made(email, `${'a'.repeat(248)}@ex.de`)).toEqual(`${'a'.repeat(248)}@ex.de`);
    expect(faultOf(email, `${'a'.repeat(249)}@ex.de`)).toBe('error.tooLong|254');
  });
});

describe('an id', () => {
  test('is a whole number from 1 on', () => {
    for (const input of [1, 12, Number.MAX_SAFE_INTEGER]) expect(made(id, input)).toEqual(input);
    for (const input of [0, -1, 1.5, Number.NaN, Infinity, 2 ** 53, '1', null])
      expect(faultOf(id, input)).toBe('error.mustBeId');
  });

  test('in an address is that number as people write it', () => {
    expect(made(idText, '1')).toEqual(1);
    expect(made(idText, '10')).toEqual(10);
    expect(made(idText, '9007199254740991')).toEqual(Number.MAX_SAFE_INTEGER);
    const others = [
      '0',
      '01',
      '-1',
      '+1',
      '1.0',
      '1e3',
      ' 1',
      '1 ',
      '0x1',
      '',
      '١',
      '9007199254740992',
      '10000000000000000',
      1,
    ];
    for (const input of others) expect(faultOf(idText, input)).toBe('error.mustBeId');
  });
});

describe('the address of a shop', () => {
  test.each(['', 'http://a', 'https://shop.example/mug?colour=sea#top', 'HTTPS://SHOP.EXAMPLE'])('%j is one', (input) =>
    expect(made(url, input)).toEqual(input),
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    '//shop.example',
    'shop.example',
    'http:/a',
    'http://',
    'https://exa mple.com',
    'xhttp://a',
    'file:///etc/passwd',
    'a http://b',
    'https://shop.example/\u202Egnp.exe',
  ])('%j is none', (input) => expect(faultOf(url, input)).toBe('items.invalidUrl'));

  test('has 2,048 characters at most', () => {
    expect(made(url, `https://a.example/${'x'.repeat(2_048 - 18)}`)).toEqual(
      `https://a.example/${'x'.repeat(2_048 - 18)}`,
    );
    expect(faultOf(url, `https://a.example/${'x'.repeat(2_049 - 18)}`)).toBe('error.tooLong|2048');
  });
});

describe('a price', () => {
  test.each([
    ['', '0'],
    [' 3 ', '3'],
    ['0', '0'],
    ['9999999.99', '9999999.99'],
    ['38.', '38.'],
    ['38.5', '38.5'],
    ['.5', '.5'],
    ['.05', '.05'],
    ['0001', '0001'],
  ])('%j stays %j, a decimal', (input, output) => expect(made(priceText, input)).toEqual(output));

  test.each([
    '-1',
    '+1',
    '1e3',
    '12345678',
    '1.234',
    '.',
    '.123',
    '1,5',
    '1 000',
    '$1',
    'x1',
    '1x',
    '0x1',
    '1.2.3',
    'NaN',
  ])('%j is none', (input) => expect(faultOf(priceText, input)).toBe('items.invalidPrice'));

  test('must be text', () => expect(faultOf(priceText, 1)).toBe('items.invalidPrice'));
});

test('an object names what it does not know, lacks, or is not', () => {
  const schema = v.strictObject({ title });
  expect(faultOf(schema, { title: 'a', colour: 'red' })).toBe('error.unknownField');
  expect(faultOf(schema, {})).toBe('error.required');
  expect(faultOf(schema, 'a')).toBe('error.mustBeObject');
  expect(made(schema, { title: 'a' })).toEqual({ title: 'a' });
});

test('a message is an id', () => expect(say('error.required')).toBe('error.required'));
