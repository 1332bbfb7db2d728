import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, seesHeading } from './steps.ts';

// A server of this file's own, whose people are these alone.
test.use({ environment: { OWNER_NAME: 'Comfort' } });

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const form = (page: Page, name: string) => page.getByRole('dialog', { name });
const publicList = (title: string) => ({ title, description: '', is_public: true, shared_with_ids: [] });

test('people are found by name or e-mail, page by page, and the search stays in the address', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  for (const name of ['Noor One', 'Noor Two', 'Noor Three', 'Zelda Fitz']) {
    await newPerson(name, { email: `${name.toLowerCase().replace(' ', '.')}@example.com` });
  }
  // Pages of three in place of sixty; the server puts the limit into the address of the next page by itself.
  await page.route('**/api/friends/notfriends*', (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set('limit', '3');
    return route.continue({ url: address.href });
  });
  await page.goto('/friends');
  const field = page.getByRole('searchbox', { name: 'Search for people' });

  await test.step('the beginning of a name, as one types', async () => {
    await field.fill('zel');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Zelda Fitz']);
    await expect(page).toHaveURL(/\?q=zel$/);
    await page.reload();
    await expect(field).toHaveValue('zel');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Zelda Fitz']);
  });
  await test.step('a whole e-mail address, never a part of one', async () => {
    await field.fill('noor.two@example.com');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Noor Two']);
    await field.fill('noor.two@');
    await expect(page.getByText('Nobody found for “noor.two@”')).toBeVisible();
  });
  await test.step('back to everyone, a page at a time', async () => {
    await page.getByRole('button', { name: 'Show everyone' }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await expect(page.locator('li:focus')).toContainText('Noor One');
  });
});

test('what has been typed is not lost without a question', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, publicList('Winter birthday'));
  await addItem(ana, list, { name: 'Stoneware mug' });
  await page.goto(`/mywishlists`);
  await page.getByRole('link', { name: 'Winter birthday' }).click();
  const edit = form(page, 'Edit Item');

  await test.step('an untouched form goes at once, by Escape and by Back', async () => {
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
  await test.step('Escape, the close icon and Back ask, and staying keeps every word', async () => {
    await page.getByRole('button', { name: 'Edit Stoneware mug' }).click();
    await edit.getByLabel('Name').fill('Stoneware mug, blue');
    const leavings = [
      () => page.keyboard.press('Escape'),
      () => edit.getByRole('button', { name: 'Close' }).click(),
      // The page itself stays, so the navigation that Playwright would wait for never comes.
      () => page.evaluate(() => history.back()),
      () => page.evaluate(() => history.go(-2)),
    ];
    for (const leave of leavings) {
      await leave();
      await expect(question(page)).toBeVisible();
      await expect(question(page).getByRole('button', { name: 'Keep Editing' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question(page)).toHaveCount(0);
      await expect(edit.getByLabel('Name')).toHaveValue('Stoneware mug, blue');
    }
  });
  await test.step('however often Escape is pressed', async () => {
    for (let n = 0; n < 5; n += 1) await page.keyboard.press('Escape');
    await expect(edit.getByLabel('Name')).toHaveValue('Stoneware mug, blue');
    if (await question(page).isVisible()) await question(page).getByRole('button', { name: 'Keep Editing' }).click();
  });
  await test.step('the browser asks before the tab goes', async () => {
    const asked = page.waitForEvent('dialog');
    const left = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await left;
    await expect(edit).toBeVisible();
  });
  await test.step('Cancel does not ask', async () => {
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await expect(edit).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
    // The browser's own question has taken the focus from the window, so the page is asked.
    const opener = page.getByRole('button', { name: 'Edit Stoneware mug' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
  await test.step('leaving by Back goes where Back leads', async () => {
    await page.getByRole('button', { name: 'Edit Stoneware mug' }).click();
    await edit.getByLabel('Name').fill('Something else');
    await page.evaluate(() => history.back());
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(edit).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/mywishlists/${list}$`));
    await expect(page.getByRole('link', { name: 'Stoneware mug' })).toBeVisible();
  });
  await test.step('saving leaves without a question', async () => {
    await page.getByRole('button', { name: 'Edit Stoneware mug' }).click();
    await edit.getByLabel('Name').fill('Tea bowl');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Tea bowl' })).toBeVisible();
  });
  await test.step('the bug report and the profile ask as well, and Back closes them', async () => {
    await page.getByRole('button', { name: 'Report a bug or suggest a feature' }).click();
    const report = form(page, 'Submit a Bug Report');
    await expect(report).toBeVisible();
    await page.goBack();
    await expect(report).toHaveCount(0);
    await page.getByRole('button', { name: 'Report a bug or suggest a feature' }).click();
    await report.getByLabel('Title').fill('The ribbon is crooked');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(report).toHaveCount(0);
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await form(page, 'Edit Profile').getByLabel('Name').fill('Ana');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(form(page, 'Edit Profile')).toHaveCount(0);
  });
});

test('a lost connection is told, and the page goes on by itself once it is back', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  await addWishlist(ana, publicList('Winter birthday'));
  await page.goto('/');
  await seesHeading(page, 'Welcome, Ana Moreno!');
  const notice = page.getByText('Wishwell cannot be reached.');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Wishlists' });
  // Whoever points at a link may follow it: the code of its page comes already now.
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

/** Waits until the page has noted where it is scrolled to: it does when scrolling pauses. */
const keepsPlace = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const kept = Object.keys(sessionStorage).filter((key) => key.endsWith(location.pathname));
        return kept.some((key) => sessionStorage.getItem(key)?.includes(`"top":${scrollY},`));
      }),
    )
    .toBe(true);

test('Back and loading again lead to where one stood', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, publicList('Winter birthday'));
  for (let n = 1; n <= 60; n += 1) await addItem(ana, list, { name: `Wish ${n}` });
  const far = page.getByRole('link', { name: 'Wish 41', exact: true });
  // Far from sight only its name stands there.
  const comesTo = (name: string): Promise<void> => page.getByText(name, { exact: true }).scrollIntoViewIfNeeded();
  const top = async (): Promise<number> => Math.round((await far.boundingBox())?.y ?? -1);
  await page.goto(`/mywishlists/${list}`);
  await comesTo('Wish 41');
  await far.scrollIntoViewIfNeeded();
  await keepsPlace(page);
  const before = await top();
  expect(before).toBeGreaterThan(0);

  await test.step('loading again', async () => {
    await page.reload();
    await expect.poll(top).toBe(before);
  });
  await test.step('Back, after another page', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await comesTo('Wish 41');
    await far.scrollIntoViewIfNeeded();
    await keepsPlace(page);
    const place = await top();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/friends"]')?.click());
    await seesHeading(page, 'Friends');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(top).toBe(place);
  });
  await test.step('a dialog comes and goes without moving the page', async () => {
    const place = await top();
    await far.click();
    await expect(form(page, 'Wish 41')).toBeVisible();
    await page.goBack();
    await expect(form(page, 'Wish 41')).toHaveCount(0);
    await expect(far).toBeFocused();
    expect(Math.abs((await top()) - place)).toBeLessThanOrEqual(2);
  });
  await test.step('an address of one item opens it, and closing stays on the list', async () => {
    await comesTo('Wish 7');
    const shown = await page.getByRole('link', { name: 'Wish 7', exact: true }).getAttribute('href');
    await page.goto(`/mywishlists/${list}${new URL(shown ?? '', 'http://x/').search}`);
    await expect(form(page, 'Wish 7')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form(page, 'Wish 7')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/mywishlists/${list}$`));
  });
});

test('a list prints without what only a screen needs', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, publicList('Winter birthday'));
  await addItem(ana, list, { name: 'Stoneware mug', price: '38', url: 'https://www.example.com/mug' });
  await page.goto(`/mywishlists/${list}`);
  await expect(page.getByRole('button', { name: 'Print this list' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Winter birthday' })).toBeVisible();
  await expect(page.getByRole('main').getByText('$38.00')).toBeVisible();
  await expect(page.getByRole('main').getByText('example.com')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
