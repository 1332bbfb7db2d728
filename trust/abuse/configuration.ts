import { expect } from 'vitest';
import { imageKeys } from '../../server/test/world.ts';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';
import { sendRawRequest } from './send.ts';

/**
 * Converts text such as `GET /api/friends; host: a.example` to an HTTP/1.1 request. Adds `host: localhost` if
 * the text contains no host header.
 */
function formatRawRequest(words: string): string {
  const [line = '', ...headers] = words.split('; ');
  const host = headers.some((header) => header.startsWith('host:')) ? [] : ['host: localhost'];
  return [`${line} HTTP/1.1`, ...host, ...headers, 'connection: close', '', ''].join('\n');
}

const createRawRequestCase = (
  abuse: string,
  words: string,
  status: number,
  { text = formatRawRequest(words), alsoExpect }: { text?: string } & Pick<AbuseCase, 'alsoExpect'> = {},
): AbuseCase =>
  createAbuseCaseAs.anonymous(abuse, words, status, {
    send: (server) => sendRawRequest(server, text),
    ...(alsoExpect && { alsoExpect }),
  });

const preflightHeaders = {
  origin: 'https://evil.example',
  'access-control-request-method': 'PUT',
  'access-control-request-headers': 'authorization',
};

const noCorsExpectation: NonNullable<AbuseCase['alsoExpect']> = [
  'the response has no `access-control-…` header',
  (_server, { headers }) => expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]),
];

const notEchoedExpectation: NonNullable<AbuseCase['alsoExpect']> = [
  'the response does not repeat the header',
  (_server, { text }) => expect(text).not.toContain('planted'),
];

const crossSiteHeaders = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

/** Abuse cases with cross-site requests, unexpected content types and malformed HTTP (API8:2023). */
export const configurationCases: readonly AbuseCase[] = [
  createAbuseCaseAs.owner('sign-out by a page of another site', 'POST /api/auth/sign-out {}', 403, {
    headers: crossSiteHeaders,
  }),
  createAbuseCaseAs.owner(
    'change of the own name from another site',
    'POST /api/auth/update-user {"name":"Eve"}',
    403,
    {
      headers: crossSiteHeaders,
    },
  ),
  createAbuseCaseAs.anonymous(
    'sign-in from an opaque origin',
    'POST /api/auth/sign-in/email {"email":"<owner email>","password":"secret gift"}',
    403,
    { headers: { origin: 'null' } },
  ),
  createAbuseCaseAs.anonymous(
    'sign-in from another port of the same host',
    'POST /api/auth/sign-in/email {"email":"<owner email>","password":"secret gift"}',
    403,
    { headers: { origin: 'http://127.0.0.1:1' } },
  ),
  createAbuseCaseAs.owner('sign-out with only sec-fetch-site: same-site', 'POST /api/auth/sign-out {}', 403, {
    headers: { 'sec-fetch-site': 'same-site' },
  }),
  createAbuseCaseAs.owner('CORS preflight request from another site', 'OPTIONS /api/mywishlists/101', 404, {
    headers: preflightHeaders,
    alsoExpect: noCorsExpectation,
  }),
  createAbuseCaseAs.owner('GET request from another site', 'GET /api/mywishlists', 200, {
    headers: { origin: 'https://evil.example' },
    alsoExpect: noCorsExpectation,
  }),
  createAbuseCaseAs.owner('JSON with content type text/plain', 'POST /api/mywishlists {"title":"Gift"}', 415, {
    headers: { 'content-type': 'text/plain' },
  }),
  createAbuseCaseAs.anonymous(
    'JSON as text/plain to an identity endpoint',
    'POST /api/auth/sign-in/email {"email":"<owner email>","password":"secret gift"}',
    415,
    { headers: { 'content-type': 'text/plain;application/json' } },
  ),
  createAbuseCaseAs.owner('URL-encoded form instead of JSON', 'POST /api/mywishlists title=Gift', 415, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  createAbuseCaseAs.owner(
    'XML instead of JSON',
    'POST /api/mywishlists <!DOCTYPE-x-SYSTEM-"file:///etc/passwd">',
    415,
    {
      headers: { 'content-type': 'application/xml' },
    },
  ),
  createAbuseCaseAs.owner('multipart form instead of JSON', 'POST /api/mywishlists', 415, { form: { title: 'Gift' } }),
  createAbuseCaseAs.owner('JSON instead of multipart form', 'POST /api/mywishlists/101/item {"name":"Mug"}', 415),
  createAbuseCaseAs.anonymous('byte ranges of an image', `GET /api/pictures/${imageKeys.free}`, 404, {
    headers: { range: 'bytes=0-1,0-1,0-1,0-1' },
  }),
  createAbuseCaseAs.owner('conditional request for a list with If-None-Match: *', 'GET /api/mywishlists/101', 304, {
    headers: { 'if-none-match': '*', 'if-modified-since': 'Fri, 31 Dec 2100 23:59:59 GMT', range: 'bytes=0-1' },
    alsoExpect: [
      'the body is empty, and the response has `cache-control: no-store`',
      (_server, { text, headers }) => {
        expect(text).toBe('');
        expect(headers.get('cache-control')).toBe('no-store');
      },
    ],
  }),
  createAbuseCaseAs.owner('another host in X-Forwarded-Host without a trusted proxy', 'GET /api/friends', 200, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  }),
  createRawRequestCase('unknown host name in the Host header', 'GET /api/friends; host: evil.example', 421),
  createRawRequestCase(
    'unknown host name in the request target',
    'GET http://evil.example/api/friends; host: localhost',
    401,
  ),
  createRawRequestCase('request without a Host header', 'GET /api/friends without host', 400, {
    text: 'GET /api/friends HTTP/1.1\nconnection: close\n\n',
  }),
  createRawRequestCase('request with two Host headers', 'GET /api/friends; host: localhost; host: evil.example', 400),
  createRawRequestCase('TRACE request', 'TRACE /api/friends', 404, {
    text: 'TRACE /api/friends HTTP/1.1\nhost: localhost\nauthorization: Bearer planted\nconnection: close\n\n',
    alsoExpect: notEchoedExpectation,
  }),
  createRawRequestCase('CONNECT request', 'CONNECT 127.0.0.1:22', 0),
  createRawRequestCase('request with an unknown method', 'GIVE /api/mywishlists', 400),
  createRawRequestCase(
    'two Content-Length headers',
    'POST /api/mywishlists; content-length: 2; content-length: 40',
    400,
    {
      text: 'POST /api/mywishlists HTTP/1.1\nhost: localhost\ncontent-length: 2\ncontent-length: 40\nconnection: close\n\n{}',
    },
  ),
  createRawRequestCase(
    'Content-Length and chunked encoding',
    'POST /api/mywishlists; content-length: 4; transfer-encoding: chunked',
    400,
    {
      text: 'POST /api/mywishlists HTTP/1.1\nhost: localhost\ncontent-length: 4\ntransfer-encoding: chunked\nconnection: close\n\n0\n\nGET /api/users HTTP/1.1\nhost: localhost\n\n',
    },
  ),
  createRawRequestCase('header folded over two lines', 'GET /api/friends; x-a: b, on two lines', 400, {
    text: 'GET /api/friends HTTP/1.1\nhost: localhost\nx-a: b\n c\nauthorization : Bearer x\nconnection: close\n\n',
  }),
  createRawRequestCase('NUL in a header', 'GET /api/friends; x-a: b, NUL', 400, {
    text: 'GET /api/friends HTTP/1.1\nhost: localhost\nx-a: b\0c\nconnection: close\n\n',
  }),
  createRawRequestCase(
    'two Authorization headers',
    'GET /api/friends; authorization: Bearer a.b.c; authorization: Bearer d.e.f',
    401,
  ),
  createRawRequestCase('path traversal in the documentation', 'GET /api/docs/../../package.json', 404),
  createRawRequestCase(
    'path traversal in the documentation, percent-encoded',
    'GET /api/docs/..%2f..%2fpackage.json',
    404,
  ),
  createRawRequestCase('path traversal in the images, percent-encoded', 'GET /api/pictures/..%2f..%2fsecret', 404, {
    text: 'GET /api/pictures/..%2f..%2fsecret?expires=1&signature=0 HTTP/1.1\nhost: localhost\nconnection: close\n\n',
  }),
];
