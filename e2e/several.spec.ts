import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard } from './steps.ts';

const getItemHeadings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const createPublicListBody = (title: string) => ({ title, description: '', is_public: true, shared_with_ids: [] });

test('an owner can move or delete several selected items at once', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const [list, shelf] = [
    await addWishlist(ana, createPublicListBody('Winter')),
    await addWishlist(ana, createPublicListBody('Shelf')),
  ];
  for (const name of ['Mug', 'Lamp', 'Scarf', 'Kite']) await addItem(ana, list, { name });
  const { page } = ana;
  await page.goto(`/mywishlists/${list}`);
  const openDialog = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More for Winter' }).click();
    await page.getByRole('button', { name: 'Select items' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Select Items' });
  await openDialog();
  await dialog.getByRole('checkbox', { name: 'Lamp' }).press('Space');
  await dialog.getByRole('checkbox', { name: 'Kite' }).press('Space');
  await expect(dialog.getByText('2 items selected')).toBeVisible();
  await expectNoAxeViolations(page, 'selected items');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(getItemHeadings(page)).toHaveText(['Mug', 'Scarf']);
  await openDialog();
  await dialog.getByRole('checkbox', { name: 'Mug' }).check();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(getItemHeadings(page)).toHaveText(['Scarf']);
  // Waits for the URL of the list: when the dialog closes, the app goes back in the history, and this would
  // abort the next navigation.
  await expect(page).toHaveURL(new RegExp(`/mywishlists/${list}$`));
  await page.goto(`/mywishlists/${shelf}`);
  await expect(getItemHeadings(page)).toHaveText(['Lamp', 'Kite']);
});

test("a person can copy a friend's item to an own list, and the copy has no claim", async ({ newPerson }) => {
  const [ana, ben] = [await newPerson('Ana Moreno'), await newPerson('Ben')];
  await befriend(ana, ben);
  const list = await addWishlist(ana, createPublicListBody('Winter'));
  const mug = await addItem(ana, list, { name: 'Mug' });
  const own = await addWishlist(ben, createPublicListBody('Wishes of Ben'));
  await ben.does(calls.purchase, { params: { id: mug }, body: { purchased: true } });
  const { page } = ben;
  await page.goto(`/friendwishlists/${list}?item=${mug}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy to my list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy “Mug”' });
  await expectNoAxeViolations(page, 'the form to copy an item');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('“Mug” is on “Wishes of Ben” now.')).toBeVisible();
  await page.goto(`/mywishlists/${own}`);
  await expect(getCard(page, 'Mug')).toContainText('Available');
});
