import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import type { AbuseCase } from './abuse-case.ts';

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

const oneLineEach: NonNullable<AbuseCase['and']> = [
  'nothing of it in the log',
  ({ log }) => {
    for (const line of log()) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(log().join('')).not.toContain('planted');
  },
];

/** Texts and ids that are meant for somebody else than the product: the database, a page, a log. */
export const textCases: readonly AbuseCase[] = [
  {
    abuse: 'half a pair of characters',
    as: 'owner',
    request: String.raw`POST /api/mywishlists {"title":"a\ud83c"}`,
    answer: 400,
  },
  { abuse: 'NUL in a text', as: 'owner', request: String.raw`POST /api/mywishlists {"title":"a\u0000b"}`, answer: 400 },
  {
    abuse: 'a title that reverses what follows',
    as: 'owner',
    request: String.raw`POST /api/mywishlists {"title":"\u202Eabc"}`,
    answer: 400,
  },
  {
    abuse: 'a name with an escape sequence',
    as: 'owner',
    request: String.raw`PUT /api/users {"display_name":"\u001b[31mOlga"}`,
    answer: 400,
  },
  {
    abuse: 'a name of blank letters',
    as: 'owner',
    request: String.raw`PUT /api/users {"display_name":"\u3164\u2800"}`,
    answer: 400,
  },
  {
    abuse: 'a description that reverses what follows',
    as: 'owner',
    request: String.raw`POST /api/mywishlists {"title":"A","description":"a\u202Eb\u0007c"}`,
    answer: 201,
    and: ['stored without it', (_stage, { body }) => expect(body).toMatchObject({ description: 'abc' })],
  },
  {
    abuse: 'bytes that are no UTF-8',
    as: 'owner',
    request: 'POST /api/mywishlists with a title of the byte ff',
    send: ({ world }) =>
      world.people.owner.sends('POST', '/api/mywishlists', {
        headers: { 'content-type': 'application/json' },
        body: Buffer.from('7b227469746c65223a22ff227d', 'hex'),
      }),
    answer: 400,
  },
  ...ids.map(([what, id]): AbuseCase => ({
    abuse: `an id that is ${what}`,
    as: 'owner',
    request: `GET /api/mywishlists/${id}`,
    answer: 400,
  })),
  {
    abuse: 'an id twice',
    as: 'stranger',
    request: 'POST /api/friends/request?friend_id=<owner>&friend_id=<friend>',
    answer: 400,
  },
  { abuse: 'an id as a list', as: 'stranger', request: 'POST /api/friends/request?friend_id[]=<owner>', answer: 400 },
  {
    abuse: 'an id as an object',
    as: 'owner',
    request: 'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[{"id":1}]}',
    answer: 400,
  },
  {
    abuse: 'an id beyond all numbers',
    as: 'owner',
    request: 'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[1e400]}',
    answer: 400,
  },
  {
    abuse: 'a statement in a title',
    as: 'owner',
    request: `POST /api/mywishlists {"title":"${statement}"}`,
    answer: 201,
    and: itemsStand,
  },
  {
    abuse: 'a statement in a search',
    as: 'stranger',
    request: "GET /api/friends/notfriends?q=%25'%20or%20'1'='1",
    answer: 200,
    and: ['nobody is found', (_stage, { body }) => expect(body).toEqual([])],
  },
  {
    abuse: 'a wildcard in a search',
    as: 'stranger',
    request: 'GET /api/friends/notfriends?q=%25',
    answer: 200,
    and: ['nobody is found', (_stage, { body }) => expect(body).toEqual([])],
  },
  {
    abuse: 'a statement in a cursor',
    as: 'owner',
    request: `GET /api/friends?cursor=${Buffer.from('["a\') or 1=1 --","x"]').toString('base64url')}`,
    answer: 400,
  },
  { abuse: 'a statement in a uid', as: 'superuser', request: "GET /api/users/firebase/x'%20or%20'1'='1", answer: 404 },
  {
    abuse: 'markup in a title',
    as: 'owner',
    request: 'POST /api/mywishlists {"title":"<img/src=x/onerror=alert(1)>"}',
    answer: 201,
    and: [
      'JSON, and nothing else',
      (_stage, { headers }) => expect(headers.get('content-type')).toBe('application/json; charset=utf-8'),
    ],
  },
  {
    abuse: 'markup in a refusal',
    as: 'owner',
    request: 'POST /api/mywishlists {"title":"A","<img/src=x/onerror=alert(1)>":1}',
    headers: { accept: 'text/html' },
    answer: 400,
    and: ['plain text', (_stage, { headers }) => expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')],
  },
  {
    abuse: 'a formula in a report',
    as: 'friend',
    request: 'POST /api/bugreports {"title":"=cmd|calc","description":"B"}',
    answer: 201,
    and: [
      'told to superusers as JSON alone',
      async ({ world }) => {
        const reply = await world.people.superuser.tries(calls.listBugReports, { headers: { accept: 'text/csv' } });
        expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
      },
    ],
  },
  {
    abuse: 'lines for the log in a path',
    as: 'anonymous',
    request: 'GET /api/%0a%7b%22level%22:60,%22msg%22:%22planted%22%7d',
    answer: 404,
    and: oneLineEach,
  },
  {
    abuse: 'lines for the log in a header',
    as: 'anonymous',
    request: 'GET /api/friends',
    headers: { 'x-request-id': 'planted', 'user-agent': 'planted' },
    answer: 401,
    and: oneLineEach,
  },
  {
    abuse: 'a request id of one’s own choice',
    as: 'anonymous',
    request: 'GET /api/health',
    headers: { 'x-request-id': 'mine' },
    answer: 200,
    and: ['another one', (_stage, { headers }) => expect(headers.get('x-request-id')).not.toBe('mine')],
  },
];
