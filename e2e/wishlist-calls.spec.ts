import { expect, type Locator, type Page } from '@playwright/test';
import { observeRequest, openPageAndObserve } from './observe-request.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, expectHeading } from './steps.ts';

const getDialog = (page: Page): Locator => page.getByRole('dialog');
const clickInDialog = (page: Page, name: string): Promise<void> =>
  getDialog(page).getByRole('button', { name, exact: true }).click();
const itemFields = ['name', 'description', 'url', 'price', 'is_available', 'purchased', 'image_url'];
const anyNonEmptyString: unknown = expect.stringMatching(/./);

/** Chooses a screenshot of the page as the item's image, because any valid image is sufficient. */
async function chooseImage(page: Page): Promise<void> {
  const buffer = await page.screenshot();
  const file = { name: 'page.png', mimeType: 'image/png', buffer };
  await getDialog(page).locator('input[type=file]').setInputFiles(file);
}

const isImageLoaded = (page: Page, name: string): Promise<boolean> =>
  getCard(page, name)
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('the wishlist pages send the requests that the specification requires (§7)', async ({ newPerson }) => {
  const ana = await newPerson('Ana Haas');
  const ben = await newPerson('Ben Prior');
  await befriend(ana, ben);
  const { page } = ana;
  await addWishlist(ana, { title: 'Piano', description: 'Scores.', is_public: false });

  await test.step('§7 GET /mywishlists: returns the list of own wishlists', async () => {
    const { body } = await openPageAndObserve(page, 'GET /api/mywishlists', '/mywishlists');
    expect(body).toMatchObject([{ title: 'Piano', description: 'Scores.', is_public: false, owner_id: ana.id }]);
  });

  await test.step('§7 conversion: snake_case responses become camelCase in the app', () =>
    expect(getCard(page, 'Piano').getByText('Private')).toBeVisible());

  await test.step('§7 POST /mywishlists: the request has the fields of a list as JSON; returns the created list', async () => {
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    await getDialog(page).getByLabel('Title').fill('Violin');
    const call = await observeRequest(page, 'POST /api/mywishlists', () => clickInDialog(page, 'Create'));
    expect(call.sent).toEqual({
      title: 'Violin',
      description: '',
      shared_with_ids: [],
      owner_id: ana.id,
      is_public: true,
      show_claims: 'never',
      takes_ideas: true,
    });
    expect(call).toMatchObject({ status: 201, body: { title: 'Violin', owner_id: ana.id, items: [] } });
  });

  const id = await addWishlist(ana, { title: 'Cello', is_public: false });
  await addItem(ana, id, { name: 'Bow' });

  await test.step('§7 GET /mywishlists/{id}: returns the wishlist with its items', async () => {
    const { body } = await openPageAndObserve(page, `GET /api/mywishlists/${id}`, `/mywishlists/${id}`);
    expect(body).toMatchObject({ id, title: 'Cello', items: [{ name: 'Bow' }] });
    await expectHeading(page, 'Cello');
  });

  await test.step('§7 PUT /mywishlists/{id}: sends title, description, isPublic, ownerId and sharedWithIds as JSON', async () => {
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    await getDialog(page).getByLabel('Description').fill('Low notes.');
    await getDialog(page).getByText('Ben Prior').click();
    const { sent, status } = await observeRequest(page, `PUT /api/mywishlists/${id}`, () =>
      clickInDialog(page, 'Save'),
    );
    const unchanged = { is_public: false, show_claims: 'never', takes_ideas: true };
    const change = { title: 'Cello', description: 'Low notes.', ...unchanged };
    expect(sent).toEqual({ ...change, owner_id: ana.id, shared_with_ids: [ben.id] });
    expect(status).toBe(200);
    // Waits until the dialog is closed. The dialog closes with `history.back()`, which must finish before the
    // next navigation.
    await expect(getDialog(page)).toHaveCount(0);
  });

  await test.step('§7 DELETE /mywishlists/{id}: the request has no body; returns 204', async () => {
    await page.goto('/mywishlists');
    await page.getByRole('button', { name: 'Delete Cello' }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    const { status, sent } = await observeRequest(page, `DELETE /api/mywishlists/${id}`, () => confirm.click());
    expect([status, sent]).toEqual([204, undefined]);
  });
});

test('the item forms send the requests that the specification requires (§7)', async ({ newPerson }) => {
  const ana = await newPerson('Ana Duval');
  const { page } = ana;
  const id = await addWishlist(ana, { title: 'Darkroom' });
  const other = await addWishlist(ana, { title: 'Studio' });
  await page.goto(`/mywishlists/${id}`);
  const itemsPath = `/api/mywishlists/${id}/item`;

  await test.step('§7 POST /mywishlists/{id}/item: sends a form with the fields of an item; returns the created item', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await getDialog(page).getByLabel('Name').fill('Red lamp');
    await getDialog(page).getByLabel('Price').fill('12.5');
    const call = await observeRequest(page, `POST ${itemsPath}`, () => clickInDialog(page, 'Add Item'));
    expect(call.sent).toEqual(expect.arrayContaining(itemFields));
    expect(call).toMatchObject({ status: 201, body: { name: 'Red lamp', price: 12.5, is_available: true } });
  });

  await test.step('§7 POST /mywishlists/{id}/item: the form field image_file contains the image', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await getDialog(page).getByLabel('Name').fill('Enlarger');
    await chooseImage(page);
    const call = await observeRequest(page, `POST ${itemsPath}`, () => clickInDialog(page, 'Add Item'));
    expect(call).toMatchObject({ status: 201, body: { image_url: anyNonEmptyString } });
    await expect.poll(() => isImageLoaded(page, 'Enlarger')).toBe(true);
  });

  await test.step('§7 PUT /mywishlists/{id}/item: sends a form with id and item fields; returns the updated item', async () => {
    await page.getByRole('button', { name: 'Edit Red lamp' }).click();
    await getDialog(page).getByLabel('Name').fill('Amber lamp');
    const call = await observeRequest(page, `PUT ${itemsPath}`, () => clickInDialog(page, 'Save'));
    expect(call.sent).toEqual(expect.arrayContaining(['id', ...itemFields]));
    expect(call).toMatchObject({ status: 200, body: { name: 'Amber lamp', price: 12.5 } });
  });

  await test.step('§7 PUT /mywishlists/{id}/item: the form field image_file contains a new image', async () => {
    await page.getByRole('button', { name: 'Edit Amber lamp' }).click();
    await chooseImage(page);
    const call = await observeRequest(page, `PUT ${itemsPath}`, () => clickInDialog(page, 'Save'));
    expect(call).toMatchObject({ status: 200, body: { image_url: anyNonEmptyString } });
    await expect.poll(() => isImageLoaded(page, 'Amber lamp')).toBe(true);
  });

  await test.step('§7 PUT /mywishlists/{id}/item: the form field new_wishlist_id moves the item', async () => {
    await page.getByRole('button', { name: 'Edit Amber lamp' }).click();
    await getDialog(page).getByRole('combobox', { name: 'Wishlist' }).selectOption('Studio');
    const call = await observeRequest(page, `PUT ${itemsPath}`, () => clickInDialog(page, 'Save'));
    expect(call.sent).toContain('new_wishlist_id');
    await expect(getCard(page, 'Amber lamp')).toHaveCount(0);
    await expect(getDialog(page)).toHaveCount(0);
    await page.goto(`/mywishlists/${other}`);
    await expect(getCard(page, 'Amber lamp')).toBeVisible();
  });

  await test.step('§7 DELETE /mywishlists/{id}/item/{itemId}: returns 204', async () => {
    const item = await addItem(ana, id, { name: 'Tongs' });
    await page.goto(`/mywishlists/${id}`);
    await page.getByRole('button', { name: 'Delete Tongs' }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    const { status } = await observeRequest(page, `DELETE ${itemsPath}/${item}`, () => confirm.click());
    expect(status).toBe(204);
  });
});
