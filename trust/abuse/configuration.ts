import { expect } from 'vitest';
import { images } from '../../server/test/world.ts';
import { type AbuseCase, by } from './abuse-case.ts';
import { sendRaw } from './send.ts';

/** Converts `METHOD target; header: value` to HTTP/1.1; `host: localhost` is added where no host is given. */
function requestText(words: string): string {
  const [line = '', ...headers] = words.split('; ');
  const host = headers.some((header) => header.startsWith('host:')) ? [] : ['host: localhost'];
  return [`${line} HTTP/1.1`, ...host, ...headers, 'connection: close', '', ''].join('\n');
}

const bare = (
  abuse: string,
  words: string,
  answer: number,
  { text = requestText(words), and }: { text?: string } & Pick<AbuseCase, 'and'> = {},
): AbuseCase => by.anonymous(abuse, words, answer, { send: (stage) => sendRaw(stage, text), ...(and && { and }) });

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
  by.owner('signing a visitor out from another site', 'POST /api/auth/sign-out {}', 403, { headers: fromElsewhere }),
  by.owner('renaming a visitor from another site', 'POST /api/auth/update-user {"name":"Eve"}', 403, {
    headers: fromElsewhere,
  }),
  by.anonymous(
    'signing a visitor in as somebody else, from a page without a name',
    'POST /api/auth/sign-in/email {"email":"<owner email>","password":"secret gift"}',
    403,
    { headers: { origin: 'null' } },
  ),
  by.anonymous(
    'the same from another port of this machine',
    'POST /api/auth/sign-in/email {"email":"<owner email>","password":"secret gift"}',
    403,
    { headers: { origin: 'http://127.0.0.1:1' } },
  ),
  by.owner('the same where the browser says only that it is elsewhere', 'POST /api/auth/sign-out {}', 403, {
    headers: { 'sec-fetch-site': 'same-site' },
  }),
  by.owner('asking whether another site may', 'OPTIONS /api/mywishlists/101', 404, {
    headers: preflight,
    and: opensNothing,
  }),
  by.owner('reading from another site', 'GET /api/mywishlists', 200, {
    headers: { origin: 'https://evil.example' },
    and: opensNothing,
  }),
  by.owner('JSON called text, as a form could send it', 'POST /api/mywishlists {"title":"Gift"}', 415, {
    headers: { 'content-type': 'text/plain' },
  }),
  by.anonymous(
    'the same to an identity call',
    'POST /api/auth/sign-in/email {"email":"<owner email>","password":"secret gift"}',
    415,
    { headers: { 'content-type': 'text/plain;application/json' } },
  ),
  by.owner('fields of a form instead of JSON', 'POST /api/mywishlists title=Gift', 415, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  by.owner('XML instead of JSON', 'POST /api/mywishlists <!DOCTYPE-x-SYSTEM-"file:///etc/passwd">', 415, {
    headers: { 'content-type': 'application/xml' },
  }),
  by.owner('a multipart form instead of JSON', 'POST /api/mywishlists', 415, { form: { title: 'Gift' } }),
  by.owner('JSON instead of a multipart form', 'POST /api/mywishlists/101/item {"name":"Mug"}', 415),
  by.anonymous('parts of a picture', `GET /api/pictures/${images.free}`, 404, {
    headers: { range: 'bytes=0-1,0-1,0-1,0-1' },
  }),
  by.owner('a list only if it was changed', 'GET /api/mywishlists/101', 304, {
    headers: { 'if-none-match': '*', 'if-modified-since': 'Fri, 31 Dec 2100 23:59:59 GMT', range: 'bytes=0-1' },
    and: [
      'nothing of it, to be kept by nobody',
      (_stage, { text, headers }) => {
        expect(text).toBe('');
        expect(headers.get('cache-control')).toBe('no-store');
      },
    ],
  }),
  by.owner('another host in a header that proxies set', 'GET /api/friends', 200, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  }),
  bare('another host', 'GET /api/friends; host: evil.example', 421),
  bare('another host in the address', 'GET http://evil.example/api/friends; host: localhost', 401),
  bare('no host', 'GET /api/friends without host', 400, { text: 'GET /api/friends HTTP/1.1\nconnection: close\n\n' }),
  bare('two hosts', 'GET /api/friends; host: localhost; host: evil.example', 400),
  bare('an echo of the request', 'TRACE /api/friends', 404, {
    text: 'TRACE /api/friends HTTP/1.1\nhost: localhost\nauthorization: Bearer planted\nconnection: close\n\n',
    and: nothingEchoed,
  }),
  bare('a tunnel', 'CONNECT 127.0.0.1:22', 0),
  bare('an invented method', 'GIVE /api/mywishlists', 400),
  bare('a body with two lengths', 'POST /api/mywishlists; content-length: 2; content-length: 40', 400, {
    text: 'POST /api/mywishlists HTTP/1.1\nhost: localhost\ncontent-length: 2\ncontent-length: 40\nconnection: close\n\n{}',
  }),
  bare(
    'a body with a length and in chunks',
    'POST /api/mywishlists; content-length: 4; transfer-encoding: chunked',
    400,
    {
      text: 'POST /api/mywishlists HTTP/1.1\nhost: localhost\ncontent-length: 4\ntransfer-encoding: chunked\nconnection: close\n\n0\n\nGET /api/users HTTP/1.1\nhost: localhost\n\n',
    },
  ),
  bare('a header over two lines', 'GET /api/friends; x-a: b, on two lines', 400, {
    text: 'GET /api/friends HTTP/1.1\nhost: localhost\nx-a: b\n c\nauthorization : Bearer x\nconnection: close\n\n',
  }),
  bare('a second request in a header', 'GET /api/friends; x-a: b, NUL', 400, {
    text: 'GET /api/friends HTTP/1.1\nhost: localhost\nx-a: b\0c\nconnection: close\n\n',
  }),
  bare('two bearers', 'GET /api/friends; authorization: Bearer a.b.c; authorization: Bearer d.e.f', 401),
  bare('files above the folder of the documentation', 'GET /api/docs/../../package.json', 404),
  bare('the same, hidden', 'GET /api/docs/..%2f..%2fpackage.json', 404),
  bare('files above the folder of pictures', 'GET /api/pictures/..%2f..%2fsecret', 404, {
    text: 'GET /api/pictures/..%2f..%2fsecret?expires=1&signature=0 HTTP/1.1\nhost: localhost\nconnection: close\n\n',
  }),
];
