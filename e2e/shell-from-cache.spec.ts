import { expect, type Page } from '@playwright/test';
import { startTestWebServer, type TestWebServer, runWithRenamedBuild } from '../server/test/test-web-server.ts';
import { type Person, test as people } from './people.ts';
import { addItem, addListWithItems, addWishlist, befriend, expectHeading } from './steps.ts';

interface WebFrontFixtures {
  front: TestWebServer;
  /** A person on the page My Wishlists, after the service worker has cached the app. */
  ana: Person;
}

const test = people.extend<WebFrontFixtures>({
  front: async ({ origin }, provide) => {
    const front = await startTestWebServer(origin);
    await provide(front);
    await front.stop();
  },

  ana: async ({ newPerson, front }, provide) => {
    const ana = await newPerson('Ana Moreno', { browser: { baseURL: front.origin, serviceWorkers: 'allow' } });
    const list = await addWishlist(ana, { title: 'Spring wedding' });
    await addItem(ana, list, { name: 'Copper kettle' });
    await ana.page.goto('/mywishlists');
    await expectHeading(ana.page, 'My Wishlists');
    await ana.page.keyboard.press('Shift');
    await expect.poll(() => listCachedPaths(ana.page), { timeout: 20_000 }).toContain('/app-shell');
    await provide(ana);
  },
});

const listCachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });

/**
 * Returns whether a file belongs to the build from `runWithRenamedBuild`, which simulates the next version
 * of the app.
 */
const isFromOtherBuild = (path: string): boolean => path.includes('-otherone.');

const getUnreachableNotice = (page: Page) => page.getByText("Wishwell can't be reached right now.");

test('a reload while the server is unreachable shows the last data of the page and their age', async ({
  front,
  ana: { page },
}) => {
  await front.stop();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Spring wedding' })).toBeVisible();
  await expect(page.getByText(/^Last updated: /)).toBeVisible();
  await expect(getUnreachableNotice(page)).toBeVisible();
  await front.start();
  await expect(getUnreachableNotice(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText(/^Last updated: /)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Spring wedding' })).toBeVisible();
});

test('after an upgrade of the server, the first visit works and a later visit shows the new build', async ({
  front,
  ana: { page },
}) => {
  await runWithRenamedBuild(async (folder) => {
    await front.stop();
    await front.start(folder);
    await page.goto('/friends');
    await expectHeading(page, 'Friends');
    await expect.poll(async () => (await listCachedPaths(page)).filter(isFromOtherBuild).length).toBeGreaterThan(10);
    // Retries until the cache returns the HTML document of the new build. The other files of the previous
    // build stay in the cache, for tabs that are still open.
    await expect(async () => {
      await page.goto('/friends');
      await expect(page.locator('html[data-build="other"]')).toBeAttached();
    }).toPass();
    await expectHeading(page, 'Friends');
    await front.stop();
    await page.goto('/mywishlists');
    await expect(page.locator('html[data-build="other"]')).toBeAttached();
    await expect(getUnreachableNotice(page)).toBeVisible();
  });
});

/** Returns all data of a tab: the HTML, the storage, and the cached response bodies. */
const readTabData = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [document.documentElement.outerHTML, JSON.stringify([sessionStorage, localStorage])];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });

test('after a sign-out, no tab, cache or storage of the browser contains data of the person', async ({
  ana,
  newPerson,
}) => {
  const { page } = ana;
  const ben = await newPerson('Ben Okafor');
  await befriend(ana, ben);
  const list = await addListWithItems(ben, ['Blue compass'], 'Winter garden');
  const second = await page.context().newPage();
  await second.goto(`/friendwishlists/${list}`);
  await expect(second.getByText('Blue compass')).toBeVisible();
  expect(await second.locator('#wishwell-data').count(), 'the data block is removed').toBe(0);
  await page.getByRole('link', { name: 'Spring wedding' }).click();
  await expect(page.getByRole('link', { name: 'Copper kettle' })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(second).toHaveURL(/\/about$/);
  const texts = ['Spring wedding', 'Copper kettle', 'Winter garden', 'Blue compass'];
  const secrets = [ana.uid, ana.email, ana.name, ...texts];
  for (const tab of [page, second]) {
    const findSecrets = async (): Promise<string[]> => {
      const data = await readTabData(tab);
      return secrets.filter((secret) => data.includes(secret));
    };
    await expect.poll(findSecrets).toEqual([]);
  }
  const publicPath = /^\/(?:(?:assets|fonts)\/[^/]+|app-shell)$/;
  expect((await listCachedPaths(page)).filter((path) => !publicPath.test(path))).toEqual([]);
  await page.goto('/mywishlists');
  await expect(page).toHaveURL(/\/about$/);
});

test('after a change of the language, the next HTML document and the cached one use the new language', async ({
  front,
  ana: { page },
}) => {
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expectHeading(page, 'Meine Wunschlisten');
  await expect.poll(() => listCachedPaths(page)).not.toContain('/app-shell');
  const document = await page.goto('/friends');
  expect(await document?.text()).toContain('<html lang="de"');
  await expect.poll(() => listCachedPaths(page)).toContain('/app-shell');
  await front.stop();
  await page.goto('/friends');
  await expect(page.getByText('Wishwell ist gerade nicht zu erreichen.')).toBeVisible();
});

test('the browser deletes cache and service worker when the operator turns off the offline app shell', async ({
  front,
  ana: { page },
}) => {
  await front.stop();
  await front.start(undefined, { offlineShell: false });
  await page.goto('/mywishlists');
  await expectHeading(page, 'My Wishlists');
  await expect.poll(() => listCachedPaths(page)).toEqual([]);
  await page.reload();
  await expectHeading(page, 'My Wishlists');
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
