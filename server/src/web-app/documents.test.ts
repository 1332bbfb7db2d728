import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFakeWebBuild } from '../../test/fake-web-build.ts';
import { createSessionHeaders, serveBuild, htmlTemplate } from '../../test/served-build.ts';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await writeFakeWebBuild(htmlTemplate);
  app = await serveBuild(folder);
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/about', '/mywishlists/12?item=3', '/friends/'])(
  'the document of %s may be cached only by the user’s browser, which must always revalidate it',
  async (url) => {
    const reply = await app.inject({ url, headers: createSessionHeaders('ana') });
    expect(reply.statusCode).toBe(200);
    expect(reply.payload).toContain(url.replace('?', ' ?'));
    expect(reply.payload).toContain('data-person="ana"');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
  },
);

const getStatus = async (url: string) => (await app.inject({ url, headers: createSessionHeaders('ana') })).statusCode;

test('an unknown path gets 404, and no path, however malformed, causes a server error', async () => {
  expect(await getStatus('/no/such/page')).toBe(404);
  for (const url of ['//', '//evil.example', '/%']) expect(await getStatus(url)).toBeLessThan(500);
});

test('without a session, a request for a page for signed-in users is redirected to /about', async () => {
  for (const url of ['/', '/no/such/page', '/friends/3?item=2']) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/about', 'private, no-cache']);
  }
});

const shellHtml = '<p>/  en  ';

test('with an invalid session, a request for /friends returns a page without data of a user', async () => {
  const page = await app.inject({ url: '/friends', headers: createSessionHeaders('') });
  expect(page.payload).toContain(shellHtml);
  expect(page.payload).not.toContain('data-person');
  expect((await app.inject({ url: '/about', headers: createSessionHeaders('') })).payload).toContain(
    'data-person="nobody"',
  );
});

test.each([
  ['the rendering throws', '/throws', 'ana', 200],
  ['the database is unavailable', '/friends', 'away', 503],
] as const)('the response contains the shell if %s', async (_what, url, uid, status) => {
  const reply = await app.inject({ url, headers: createSessionHeaders(uid) });
  expect(reply.statusCode).toBe(status);
  expect(reply.payload).toContain(shellHtml);
});

test('a document contains data of its user, even if the data contain the text `</script>`', async () => {
  const { payload } = await app.inject({ url: '/friends', headers: createSessionHeaders('ben') });
  const [, block = ''] = /<script type="application\/json" id="wishwell-data">(.*?)<\/script>/.exec(payload) ?? [];
  expect(JSON.parse(block)).toMatchObject({ person: { uid: 'ben' }, own: 'the lists of ben </script>' });
});

test('a document that may contain text from the URL is not compressed', async () => {
  const headers = { ...createSessionHeaders('ana'), 'accept-encoding': 'br' };
  expect((await app.inject({ url: '/friends?q=ana', headers })).headers['content-encoding']).toBeUndefined();
  expect((await app.inject({ url: '/mywishlists/3?item=2', headers })).headers['content-encoding']).toBe('br');
});

test.for([
  ['/about', {}, 'en'],
  ['/about/', { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' }, 'de'],
  ['/login', { 'accept-language': 'de' }, 'de'],
  ['/about', { 'accept-language': 'de', cookie: 'a=b; language=en' }, 'en'],
  ['/about', { 'accept-language': 'en', cookie: 'language=de; a=b' }, 'de'],
  ['/about', { 'accept-language': 'de', cookie: 'language=../../x' }, 'de'],
  ['/about', { 'accept-language': 'de', cookie: 'my-language=en' }, 'de'],
  ['/about', { 'accept-language': 'de', cookie: 'a=b; __Host-language=en' }, 'en'],
] as const)('the document of %s with the headers %o has the language %s', async ([url, headers, locale]) => {
  const reply = await app.inject({ url, headers });
  expect(reply.payload).toContain(`<p>${url}  ${locale}  `);
  expect(reply.headers['content-language']).toBe(locale);
  expect(reply.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
});

test("a request with the current ETag gets 304, but with the ETag of another user's document gets 200", async () => {
  const etag = String((await app.inject({ url: '/friends', headers: createSessionHeaders('ana') })).headers.etag);
  const again = { ...createSessionHeaders('ana'), 'if-none-match': etag };
  expect((await app.inject({ url: '/friends', headers: again })).statusCode).toBe(304);
  expect(
    (await app.inject({ url: '/friends', headers: { ...again, ...createSessionHeaders('ben') } })).statusCode,
  ).toBe(200);
});

test('the Link header of a document lists the files that the document loads', async () => {
  const { headers } = await app.inject({ url: '/', headers: createSessionHeaders('ana') });
  const scripts = ['/assets/part-1.js', '/en-2.js', '/assets/frame-1.js', '/assets/home-1.js'];
  expect(headers['link']).toBe(
    [
      ...scripts.map((file) => `<${file}>; rel=modulepreload; crossorigin`),
      '</fonts/title.woff2>; rel=preload; as=font; crossorigin',
    ].join(', '),
  );
});

test.each(['/l/secret', '/g/secret', '/i/secret'])(
  'the document of %s is private, is not indexed by search engines, and sends no referrer',
  async (url) => {
    for (const headers of [{}, createSessionHeaders('ana'), createSessionHeaders('')]) {
      const reply = await app.inject({ url, headers });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(reply.payload).not.toContain('rel="canonical"');
    }
  },
);

test('the document of an invitation sets a cookie with the invitation’s token; scripts cannot read it', async () => {
  const { headers } = await app.inject('/i/secret');
  expect(headers['set-cookie']).toMatch(
    /^wishwell_invitation=secret; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect((await app.inject('/i/gone')).headers['set-cookie']).toBeUndefined();
});
