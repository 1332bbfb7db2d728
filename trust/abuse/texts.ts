import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';

const invalidIds: readonly [what: string, id: string][] = [
  ['zero', '0'],
  ['negative', '-1'],
  ['in exponent notation', '1e3'],
  ['a number with a leading zero', '0101'],
  ['hexadecimal', '0x65'],
  ['larger than the largest safe integer', '9007199254740993'],
  ['larger than a PostgreSQL bigint', '9223372036854775808'],
  ['a number followed by NUL', '101%00'],
  ['invalid UTF-8', '%ff'],
  ['an encoded lone surrogate', '%ed%a0%80'],
  ['a list', '101,102'],
  ['in Arabic digits', '%d9%a1%d9%a0%d9%a1'],
  ['an SQL injection', "101'%20or%20'1'='1"],
];

const sqlInjection = "'); drop table items; --";

const storedAsTextExpectation: NonNullable<AbuseCase['alsoExpect']> = [
  'the title is stored unchanged',
  async ({ app }) => {
    const { rows } = await app.db.pool.query('select title from wishlists order by id desc limit 1');
    expect(rows).toEqual([{ title: sqlInjection }]);
  },
];

const noResultExpectation: NonNullable<AbuseCase['alsoExpect']> = [
  'the result is empty',
  (_server, { body }) => expect(body).toEqual([]),
];

const notInLogExpectation: NonNullable<AbuseCase['alsoExpect']> = [
  'the log does not contain the injected text',
  ({ log }) => {
    for (const line of log()) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(log().join('')).not.toContain('planted');
  },
];

/** Abuse cases with malicious texts and ids, such as SQL, markup and control characters (API8:2023). */
export const textCases: readonly AbuseCase[] = [
  createAbuseCaseAs.owner('lone surrogate in a title', String.raw`POST /api/mywishlists {"title":"a\ud83c"}`, 400),
  createAbuseCaseAs.owner('NUL in a title', String.raw`POST /api/mywishlists {"title":"a\u0000b"}`, 400),
  createAbuseCaseAs.owner('bidi override in a title', String.raw`POST /api/mywishlists {"title":"\u202Eabc"}`, 400),
  createAbuseCaseAs.owner(
    'terminal escape sequence in a name',
    String.raw`PUT /api/users {"display_name":"\u001b[31mOlga"}`,
    400,
  ),
  createAbuseCaseAs.owner(
    'name of invisible characters',
    String.raw`PUT /api/users {"display_name":"\u3164\u2800"}`,
    400,
  ),
  createAbuseCaseAs.owner(
    'bidi override in a description',
    String.raw`POST /api/mywishlists {"title":"A","description":"a\u202Eb\u0007c"}`,
    201,
    {
      alsoExpect: [
        'stored without control characters',
        (_server, { body }) => expect(body).toMatchObject({ description: 'abc' }),
      ],
    },
  ),
  createAbuseCaseAs.owner('invalid UTF-8 in a body', 'POST /api/mywishlists with a title of the byte ff', 400, {
    send: ({ world }) =>
      world.people.owner.sends('POST', '/api/mywishlists', {
        headers: { 'content-type': 'application/json' },
        body: Buffer.from('7b227469746c65223a22ff227d', 'hex'),
      }),
  }),
  ...invalidIds.map(([what, id]): AbuseCase =>
    createAbuseCaseAs.owner(`an id that is ${what}`, `GET /api/mywishlists/${id}`, 400),
  ),
  createAbuseCaseAs.stranger(
    'duplicate id parameter',
    'POST /api/friends/request?friend_id=<owner>&friend_id=<friend>',
    400,
  ),
  createAbuseCaseAs.stranger('id parameter as an array', 'POST /api/friends/request?friend_id[]=<owner>', 400),
  createAbuseCaseAs.owner(
    'object instead of an id',
    'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[{"id":1}]}',
    400,
  ),
  createAbuseCaseAs.owner('infinite id', 'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[1e400]}', 400),
  createAbuseCaseAs.owner('SQL in a title', `POST /api/mywishlists {"title":"${sqlInjection}"}`, 201, {
    alsoExpect: storedAsTextExpectation,
  }),
  createAbuseCaseAs.stranger('SQL in a search', "GET /api/friends/notfriends?q=%25'%20or%20'1'='1", 200, {
    alsoExpect: noResultExpectation,
  }),
  createAbuseCaseAs.stranger('LIKE wildcard in a search', 'GET /api/friends/notfriends?q=%25', 200, {
    alsoExpect: noResultExpectation,
  }),
  createAbuseCaseAs.owner(
    'SQL in a cursor',
    `GET /api/friends?cursor=${Buffer.from('["a\') or 1=1 --","x"]').toString('base64url')}`,
    400,
  ),
  createAbuseCaseAs.superuser('SQL in a uid', "GET /api/users/firebase/x'%20or%20'1'='1", 404),
  createAbuseCaseAs.owner('markup in a title', 'POST /api/mywishlists {"title":"<img/src=x/onerror=alert(1)>"}', 201, {
    alsoExpect: [
      'content type is JSON',
      (_server, { headers }) => expect(headers.get('content-type')).toBe('application/json; charset=utf-8'),
    ],
  }),
  createAbuseCaseAs.owner(
    'markup in an error response',
    'POST /api/mywishlists {"title":"A","<img/src=x/onerror=alert(1)>":1}',
    400,
    {
      headers: { accept: 'text/html' },
      alsoExpect: [
        'content type is plain text',
        (_server, { headers }) => expect(headers.get('content-type')).toBe('text/plain; charset=utf-8'),
      ],
    },
  ),
  createAbuseCaseAs.friend(
    'spreadsheet formula in a bug report',
    'POST /api/bugreports {"title":"=cmd|calc","description":"B"}',
    201,
    {
      alsoExpect: [
        'superusers get the reports as JSON, not as CSV',
        async ({ world }) => {
          const reply = await world.people.superuser.tries(calls.listBugReports, { headers: { accept: 'text/csv' } });
          expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
        },
      ],
    },
  ),
  createAbuseCaseAs.anonymous(
    'log injection in a path',
    'GET /api/%0a%7b%22level%22:60,%22msg%22:%22planted%22%7d',
    404,
    {
      alsoExpect: notInLogExpectation,
    },
  ),
  createAbuseCaseAs.anonymous('log injection in a header', 'GET /api/friends', 401, {
    headers: { 'x-request-id': 'planted', 'user-agent': 'planted' },
    alsoExpect: notInLogExpectation,
  }),
  createAbuseCaseAs.anonymous('request id chosen by the client', 'GET /api/health', 200, {
    headers: { 'x-request-id': 'mine' },
    alsoExpect: [
      'the response has another id',
      (_server, { headers }) => expect(headers.get('x-request-id')).not.toBe('mine'),
    ],
  }),
];
