import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, expectHeading } from './steps.ts';

const getDiscardChangesDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' });
const getFormDialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const createPublicListBody = (title: string) => ({ title, description: '', is_public: true, shared_with_ids: [] });

test('the app asks before it discards unsaved text', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, createPublicListBody('Winter birthday'));
  await addItem(ana, list, { name: 'Stoneware mug' });
  await page.goto(`/mywishlists`);
  await page.getByRole('link', { name: 'Winter birthday' }).click();
  const edit = getFormDialog(page, 'Edit Item');

  await test.step('Escape and Back close an unchanged form without a question', async () => {
    await page.getByRole('button', { name: 'Edit Stoneware mug' }).click();
    await expect(edit).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(edit).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit Stoneware mug' }).click();
    await expect(edit).toBeVisible();
    await page.goBack();
    await expect(edit).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/mywishlists/${list}$`));
  });
  await test.step('in a changed form, Escape, the close icon and Back show a question; Keep Editing keeps the text', async () => {
    await page.getByRole('button', { name: 'Edit Stoneware mug' }).click();
    await edit.getByLabel('Name').fill('Stoneware mug, blue');
    const waysToLeave = [
      () => page.keyboard.press('Escape'),
      () => edit.getByRole('button', { name: 'Close' }).click(),
      // Does not use `page.goBack()`, which waits for a navigation: the page cancels this navigation.
      () => page.evaluate(() => history.back()),
      () => page.evaluate(() => history.go(-2)),
    ];
    for (const leave of waysToLeave) {
      await leave();
      await expect(getDiscardChangesDialog(page)).toBeVisible();
      await expect(getDiscardChangesDialog(page).getByRole('button', { name: 'Keep Editing' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(getDiscardChangesDialog(page)).toHaveCount(0);
      await expect(edit.getByLabel('Name')).toHaveValue('Stoneware mug, blue');
    }
  });
  await test.step('repeated presses of Escape do not close a form with unsaved text', async () => {
    for (let n = 0; n < 5; n += 1) await page.keyboard.press('Escape');
    await expect(edit.getByLabel('Name')).toHaveValue('Stoneware mug, blue');
    if (await getDiscardChangesDialog(page).isVisible())
      await getDiscardChangesDialog(page).getByRole('button', { name: 'Keep Editing' }).click();
  });
  await test.step('the browser asks before it closes a tab with unsaved text', async () => {
    const dialogOpened = page.waitForEvent('dialog');
    const closeAttempt = page.close({ runBeforeUnload: true });
    const dialog = await dialogOpened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closeAttempt;
    await expect(edit).toBeVisible();
  });
  await test.step('Cancel closes a changed form without a question', async () => {
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await expect(edit).toHaveCount(0);
    await expect(getDiscardChangesDialog(page)).toHaveCount(0);
    // Checks `document.activeElement` instead of `toBeFocused()`: the page's window has lost the focus to the
    // browser's own dialog.
    const opener = page.getByRole('button', { name: 'Edit Stoneware mug' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
  await test.step('when Back shows the question about unsaved text, Discard closes the form', async () => {
    await page.getByRole('button', { name: 'Edit Stoneware mug' }).click();
    await edit.getByLabel('Name').fill('Something else');
    await page.evaluate(() => history.back());
    await getDiscardChangesDialog(page).getByRole('button', { name: 'Discard' }).click();
    await expect(edit).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/mywishlists/${list}$`));
    await expect(page.getByRole('link', { name: 'Stoneware mug' })).toBeVisible();
  });
});

test('the app shows a notice while the connection is lost, and then loads the page by itself', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  await addWishlist(ana, createPublicListBody('Winter birthday'));
  await page.goto('/');
  await expectHeading(page, 'Welcome, Ana!');
  const notice = page.getByText("Wishwell can't be reached right now.");
  const link = page.getByRole('navigation').getByRole('link', { name: 'Wishlists' });
  // Hovers over the link, so that the app prefetches the code of the linked page. Later, only the data of
  // this page fails to load.
  await Promise.all([page.waitForResponse(/\/assets\/lists-/), link.hover()]);
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await link.click();
  await expect(page.getByText('Oops! Something went wrong: Failed to fetch wishlists')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Winter birthday' })).toBeVisible();
});

test('a page whose code could not load opens by itself when the connection returns', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  // Blocks the code of all pages, also when the app preloads it.
  await page.route('**/assets/*Page-*.js', (route) => route.abort());
  await page.route('**/assets/friend*.js', (route) => route.abort());
  await page.goto('/');
  await expectHeading(page, 'Welcome, Ana!');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Friends' }).click();
  await expectHeading(page, 'No connection');
  await page.unrouteAll();
  await expectHeading(page, 'Friends');
});

test('while the connection is lost, a page that was visited before shows its last data and their age', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  await addWishlist(ana, createPublicListBody('Winter birthday'));
  await page.goto('/mywishlists');
  await page.getByRole('navigation').getByRole('link', { name: 'Friends' }).click();
  await expectHeading(page, 'Friends');
  // Waits for all responses: a response that arrives later would tell the app that the server is reachable.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(page.locator('[data-offline]')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Wishlists' }).click();
  await expect(page.getByRole('link', { name: 'Winter birthday' })).toBeVisible();
  await expect(page.getByText(/^Last updated: /)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Last updated: /)).toHaveCount(0);
});

/** Waits until scrolling pauses and the page has therefore stored its scroll position. */
const waitForStoredScroll = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const keys = Object.keys(sessionStorage).filter((key) => key.endsWith(location.pathname));
        return keys.some((key) => sessionStorage.getItem(key)?.includes(`"top":${scrollY},`));
      }),
    )
    .toBe(true);

test('Back and a reload restore the scroll position of a long list', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, createPublicListBody('Winter birthday'));
  for (let n = 1; n <= 60; n += 1) await addItem(ana, list, { name: `Wish ${n}` });
  const distantItem = page.getByRole('link', { name: 'Wish 41', exact: true });
  // For items far from the viewport, the virtualised list renders only the name instead of the whole card.
  const scrollToItem = (name: string): Promise<void> => page.getByText(name, { exact: true }).scrollIntoViewIfNeeded();
  const topOfDistantItem = async (): Promise<number> => Math.round((await distantItem.boundingBox())?.y ?? -1);
  await page.goto(`/mywishlists/${list}`);
  await scrollToItem('Wish 41');
  await distantItem.scrollIntoViewIfNeeded();
  await waitForStoredScroll(page);
  const before = await topOfDistantItem();
  expect(before).toBeGreaterThan(0);

  await test.step('a reload restores the scroll position', async () => {
    await page.reload();
    await expect.poll(topOfDistantItem).toBe(before);
  });
  await test.step('Back from another page restores the scroll position', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await scrollToItem('Wish 41');
    await distantItem.scrollIntoViewIfNeeded();
    await waitForStoredScroll(page);
    const position = await topOfDistantItem();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/friends"]')?.click());
    await expectHeading(page, 'Friends');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(topOfDistantItem).toBe(position);
  });
  await test.step('opening and closing a dialog keeps the scroll position', async () => {
    const position = await topOfDistantItem();
    await distantItem.click();
    await expect(getFormDialog(page, 'Wish 41')).toBeVisible();
    await page.goBack();
    await expect(getFormDialog(page, 'Wish 41')).toHaveCount(0);
    await expect(distantItem).toBeFocused();
    expect(Math.abs((await topOfDistantItem()) - position)).toBeLessThanOrEqual(2);
  });
});

test('a printed list contains its items without buttons, navigation and footer', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, createPublicListBody('Winter birthday'));
  await addItem(ana, list, { name: 'Stoneware mug', price: '38', url: 'https://www.example.com/mug' });
  await page.goto(`/mywishlists/${list}`);
  await page.getByRole('button', { name: 'More for Winter birthday' }).click();
  await expect(page.getByRole('button', { name: 'Print this list' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Winter birthday' })).toBeVisible();
  await expect(page.getByRole('main').getByText('$38.00')).toBeVisible();
  await expect(page.getByRole('main').getByText('example.com')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
