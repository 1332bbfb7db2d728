import { expect, type Page } from '@playwright/test';
import { startWebFront, type WebFront, withOtherBuild } from '../server/test/web-front.ts';
import { test as people } from './people.ts';
import { addItem, addWishlist, seesHeading } from './steps.ts';

interface WithFront {
  front: WebFront;
  /** Somebody at a browser that may keep the app, on their lists, once it has done so. */
  ana: { page: Page; email: string };
}

const test = people.extend<WithFront>({
  front: async ({ origin }, provide) => {
    const front = await startWebFront(origin);
    await provide(front);
    await front.stop();
  },

  ana: async ({ newPerson, front }, provide) => {
    const ana = await newPerson('Ana Moreno', { browser: { baseURL: front.origin, serviceWorkers: 'allow' } });
    const list = await addWishlist(ana, {
      title: 'Winter birthday',
      description: '',
      is_public: true,
      shared_with_ids: [],
    });
    await addItem(ana, list, { name: 'Stoneware mug' });
    await ana.page.goto('/mywishlists');
    await seesHeading(ana.page, 'My Wishlists');
    await ana.page.keyboard.press('Shift');
    await expect.poll(() => keptPaths(ana.page), { timeout: 20_000 }).toContain('/app-shell');
    await provide(ana);
  },
});

/** What the browser keeps for the app, by path. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });

/** Whether a file is of the build that `withOtherBuild` makes. */
const isOther = (path: string): boolean => path.includes('-otherone.');

const unreachable = (page: Page) => page.getByText('Wishwell cannot be reached.');

test('whoever comes back sees the app from the cache alone, is told what is missing, and goes on once it is there', async ({
  front,
  ana: { page },
}) => {
  await front.stop();
  await page.goto('/mywishlists');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(unreachable(page)).toBeVisible();
  await front.start();
  await expect(page.getByRole('link', { name: 'Winter birthday' })).toBeVisible({ timeout: 30_000 });
  await expect(unreachable(page)).toHaveCount(0);
});

test('after an upgrade the next visit works, and the one after shows the new build', async ({
  front,
  ana: { page },
}) => {
  await withOtherBuild(async (folder) => {
    await front.stop();
    await front.start(folder);
    await page.goto('/friends');
    await seesHeading(page, 'Friends');
    await expect.poll(async () => (await keptPaths(page)).filter(isOther).length).toBeGreaterThan(10);
    // The one before is kept for tabs in which it still runs; its document is not shown again.
    await expect(async () => {
      await page.goto('/friends');
      await expect(page.locator('html[data-build="other"]')).toBeAttached();
    }).toPass();
    await seesHeading(page, 'Friends');
    await front.stop();
    await page.goto('/mywishlists');
    await expect(page.locator('html[data-build="other"]')).toBeAttached();
    await expect(unreachable(page)).toBeVisible();
  });
});

test('only what everybody gets is kept, and a sign-out leaves it at that', async ({ ana: { page, email } }) => {
  await page.getByRole('link', { name: 'Winter birthday' }).click();
  await expect(page.getByRole('link', { name: 'Stoneware mug' })).toBeVisible();
  await page.goto('/myprofile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await keptPaths(page)).filter((path) => !/^\/(?:(?:assets|fonts)\/[^/]+|app-shell)$/.test(path))).toEqual([]);
  const isPersonal = await page.evaluate(
    async (words) => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '');
      }
      return words.filter((word) => texts.some((text) => text.includes(word)));
    },
    [email, 'Ana Moreno', 'Winter birthday', 'Stoneware mug'],
  );
  expect(isPersonal).toEqual([]);
  await page.goto('/mywishlists');
  await expect(page).toHaveURL(/\/about$/);
});

test('another language stands in the very next document', async ({ front, ana: { page } }) => {
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await seesHeading(page, 'Meine Wunschlisten');
  await expect.poll(() => keptPaths(page)).not.toContain('/app-shell');
  const document = await page.goto('/friends');
  expect(await document?.text()).toContain('<html lang="de"');
  await expect.poll(() => keptPaths(page)).toContain('/app-shell');
  await front.stop();
  await page.goto('/friends');
  await expect(page.getByText('Wishwell ist nicht zu erreichen.')).toBeVisible();
});

test('an operator can have browsers forget it all', async ({ front, ana: { page } }) => {
  await front.stop();
  await front.start(undefined, { offlineShell: false });
  await page.goto('/mywishlists');
  await seesHeading(page, 'My Wishlists');
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await page.reload();
  await seesHeading(page, 'My Wishlists');
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
