import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, serveOnlyAppShell, befriend, getCard, countColumns, expectHeading } from './steps.ts';

const longText = 'A warm lamp for the long evenings, and a chair to sit in under it. '.repeat(6);
const getItemGrid = (page: Page): Locator => page.getByRole('main').getByRole('list').first();
const readItemNames = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();

test('the page My Wishlists has the content and buttons that the specification requires (§2)', async ({
  newPerson,
}) => {
  const { page, does } = await newPerson('Ana Novak');
  await page.goto('/mywishlists');

  await test.step("§2 my wishlists: a user without wishlists sees You don't have any wishlists yet.", () =>
    expect(page.getByText("You don't have any wishlists yet.", { exact: true })).toBeVisible());

  await test.step('§2 my wishlists: the button Add Wishlist opens the dialog Create Wishlist', async () => {
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Wishlist' });
    await dialog.getByLabel('Title').fill('Balcony');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expectHeading(page, 'Balcony');
    await page.goBack();
    await expect(getCard(page, 'Balcony')).toBeVisible();
  });

  await test.step('§2 my wishlists: the page shows a grid with a card for each list', async () => {
    await addWishlist({ does }, { title: `Reading ${longText}`.slice(0, 190), description: longText });
    await page.reload();
    await expect(getItemGrid(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('§2 my wishlists: a card truncates a long title', async () => {
    const title = getCard(page, 'Reading').getByRole('heading');
    expect(await title.evaluate((text) => text.scrollHeight > text.clientHeight)).toBe(true);
    expect(await title.evaluate((text) => getComputedStyle(text).webkitLineClamp)).toBe('2');
    const height = await title.evaluate((line) => line.clientHeight / parseFloat(getComputedStyle(line).lineHeight));
    expect(Math.round(height)).toBe(2);
  });

  await test.step('§2 my wishlists: a card shows at most 2 lines of the description', async () => {
    const description = getCard(page, 'Reading').getByText('A warm lamp').last();
    const { lines, cut } = await description.evaluate((text) => ({
      lines: text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
      cut: text.scrollHeight > text.clientHeight,
    }));
    expect(Math.round(lines)).toBe(2);
    expect(cut).toBe(true);
  });

  await test.step('§2 my wishlists: the grid has 1, 2, 3 or 4 columns, depending on the screen width', async () => {
    const counts = [];
    for (const width of [390, 700, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      counts.push(await countColumns(getItemGrid(page)));
    }
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  await test.step('§2 my wishlists: a click on a card opens the list', async () => {
    await getCard(page, 'Balcony').click();
    await expect(page).toHaveURL(/\/mywishlists\/\d+$/);
    await expectHeading(page, 'Balcony');
    await page.goBack();
  });

  await test.step('§2 my wishlists: the delete icon opens Delete Wishlist, which warns that it cannot be undone', async () => {
    await getCard(page, 'Balcony').getByRole('button', { name: 'Delete Balcony' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Wishlist' });
    await expect(dialog).toContainText('cannot be undone');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(getCard(page, 'Balcony')).toBeVisible();
    await getCard(page, 'Balcony').getByRole('button', { name: 'Delete Balcony' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(getCard(page, 'Balcony')).toHaveCount(0);
    await page.reload();
    await expect(getItemGrid(page).getByRole('listitem')).toHaveCount(1);
  });
});

test('the page of an own wishlist has the content and buttons that the specification requires (§2)', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Kovac');
  const ben = await newPerson('Ben Mensah');
  await befriend(ana, ben);
  const { page } = ana;
  const publicList = await addWishlist(ana, { title: 'Garden', description: 'For the spring.' });
  const privateList = await addWishlist(ana, { title: 'Secret garden', is_public: false });
  const sharedList = await addWishlist(ana, { title: 'Our garden', is_public: false, shared_with_ids: [ben.id] });
  const badges = (name: string): Locator => page.getByRole('main').getByText(name, { exact: true });
  await page.goto(`/mywishlists/${publicList}`);

  await test.step('§2 own wishlist: the button Back to Wishlists leads to /mywishlists', async () => {
    await page.getByRole('link', { name: 'Back to Wishlists' }).click();
    await expect(page).toHaveURL(/\/mywishlists$/);
    await page.goto(`/mywishlists/${publicList}`);
  });

  await test.step('§2 own wishlist: the page shows title and description of the list', async () => {
    await expectHeading(page, 'Garden');
    await expect(page.getByText('For the spring.')).toBeVisible();
  });

  await test.step('§2 own wishlist: a public list has a Public badge and no sharing badge', async () => {
    await expect(badges('Public')).toBeVisible();
    for (const name of ['Private', 'Shared', 'Not Shared']) await expect(badges(name)).toHaveCount(0);
  });

  await test.step('§2 own wishlist: a private list has the badges Private and Not Shared', async () => {
    await page.goto(`/mywishlists/${privateList}`);
    await expect(badges('Private')).toBeVisible();
    await expect(badges('Not Shared')).toBeVisible();
  });

  await test.step('§2 own wishlist: a list without a description shows No description provided', () =>
    expect(page.getByText('No description provided', { exact: true })).toBeVisible());

  await test.step('§2 own wishlist: a private list that is shared has the badges Private and Shared', async () => {
    await page.goto(`/mywishlists/${sharedList}`);
    await expect(badges('Private')).toBeVisible();
    await expect(badges('Shared')).toBeVisible();
  });

  await test.step('§2 own wishlist: the button Edit Wishlist opens a dialog that changes the title', async () => {
    await page.goto(`/mywishlists/${publicList}`);
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Wishlist' });
    await dialog.getByLabel('Title').fill('Kitchen garden');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectHeading(page, 'Kitchen garden');
  });

  await test.step('§2 own wishlist: a list without items shows No items yet. Start adding your favorites!', async () => {
    await expect(page.getByText('No items yet. Start adding your favorites!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Items (0)' })).toBeVisible();
  });

  await test.step('§2 own wishlist: the button Add New Item opens a dialog that adds an item', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Item' });
    await dialog.getByLabel('Name').fill('Watering can');
    await dialog.getByRole('switch', { name: 'Available' }).click();
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(getCard(page, 'Watering can')).toBeVisible();
  });

  await test.step('§2 own wishlist: the heading Items shows the number of items', async () => {
    await addItem(ana, publicList, { name: 'Seeds', price: '3.5', description: 'Of poppies.' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Items (2)' })).toBeVisible();
  });

  await test.step('§2 own wishlist: available items come first', async () => {
    expect(await readItemNames(page)).toEqual(['Seeds', 'Watering can']);
    await expect(getCard(page, 'Watering can')).toContainText('Not Available');
  });

  await test.step('§2 own wishlist: a click on an item opens a dialog with its details', async () => {
    await getCard(page, 'Seeds').click();
    const dialog = page.getByRole('dialog', { name: 'Seeds' });
    await expect(dialog).toContainText('Of poppies.');
    await expect(dialog).toContainText('$3.50');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('§2 own wishlist: the owner can edit an item', async () => {
    await getCard(page, 'Seeds').getByRole('button', { name: 'Edit Seeds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Item' });
    await dialog.getByLabel('Name').fill('Poppy seeds');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(getCard(page, 'Poppy seeds')).toBeVisible();
  });

  await test.step('§2 own wishlist: the owner can delete an item after a confirmation dialog', async () => {
    await getCard(page, 'Poppy seeds').getByRole('button', { name: 'Delete Poppy seeds' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Item' });
    await expect(dialog).toContainText('Poppy seeds');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Items (1)' })).toBeVisible();
    await expect(getCard(page, 'Poppy seeds')).toHaveCount(0);
  });
});

test('the page of an own wishlist shows a spinner while loading, and messages for failures', async ({ newPerson }) => {
  const ana = await newPerson('Ana Petit');
  const { page } = ana;
  const id = await addWishlist(ana, { title: 'Sailing' });
  const wishlistUrl = `**/api/mywishlists/${id}`;

  await test.step('§2 own wishlist: the page shows a spinner while the list loads', async () => {
    const gate = Promise.withResolvers<void>();
    await page.route(wishlistUrl, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await serveOnlyAppShell(page);
    await page.goto(`/mywishlists/${id}`);
    await expect(page.getByRole('link', { name: 'Back to Wishlists' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    gate.resolve();
    await expectHeading(page, 'Sailing');
    await page.unroute(wishlistUrl);
  });

  await test.step('§2 own wishlist: a failure shows Error loading wishlist', async () => {
    await page.route(wishlistUrl, (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByText('Error loading wishlist', { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.unroute(wishlistUrl);
  });

  await test.step('§2 own wishlist: a missing list shows Wishlist not found', async () => {
    for (const unknown of ['999999', 'abc']) {
      await page.goto(`/mywishlists/${unknown}`);
      await expect(page.getByText('Wishlist not found', { exact: true })).toBeVisible();
    }
  });
});
