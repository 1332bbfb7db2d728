import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, beginWithShell, befriend, cardOf, countColumns, seesHeading } from './steps.ts';

const longText = 'A warm lamp for the long evenings, and a chair to sit in under it. '.repeat(6);
const grid = (page: Page): Locator => page.getByRole('main').getByRole('list').first();
const itemNames = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();

test('my wishlists', async ({ newPerson }) => {
  const { page, does } = await newPerson('Ana Novak');
  await page.goto('/mywishlists');

  await test.step("§2 my wishlists: without any, it says You don't have any wishlists yet.", () =>
    expect(page.getByText("You don't have any wishlists yet.", { exact: true })).toBeVisible());

  await test.step('§2 my wishlists: an Add Wishlist button opens a create dialog', async () => {
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Wishlist' });
    await dialog.getByLabel('Title').fill('Balcony');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(cardOf(page, 'Balcony')).toBeVisible();
  });

  await test.step('§2 my wishlists: a grid of cards, one a list', async () => {
    await addWishlist({ does }, { title: `Reading ${longText}`.slice(0, 190), description: longText });
    await page.reload();
    await expect(grid(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('§2 my wishlists: a card truncates a long title', async () => {
    const title = cardOf(page, 'Reading').getByRole('heading');
    expect(await title.evaluate((line) => line.scrollWidth > line.clientWidth)).toBe(true);
    expect(await title.evaluate((line) => getComputedStyle(line).textOverflow)).toBe('ellipsis');
    const height = await title.evaluate((line) => line.clientHeight / parseFloat(getComputedStyle(line).lineHeight));
    expect(Math.round(height)).toBe(1);
  });

  await test.step('§2 my wishlists: a card shows at most 2 lines of the description', async () => {
    const description = cardOf(page, 'Reading').getByText('A warm lamp').last();
    const { lines, cut } = await description.evaluate((text) => ({
      lines: text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
      cut: text.scrollHeight > text.clientHeight,
    }));
    expect(Math.round(lines)).toBe(2);
    expect(cut).toBe(true);
  });

  await test.step('§2 my wishlists: the grid has 1, 2, 3 and 4 columns by the width of the screen', async () => {
    const counts = [];
    for (const width of [390, 700, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      counts.push(await countColumns(grid(page)));
    }
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  await test.step('§2 my wishlists: a press on a card opens the list', async () => {
    await cardOf(page, 'Balcony').click();
    await expect(page).toHaveURL(/\/mywishlists\/\d+$/);
    await seesHeading(page, 'Balcony');
    await page.goBack();
  });

  await test.step('§2 my wishlists: a delete icon asks in a dialog Delete Wishlist that says it cannot be undone', async () => {
    await cardOf(page, 'Balcony').getByRole('button', { name: 'Delete Balcony' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Wishlist' });
    await expect(dialog).toContainText('cannot be undone');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cardOf(page, 'Balcony')).toBeVisible();
    await cardOf(page, 'Balcony').getByRole('button', { name: 'Delete Balcony' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(cardOf(page, 'Balcony')).toHaveCount(0);
    await page.reload();
    await expect(grid(page).getByRole('listitem')).toHaveCount(1);
  });
});

test('an own wishlist', async ({ newPerson }) => {
  const ana = await newPerson('Ana Kovac');
  const ben = await newPerson('Ben Mensah');
  await befriend(ana, ben);
  const { page } = ana;
  const shown = await addWishlist(ana, { title: 'Garden', description: 'For the spring.' });
  const hidden = await addWishlist(ana, { title: 'Secret garden', is_public: false });
  const shared = await addWishlist(ana, { title: 'Our garden', is_public: false, shared_with_ids: [ben.id] });
  const badges = (name: string): Locator => page.getByRole('main').getByText(name, { exact: true });
  await page.goto(`/mywishlists/${shown}`);

  await test.step('§2 own wishlist: a Back to Wishlists button', async () => {
    await page.getByRole('link', { name: 'Back to Wishlists' }).click();
    await expect(page).toHaveURL(/\/mywishlists$/);
    await page.goto(`/mywishlists/${shown}`);
  });

  await test.step('§2 own wishlist: its title and its description', async () => {
    await seesHeading(page, 'Garden');
    await expect(page.getByText('For the spring.')).toBeVisible();
  });

  await test.step('§2 own wishlist: a public one has a Public badge, and none of sharing', async () => {
    await expect(badges('Public')).toBeVisible();
    for (const name of ['Private', 'Shared', 'Not Shared']) await expect(badges(name)).toHaveCount(0);
  });

  await test.step('§2 own wishlist: a private one has the badges Private and Not Shared', async () => {
    await page.goto(`/mywishlists/${hidden}`);
    await expect(badges('Private')).toBeVisible();
    await expect(badges('Not Shared')).toBeVisible();
  });

  await test.step('§2 own wishlist: without a description it says No description provided', () =>
    expect(page.getByText('No description provided', { exact: true })).toBeVisible());

  await test.step('§2 own wishlist: a private one shared with friends has the badges Private and Shared', async () => {
    await page.goto(`/mywishlists/${shared}`);
    await expect(badges('Private')).toBeVisible();
    await expect(badges('Shared')).toBeVisible();
  });

  await test.step('§2 own wishlist: an Edit Wishlist button', async () => {
    await page.goto(`/mywishlists/${shown}`);
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Wishlist' });
    await dialog.getByLabel('Title').fill('Kitchen garden');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await seesHeading(page, 'Kitchen garden');
  });

  await test.step('§2 own wishlist: without items it says No items yet. Start adding your favorites!', async () => {
    await expect(page.getByText('No items yet. Start adding your favorites!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Items (0)' })).toBeVisible();
  });

  await test.step('§2 own wishlist: an Add New Item button', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Item' });
    await dialog.getByLabel('Name').fill('Watering can');
    await dialog.getByRole('switch', { name: 'Available' }).click();
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(cardOf(page, 'Watering can')).toBeVisible();
  });

  await test.step('§2 own wishlist: a heading Items with their count', async () => {
    await addItem(ana, shown, { name: 'Seeds', price: '3.5', description: 'Of poppies.' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Items (2)' })).toBeVisible();
  });

  await test.step('§2 own wishlist: available items come first', async () => {
    expect(await itemNames(page)).toEqual(['Seeds', 'Watering can']);
    await expect(cardOf(page, 'Watering can')).toContainText('Not Available');
  });

  await test.step('§2 own wishlist: a press on an item opens its details', async () => {
    await cardOf(page, 'Seeds').click();
    const dialog = page.getByRole('dialog', { name: 'Seeds' });
    await expect(dialog).toContainText('Of poppies.');
    await expect(dialog).toContainText('$3.50');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('§2 own wishlist: an item can be edited', async () => {
    await cardOf(page, 'Seeds').getByRole('button', { name: 'Edit Seeds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Item' });
    await dialog.getByLabel('Name').fill('Poppy seeds');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(cardOf(page, 'Poppy seeds')).toBeVisible();
  });

  await test.step('§2 own wishlist: an item can be deleted, after a dialog asked', async () => {
    await cardOf(page, 'Poppy seeds').getByRole('button', { name: 'Delete Poppy seeds' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Item' });
    await expect(dialog).toContainText('Poppy seeds');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Items (1)' })).toBeVisible();
    await expect(cardOf(page, 'Poppy seeds')).toHaveCount(0);
  });
});

test('an own wishlist that is not there yet, or not at all', async ({ newPerson }) => {
  const ana = await newPerson('Ana Petit');
  const { page } = ana;
  const id = await addWishlist(ana, { title: 'Sailing' });
  const call = `**/api/mywishlists/${id}`;

  await test.step('§2 own wishlist: a spinner while it loads', async () => {
    const gate = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await beginWithShell(page);
    await page.goto(`/mywishlists/${id}`);
    await expect(page.getByRole('link', { name: 'Back to Wishlists' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    gate.resolve();
    await seesHeading(page, 'Sailing');
    await page.unroute(call);
  });

  await test.step('§2 own wishlist: a failure shows Error loading wishlist', async () => {
    await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByText('Error loading wishlist', { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.unroute(call);
  });

  await test.step('§2 own wishlist: one that is not there shows Wishlist not found', async () => {
    for (const unknown of ['999999', 'abc']) {
      await page.goto(`/mywishlists/${unknown}`);
      await expect(page.getByText('Wishlist not found', { exact: true })).toBeVisible();
    }
  });
});
