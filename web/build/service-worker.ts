import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const kept = ['assets/*.{js,css}', 'fonts/*.woff2'];
/** The code of another identity provider, which few installations have. */
const seldom = /firebase/;

/**
 * Writes `sw.js`: it caches the files of the app and its shell, a document that was rendered for nobody, and serves the
 * shell for the pages at `paths` when the network is away or slower than 2 s.
 */
export async function writeServiceWorker(folder: string, paths: readonly string[]): Promise<void> {
  const names: string[] = [];
  for await (const name of glob(kept, { cwd: folder })) if (!seldom.test(name)) names.push(name);
  names.sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  await writeFile(join(folder, 'sw.js'), serviceWorker(names, hash.digest('base64url').slice(0, 16), patternOf(paths)));
}

const patternOf = (paths: readonly string[]): string =>
  `^(?:${paths.map((path) => path.replace(':id', String.raw`\d+`)).join('|')})/?$`;

const serviceWorker = (names: readonly string[], version: string, pages: string): string => `'use strict';
const version = 'shell ${version}';
const files = ${JSON.stringify(names.map((name) => `/${name}`))};
const pages = new RegExp(${JSON.stringify(pages)}, 'i');
const shell = '/app-shell';
const anyway = { ignoreVary: true };
/** Milliseconds that a page may take before the shell stands in for it. */
const patience = 2000;

// Keeps the shell as it is now. That of another build is not kept: it asks for files that its own worker brings.
const renew = async () => {
  const answer = await fetch(shell, { cache: 'no-cache' });
  const named = (await answer.clone().text()).match(/\\/assets\\/[\\w.-]+/g);
  if (!answer.ok || answer.redirected || !named || !named.every((file) => files.includes(file))) return;
  await (await caches.open(version)).put(shell, answer);
};

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
  const fetched = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request));
  const known = await (await caches.open(version)).match(shell, anyway);
  if (!known) return fetched;
  const late = new Promise((resolve) => setTimeout(resolve, patience, known));
  return Promise.race([fetched.catch(() => known), late]);
};

addEventListener('install', (event) => {
  // Calls and pictures never come by here, where the browser can be told so.
  event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }).catch(() => undefined);
  event.waitUntil(install());
});
addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([tidy(), registration.navigationPreload?.enable()]));
});
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || method !== 'GET') return;
  if (files.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(fromCache(event.request));
  if (mode !== 'navigate' || !pages.test(pathname)) return;
  event.respondWith(documentFor(event));
  event.waitUntil(renew().catch(() => undefined));
});
`;
