import { expect, type Page } from '@playwright/test';
import { failRequests, errorResponseWithoutMessage, errorResponseWithMessage } from './failures.ts';
import { test } from './people.ts';
import { addWishlist, serveOnlyAppShell, befriend, getCard, expectHeading, getToast } from './steps.ts';

interface FailedLoad {
  path: string;
  /** URL glob of the request for the page's data. */
  url: string;
  /**
   * Returns the error text that the page must show, which contains `reason`: the server's message or
   * `fallback`.
   */
  errorText: (reason: string) => string;
  fallback: string;
}

/**
 * Opens a page while the request for its data fails, first without a message, then with a message. Expects
 * the page's error text. Then lets the request succeed and clicks Retry.
 */
async function expectErrorTextAndRetry(page: Page, { path, url, errorText, fallback }: FailedLoad): Promise<void> {
  for (const failure of [errorResponseWithoutMessage, errorResponseWithMessage]) {
    const restore = await failRequests(page, { method: 'GET', url }, failure);
    await page.goto(path);
    const text = page
      .getByRole('main')
      .getByText(errorText(failure === errorResponseWithMessage ? errorResponseWithMessage.body : fallback), {
        exact: true,
      });
    await expect(text).toBeVisible();
    await restore();
    if (failure === errorResponseWithoutMessage) continue;
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
    await expect(text).toHaveCount(0);
  }
}

const createOopsText = (reason: string): string => `Oops! Something went wrong: ${reason}`;
const keepReasonText = (reason: string): string => reason;

test('list and friend pages that fail to load show the messages that the specification requires (§8)', async ({
  newPerson,
}) => {
  const [ana, ben] = [await newPerson('Ana Fabre'), await newPerson('Ben Fabre')];
  await befriend(ana, ben);
  const mine = await addWishlist(ana, { title: 'Desk' });
  const bens = await addWishlist(ben, { title: 'Music' });
  const { page } = ana;
  await serveOnlyAppShell(page);

  await test.step("§8 list pages: a failed request shows Oops! with the server's text, or Failed to fetch wishlists", () =>
    expectErrorTextAndRetry(page, {
      path: '/mywishlists',
      url: '**/api/mywishlists',
      errorText: createOopsText,
      fallback: 'Failed to fetch wishlists',
    }));

  await test.step("§8 a wishlist: a failed request shows the server's text, or Failed to fetch wishlist", async () => {
    for (const [path, url] of [
      [`/mywishlists/${mine}`, `**/api/mywishlists/${mine}`],
      [`/friendwishlists/${bens}`, `**/api/friendwishlists/${bens}`],
    ] as const) {
      await expectErrorTextAndRetry(page, {
        path,
        url,
        errorText: keepReasonText,
        fallback: 'Failed to fetch wishlist',
      });
    }
  });

  await test.step("§8 friends panel: it shows Error loading friends: and the server's text or Failed to fetch friends", () =>
    expectErrorTextAndRetry(page, {
      path: '/friends',
      url: '**/api/friends',
      errorText: (reason) => `Error loading friends: ${reason}`,
      fallback: 'Failed to fetch friends',
    }));

  await test.step("§8 friends panel: it shows Error loading non-friends: server's text or Failed to fetch non-friends", () =>
    expectErrorTextAndRetry(page, {
      path: '/friends',
      url: '**/api/friends/notfriends*',
      errorText: (reason) => `Error loading non-friends: ${reason}`,
      fallback: 'Failed to fetch non-friends',
    }));

  await test.step('§8 list pages: a lost connection shows the default message, and Retry reloads', async () => {
    const restore = await failRequests(page, { method: 'GET', url: '**/api/mywishlists' }, 'cut');
    await page.goto('/mywishlists');
    await expect(page.getByText(createOopsText('Failed to fetch wishlists'), { exact: true })).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(getCard(page, 'Desk')).toBeVisible();
  });
});

test('superuser pages that fail to load show the messages that the specification requires (§8)', async ({
  newPerson,
  promote,
}) => {
  const ana = await newPerson('Ana Girard');
  await promote(ana, 'superuser');
  const { page } = ana;
  await serveOnlyAppShell(page);

  await test.step("§8 users: a failed request shows the server's text, or Failed to fetch users", () =>
    expectErrorTextAndRetry(page, {
      path: '/superuser-tools/users',
      url: '**/api/users',
      errorText: keepReasonText,
      fallback: 'Failed to fetch users',
    }));

  await test.step("§8 bug reports: a failed request shows Oops! with the server's text, or Failed to fetch bug reports", () =>
    expectErrorTextAndRetry(page, {
      path: '/superuser-tools/bug-reports',
      url: '**/api/bugreports',
      errorText: createOopsText,
      fallback: 'Failed to fetch bug reports',
    }));

  await test.step("§8 bug report count: a toast shows the server's text, or Failed to fetch bug report count", async () => {
    const count = { method: 'GET', url: '**/api/bugreports/count/open' };
    for (const path of ['/', '/superuser-tools']) {
      const restore = await failRequests(page, count, errorResponseWithoutMessage);
      await page.goto(path);
      await expectHeading(page, path === '/' ? 'Welcome, Ana!' : 'Superuser Tools');
      await expect(getToast(page, 'Failed to fetch bug report count')).toBeVisible();
      await restore();
    }
    const restore = await failRequests(page, count, errorResponseWithMessage);
    await page.reload();
    await expect(getToast(page, errorResponseWithMessage.body)).toBeVisible();
    await restore();
  });
});
