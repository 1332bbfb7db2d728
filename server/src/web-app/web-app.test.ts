import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFakeWebBuild } from '../../test/fake-web-build.ts';
import {
  createSessionHeaders,
  builtInAuthSettings,
  testInstallationOwner,
  serveBuild,
  htmlTemplate,
} from '../../test/served-build.ts';
import type { AuthSettings, FirebaseSettings } from '../config/accounts.ts';

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
  folder = await writeFakeWebBuild(htmlTemplate);
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

test('special characters in the setting OWNER_NAME are escaped in the HTML document', async () => {
  const html = (await app.inject('/about')).payload;
  expect(html).not.toContain('<b>');
  const content = /name="wishwell-owner" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const text = content
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(JSON.parse(text)).toEqual(testInstallationOwner);
});

const getRobotsHeader = async (url: string) =>
  (await app.inject({ url, headers: createSessionHeaders('ana') })).headers['x-robots-tag'];

test('every document except /about and /login has a noindex header', async () => {
  expect(await getRobotsHeader('/about')).toBeUndefined();
  expect(await getRobotsHeader('/login')).toBeUndefined();
  expect(await getRobotsHeader('/mywishlists/3')).toBe('noindex');
});

test('with PUBLIC_URL, documents of public pages contain their canonical URL and the URL of an image', async () => {
  expect((await app.inject('/about')).payload).not.toContain('canonical');
  const publicApp = await serveBuild(folder, { publicUrl: new URL('https://wishes.example') });
  const html = (await publicApp.inject('/about')).payload;
  expect(html).toContain('<link rel="canonical" href="https://wishes.example/about" />');
  expect(html).toContain('<meta property="og:image" content="https://wishes.example/share.png" />');
  expect((await publicApp.inject({ url: '/friends', headers: createSessionHeaders('ana') })).payload).not.toContain(
    'canonical',
  );
  await publicApp.close();
});

/**
 * Requests the document at `/about` from a server with the given account settings. Returns the document, the
 * settings that it contains, and its content security policy by directive.
 */
async function fetchDocumentWith(auth: AuthSettings) {
  const appUnderTest = await serveBuild(folder, { auth });
  const { payload, headers } = await appUnderTest.inject('/about');
  await appUnderTest.close();
  const content = /name="wishwell-auth" content="([^"]*)"/.exec(payload)?.[1] ?? '';
  const directives = String(headers['content-security-policy']).split('; ');
  const policy = Object.fromEntries(directives.map((directive) => [directive.split(' ')[0], directive]));
  return { html: payload, settings: JSON.parse(content.replaceAll('&quot;', '"')), policy };
}

test('with built-in accounts, the document contains whether Google sign-in is configured', async () => {
  const withoutGoogle = await fetchDocumentWith(builtInAuthSettings);
  expect(withoutGoogle.settings).toEqual({ provider: 'built-in', google: false });
  expect(withoutGoogle.html).not.toContain('data-auth');
  const oidc = { issuer: new URL('https://accounts.google.com'), clientId: 'id', clientSecret: 'hush' };
  const document = await fetchDocumentWith({ ...builtInAuthSettings, oidc });
  expect(document.settings).toEqual({ provider: 'built-in', google: true });
  expect(document.html).not.toContain('hush');
  expect(document.policy).toEqual(withoutGoogle.policy);
  expect(Object.values(withoutGoogle.policy).join(';')).not.toMatch(/https?:|frame-src/);
  expect(withoutGoogle.policy).toMatchObject({
    'connect-src': "connect-src 'self'",
    'trusted-types': 'trusted-types wishwell-worker',
  });
});

test('with Firebase, the document contains the Firebase project; its CSP allows the servers of the SDK', async () => {
  const { html, settings, policy } = await fetchDocumentWith(firebase);
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

test('with the Firebase emulator, the CSP allows the emulator instead of the servers of Google', async () => {
  const { settings, policy } = await fetchDocumentWith({ ...firebase, emulatorHost: '127.0.0.1:9099' });
  expect(settings).toMatchObject({ emulator: 'http://127.0.0.1:9099' });
  expect(policy).toMatchObject({
    'connect-src': "connect-src 'self' http://127.0.0.1:9099",
    'frame-src': 'frame-src http://127.0.0.1:9099',
  });
});

test('the document is compressed with the encoding that the client accepts', async () => {
  const plain = (await app.inject('/about')).rawPayload;
  const brotli = await app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await app.inject({ url: '/about', headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain);
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain);
});

test('a file with a hash in its name is precompressed and immutable; other files may be cached for a day', async () => {
  const url = '/assets/index-1.js';
  const plain = await app.inject(url);
  expect(plain.payload).toBe('plain');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(packed.payload).toBe('small');
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  const unhashed = await app.inject('/robots.txt');
  expect([unhashed.payload, unhashed.headers['cache-control']]).toEqual(['User-agent: *', 'public, max-age=86400']);
});

/**
 * Returns the responses to `/sw.js` and `/app-shell`. `worker` is the service worker of the build, and
 * undefined if the build has none.
 */
async function fetchServiceWorker(worker: string | undefined, offlineShell: boolean) {
  if (worker !== undefined) await writeFile(join(folder, 'sw.js'), worker);
  const appUnderTest = await serveBuild(folder, { offlineShell });
  const script = await appUnderTest.inject('/sw.js');
  const { headers } = script;
  const again = await appUnderTest.inject({ url: '/sw.js', headers: { 'if-none-match': String(headers.etag) } });
  const document = await appUnderTest.inject('/app-shell');
  await appUnderTest.close();
  return { script, again, html: document.payload };
}

test('browsers revalidate the service worker at every visit, and its CSP allows only our origin', async () => {
  const { script, again, html } = await fetchServiceWorker('keeps()', true);
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
  ['the operator has switched it off', 'keeps()', false],
  ['the build has none', undefined, true],
] as const)('if %s, the sent service worker unregisters itself', async ([, worker, isEnabled]) => {
  const { script, html } = await fetchServiceWorker(worker, isEnabled);
  expect(script.statusCode).toBe(200);
  expect(script.payload).toContain('registration.unregister()');
  expect(html.includes('<html data-shell="online">')).toBe(!isEnabled);
});

test('if a POST to /share is not handled in the browser, the server redirects it without reading its body', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const reply = await app.inject({ method: 'POST', url: '/share', headers, payload: 'no valid form' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/share?again']);
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
])('a request for %s gets 404', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test('without a build of the web app, the start throws an error that explains the reason', async () => {
  await rm(join(folder, '.server'), { recursive: true });
  await expect(serveBuild(folder)).rejects.toThrow('The web app is not built');
});
