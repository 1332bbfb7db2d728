import { drawRandomBoolean, pickRandomElement, type RandomSource } from '../seed.ts';

const splitWords = (text: string): string[] => text.trim().split(/\s+/);

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFF',
  '\uFEFF',
  '\u202Etxt.exe',
  '\u3164',
  '\u2800\u200B',
  'a\u0085b',
  'می\u200Cخواهم',
  '\u0130\u0131\uFB01\u212A',
  'e\u0301'.repeat(100),
  '😀'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(5_001),
  '\u{10FFFF}'.repeat(5_000),
  'http://',
  'https://exa mple.com/',
  'javascript:alert(1)',
  `https://example.com/${'a'.repeat(2_100)}`,
  '<script>alert(1)</script>',
  "'; drop table users; --",
  '%00',
  '%s%n%x',
  '{{7*7}}${7*7}',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'true',
  'NaN',
  '-0',
  '1e3',
  '0x10',
  '１２',
  '0',
  '-1',
  '9007199254740992',
  '9223372036854775807',
  '9223372036854775808',
  '1'.repeat(400),
  '9'.repeat(15),
  '.5',
  '5.',
  '12345678.00',
  '9999999.999',
  '[]',
  '\r\nset-cookie: a=b',
] as const;

export const pickHostileText = (random: RandomSource): string => pickRandomElement(random, hostileTexts);

const hostileJsonValues = [
  ...splitWords(String.raw`
  0 -0 -1 1.5 1e3 1E400 -1e400 1e-400 9007199254740992 9223372036854775807 9223372036854775808 null
  true false [] {} [[]] [null] [1,1] ["1"] [1e3] [1.5] [-1,0] [9223372036854775807]
  {"__proto__":{"is_superuser":true}} {"constructor":{"prototype":{"x":1}}} {"toString":1}
  {"$ref":"#"} {"length":1,"0":1} "\u0000" "\ud800" "\udead\ubeef" "\u00e9" 01 +1 .5 NaN undefined 'x'
`),
  '9'.repeat(400),
  '"\t"',
];

const nestBrackets = (count: number, open: string, close: string): string => open.repeat(count) + close.repeat(count);

/** Returns a hostile text to use as a JSON value. The text is not always valid JSON. */
export function createHostileJsonValue(random: RandomSource): string {
  if (drawRandomBoolean(random, 0.3)) return JSON.stringify(pickHostileText(random));
  if (drawRandomBoolean(random, 0.05)) return nestBrackets(Math.floor(random() * 5_000), '[', ']');
  if (drawRandomBoolean(random, 0.05))
    return nestBrackets(Math.floor(random() * 5_000), '{"a":', '}').replace('}', '1}');
  if (drawRandomBoolean(random, 0.02)) return `[${Array.from({ length: 20_000 }, (_, at) => at + 1).join()}]`;
  return pickRandomElement(random, hostileJsonValues);
}

const hostileBodies = [
  '',
  ' ',
  '{',
  '}',
  '[]',
  'null',
  '"text"',
  '1',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '\uFEFF{}',
  '//',
  '{"title":"\\',
] as const;

export function createHostileBody(random: RandomSource): string | Buffer {
  if (drawRandomBoolean(random, 0.2)) return Buffer.from(Array.from({ length: 40 }, () => Math.floor(random() * 256)));
  if (drawRandomBoolean(random, 0.05))
    return `{"title":"${'x'.repeat(drawRandomBoolean(random, 0.5) ? 262_200 : 262_100)}"}`;
  if (drawRandomBoolean(random, 0.2)) return createHostileJsonValue(random);
  return pickRandomElement(random, hostileBodies);
}

const hostilePathSegments = [
  ...splitWords(String.raw`
  0 -1 +1 01 1.0 1e3 %31 1%00 %00 %ff % %zz %2e%2e %2f ..%2f..%2f %f0%9f%98%80 %ed%a0%80 %EF%BC%91
  9007199254740991 9007199254740992 9223372036854775807 9223372036854775808 null undefined NaN
  __proto__ ' 1;1 1,2 * 1?x=1 1%20or%201=1
`),
  '1'.repeat(299),
  'x'.repeat(301),
];

export const pickHostilePathSegment = (random: RandomSource): string => pickRandomElement(random, hostilePathSegments);

const hostileHeaders: Readonly<Record<string, readonly string[]>> = {
  'if-match': ['*', '"1"', 'W/"1"', '1', '""', '"1", "2"', ',', '"9223372036854775808"', '\u00FF', '"'.repeat(4_000)],
  'if-none-match': ['*', '"1"', 'W/"1"'],
  'if-modified-since': ['Thu, 01 Jan 2099 00:00:00 GMT', 'never'],
  'idempotency-key': ['one', 'two', 'three', '', ' ', 'x'.repeat(255), 'x'.repeat(256), '\u00FC', 'two words', "';"],
  accept: ['application/problem+json', 'text/html', '*/*;q=0', ',', 'application/problem+json;q=0', 'x'.repeat(3_000)],
  'accept-language': ['de', 'de-DE,de;q=0.9', '*', 'xx', 'de;q=x', ',', '\u00FF', 'a-'.repeat(2_000)],
  'accept-encoding': ['gzip', 'br', 'gzip;q=0', 'identity;q=0', '*', 'zstd, br', ',;=', 'deflate'],
  'content-encoding': ['gzip', 'identity', 'x'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'items=0-', 'bytes=0-0,2-2,4-4', 'bytes=99999999999999999999-'],
  cookie: ['wishwell_session_id=x', '=', ';;;', 'wishwell_session_id=%00', 'a'.repeat(4_000), '__proto__=1'],
  origin: ['null', 'https://evil.example', 'x'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'x'],
  'x-forwarded-for': ['1.2.3.4', '::1', 'x', '1.2.3.4, 5.6.7.8', 'a'.repeat(2_000)],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'x'],
  'x-http-method-override': ['DELETE'],
  'x-request-id': ['mine', 'a'.repeat(500)],
  'content-type': [
    'text/plain',
    'application/json; charset=utf-16',
    'application/json;',
    'application/jsonx',
    'application/merge-patch+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(100)}`,
    'multipart/mixed; boundary=b',
    '',
    ';',
    '/',
    'application/json, text/plain',
    '\u00FF',
  ],
  te: ['trailers'],
  upgrade: ['websocket'],
  authorization: [
    '',
    'Bearer',
    'Bearer ',
    'Bearer a.b.c',
    'Basic YTpi',
    'bearer x',
    `Bearer ${'a'.repeat(4_000)}`,
    'Bearer \u00FF',
  ],
};

const headerNames = Object.keys(hostileHeaders);

export const pickHostileHeaderValue = (random: RandomSource, name: string): string =>
  pickRandomElement(random, hostileHeaders[name.toLowerCase()] ?? ['']);

export function pickHostileHeader(random: RandomSource): Record<string, string> {
  const name = pickRandomElement(random, headerNames);
  return { [name]: pickHostileHeaderValue(random, name) };
}

export const unusualMethods = splitWords('HEAD OPTIONS TRACE PROPFIND PATCH PUT POST GET DELETE QUERY SEARCH');
