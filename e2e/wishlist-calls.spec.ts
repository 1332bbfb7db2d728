import { expect, type Locator, type Page } from '@playwright/test';
import { hear, hearOpening } from './heard-call.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, cardOf, seesHeading } from './steps.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const itemFields = ['name', 'description', 'url', 'price', 'is_available', 'purchased', 'image_url'];
const hasAddress: unknown = expect.stringMatching(/./);

/** Any real picture will do: this one is of the page itself. */
async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot();
  const file = { name: 'page.png', mimeType: 'image/png', buffer };
  await dialog(page).locator('input[type=file]').setInputFiles(file);
}

const isDrawn = (page: Page, name: string): Promise<boolean> =>
  cardOf(page, name)
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('the calls for wishlists', async ({ newPerson }) => {
  const ana = await newPerson('Ana Haas');
  const ben = await newPerson('Ben Prior');
  await befriend(ana, ben);
  const { page } = ana;
  await addWishlist(ana, { title: 'Piano', description: 'Scores.', is_public: false });

  await test.step('§7 GET /mywishlists: a list of wishlists', async () => {
    const { answer } = await hearOpening(page, 'GET /api/mywishlists', '/mywishlists');
    expect(answer).toMatchObject([{ title: 'Piano', description: 'Scores.', is_public: false, owner_id: ana.id }]);
  });

  await test.step('§7 conversion: what comes in snake_case is camelCase in the app', () =>
    expect(cardOf(page, 'Piano').getByText('Private')).toBeVisible());

  await test.step('§7 POST /mywishlists: JSON with title, description, sharedWithIds, ownerId and isPublic; the created list comes back', async () => {
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    await dialog(page).getByLabel('Title').fill('Violin');
    const call = await hear(page, 'POST /api/mywishlists', () => press(page, 'Create'));
    expect(call.sent).toEqual({
      title: 'Violin',
      description: '',
      shared_with_ids: [],
      owner_id: ana.id,
      is_public: true,
    });
    expect(call).toMatchObject({ status: 201, answer: { title: 'Violin', owner_id: ana.id, items: [] } });
  });

  const id = await addWishlist(ana, { title: 'Cello', is_public: false });
  await addItem(ana, id, { name: 'Bow' });

  await test.step('§7 GET /mywishlists/{id}: the wishlist with its items', async () => {
    const { answer } = await hearOpening(page, `GET /api/mywishlists/${id}`, `/mywishlists/${id}`);
    expect(answer).toMatchObject({ id, title: 'Cello', items: [{ name: 'Bow' }] });
    await seesHeading(page, 'Cello');
  });

  await test.step('§7 PUT /mywishlists/{id}: JSON with title, description, isPublic, ownerId and sharedWithIds', async () => {
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    await dialog(page).getByLabel('Description').fill('Low notes.');
    await dialog(page).getByText('Ben Prior').click();
    const { sent, status } = await hear(page, `PUT /api/mywishlists/${id}`, () => press(page, 'Save'));
    const change = { title: 'Cello', description: 'Low notes.', is_public: false };
    expect(sent).toEqual({ ...change, owner_id: ana.id, shared_with_ids: [ben.id] });
    expect(status).toBe(200);
    // It closes by going Back, which must not meet the next step's way elsewhere.
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('§7 DELETE /mywishlists/{id}', async () => {
    await page.goto('/mywishlists');
    await page.getByRole('button', { name: 'Delete Cello' }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    const { status, sent } = await hear(page, `DELETE /api/mywishlists/${id}`, () => confirm.click());
    expect([status, sent]).toEqual([204, undefined]);
  });
});

test('the calls for items', async ({ newPerson }) => {
  const ana = await newPerson('Ana Duval');
  const { page } = ana;
  const id = await addWishlist(ana, { title: 'Darkroom' });
  const other = await addWishlist(ana, { title: 'Studio' });
  await page.goto(`/mywishlists/${id}`);
  const items = `/api/mywishlists/${id}/item`;

  await test.step('§7 POST /mywishlists/{id}/item: a form with name, description, url, price, isAvailable, purchased and imageUrl; the created item comes back', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await dialog(page).getByLabel('Name').fill('Red lamp');
    await dialog(page).getByLabel('Price').fill('12.5');
    const call = await hear(page, `POST ${items}`, () => press(page, 'Add Item'));
    expect(call.sent).toEqual(expect.arrayContaining(itemFields));
    expect(call).toMatchObject({ status: 201, answer: { name: 'Red lamp', price: 12.5, is_available: true } });
  });

  await test.step('§7 POST /mywishlists/{id}/item: a picture goes as image_file', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await dialog(page).getByLabel('Name').fill('Enlarger');
    await choosePicture(page);
    const call = await hear(page, `POST ${items}`, () => press(page, 'Add Item'));
    expect(call).toMatchObject({ status: 201, answer: { image_url: hasAddress } });
    await expect.poll(() => isDrawn(page, 'Enlarger')).toBe(true);
  });

  await test.step('§7 PUT /mywishlists/{id}/item: a form with id and the fields of an item; the updated item comes back', async () => {
    await page.getByRole('button', { name: 'Edit Red lamp' }).click();
    await dialog(page).getByLabel('Name').fill('Amber lamp');
    const call = await hear(page, `PUT ${items}`, () => press(page, 'Save'));
    expect(call.sent).toEqual(expect.arrayContaining(['id', ...itemFields]));
    expect(call).toMatchObject({ status: 200, answer: { name: 'Amber lamp', price: 12.5 } });
  });

  await test.step('§7 PUT /mywishlists/{id}/item: a new picture goes as image_file', async () => {
    await page.getByRole('button', { name: 'Edit Amber lamp' }).click();
    await choosePicture(page);
    const call = await hear(page, `PUT ${items}`, () => press(page, 'Save'));
    expect(call).toMatchObject({ status: 200, answer: { image_url: hasAddress } });
    await expect.poll(() => isDrawn(page, 'Amber lamp')).toBe(true);
  });

  await test.step('§7 PUT /mywishlists/{id}/item: new_wishlist_id moves the item', async () => {
    await page.getByRole('button', { name: 'Edit Amber lamp' }).click();
    await dialog(page).getByRole('combobox', { name: 'Wishlist' }).selectOption('Studio');
    const call = await hear(page, `PUT ${items}`, () => press(page, 'Save'));
    expect(call.sent).toContain('new_wishlist_id');
    await expect(cardOf(page, 'Amber lamp')).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
    await page.goto(`/mywishlists/${other}`);
    await expect(cardOf(page, 'Amber lamp')).toBeVisible();
  });

  await test.step('§7 DELETE /mywishlists/{id}/item/{itemId}', async () => {
    const item = await addItem(ana, id, { name: 'Tongs' });
    await page.goto(`/mywishlists/${id}`);
    await page.getByRole('button', { name: 'Delete Tongs' }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    const { status } = await hear(page, `DELETE ${items}/${item}`, () => confirm.click());
    expect(status).toBe(204);
  });
});
