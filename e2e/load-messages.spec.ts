import { expect, type Page } from '@playwright/test';
import { fail, silent, spoken } from './failures.ts';
import { test } from './people.ts';
import { addWishlist, beginWithShell, befriend, cardOf, seesHeading, toast } from './steps.ts';

interface Load {
  path: string;
  /** The glob of the address that the page asks. */
  address: string;
  /** What the page says for a reason. */
  says: (reason: string) => string;
  /** Where the server gives no reason. */
  fallback: string;
}

/** Opens a page whose data the server refuses, without a word and with one; then lets it through and retries. */
async function expectPageTexts(page: Page, { path, address, says, fallback }: Load): Promise<void> {
  for (const failure of [silent, spoken]) {
    const mend = await fail(page, { method: 'GET', address }, failure);
    await page.goto(path);
    const text = page.getByRole('main').getByText(says(failure === spoken ? spoken.body : fallback), { exact: true });
    await expect(text).toBeVisible();
    await mend();
    if (failure === silent) continue;
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
    await expect(text).toHaveCount(0);
  }
}

const oops = (reason: string): string => `Oops! Something went wrong: ${reason}`;
const itself = (reason: string): string => reason;

test('lists that cannot be loaded', async ({ newPerson }) => {
  const [ana, ben] = [await newPerson('Ana Fabre'), await newPerson('Ben Fabre')];
  await befriend(ana, ben);
  const mine = await addWishlist(ana, { title: 'Desk' });
  const bens = await addWishlist(ben, { title: 'Music' });
  const { page } = ana;
  await beginWithShell(page);

  await test.step("§8 list pages: Oops! Something went wrong: and the server's text, or Failed to fetch wishlists", () =>
    expectPageTexts(page, {
      path: '/mywishlists',
      address: '**/api/mywishlists',
      says: oops,
      fallback: 'Failed to fetch wishlists',
    }));

  await test.step("§8 a wishlist: the server's text, or Failed to fetch wishlist", async () => {
    for (const [path, address] of [
      [`/mywishlists/${mine}`, `**/api/mywishlists/${mine}`],
      [`/friendwishlists/${bens}`, `**/api/friendwishlists/${bens}`],
    ] as const) {
      await expectPageTexts(page, { path, address, says: itself, fallback: 'Failed to fetch wishlist' });
    }
  });

  await test.step("§8 friends panel: Error loading friends: and the server's text, or Failed to fetch friends", () =>
    expectPageTexts(page, {
      path: '/friends',
      address: '**/api/friends',
      says: (reason) => `Error loading friends: ${reason}`,
      fallback: 'Failed to fetch friends',
    }));

  await test.step("§8 friends panel: Error loading non-friends: and the server's text, or Failed to fetch non-friends", () =>
    expectPageTexts(page, {
      path: '/friends',
      address: '**/api/friends/notfriends*',
      says: (reason) => `Error loading non-friends: ${reason}`,
      fallback: 'Failed to fetch non-friends',
    }));

  await test.step('§8 list pages: a lost connection reads like a server without a word, and Retry mends it', async () => {
    const mend = await fail(page, { method: 'GET', address: '**/api/mywishlists' }, 'cut');
    await page.goto('/mywishlists');
    await expect(page.getByText(oops('Failed to fetch wishlists'), { exact: true })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cardOf(page, 'Desk')).toBeVisible();
  });
});

test('what superusers cannot load', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Girard');
  await promote(ana, 'superuser');
  const { page } = ana;
  await beginWithShell(page);

  await test.step("§8 users: the server's text, or Failed to fetch users", () =>
    expectPageTexts(page, {
      path: '/superuser-tools/users',
      address: '**/api/users',
      says: itself,
      fallback: 'Failed to fetch users',
    }));

  await test.step("§8 bug reports: Oops! Something went wrong: and the server's text, or Failed to fetch bug reports", () =>
    expectPageTexts(page, {
      path: '/superuser-tools/bug-reports',
      address: '**/api/bugreports',
      says: oops,
      fallback: 'Failed to fetch bug reports',
    }));

  await test.step("§8 bug report count: a toast with the server's text, or Failed to fetch bug report count", async () => {
    const count = { method: 'GET', address: '**/api/bugreports/count/open' };
    for (const path of ['/', '/superuser-tools']) {
      const mend = await fail(page, count, silent);
      await page.goto(path);
      await seesHeading(page, path === '/' ? 'Welcome, Ana Girard!' : 'Superuser Tools');
      await expect(toast(page, 'Failed to fetch bug report count')).toBeVisible();
      await mend();
    }
    const mend = await fail(page, count, spoken);
    await page.reload();
    await expect(toast(page, spoken.body)).toBeVisible();
    await mend();
  });
});
