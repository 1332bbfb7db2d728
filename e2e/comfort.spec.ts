import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import {
  addItem,
  addListWithItems,
  addWishlist,
  befriend,
  claimItem,
  createWishNames,
  expectHeading,
  getClaimButton,
  getToast,
  phoneOptions,
} from './steps.ts';

test('the app asks before it discards unsaved text', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addListWithItems(ana, ['Stoneware mug'], 'Winter birthday');
  await page.goto('/mywishlists');
  await page.getByRole('link', { name: 'Winter birthday' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Item' });
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  const opener = page.getByRole('button', { name: 'Edit Stoneware mug' });

  await test.step('Escape and Back close an unchanged form without a question', async () => {
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await opener.click();
      await expect(edit).toBeVisible();
      await close();
      await expect(edit).toHaveCount(0);
    }
    await expect(page).toHaveURL(new RegExp(`/mywishlists/${list}$`));
  });
  await test.step('in a changed form, Escape, the close icon and Back show a question; Keep Editing keeps the text', async () => {
    await opener.click();
    await edit.getByLabel('Name').fill('Stoneware mug, blue');
    const waysToLeave = [
      () => page.keyboard.press('Escape'),
      () => edit.getByRole('button', { name: 'Close' }).click(),
      // Does not use `page.goBack()`: it would wait for a navigation that the page cancels.
      () => page.evaluate(() => history.back()),
      () => page.evaluate(() => history.go(-2)),
    ];
    for (const leave of waysToLeave) {
      await leave();
      await expect(question.getByRole('button', { name: 'Keep Editing' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toHaveCount(0);
      await expect(edit.getByLabel('Name')).toHaveValue('Stoneware mug, blue');
    }
    for (let n = 0; n < 5; n += 1) await page.keyboard.press('Escape');
    await expect(edit.getByLabel('Name')).toHaveValue('Stoneware mug, blue');
    if (await question.isVisible()) await question.getByRole('button', { name: 'Keep Editing' }).click();
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
  await test.step('when an error appears, the dialog grows downwards', async () => {
    const readTop = (): Promise<number> => edit.evaluate((dialog) => dialog.getBoundingClientRect().top);
    const top = await readTop();
    await edit.getByLabel('Name').fill('');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(await readTop()).toBe(top);
  });
  await test.step('Cancel closes a changed form without a question', async () => {
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await expect(edit).toHaveCount(0);
    await expect(question).toHaveCount(0);
    // Checks `document.activeElement` instead of `toBeFocused()`, because the browser's own dialog has taken
    // the focus from the window.
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
  await test.step('when Back shows the question about unsaved text, Discard closes the form', async () => {
    await opener.click();
    await edit.getByLabel('Name').fill('Something else');
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(edit).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/mywishlists/${list}$`));
    await expect(page.getByRole('link', { name: 'Stoneware mug' })).toBeVisible();
  });
});

/**
 * Returns whether the top, middle and bottom of an element are in front of all other elements. Runs in the
 * browser.
 */
function isInFront(element: Element): boolean {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const isVisibleAt = (y: number): boolean => element.contains(document.elementFromPoint(left + width / 2, y));
  return [top + 2, (top + bottom) / 2, bottom - 2].every(isVisibleAt);
}

test('offline, a visited page shows its last data; an unvisited page loads after the reconnection', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  await addWishlist(ana, { title: 'Winter birthday' });
  const notice = page.getByText("Wishwell can't be reached right now.");
  const age = page.getByText(/^Last updated: /);
  const getLink = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  await page.goto('/friends');
  await expectHeading(page, 'Friends');
  await getLink('Profile').click();
  await expectHeading(page, 'Profile');
  // Hovers over the link, so that the app prefetches the code of the page Wishlists. Offline, the page then
  // lacks only its data.
  await getLink('Wishlists').hover();
  // Waits until no response is pending: a response while offline would make the app treat the server as
  // reachable.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await getLink('Friends').click();
  await expectHeading(page, 'Friends');
  await expect(age.first()).toBeVisible();
  await getLink('Wishlists').click();
  await expect(page.getByText('Oops! Something went wrong: Failed to fetch wishlists')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Winter birthday' })).toBeVisible();
  await getLink('Friends').click();
  await expect(age).toHaveCount(0);
});

test('a claim without a network connection shows one error message, which no other element covers', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const ben = await newPerson('Ben Okafor', { browser: phoneOptions });
  const { page } = ben;
  await befriend(ana, ben);
  await page.goto(`/friendwishlists/${await addListWithItems(ana, ['Stoneware mug'], 'Winter birthday')}`);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const notice = page.getByText("Wishwell can't be reached right now.");
  await expect(notice).toBeVisible();
  await getClaimButton(page.getByRole('main')).tap();
  const message = getToast(page, 'Error updating item');
  await expect(message).toHaveCount(1);
  await expectHeading(page, 'Winter birthday');
  await expect(getClaimButton(page.getByRole('main'))).toBeVisible();
  for (const text of [message, notice, page.getByRole('navigation').getByRole('link', { name: 'Home' })])
    expect(await text.evaluate(isInFront)).toBe(true);
});

test('a page whose code could not load opens by itself when the connection returns', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  // Makes the scripts of all pages fail to load, also when the app preloads them.
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

test('if a script of the app does not load, an error appears; its button "Retry" starts the app', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ana Moreno');
  const startFiles = [/\/assets\/index-.*\.js$/, /\/assets\/framework-.*\.js$/, /\/assets\/en\.json\.main-.*\.js$/];
  for (const url of startFiles) {
    for (const path of ['/login', '/mywishlists']) {
      await page.route(url, (route) => route.abort());
      await page.goto(path);
      await expectHeading(page, 'This page has stopped working');
      await expect(page.getByText('Loading...')).toBeHidden();
      await page.unroute(url);
      await page.getByRole('link', { name: 'Retry' }).click();
      await expect(page.getByText('This page has stopped working')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
});

/** Waits for a pause in scrolling, because the page stores its scroll position only then. */
const waitForStoredScroll = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const keys = Object.keys(sessionStorage).filter((key) => key.endsWith(location.pathname));
        return keys.some((key) => sessionStorage.getItem(key)?.includes(`"top":${scrollY},`));
      }),
    )
    .toBe(true);

test('the Back button and a reload restore the scroll position of a long list', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addListWithItems(ana, createWishNames(60), 'Winter birthday');
  const item = page.getByRole('link', { name: 'Wish 41', exact: true });
  const readTop = async (): Promise<number> => Math.round((await item.boundingBox())?.y ?? -1);
  const scrollToItem = async (): Promise<number> => {
    // Scrolls to the item's name first: far from the viewport, a card consists only of its item's name.
    await page.getByText('Wish 41', { exact: true }).scrollIntoViewIfNeeded();
    await item.scrollIntoViewIfNeeded();
    await waitForStoredScroll(page);
    return readTop();
  };
  await page.goto(`/mywishlists/${list}`);
  const first = await scrollToItem();
  expect(first).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(readTop).toBe(first);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const second = await scrollToItem();
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/friends"]')?.click());
  await expectHeading(page, 'Friends');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(readTop).toBe(second);

  await test.step('opening and closing a dialog keeps the scroll position', async () => {
    await item.click();
    const dialog = page.getByRole('dialog', { name: 'Wish 41' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(item).toBeFocused();
    expect(Math.abs((await readTop()) - second)).toBeLessThanOrEqual(2);
  });
});

test('a printed list contains its items without buttons, navigation and footer', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Winter birthday' });
  const mug = await addItem(ana, list, { name: 'Stoneware mug', price: '38', url: 'https://www.example.com/mug' });
  await page.goto(`/mywishlists/${list}`);
  await page.getByRole('button', { name: 'More for Winter birthday' }).click();
  await expect(page.getByRole('button', { name: 'Print this list' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Winter birthday', '$38.00', 'example.com'])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  for (const role of ['button', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);

  await test.step('the image of a claimed item is beside its name', async () => {
    const ben = await newPerson('Ben Okafor');
    await befriend(ana, ben);
    await claimItem(ben, mug);
    await ben.page.goto(`/friendwishlists/${list}`);
    await expect(ben.page.getByText("You're giving this")).toBeVisible();
    await ben.page.emulateMedia({ media: 'print' });
    const name = ben.page.getByRole('heading', { name: 'Stoneware mug' });
    const gap = await name.evaluate((heading) => {
      const image = heading.parentElement?.previousElementSibling;
      return heading.getBoundingClientRect().left - (image?.getBoundingClientRect().right ?? Number.NaN);
    });
    expect(gap).toBeGreaterThan(0);
  });
});
