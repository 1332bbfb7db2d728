import type { FastifyInstance } from 'fastify';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AuthSettings, FirebaseSettings } from '../config/accounts.ts';
import { writeFakeBuild } from '../../test/fake-build.ts';
import { as, builtIn, owner, serveBuild, template } from '../../test/served-build.ts';

const firebase: FirebaseSettings = {
  provider: 'firebase',
  projectId: 'wishes-1234',
  apiKey: 'web-key',
  authDomain: 'wishes-1234.firebaseapp.com',
  jwksUrl: new URL('https://keys.example/'),
  emulatorHost: undefined,
};
let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await writeFakeBuild(template);
  await writeFile(join(folder, '.built-from'), 'abc');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets/index-1.js'), 'plain');
  await writeFile(join(folder, 'assets/index-1.js.br'), 'small');
  app = await serveBuild(folder);
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('the document carries the owner, whatever characters the name holds', async () => {
  const html = (await app.inject('/about')).payload;
  expect(html).not.toContain('<b>');
  const content = /name="wishwell-owner" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const text = content
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(JSON.parse(text)).toEqual(owner);
});

const robots = async (url: string) => (await app.inject({ url, headers: as('ana') })).headers['x-robots-tag'];

test('only the story and the login page may be found by search engines', async () => {
  expect(await robots('/about')).toBeUndefined();
  expect(await robots('/login')).toBeUndefined();
  expect(await robots('/mywishlists/3')).toBe('noindex');
});

test('a public installation tells where its pages and their picture are', async () => {
  expect((await app.inject('/about')).payload).not.toContain('canonical');
  const known = await serveBuild(folder, { publicUrl: new URL('https://wishes.example') });
  const html = (await known.inject('/about')).payload;
  expect(html).toContain('<link rel="canonical" href="https://wishes.example/about" />');
  expect(html).toContain('<meta property="og:image" content="https://wishes.example/share.png" />');
  expect((await known.inject({ url: '/friends', headers: as('ana') })).payload).not.toContain('canonical');
  await known.close();
});

test('only the inline script of the document may run, by its hash', async () => {
  const policy = String((await app.inject('/about')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck=';");
  expect(policy).toContain("frame-ancestors 'none'");
});

/** The document at `/` under these settings, what it tells of them, and its policy by directive. */
async function documentUnder(auth: AuthSettings) {
  const installed = await serveBuild(folder, { auth });
  const { payload, headers } = await installed.inject('/about');
  await installed.close();
  const content = /name="wishwell-auth" content="([^"]*)"/.exec(payload)?.[1] ?? '';
  const directives = String(headers['content-security-policy']).split('; ');
  const policy = Object.fromEntries(directives.map((directive) => [directive.split(' ')[0], directive]));
  return { html: payload, settings: JSON.parse(content.replaceAll('&quot;', '"')), policy };
}

test('the document tells whether Google is set up, and lets the built-in provider go nowhere else', async () => {
  const without = await documentUnder(builtIn);
  expect(without.settings).toEqual({ provider: 'built-in', google: false });
  expect(without.html).not.toContain('data-auth');
  const oidc = { issuer: new URL('https://accounts.google.com'), clientId: 'id', clientSecret: 'hush' };
  const document = await documentUnder({ ...builtIn, oidc });
  expect(document.settings).toEqual({ provider: 'built-in', google: true });
  expect(document.html).not.toContain('hush');
  expect(document.policy).toEqual(without.policy);
  expect(Object.values(without.policy).join(';')).not.toMatch(/https?:|frame-src/);
  expect(without.policy).toMatchObject({
    'connect-src': "connect-src 'self'",
    'trusted-types': 'trusted-types wishwell-worker',
  });
});

test('with Firebase the document tells its project, and lets its SDK reach what it needs', async () => {
  const { html, settings, policy } = await documentUnder(firebase);
  expect(html).toContain('<html data-auth="firebase">');
  const { projectId, apiKey, authDomain } = firebase;
  expect(settings).toEqual({ provider: 'firebase', projectId, apiKey, authDomain, emulator: null });
  expect(policy).toMatchObject({
    'script-src': expect.stringMatching(/^script-src 'self' 'sha256-[^ ]+' https:\/\/apis\.google\.com$/),
    'connect-src': "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    'frame-src': 'frame-src https://wishes-1234.firebaseapp.com',
    'frame-ancestors': "frame-ancestors 'none'",
    'require-trusted-types-for': "require-trusted-types-for 'script'",
    'trusted-types': "trusted-types wishwell-worker default gapi#gapi goog#html 'allow-duplicates'",
  });
});

test('with the emulator the document lets the SDK reach the emulator alone', async () => {
  const { settings, policy } = await documentUnder({ ...firebase, emulatorHost: '127.0.0.1:9099' });
  expect(settings).toMatchObject({ emulator: 'http://127.0.0.1:9099' });
  expect(policy).toMatchObject({
    'connect-src': "connect-src 'self' http://127.0.0.1:9099",
    'frame-src': 'frame-src http://127.0.0.1:9099',
  });
});

test('the document is compressed as the client takes it', async () => {
  const plain = (await app.inject('/about')).rawPayload;
  const brotli = await app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await app.inject({ url: '/about', headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain);
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain);
});

test('a hashed file is kept for ever and comes precompressed', async () => {
  const url = '/assets/index-1.js';
  const plain = await app.inject(url);
  expect(plain.payload).toBe('plain');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(packed.payload).toBe('small');
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  });
});

test('an encoding that the client refuses is not sent, and what a cache may keep says what it goes by', async () => {
  const url = '/assets/index-1.js';
  await writeFile(join(folder, 'assets/index-1.js.gz'), 'zipped');
  const gzip = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(gzip.payload).toBe('zipped');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gzip.headers.vary).toMatch(/accept-encoding/i);
});

/** What `/sw.js` answers where the build brings `worker`, if any, and the operator wants it kept, or not. */
async function workerUnder(worker: string | undefined, offlineShell: boolean) {
  if (worker !== undefined) await writeFile(join(folder, 'sw.js'), worker);
  const installed = await serveBuild(folder, { offlineShell });
  const script = await installed.inject('/sw.js');
  const { headers } = script;
  const again = await installed.inject({ url: '/sw.js', headers: { 'if-none-match': String(headers.etag) } });
  const document = await installed.inject('/app-shell');
  await installed.close();
  return { script, again, html: document.payload };
}

test('the service worker is asked for at every visit, and may do nothing but fetch from us', async () => {
  const { script, again, html } = await workerUnder('keeps()', true);
  expect(script.payload).toBe('keeps()');
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(again.statusCode).toBe(304);
  expect(html).not.toContain('data-shell');
});

test.for([
  ['the operator wants none', 'keeps()', false],
  ['the build has none', undefined, true],
] as const)('where %s, the service worker of before takes itself away', async ([, worker, isWanted]) => {
  const { script, html } = await workerUnder(worker, isWanted);
  expect(script.statusCode).toBe(200);
  expect(script.payload).toContain('registration.unregister()');
  expect(html.includes('<html data-shell="online">')).toBe(!isWanted);
});

test('other files are kept for a day', async () => {
  const reply = await app.inject('/robots.txt');
  expect(reply.payload).toBe('User-agent: *');
  expect(reply.headers['cache-control']).toBe('public, max-age=86400');
});

test('HEAD answers as GET does, without a body', async () => {
  for (const url of ['/about', '/robots.txt']) {
    const reply = await app.inject({ url, method: 'HEAD' });
    expect(reply.statusCode).toBe(200);
    expect(reply.payload).toBe('');
  }
});

test.each([
  '/favicon.ico',
  '/assets/index-2.js',
  '/assets/index-1.js.br',
  '/assets/index-1.js.map',
  '/index.html',
  '/about.en.html',
  '/.built-from',
  '/.git/config',
  '/..%2fpackage.json',
  '/assets/../../package.json',
  '//assets/index-1.js',
])('%s is not there', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test('without a build the server says what to do', async () => {
  await rm(join(folder, '.server'), { recursive: true });
  await expect(serveBuild(folder)).rejects.toThrow('The web app is not built');
});
