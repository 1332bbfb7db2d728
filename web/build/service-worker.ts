import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathForSharesFromOtherApps } from '@wishwell/contract/shared-link.ts';

const cachedFileGlobs = ['assets/*.{js,css}', 'fonts/*.woff2'];
/**
 * Matches the files of the Firebase identity provider. The service worker does not cache these files in
 * advance, because few installations use them.
 */
const rarelyUsedFilesPattern = /firebase/;

/**
 * Writes `sw.js`, the service worker. It caches the app's files and the app shell, an HTML document without
 * user data. It responds with the app shell if a request for a page in `paths` fails or takes longer than 2
 * s.
 */
export async function writeServiceWorker(folder: string, paths: readonly string[]): Promise<void> {
  const names: string[] = [];
  for await (const name of glob(cachedFileGlobs, { cwd: folder }))
    if (!rarelyUsedFilesPattern.test(name)) names.push(name);
  names.sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  await writeFile(
    join(folder, 'sw.js'),
    renderServiceWorker(names, hash.digest('base64url').slice(0, 16), buildPathPattern(paths)),
  );
}

const buildPathPattern = (paths: readonly string[]): string =>
  `^(?:${paths.map((path) => path.replace(':id', String.raw`\d+`)).join('|')})/?$`;

const renderServiceWorker = (names: readonly string[], version: string, pages: string): string => `'use strict';
const version = 'shell ${version}';
const files = ${JSON.stringify(names.map((name) => `/${name}`))};
const pages = new RegExp(${JSON.stringify(pages)}, 'i');
const shell = '/app-shell';
const matchOptions = { ignoreVary: true };
/**
 * Maximum wait for a document in milliseconds. After this time, the service worker responds with the app
 * shell.
 */
const documentTimeout = 2000;

const sharedFileName = 'shared-file';
/** Maximum size in bytes of an image that another app shares with this app. */
const maxFileBytes = 25 * 1024 * 1024;

const storeFile = async (file) => {
  if (!file.type.startsWith('image/')) return 'not-an-image';
  if (file.size > maxFileBytes) return 'too-large';
  const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
  await (await caches.open(sharedFileName)).put('/' + sharedFileName, new Response(file, { headers }));
  return 'image';
};

// Receives the data of the phone's share sheet in a POST request. Redirects to a page with the data in the
// URL fragment, because browsers send no fragment to the server.
const receiveShare = async (request) => {
  const form = await request.formData().catch(() => new FormData());
  const item = new URLSearchParams({ item: 'app' });
  for (const name of ['title', 'text', 'url']) {
    const text = form.get(name);
    if (typeof text === 'string') item.set(name, text.slice(0, 2000).toWellFormed());
  }
  const file = form.get('file');
  if (file instanceof File && file.size > 0) item.set('file', await storeFile(file).catch(() => 'too-large'));
  return Response.redirect('${pathForSharesFromOtherApps}#' + item, 303);
};

// Caches the app shell from the server, unless the shell loads a file that this build does not contain. Such
// a shell belongs to a newer build.
const updateShell = async () => {
  const response = await fetch(shell, { cache: 'no-cache' });
  const assets = (await response.clone().text()).match(/\\/assets\\/[\\w.-]+/g);
  if (!response.ok || response.redirected || !assets || !assets.every((file) => files.includes(file))) return;
  await (await caches.open(version)).put(shell, response);
};

const install = async () => {
  await (await caches.open(version)).addAll(files);
  await updateShell();
  await skipWaiting();
};

// Does not delete the cache of the previous build. Open tabs of that build may need files that the server no
// longer has.
const deleteOldCaches = async () => {
  const others = (await caches.keys()).filter((name) => name !== version && name !== sharedFileName);
  for (const name of others.slice(0, -1)) await caches.delete(name);
};

const loadFromCache = async (request) => (await caches.match(request, matchOptions)) ?? fetch(request);

const loadDocument = async (event) => {
  const fetchedDocument = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request));
  const cachedShell = await (await caches.open(version)).match(shell, matchOptions);
  if (!cachedShell) return fetchedDocument;
  const timedOut = new Promise((resolve) => setTimeout(resolve, documentTimeout, cachedShell));
  return Promise.race([fetchedDocument.catch(() => cachedShell), timedOut]);
};

addEventListener('install', (event) => {
  // Makes the browser send requests to /api directly, without starting the service worker (Service Worker
  // Static Routing API).
  event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }).catch(() => undefined);
  event.waitUntil(install());
});
addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), registration.navigationPreload?.enable()]));
});
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (method === 'POST' && mode === 'navigate' && pathname === '${pathForSharesFromOtherApps}')
    event.respondWith(receiveShare(event.request));
  if (method !== 'GET') return;
  if (files.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(loadFromCache(event.request));
  if (mode !== 'navigate' || !pages.test(pathname)) return;
  event.respondWith(loadDocument(event));
  event.waitUntil(updateShell().catch(() => undefined));
});
`;
