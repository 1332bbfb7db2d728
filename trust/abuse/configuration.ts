import { expect } from 'vitest';
import { images } from '../../server/test/world.ts';
import type { AbuseCase } from './abuse-case.ts';
import { sendRaw } from './send.ts';

const bare = (abuse: string, words: string, text: string, answer: number, and?: AbuseCase['and']): AbuseCase => ({
  abuse,
  as: 'anonymous',
  request: words,
  send: (stage) => sendRaw(stage, text),
  answer,
  ...(and && { and }),
});

const preflight = {
  origin: 'https://evil.example',
  'access-control-request-method': 'PUT',
  'access-control-request-headers': 'authorization',
};

const opensNothing: NonNullable<AbuseCase['and']> = [
  'no `access-control-…`',
  (_stage, { headers }) => expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]),
];

const nothingEchoed: NonNullable<AbuseCase['and']> = [
  'nothing is echoed',
  (_stage, { text }) => expect(text).not.toContain('planted'),
];

const fromElsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
/** What a careless set-up would let through: other sites, other content, other protocols. */
export const configurationCases: readonly AbuseCase[] = [
  {
    abuse: 'signing a visitor out from another site',
    as: 'owner',
    request: 'POST /api/auth/sign-out {}',
    headers: fromElsewhere,
    answer: 403,
  },
  {
    abuse: 'renaming a visitor from another site',
    as: 'owner',
    request: 'POST /api/auth/update-user {"name":"Eve"}',
    headers: fromElsewhere,
    answer: 403,
  },
  {
    abuse: 'signing a visitor in as somebody else, from a page without a name',
    as: 'anonymous',
    request: 'POST /api/auth/sign-in/email {"email":"<owner email>","password":"secret gift"}',
    headers: { origin: 'null' },
    answer: 403,
  },
  {
    abuse: 'the same from another port of this machine',
    as: 'anonymous',
    request: 'POST /api/auth/sign-in/email {"email":"<owner email>","password":"secret gift"}',
    headers: { origin: 'http://127.0.0.1:1' },
    answer: 403,
  },
  {
    abuse: 'the same where the browser says only that it is elsewhere',
    as: 'owner',
    request: 'POST /api/auth/sign-out {}',
    headers: { 'sec-fetch-site': 'same-site' },
    answer: 403,
  },
  {
    abuse: 'asking whether another site may',
    as: 'owner',
    request: 'OPTIONS /api/mywishlists/101',
    headers: preflight,
    answer: 404,
    and: opensNothing,
  },
  {
    abuse: 'reading from another site',
    as: 'owner',
    request: 'GET /api/mywishlists',
    headers: { origin: 'https://evil.example' },
    answer: 200,
    and: opensNothing,
  },
  {
    abuse: 'JSON called text, as a form could send it',
    as: 'owner',
    request: 'POST /api/mywishlists {"title":"Gift"}',
    headers: { 'content-type': 'text/plain' },
    answer: 415,
  },
  {
    abuse: 'the same to an identity call',
    as: 'anonymous',
    request: 'POST /api/auth/sign-in/email {"email":"<owner email>","password":"secret gift"}',
    headers: { 'content-type': 'text/plain;application/json' },
    answer: 415,
  },
  {
    abuse: 'fields of a form instead of JSON',
    as: 'owner',
    request: 'POST /api/mywishlists title=Gift',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    answer: 415,
  },
  {
    abuse: 'XML instead of JSON',
    as: 'owner',
    request: 'POST /api/mywishlists <!DOCTYPE-x-SYSTEM-"file:///etc/passwd">',
    headers: { 'content-type': 'application/xml' },
    answer: 415,
  },
  {
    abuse: 'a multipart form instead of JSON',
    as: 'owner',
    request: 'POST /api/mywishlists',
    form: { title: 'Gift' },
    answer: 415,
  },
  {
    abuse: 'JSON instead of a multipart form',
    as: 'owner',
    request: 'POST /api/mywishlists/101/item {"name":"Mug"}',
    answer: 415,
  },
  {
    abuse: 'parts of a picture',
    as: 'anonymous',
    request: `GET /api/pictures/${images.free}`,
    headers: { range: 'bytes=0-1,0-1,0-1,0-1' },
    answer: 404,
  },
  {
    abuse: 'a list only if it was changed',
    as: 'owner',
    request: 'GET /api/mywishlists/101',
    headers: { 'if-none-match': '*', 'if-modified-since': 'Fri, 31 Dec 2100 23:59:59 GMT', range: 'bytes=0-1' },
    answer: 304,
    and: [
      'nothing of it, to be kept by nobody',
      (_stage, { text, headers }) => {
        expect(text).toBe('');
        expect(headers.get('cache-control')).toBe('no-store');
      },
    ],
  },
  {
    abuse: 'another host in a header that proxies set',
    as: 'owner',
    request: 'GET /api/friends',
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    answer: 200,
  },
  bare(
    'another host',
    'GET /api/friends; host: evil.example',
    'GET /api/friends HTTP/1.1\nhost: evil.example\nconnection: close\n\n',
    421,
  ),
  bare(
    'another host in the address',
    'GET http://evil.example/api/friends; host: localhost',
    'GET http://evil.example/api/friends HTTP/1.1\nhost: localhost\nconnection: close\n\n',
    401,
  ),
  bare('no host', 'GET /api/friends without host', 'GET /api/friends HTTP/1.1\nconnection: close\n\n', 400),
  bare(
    'two hosts',
    'GET /api/friends; host: localhost; host: evil.example',
    'GET /api/friends HTTP/1.1\nhost: localhost\nhost: evil.example\nconnection: close\n\n',
    400,
  ),
  bare(
    'an echo of the request',
    'TRACE /api/friends',
    'TRACE /api/friends HTTP/1.1\nhost: localhost\nauthorization: Bearer planted\nconnection: close\n\n',
    404,
    nothingEchoed,
  ),
  bare('a tunnel', 'CONNECT 127.0.0.1:22', 'CONNECT 127.0.0.1:22 HTTP/1.1\nhost: localhost\nconnection: close\n\n', 0),
  bare(
    'an invented method',
    'GIVE /api/mywishlists',
    'GIVE /api/mywishlists HTTP/1.1\nhost: localhost\nconnection: close\n\n',
    400,
  ),
  bare(
    'a body with two lengths',
    'POST /api/mywishlists; content-length: 2; content-length: 40',
    'POST /api/mywishlists HTTP/1.1\nhost: localhost\ncontent-length: 2\ncontent-length: 40\nconnection: close\n\n{}',
    400,
  ),
  bare(
    'a body with a length and in chunks',
    'POST /api/mywishlists; content-length: 4; transfer-encoding: chunked',
    'POST /api/mywishlists HTTP/1.1\nhost: localhost\ncontent-length: 4\ntransfer-encoding: chunked\nconnection: close\n\n0\n\nGET /api/users HTTP/1.1\nhost: localhost\n\n',
    400,
  ),
  bare(
    'a header over two lines',
    'GET /api/friends; x-a: b, on two lines',
    'GET /api/friends HTTP/1.1\nhost: localhost\nx-a: b\n c\nauthorization : Bearer x\nconnection: close\n\n',
    400,
  ),
  bare(
    'a second request in a header',
    'GET /api/friends; x-a: b, NUL',
    'GET /api/friends HTTP/1.1\nhost: localhost\nx-a: b\0c\nconnection: close\n\n',
    400,
  ),
  bare(
    'two bearers',
    'GET /api/friends; authorization: Bearer a.b.c; authorization: Bearer d.e.f',
    'GET /api/friends HTTP/1.1\nhost: localhost\nauthorization: Bearer a.b.c\nauthorization: Bearer d.e.f\nconnection: close\n\n',
    401,
  ),
  bare(
    'files above the folder of the documentation',
    'GET /api/docs/../../package.json',
    'GET /api/docs/../../package.json HTTP/1.1\nhost: localhost\nconnection: close\n\n',
    404,
  ),
  bare(
    'the same, hidden',
    'GET /api/docs/..%2f..%2fpackage.json',
    'GET /api/docs/..%2f..%2fpackage.json HTTP/1.1\nhost: localhost\nconnection: close\n\n',
    404,
  ),
  bare(
    'files above the folder of pictures',
    'GET /api/pictures/..%2f..%2fsecret',
    'GET /api/pictures/..%2f..%2fsecret?expires=1&signature=0 HTTP/1.1\nhost: localhost\nconnection: close\n\n',
    404,
  ),
];
