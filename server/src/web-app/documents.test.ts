import type { FastifyInstance } from 'fastify';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFakeBuild } from '../../test/fake-build.ts';
import { as, serveBuild, template } from '../../test/served-build.ts';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await writeFakeBuild(template);
  app = await serveBuild(folder);
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/about', '/mywishlists/12?item=3', '/friends/'])(
  'the document of %s is for its person alone, never from a stale cache',
  async (url) => {
    const reply = await app.inject({ url, headers: as('ana') });
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

test.each(['//', '//evil.example', '/%'])('%s is a path like others', async (url) => {
  expect((await app.inject({ url, headers: as('ana') })).statusCode).toBeLessThan(500);
});

test('an unknown path is not found', async () => {
  expect((await app.inject({ url: '/no/such/page', headers: as('ana') })).statusCode).toBe(404);
});

test('nobody is led to the story from pages behind the guard', async () => {
  for (const url of ['/', '/no/such/page', '/friends/3?item=2']) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/about', 'private, no-cache']);
  }
});

const shell = '<p>/  en  ';

test('a session that proves nothing gets the shell, and the story as nobody', async () => {
  const page = await app.inject({ url: '/friends', headers: as('') });
  expect(page.payload).toContain(shell);
  expect(page.payload).not.toContain('data-person');
  expect((await app.inject({ url: '/about', headers: as('') })).payload).toContain('data-person="nobody"');
});

test.each([
  ['the page throws', '/throws', 'ana', 200],
  ['the database is away', '/friends', 'away', 503],
] as const)('where %s, the shell is sent', async (_what, url, uid, status) => {
  const reply = await app.inject({ url, headers: as(uid) });
  expect(reply.statusCode).toBe(status);
  expect(reply.payload).toContain(shell);
});

test('the data of a page is read as its person, and ends no element', async () => {
  const { payload } = await app.inject({ url: '/friends', headers: as('ben') });
  const [, block = ''] = /<script type="application\/json" id="wishwell-data">(.*?)<\/script>/.exec(payload) ?? [];
  expect(JSON.parse(block)).toMatchObject({ person: { uid: 'ben' }, own: 'the lists of ben </script>' });
});

test('a document that may show text of the URL is not compressed', async () => {
  const headers = { ...as('ana'), 'accept-encoding': 'br' };
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
] as const)('%s with %o is answered in %s', async ([url, headers, locale]) => {
  const reply = await app.inject({ url, headers });
  expect(reply.payload).toContain(`<p>${url}  ${locale}  `);
  expect(reply.headers['content-language']).toBe(locale);
  expect(reply.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
});

test('a document that has not changed is not sent again', async () => {
  const etag = String((await app.inject({ url: '/friends', headers: as('ana') })).headers.etag);
  const again = { ...as('ana'), 'if-none-match': etag };
  expect((await app.inject({ url: '/friends', headers: again })).statusCode).toBe(304);
  expect((await app.inject({ url: '/friends', headers: { ...again, ...as('ben') } })).statusCode).toBe(200);
});

test('a Link header names the files that the document fetches', async () => {
  const { headers } = await app.inject({ url: '/', headers: as('ana') });
  const scripts = ['/assets/part-1.js', '/en-2.js', '/assets/frame-1.js', '/assets/home-1.js'];
  expect(headers['link']).toBe(
    [
      ...scripts.map((file) => `<${file}>; rel=modulepreload; crossorigin`),
      '</fonts/title.woff2>; rel=preload; as=font; crossorigin',
    ].join(', '),
  );
});
