import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebAppPlugin } from '../src/web-app/web-app.ts';
import { startApp, type TestApp } from './app.ts';
import { writeFakeWebBuild } from './fake-web-build.ts';
import { getImageUrl, sendItemWithImage } from './items.ts';
import { signUpPerson, createVisitor, type Person } from './person.ts';
import { sendRawRequest } from './raw-request.ts';

let folder: string;
let app: TestApp;
let ana: Person;
let image: string;

const httpsOrigin = 'https://wishes.example';
const builtFiles = {
  'assets/a-1.js': 'let a;',
  'icon.svg': '<svg/>',
  'share.png': 'png',
  'robots.txt': 'User-agent: *',
};

beforeAll(async () => {
  folder = await writeFakeWebBuild('<html><head><!--head--></head><!--app--></html>');
  for (const [name, text] of Object.entries(builtFiles)) await writeFile(join(folder, name), text);
  const env = { PUBLIC_URL: httpsOrigin, RATE_LIMITS: 'on', LIMIT_USER_CALLS_PER_MINUTE: '1000' };
  app = await startApp(env, { web: (config) => createWebAppPlugin(folder, config) });
  ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  image = getImageUrl(await sendItemWithImage(ana, id));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const headersOfEveryResponse = {
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
const policyWithoutSources = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const headersOfUncachedResponses = { 'content-security-policy': policyWithoutSources, 'cache-control': 'no-store' };

function parseCspDirectives(headers: Headers): Record<string, string> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

const hostHeaderLine = 'Host: wishes.example\r\n';
const formatGetRequest = (path: string, fields = ''): string =>
  `GET ${path} HTTP/1.1\r\n${hostHeaderLine}${fields}\r\n`;
const formatPostRequest = (fields: string, body = ''): string =>
  `POST /api/users HTTP/1.1\r\n${hostHeaderLine}${fields}\r\n${body}`;
const formatJsonPostRequest = (fields: string, body = ''): string =>
  formatPostRequest(`Content-Type: application/json\r\n${fields}`, body);

const rawRequests: readonly [status: number, request: string][] = [
  [200, formatGetRequest('/api/health')],
  [200, formatGetRequest('http://wishes.example/api/health')],
  [200, 'GET /api/health HTTP/1.0\r\n\r\n'],
  [200, formatGetRequest('/api/health', 'Connection: upgrade\r\nUpgrade: h2c\r\n')],
  [400, 'GET /about HTTP/1.1\r\n\r\n'],
  [400, formatGetRequest('/about', 'Host: evil.example\r\n')],
  [400, formatGetRequest('/api/%ff')],
  [400, formatJsonPostRequest('Content-Length: 1\r\n', '{')],
  [400, formatJsonPostRequest('Expect: nonsense\r\nContent-Length: 1\r\n', '{')],
  [400, `FOO / HTTP/1.1\r\n${hostHeaderLine}\r\n`],
  [400, '\x16\x03\x01\x00\r\n\r\n'],
  [400, formatPostRequest('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n')],
  [401, formatGetRequest('/api/friends')],
  [401, formatGetRequest('/api/auth/token')],
  [404, formatGetRequest('/api/nothing')],
  [404, formatGetRequest('/api/auth/nothing')],
  [404, formatGetRequest('/api/pictures/x')],
  [404, formatGetRequest('/favicon.ico')],
  [404, formatGetRequest('/.git/config')],
  [404, `PUT /about HTTP/1.1\r\n${hostHeaderLine}Content-Length: 0\r\n\r\n`],
  [404, `TRACE /api/users HTTP/1.1\r\n${hostHeaderLine}\r\n`],
  [404, `OPTIONS * HTTP/1.1\r\n${hostHeaderLine}\r\n`],
  [413, formatJsonPostRequest('Content-Length: 999999\r\n')],
  [415, formatPostRequest('Content-Type: text/xml\r\nContent-Length: 1\r\n', '<')],
  [416, formatGetRequest('/share.png', 'Range: bytes=99-\r\n')],
  [431, formatGetRequest('/', `X: ${'x'.repeat(70_000)}\r\n`)],
];

it.each(rawRequests)(
  'a response with the status %i to a hand-written HTTP request has all security headers',
  async (status, request) => {
    const reply = await sendRawRequest(app.origin, request);
    expect(reply.status, `for ${request.slice(0, 200)}`).toBe(status);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      ...headersOfEveryResponse,
      ...headersOfUncachedResponses,
    });
  },
);

it('a HEAD request with too large headers gets 431 without a body', async () => {
  const request = formatGetRequest('/about', `X: ${'x'.repeat(20_000)}\r\n`);
  expect((await sendRawRequest(app.origin, request)).body).not.toBe('');
  const reply = await sendRawRequest(app.origin, request.replace('GET', 'HEAD'));
  expect(reply).toMatchObject({ status: 431, body: '' });
});

describe('a static file', () => {
  it.each([...Object.keys(builtFiles).map((name) => `/${name}`), '/api/openapi.json'])(
    'the static file %s has all security headers and may be cached',
    async (path) => {
      const { status, headers } = await createVisitor(app).sends('GET', path);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        ...headersOfEveryResponse,
        'content-security-policy': policyWithoutSources,
      });
      expect(headers.get('cache-control')).toMatch(/max-age=\d+/);
    },
  );

  it.each([
    [304, 'If-None-Match: *'],
    [206, 'Range: bytes=0-1'],
  ])('the %i response for a static file has all security headers', async (status, field) => {
    const reply = await sendRawRequest(
      app.origin,
      `HEAD /share.png HTTP/1.1\r\n${hostHeaderLine}${field}\r\nConnection: close\r\n\r\n`,
    );
    expect(reply.status).toBe(status);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      ...headersOfEveryResponse,
      'content-security-policy': policyWithoutSources,
    });
  });

  it('an item image has a sandbox policy and is sent to everybody who has its signed URL', async () => {
    const { status, headers } = await createVisitor(app).sends('GET', image);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...headersOfEveryResponse,
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
  });
});

describe('an HTML document', () => {
  it.each([
    ['/', "'self'"],
    ['/about', "'self'"],
    ['/login', "'self'"],
    ['/mywishlists/1', "'self'"],
    ['/api/docs', "'none'"],
    ['/api/docs/page.js', "'none'"],
    ['/api/auth/google/start', "'none'"],
    ['/api/auth/google/callback?code=1&state=2', "'none'"],
  ])('the page %s allows only scripts of its own origin, no framing and no strings as code', async (path, fallback) => {
    const { headers } = await createVisitor(app).sends('GET', path);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...headersOfEveryResponse,
      'cross-origin-opener-policy': expect.stringMatching(/^(?:same-origin-allow-popups|unsafe-none)$/),
      'referrer-policy': expect.stringMatching(/^(?:same-origin|no-referrer)$/),
    });
    const directives = parseCspDirectives(headers);
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

it('an error response with the status 401, 403, 429, 500 or 503 has all security headers', async () => {
  const limited = await startApp({ PUBLIC_URL: httpsOrigin, RATE_LIMITS: 'on', LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '1' });
  try {
    const replies = [
      await ana.sends('GET', '/api/bugreports'),
      await createVisitor(limited).sends('GET', '/api/users'),
      await createVisitor(limited).sends('GET', '/api/users'),
    ];
    await app.db.pool.query('alter table items rename to gone');
    replies.push(await ana.sends('GET', '/api/mywishlists'));
    await app.db.pool.query('alter table gone rename to items');
    await limited.db.pool.end();
    replies.push(await createVisitor(limited).sends('GET', '/api/ready'));
    expect(replies.map(({ status }) => status)).toEqual([403, 401, 429, 500, 503]);
    for (const { headers } of replies) {
      expect(Object.fromEntries(headers)).toMatchObject({ ...headersOfEveryResponse, ...headersOfUncachedResponses });
    }
  } finally {
    await limited.close().catch(() => undefined);
  }
});
