import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { createDrawing } from '../server/test/drawings.ts';
import { createItemFormData } from '../server/test/items.ts';
import { test } from './people.ts';
import { addWishlist, befriend, expectHeading } from './steps.ts';

const isScript = (url: string): boolean => new URL(url).pathname.endsWith('.js');

/**
 * Delays requests that match `url` until `letThrough` is called. `requests` contains the paths of the
 * delayed requests.
 */
async function delayRequests(
  page: Page,
  url: string | RegExp,
): Promise<{ requests: string[]; letThrough: () => void }> {
  const gate = Promise.withResolvers<void>();
  const requests: string[] = [];
  await page.route(url, async (route) => {
    requests.push(new URL(route.request().url()).pathname);
    await gate.promise;
    await route.continue();
  });
  return { requests, letThrough: gate.resolve };
}

test('the browser requests the bearer token before the script has loaded', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  const scripts = await delayRequests(page, /\/assets\/.*\.js$/);
  const requests = page.waitForRequest('**/api/auth/token');
  await page.goto('/', { waitUntil: 'commit' });
  await requests;
  scripts.letThrough();
  await expectHeading(page, 'Welcome, Ana!');
});

test('the browser loads the first image once, before the script has loaded', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const bo = await newPerson('Bo Falk');
  await befriend(ana, bo);
  // The title and the description look like image URLs, which must not cause a preload.
  const title = '"/api/pictures/../health?winter=1"';
  const description = '/api/pictures/../health?winter=1';
  const list = await addWishlist(bo, { title, description, is_public: true, shared_with_ids: [] });
  const form = createItemFormData({ name: 'Stoneware mug' }, new Blob([await createDrawing('png')]));
  await bo.does(calls.addItem, { params: { id: list }, form });
  const pages = [
    [bo, '/mywishlists'],
    [bo, `/mywishlists/${list}`],
    [ana, `/friends/${bo.id}`],
    [ana, `/friendwishlists/${list}`],
  ] as const;
  for (const [{ page }, path] of pages) {
    const pictures: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/pictures/') || pathname === '/api/health') pictures.push(pathname + search);
    });
    const scripts = await delayRequests(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => pictures.length, path).toBe(1);
    scripts.letThrough();
    await expect(page.getByRole('main').getByRole('listitem').locator('img').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(pictures, path).toEqual([expect.stringMatching(/^\/api\/pictures\/\w+\?.*&size=card$/)]);
    page.removeAllListeners('request');
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('HTML documents preload all scripts of their page', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const bo = await newPerson('Bo Falk');
  await befriend(ana, bo);
  const list = await addWishlist(ana, { title: 'Winter', description: '', is_public: true, shared_with_ids: [] });
  const friendList = await addWishlist(bo, { title: 'Spring', description: '', is_public: true, shared_with_ids: [] });
  const paths = [
    '/',
    '/mywishlists',
    `/mywishlists/${list}`,
    '/gifts',
    '/myprofile',
    '/friends',
    `/friends/${bo.id}`,
    `/friendwishlists/${friendList}`,
    '/staff-tools',
    '/superuser-tools',
    '/superuser-tools/users',
    '/superuser-tools/pending-users',
    '/superuser-tools/bug-reports',
    '/nowhere',
  ];
  const { page } = ana;
  for (const path of paths) {
    const preloadedScripts: string[] = [];
    const laterScripts: string[] = [];
    let isHeld = true;
    page.on('request', (request) => {
      if (isScript(request.url())) (isHeld ? preloadedScripts : laterScripts).push(new URL(request.url()).pathname);
    });
    const delayedEntry = await delayRequests(page, /\/assets\/index-.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => delayedEntry.requests.length).toBe(1);
    // Waits until the browser has parsed the whole HTML document. The first script is still delayed then.
    await page.waitForFunction(() => document.querySelectorAll('link[rel="modulepreload"]').length > 0);
    await page.waitForTimeout(300);
    isHeld = false;
    delayedEntry.letThrough();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Ignores the script chunk of toasts, which the app loads when the browser is idle.
    expect(
      laterScripts.filter((name) => !name.includes('ToastStack')),
      path,
    ).toEqual([]);
    expect(preloadedScripts.length, path).toBeGreaterThan(3);
    page.removeAllListeners('request');
    await page.unroute(/\/assets\/index-.*\.js$/);
  }
});
