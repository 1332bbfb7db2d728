import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { drawing } from '../server/test/drawings.ts';
import { itemForm } from '../server/test/items.ts';
import { test } from './people.ts';
import { addWishlist, befriend, seesHeading } from './steps.ts';

const isScript = (address: string): boolean => new URL(address).pathname.endsWith('.js');

/** Holds what `address` matches until it is let through; `asked` tells which requests wait. */
async function hold(page: Page, address: string | RegExp): Promise<{ asked: string[]; letThrough: () => void }> {
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(address, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await gate.promise;
    await route.continue();
  });
  return { asked, letThrough: gate.resolve };
}

test('the bearer is asked for beside the download of the script', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  const scripts = await hold(page, /\/assets\/.*\.js$/);
  const asked = page.waitForRequest('**/api/auth/token');
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  scripts.letThrough();
  await seesHeading(page, 'Welcome, Ana Moreno!');
});

test('the first picture of a page is asked for beside the download of the script, and once', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const bo = await newPerson('Bo Falk');
  await befriend(ana, bo);
  // Words that look like the address of a picture lead nowhere.
  const title = '"/api/pictures/../health?winter=1"';
  const description = '/api/pictures/../health?winter=1';
  const list = await addWishlist(bo, { title, description, is_public: true, shared_with_ids: [] });
  const form = itemForm({ name: 'Stoneware mug' }, new Blob([await drawing('png')]));
  await bo.does(calls.addItem, { params: { id: list }, form });
  const places = [
    [bo, '/mywishlists'],
    [bo, `/mywishlists/${list}`],
    [ana, `/friends/${bo.id}`],
    [ana, `/friendwishlists/${list}`],
  ] as const;
  for (const [{ page }, path] of places) {
    const pictures: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/pictures/') || pathname === '/api/health') pictures.push(pathname + search);
    });
    const scripts = await hold(page, /\/assets\/.*\.js$/);
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

test('all the script of a page is asked for by its document, none by other script', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const bo = await newPerson('Bo Falk');
  await befriend(ana, bo);
  const list = await addWishlist(ana, { title: 'Winter', description: '', is_public: true, shared_with_ids: [] });
  const friendList = await addWishlist(bo, { title: 'Spring', description: '', is_public: true, shared_with_ids: [] });
  const paths = [
    '/',
    '/mywishlists',
    `/mywishlists/${list}`,
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
    const first: string[] = [];
    const later: string[] = [];
    let isHeld = true;
    page.on('request', (request) => {
      if (isScript(request.url())) (isHeld ? first : later).push(new URL(request.url()).pathname);
    });
    const entry = await hold(page, /\/assets\/index-.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => entry.asked.length).toBe(1);
    // The document is read to its end while the first script waits.
    await page.waitForFunction(() => document.querySelectorAll('link[rel="modulepreload"]').length > 0);
    await page.waitForTimeout(300);
    isHeld = false;
    entry.letThrough();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Toasts come when there is time for them.
    expect(
      later.filter((name) => !name.includes('ToastStack')),
      path,
    ).toEqual([]);
    expect(first.length, path).toBeGreaterThan(3);
    page.removeAllListeners('request');
    await page.unroute(/\/assets\/index-.*\.js$/);
  }
});
