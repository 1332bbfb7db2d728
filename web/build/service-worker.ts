import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { guardedPaths } from './route-preloads.ts';

const kept = ['assets/*.{js,css}', 'fonts/*.woff2'];
/** The code of another identity provider, which few installations have. */
const seldom = /firebase/;

/** The addresses behind the guard: all of them begin with the same document. */
const pages = `^(?:${guardedPaths.map((path) => path.replace(':id', String.raw`\d+`)).join('|')})/?$`;

/**
 * The service worker of the build in `folder`, at `/sw.js`: it keeps the document of the pages behind the guard and every
 * file that they are made of, and nothing else. Whoever comes back sees them at once, also while nothing can be reached.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const names: string[] = [];
  for await (const name of glob(kept, { cwd: folder })) if (!seldom.test(name)) names.push(name);
  names.sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  await writeFile(join(folder, 'sw.js'), serviceWorker(names, hash.digest('base64url').slice(0, 16)));
}

const serviceWorker = (names: readonly string[], version: string): string => `'use strict';
const version = 'shell ${version}';
const files = ${JSON.stringify(names.map((name) => `/${name}`))};
const pages = new RegExp(${JSON.stringify(pages)}, 'i');
const home = '/';
const anyway = { ignoreVary: true };

// Keeps the document as it is now. That of another build is not kept: it asks for files that its own worker brings.
const renew = async () => {
  const answer = await fetch(home, { cache: 'no-cache' });
  const named = (await answer.clone().text()).match(/\\/assets\\/[\\w.-]+/g);
  if (!answer.ok || answer.redirected || !named || !named.every((file) => files.includes(file))) return;
  await (await caches.open(version)).put(home, answer);
};
const renewSoon = (event) => event.waitUntil(renew().catch(() => undefined));

const install = async () => {
  await (await caches.open(version)).addAll(files);
  await renew();
  await skipWaiting();
};

// Tabs that still run the build before go on with its files, which the server may no longer have.
const tidy = async () => {
  const others = (await caches.keys()).filter((name) => name !== version);
  for (const name of others.slice(0, -1)) await caches.delete(name);
};

const fromCache = async (request) => (await caches.match(request, anyway)) ?? fetch(request);

const documentFor = async (event) => {
  const known = await (await caches.open(version)).match(home, anyway);
  // Who loads a page again wants it as it is on the server.
  if (known && !['no-cache', 'reload'].includes(event.request.cache)) return known;
  return fetch(event.request).catch((error) => known ?? Promise.reject(error));
};

addEventListener('install', (event) => {
  // Calls and pictures never come by here, where the browser can be told so.
  event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }).catch(() => undefined);
  event.waitUntil(install());
});
addEventListener('activate', (event) => event.waitUntil(tidy()));
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || method !== 'GET') return;
  if (files.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(fromCache(event.request));
  if (mode !== 'navigate' || !pages.test(pathname)) return;
  event.respondWith(documentFor(event));
  renewSoon(event);
});
`;
