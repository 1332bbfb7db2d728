import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, clearToasts, getCard, expectHeading, getToast } from './steps.ts';

const submitDialog = (dialog: Locator): Promise<void> => dialog.locator('button[type=submit]').click();

const actAndWaitForRequest = async (page: Page, method: string, act: () => Promise<void>) =>
  (await Promise.all([page.waitForRequest((request) => request.method() === method), act()]))[0];

function createRequestCounter(page: Page, method: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method) count += 1;
  });
  return () => count;
}

test('wishlist forms refuse invalid input and send the fields that the specification requires (§5)', async ({
  newPerson,
}) => {
  const [ana, ben] = [await newPerson('Ana Zandt'), await newPerson('Ben Zandt')];
  await befriend(ana, ben);
  const { page } = ana;
  await page.goto('/mywishlists');
  await page.getByRole('button', { name: 'Add Wishlist' }).click();
  const createDialog = page.getByRole('dialog', { name: 'Create Wishlist' });
  const pressCreate = (): Promise<void> => createDialog.getByRole('button', { name: 'Create' }).click();
  const editDialog = page.getByRole('dialog', { name: 'Edit Wishlist' });
  const save = (): Promise<void> => editDialog.getByRole('button', { name: 'Save' }).click();

  await test.step('§5 create wishlist: a blank title shows the toast Title is required', async () => {
    const sent = createRequestCounter(page, 'POST');
    for (const title of ['', '   ']) {
      await createDialog.getByLabel('Title').fill(title);
      await pressCreate();
      await expect(getToast(page, 'Title is required')).toBeVisible();
      await clearToasts(page);
    }
    expect(sent()).toBe(0);
  });

  await test.step('§5 create wishlist: the public switch is on by default', () =>
    expect(createDialog.getByRole('switch', { name: 'Public' })).toBeChecked());

  await test.step('§5 create wishlist: the description is optional', async () => {
    await createDialog.getByLabel('Title').fill('  Tea  ');
    await expect(createDialog.getByLabel('Description')).toHaveValue('');
  });

  await test.step('§5 create wishlist: the request has the owner id and an empty array of friend ids', async () => {
    const body: unknown = (await actAndWaitForRequest(page, 'POST', pressCreate)).postDataJSON();
    expect(body).toMatchObject({ owner_id: ana.id, shared_with_ids: [], is_public: true, description: '' });
    await expect(createDialog).toHaveCount(0);
  });

  await test.step('§5 edit wishlist: a blank title is marked as invalid without a message', async () => {
    // Edits the list of the previous step: after creating it, the app has opened its page.
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    const sent = createRequestCounter(page, 'PUT');
    await editDialog.getByLabel('Title').fill('  ');
    await save();
    await expect(editDialog.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(0);
    expect(sent()).toBe(0);
  });

  await test.step('§5 edit wishlist: only a private list has checkboxes for friends', async () => {
    await editDialog.getByLabel('Title').fill('Tea time');
    const friend = editDialog.getByRole('checkbox', { name: 'Ben Zandt' });
    await expect(friend).toHaveCount(0);
    await editDialog.getByRole('switch', { name: 'Public' }).uncheck();
    await friend.check();
  });

  await test.step('§5 edit wishlist: the description is optional', async () => {
    await expect(editDialog.getByLabel('Description')).toHaveValue('');
    const body: unknown = (await actAndWaitForRequest(page, 'PUT', save)).postDataJSON();
    expect(body).toMatchObject({ title: 'Tea time', description: '', shared_with_ids: [ben.id] });
    await expectHeading(page, 'Tea time');
  });
});

test('item forms refuse invalid input and send the fields that the specification requires (§5)', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Berger');
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Desk' });
  await addWishlist(ana, { title: 'Shelf' });
  await addItem(ana, list, { name: 'Stapler', price: '4' });
  const newItemDialog = page.getByRole('dialog', { name: 'Add New Item' });
  const editDialog = page.getByRole('dialog', { name: 'Edit Item' });
  const openAdd = (): Promise<void> => page.getByRole('button', { name: 'Add New Item' }).click();
  const openEdit = (): Promise<void> => page.getByRole('button', { name: 'Edit Stapler' }).click();
  const dialogs = [
    [newItemDialog, openAdd],
    [editDialog, openEdit],
  ] as const;
  const expectRefusal = async (dialog: Locator, message: string): Promise<void> => {
    await submitDialog(dialog);
    await expect(getToast(page, message)).toBeVisible();
    await expect(dialog.getByText(message, { exact: true }).first()).toBeVisible();
    await clearToasts(page);
  };
  const checkInEachDialog = async (check: (dialog: Locator) => Promise<void>): Promise<void> => {
    for (const [dialog, open] of dialogs) {
      await open();
      await check(dialog);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
    }
  };
  await page.goto(`/mywishlists/${list}`);

  await test.step('§5 item: a blank name shows the toast Name is required', () =>
    checkInEachDialog(async (dialog) => {
      for (const name of ['', '   ']) {
        await dialog.getByLabel('Name').fill(name);
        await expectRefusal(dialog, 'Name is required');
      }
    }));

  await test.step('§5 item: a link that is not a URL shows Invalid URL format', () =>
    checkInEachDialog(async (dialog) => {
      await dialog.getByLabel('Name').fill('Stapler');
      for (const url of ['shop', 'http://', 'javascript:alert(1)']) {
        await dialog.getByLabel('Link').fill(url);
        await expectRefusal(dialog, 'Invalid URL format');
      }
    }));

  await test.step('§5 item: a price that is not a valid number shows Invalid price', () =>
    checkInEachDialog(async (dialog) => {
      await dialog.getByLabel('Name').fill('Stapler');
      for (const price of ['1e', '-1', '1.234']) {
        await dialog.getByLabel('Price').fill('');
        await dialog.getByLabel('Price').pressSequentially(price);
        await expectRefusal(dialog, 'Invalid price');
      }
    }));

  await test.step('§5 item: the price field has the minimum 0 and the step 0.01', () =>
    checkInEachDialog(async (dialog) => {
      await expect(dialog.getByLabel('Price')).toHaveAttribute('min', '0');
      await expect(dialog.getByLabel('Price')).toHaveAttribute('step', '0.01');
    }));

  await test.step('§5 item: the form for a new item accepts PNG, JPEG and WebP images', async () => {
    await openAdd();
    await expect(newItemDialog.locator('[type=file]')).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp');
  });

  await test.step('§5 item: link, price and image are optional, and an empty price is sent as 0', async () => {
    await newItemDialog.getByLabel('Name').fill('  Lamp  ');
    const form = (await actAndWaitForRequest(page, 'POST', () => submitDialog(newItemDialog))).postData() ?? '';
    expect(form).toMatch(/name="price"\s+0\s/);
    expect(form).not.toContain('image_file');
    await expect(getCard(page, 'Lamp')).toContainText('$0.00');
  });

  await test.step('the form accepts a price with a comma and a link without https://', async () => {
    await openAdd();
    await newItemDialog.getByLabel('Name').fill('Plate');
    await newItemDialog.getByLabel('Link').fill('northloom.example/plate');
    await newItemDialog.getByLabel('Price').pressSequentially('1.299,50');
    await submitDialog(newItemDialog);
    await expect(getCard(page, 'Plate')).toContainText('$1,299.50');
    await expect(getCard(page, 'Plate').locator('a[href="https://northloom.example/plate"]')).toHaveCount(1);
  });

  await test.step('§5 item: the form for editing an item accepts any image type', async () => {
    await openEdit();
    await expect(editDialog.locator('[type=file]')).toHaveAttribute('accept', 'image/*');
  });

  await test.step('§5 item: the form for editing an item can move the item to another wishlist', async () => {
    await editDialog.getByLabel('Wishlist').selectOption({ label: 'Shelf' });
    await submitDialog(editDialog);
    await expect(getCard(page, 'Stapler')).toHaveCount(0);
    await page.goto('/mywishlists');
    await getCard(page, 'Shelf').click();
    await expect(getCard(page, 'Stapler')).toBeVisible();
  });
});
