import { calls } from '@wishwell/contract/calls.ts';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webApp } from '../src/web-app/web-app.ts';
import { writeFakeBuild } from './fake-build.ts';
import { startApp, type TestApp } from './app.ts';
import { sendBare } from './bare-request.ts';
import { drawing } from './drawings.ts';
import { itemForm } from './items.ts';
import { signedIn, visitor, type Person } from './person.ts';

let folder: string;
let app: TestApp;
let ana: Person;
let image: string;

const https = 'https://wishes.example';
const files = { 'assets/a-1.js': 'let a;', 'icon.svg': '<svg/>', 'share.png': 'png', 'robots.txt': 'User-agent: *' };

beforeAll(async () => {
  folder = await writeFakeBuild('<html><head><!--head--></head><!--app--></html>');
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const env = { PUBLIC_URL: https, RATE_LIMITS: 'on', LIMIT_USER_CALLS_PER_MINUTE: '1000' };
  app = await startApp(env, undefined, undefined, (config) => webApp(folder, config));
  ana = await signedIn(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const form = itemForm({ name: 'Mug' }, new Blob([await drawing('png')]));
  image = (await ana.does(calls.addItem, { params: { id }, form })).image_url;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const onEveryAnswer = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*payment=\(\), /),
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const unkept = { 'content-security-policy': nothing, 'cache-control': 'no-store' };

/** The policy of an answer by its directives. */
function directivesOf(headers: Headers): Record<string, string> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

const host = 'Host: wishes.example\r\n';
const json = 'Content-Type: application/json\r\n';
const post = (fields: string, body: string): string => `POST /api/users HTTP/1.1\r\n${host}${fields}\r\n${body}`;

// One row an answer: its status, what makes it, and which of the policies it carries.
const answers: readonly [status: number, name: string, request: string][] = [
  [200, 'a probe', `GET /api/health HTTP/1.1\r\n${host}\r\n`],
  [200, 'a call by a whole address', `GET http://wishes.example/api/health HTTP/1.1\r\n${host}\r\n`],
  [200, 'HTTP/1.0 without a host', 'GET /api/health HTTP/1.0\r\n\r\n'],
  [
    200,
    'an upgrade that nobody wants',
    `GET /api/health HTTP/1.1\r\n${host}Connection: upgrade\r\nUpgrade: h2c\r\n\r\n`,
  ],
  [400, 'no host', 'GET /about HTTP/1.1\r\n\r\n'],
  [400, 'two hosts', `GET /about HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`],
  [400, 'an address that is none', `GET /api/%ff HTTP/1.1\r\n${host}\r\n`],
  [400, 'a page that is none', `GET /%E0%A4%A HTTP/1.1\r\n${host}\r\n`],
  [400, 'broken JSON', post(`${json}Content-Length: 1\r\n`, '{')],
  [400, 'broken JSON that expects something', post(`${json}Expect: nonsense\r\nContent-Length: 1\r\n`, '{')],
  [400, 'an unknown method', `FOO / HTTP/1.1\r\n${host}\r\n`],
  [400, 'no HTTP at all', '\x16\x03\x01\x00\r\n\r\n'],
  [400, 'two lengths', post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n')],
  [401, 'a call without a bearer', `GET /api/friends HTTP/1.1\r\n${host}\r\n`],
  [401, 'an identity call without a session', `GET /api/auth/token HTTP/1.1\r\n${host}\r\n`],
  [404, 'an unknown call', `GET /api/nothing HTTP/1.1\r\n${host}\r\n`],
  [404, 'an unknown identity call', `GET /api/auth/nothing HTTP/1.1\r\n${host}\r\n`],
  [404, 'a picture that is none', `GET /api/pictures/x HTTP/1.1\r\n${host}\r\n`],
  [404, 'a favicon', `GET /favicon.ico HTTP/1.1\r\n${host}\r\n`],
  [404, 'a file that is hidden', `GET /.git/config HTTP/1.1\r\n${host}\r\n`],
  [404, 'a page of another method', `PUT /about HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`],
  [404, 'TRACE', `TRACE /api/users HTTP/1.1\r\n${host}\r\n`],
  [404, 'OPTIONS for the server', `OPTIONS * HTTP/1.1\r\n${host}\r\n`],
  [413, 'a body that is too large', post(`${json}Content-Length: 999999\r\n`, '')],
  [415, 'a body of another kind', post('Content-Type: text/xml\r\nContent-Length: 1\r\n', '<')],
  [416, 'a part that lies behind the end', `GET /share.png HTTP/1.1\r\n${host}Range: bytes=99-\r\n\r\n`],
  [431, 'headers that are too large', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(70_000)}\r\n\r\n`],
];

it.each(answers)(
  '%i for %s carries every header, runs nothing and is kept by nobody',
  async (status, _name, request) => {
    const reply = await sendBare(app.origin, request);
    expect(reply.status).toBe(status);
    expect(Object.fromEntries(reply.headers)).toMatchObject({ ...onEveryAnswer, ...unkept });
  },
);

const tooLarge = (method: string): string => `${method} /about HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`;

it('a head that is too large is refused without a body when no body was asked for', async () => {
  expect(await sendBare(app.origin, tooLarge('GET'))).toMatchObject({ status: 431, body: expect.stringMatching(/./) });
  expect(await sendBare(app.origin, tooLarge('HEAD'))).toMatchObject({ status: 431, body: '' });
});

describe('a file', () => {
  it.each([...Object.keys(files).map((name) => `/${name}`), '/api/openapi.json'])(
    'such as %s may be kept',
    async (path) => {
      const { status, headers } = await visitor(app).sends('GET', path);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({ ...onEveryAnswer, 'content-security-policy': nothing });
      expect(headers.get('cache-control')).toMatch(/max-age=\d+/);
    },
  );

  it.each([
    [304, 'If-None-Match: *'],
    [206, 'Range: bytes=0-1'],
  ])('carries them in a %i too', async (status, field) => {
    const reply = await sendBare(
      app.origin,
      `HEAD /share.png HTTP/1.1\r\n${host}${field}\r\nConnection: close\r\n\r\n`,
    );
    expect(reply.status).toBe(status);
    expect(Object.fromEntries(reply.headers)).toMatchObject({ ...onEveryAnswer, 'content-security-policy': nothing });
  });

  it('that is a picture is an image and nothing else, for whoever was handed its address', async () => {
    const { status, headers } = await visitor(app).sends('GET', image);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...onEveryAnswer,
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
  });
});

describe('a document', () => {
  it.each([
    ['/', "'self'"],
    ['/about', "'self'"],
    ['/login', "'self'"],
    ['/mywishlists/1', "'self'"],
    ['/api/docs', "'none'"],
    ['/api/docs/page.js', "'none'"],
    ['/api/auth/google/start', "'none'"],
    ['/api/auth/google/callback?code=1&state=2', "'none'"],
  ])('at %s runs our scripts alone, in no frame, and nothing that is text', async (path, fallback) => {
    const { headers } = await visitor(app).sends('GET', path);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...onEveryAnswer,
      'cross-origin-opener-policy': expect.stringMatching(/^(?:same-origin-allow-popups|unsafe-none)$/),
      'referrer-policy': expect.stringMatching(/^(?:same-origin|no-referrer)$/),
    });
    const directives = directivesOf(headers);
    expect(directives).toMatchObject({
      'default-src': fallback,
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
    expect([directives['object-src'], directives['default-src']]).toContain("'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-|\*|https?:/);
  });
});

it('403, 429 and the failures of our own carry them', async () => {
  const { rates } = app.config;
  const limited = await startApp({ PUBLIC_URL: https, RATE_LIMITS: 'on', LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '1' });
  try {
    expect(rates.enforced).toBe(true);
    const replies = [
      await ana.sends('GET', '/api/bugreports'),
      await visitor(limited).sends('GET', '/api/users'),
      await visitor(limited).sends('GET', '/api/users'),
    ];
    await app.db.pool.query('alter table items rename to gone');
    replies.push(await ana.sends('GET', '/api/mywishlists'));
    await app.db.pool.query('alter table gone rename to items');
    await limited.db.pool.end();
    replies.push(await visitor(limited).sends('GET', '/api/ready'));
    expect(replies.map(({ status }) => status)).toEqual([403, 401, 429, 500, 503]);
    for (const { headers } of replies) {
      expect(Object.fromEntries(headers)).toMatchObject({ ...onEveryAnswer, ...unkept });
    }
  } finally {
    await limited.close().catch(() => undefined);
  }
});
