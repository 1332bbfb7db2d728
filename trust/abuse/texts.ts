import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { type AbuseCase, by } from './abuse-case.ts';

const ids: readonly [what: string, id: string][] = [
  ['zero', '0'],
  ['less than zero', '-1'],
  ['a number in another spelling', '1e3'],
  ['a number that starts with zero', '0101'],
  ['a number in hexadecimal', '0x65'],
  ['more than a number holds exactly', '9007199254740993'],
  ['more than the database holds', '9223372036854775808'],
  ['NUL', '101%00'],
  ['bytes that are no text', '%ff'],
  ['half a pair', '%ed%a0%80'],
  ['a list', '101,102'],
  ['digits of another script', '%d9%a1%d9%a0%d9%a1'],
  ['a statement', "101'%20or%20'1'='1"],
];

const statement = "'); drop table items; --";

const itemsStand: NonNullable<AbuseCase['and']> = [
  'stored as text',
  async ({ app }) => {
    const { rows } = await app.db.pool.query('select title from wishlists order by id desc limit 1');
    expect(rows).toEqual([{ title: statement }]);
  },
];

const nobodyFound: NonNullable<AbuseCase['and']> = ['nobody is found', (_stage, { body }) => expect(body).toEqual([])];

const oneLineEach: NonNullable<AbuseCase['and']> = [
  'nothing of it in the log',
  ({ log }) => {
    for (const line of log()) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(log().join('')).not.toContain('planted');
  },
];

/** Texts and ids that are meant for somebody else than the product: the database, a page, a log. */
export const textCases: readonly AbuseCase[] = [
  by.owner('half a pair of characters', String.raw`POST /api/mywishlists {"title":"a\ud83c"}`, 400),
  by.owner('NUL in a text', String.raw`POST /api/mywishlists {"title":"a\u0000b"}`, 400),
  by.owner('a title that reverses what follows', String.raw`POST /api/mywishlists {"title":"\u202Eabc"}`, 400),
  by.owner('a name with an escape sequence', String.raw`PUT /api/users {"display_name":"\u001b[31mOlga"}`, 400),
  by.owner('a name of blank letters', String.raw`PUT /api/users {"display_name":"\u3164\u2800"}`, 400),
  by.owner(
    'a description that reverses what follows',
    String.raw`POST /api/mywishlists {"title":"A","description":"a\u202Eb\u0007c"}`,
    201,
    { and: ['stored without it', (_stage, { body }) => expect(body).toMatchObject({ description: 'abc' })] },
  ),
  by.owner('bytes that are no UTF-8', 'POST /api/mywishlists with a title of the byte ff', 400, {
    send: ({ world }) =>
      world.people.owner.sends('POST', '/api/mywishlists', {
        headers: { 'content-type': 'application/json' },
        body: Buffer.from('7b227469746c65223a22ff227d', 'hex'),
      }),
  }),
  ...ids.map(([what, id]): AbuseCase => by.owner(`an id that is ${what}`, `GET /api/mywishlists/${id}`, 400)),
  by.stranger('an id twice', 'POST /api/friends/request?friend_id=<owner>&friend_id=<friend>', 400),
  by.stranger('an id as a list', 'POST /api/friends/request?friend_id[]=<owner>', 400),
  by.owner('an id as an object', 'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[{"id":1}]}', 400),
  by.owner('an id beyond all numbers', 'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[1e400]}', 400),
  by.owner('a statement in a title', `POST /api/mywishlists {"title":"${statement}"}`, 201, { and: itemsStand }),
  by.stranger('a statement in a search', "GET /api/friends/notfriends?q=%25'%20or%20'1'='1", 200, {
    and: nobodyFound,
  }),
  by.stranger('a wildcard in a search', 'GET /api/friends/notfriends?q=%25', 200, {
    and: nobodyFound,
  }),
  by.owner(
    'a statement in a cursor',
    `GET /api/friends?cursor=${Buffer.from('["a\') or 1=1 --","x"]').toString('base64url')}`,
    400,
  ),
  by.superuser('a statement in a uid', "GET /api/users/firebase/x'%20or%20'1'='1", 404),
  by.owner('markup in a title', 'POST /api/mywishlists {"title":"<img/src=x/onerror=alert(1)>"}', 201, {
    and: [
      'JSON, and nothing else',
      (_stage, { headers }) => expect(headers.get('content-type')).toBe('application/json; charset=utf-8'),
    ],
  }),
  by.owner('markup in a refusal', 'POST /api/mywishlists {"title":"A","<img/src=x/onerror=alert(1)>":1}', 400, {
    headers: { accept: 'text/html' },
    and: ['plain text', (_stage, { headers }) => expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')],
  }),
  by.friend('a formula in a report', 'POST /api/bugreports {"title":"=cmd|calc","description":"B"}', 201, {
    and: [
      'told to superusers as JSON alone',
      async ({ world }) => {
        const reply = await world.people.superuser.tries(calls.listBugReports, { headers: { accept: 'text/csv' } });
        expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
      },
    ],
  }),
  by.anonymous('lines for the log in a path', 'GET /api/%0a%7b%22level%22:60,%22msg%22:%22planted%22%7d', 404, {
    and: oneLineEach,
  }),
  by.anonymous('lines for the log in a header', 'GET /api/friends', 401, {
    headers: { 'x-request-id': 'planted', 'user-agent': 'planted' },
    and: oneLineEach,
  }),
  by.anonymous('a request id of one’s own choice', 'GET /api/health', 200, {
    headers: { 'x-request-id': 'mine' },
    and: ['another one', (_stage, { headers }) => expect(headers.get('x-request-id')).not.toBe('mine')],
  }),
];
