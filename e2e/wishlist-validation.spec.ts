import { expect, type Locator, type Page } from '@playwright/test';
import { clearToasts } from './failures.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, cardOf, seesHeading, toast } from './steps.ts';

const submit = (dialog: Locator): Promise<void> => dialog.locator('button[type=submit]').click();

/** What the page sends by a method, as a JSON body or as the text of a form. */
const sends = async (page: Page, method: string, act: () => Promise<void>) =>
  (await Promise.all([page.waitForRequest((request) => request.method() === method), act()]))[0];

/** Counts what the page sends by a method. */
function countSent(page: Page, method: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method) count += 1;
  });
  return () => count;
}

test('creating and editing a wishlist', async ({ newPerson }) => {
  const [ana, ben] = [await newPerson('Ana Zandt'), await newPerson('Ben Zandt')];
  await befriend(ana, ben);
  const { page } = ana;
  await page.goto('/mywishlists');
  await page.getByRole('button', { name: 'Add Wishlist' }).click();
  const create = page.getByRole('dialog', { name: 'Create Wishlist' });
  const pressCreate = (): Promise<void> => create.getByRole('button', { name: 'Create' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Wishlist' });
  const save = (): Promise<void> => edit.getByRole('button', { name: 'Save' }).click();

  await test.step('§5 create wishlist: a title of blanks is none: a toast warns Title is required', async () => {
    const sent = countSent(page, 'POST');
    for (const title of ['', '   ']) {
      await create.getByLabel('Title').fill(title);
      await pressCreate();
      await expect(toast(page, 'Title is required')).toBeVisible();
      await clearToasts(page);
    }
    expect(sent()).toBe(0);
  });

  await test.step('§5 create wishlist: the public switch is on by default', () =>
    expect(create.getByRole('switch', { name: 'Public' })).toBeChecked());

  await test.step('§5 create wishlist: the description is optional', async () => {
    await create.getByLabel('Title').fill('  Tea  ');
    await expect(create.getByLabel('Description')).toHaveValue('');
  });

  await test.step('§5 create wishlist: an empty shared list and the owner id are sent', async () => {
    const body: unknown = (await sends(page, 'POST', pressCreate)).postDataJSON();
    expect(body).toMatchObject({ owner_id: ana.id, shared_with_ids: [], is_public: true, description: '' });
    await expect(create).toHaveCount(0);
  });

  await test.step('§5 edit wishlist: the title is required, without a message of its own', async () => {
    await cardOf(page, 'Tea').click();
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    const sent = countSent(page, 'PUT');
    await edit.getByLabel('Title').fill('  ');
    await save();
    await expect(edit.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(0);
    expect(sent()).toBe(0);
  });

  await test.step('§5 edit wishlist: a private list picks friends by checkbox', async () => {
    await edit.getByLabel('Title').fill('Tea time');
    const friend = edit.getByRole('checkbox', { name: 'Ben Zandt' });
    await expect(friend).toHaveCount(0);
    await edit.getByRole('switch', { name: 'Public' }).uncheck();
    await friend.check();
  });

  await test.step('§5 edit wishlist: the description is optional', async () => {
    await expect(edit.getByLabel('Description')).toHaveValue('');
    const body: unknown = (await sends(page, 'PUT', save)).postDataJSON();
    expect(body).toMatchObject({ title: 'Tea time', description: '', shared_with_ids: [ben.id] });
    await seesHeading(page, 'Tea time');
  });
});

test('adding and editing an item', async ({ newPerson }) => {
  const ana = await newPerson('Ana Berger');
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Desk' });
  await addWishlist(ana, { title: 'Shelf' });
  await addItem(ana, list, { name: 'Stapler', price: '4' });
  const add = page.getByRole('dialog', { name: 'Add New Item' });
  const edit = page.getByRole('dialog', { name: 'Edit Item' });
  const openAdd = (): Promise<void> => page.getByRole('button', { name: 'Add New Item' }).click();
  const openEdit = (): Promise<void> => page.getByRole('button', { name: 'Edit Stapler' }).click();
  const dialogs = [
    [add, openAdd],
    [edit, openEdit],
  ] as const;
  const refused = async (dialog: Locator, message: string): Promise<void> => {
    await submit(dialog);
    await expect(toast(page, message)).toBeVisible();
    await expect(dialog.getByText(message, { exact: true }).first()).toBeVisible();
    await clearToasts(page);
  };
  const inEach = async (check: (dialog: Locator) => Promise<void>): Promise<void> => {
    for (const [dialog, open] of dialogs) {
      await open();
      await check(dialog);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
    }
  };
  await page.goto(`/mywishlists/${list}`);

  await test.step('§5 item: a name of blanks is none: a toast warns Name is required', () =>
    inEach(async (dialog) => {
      for (const name of ['', '   ']) {
        await dialog.getByLabel('Name').fill(name);
        await refused(dialog, 'Name is required');
      }
    }));

  await test.step('§5 item: a link that is no URL is refused with Invalid URL format', () =>
    inEach(async (dialog) => {
      await dialog.getByLabel('Name').fill('Stapler');
      for (const url of ['shop', 'http://', 'javascript:alert(1)']) {
        await dialog.getByLabel('Link').fill(url);
        await refused(dialog, 'Invalid URL format');
      }
    }));

  await test.step('§5 item: a price that is not numeric is refused with Invalid price', () =>
    inEach(async (dialog) => {
      await dialog.getByLabel('Name').fill('Stapler');
      for (const price of ['1e', '-1', '1.234']) {
        await dialog.getByLabel('Price').fill('');
        await dialog.getByLabel('Price').pressSequentially(price);
        await refused(dialog, 'Invalid price');
      }
    }));

  await test.step('§5 item: the price has the minimum 0 and the step 0.01', () =>
    inEach(async (dialog) => {
      await expect(dialog.getByLabel('Price')).toHaveAttribute('min', '0');
      await expect(dialog.getByLabel('Price')).toHaveAttribute('step', '0.01');
    }));

  await test.step('§5 item: adding takes PNG, JPEG and WebP', async () => {
    await openAdd();
    await expect(add.locator('[type=file]')).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp');
  });

  await test.step('§5 item: link, price and picture are optional, and an empty price is sent as 0', async () => {
    await add.getByLabel('Name').fill('  Lamp  ');
    const form = (await sends(page, 'POST', () => submit(add))).postData() ?? '';
    expect(form).toMatch(/name="price"\s+0\s/);
    expect(form).not.toContain('image_file');
    await expect(cardOf(page, 'Lamp')).toContainText('$0.00');
  });

  await test.step('§5 item: editing takes any image', async () => {
    await openEdit();
    await expect(edit.locator('[type=file]')).toHaveAttribute('accept', 'image/*');
  });

  await test.step('§5 item: editing can move it to another wishlist', async () => {
    await edit.getByLabel('Wishlist').selectOption({ label: 'Shelf' });
    await submit(edit);
    await expect(cardOf(page, 'Stapler')).toHaveCount(0);
    await page.goto('/mywishlists');
    await cardOf(page, 'Shelf').click();
    await expect(cardOf(page, 'Stapler')).toBeVisible();
  });
});
