import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, expectHeading } from './steps.ts';

const publicListBody = { title: 'Birthday 2026', description: '', is_public: true, shared_with_ids: [] };
const getItemHeadings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const getSection = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, level: 2 }) }).last();

async function chooseMenuAction(page: Page, of: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${of}` }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

test('friends do not see drafts, received items and unwanted items, and Undo restores an item', async ({
  newPerson,
}) => {
  const [ana, ben] = [await newPerson('Ana Moreno'), await newPerson('Ben')];
  await befriend(ana, ben);
  const list = await addWishlist(ana, publicListBody);
  for (const name of ['Mug', 'Lamp', 'Scarf', 'Kite']) await addItem(ana, list, { name });
  const { page } = ana;
  await page.goto(`/mywishlists/${list}`);
  const undoButton = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' });

  await test.step('a wanted item becomes a draft, and Undo makes it wanted again', async () => {
    await chooseMenuAction(page, 'Lamp', 'Keep as a draft');
    await expect(getSection(page, 'Drafts (1)').getByText('Lamp')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lamp' })).toBeFocused();
    await undoButton.click();
    await expect(page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);
    await expect(getItemHeadings(page)).toHaveText(['Mug', 'Lamp', 'Scarf', 'Kite']);
    await chooseMenuAction(page, 'Lamp', 'Keep as a draft');
    await expect(getSection(page, 'Drafts (1)').getByText('Lamp')).toBeVisible();
    // Waits until the moved card gets the focus: the focus would close a menu that is opened before.
    await expect(page.getByRole('link', { name: 'Lamp' })).toBeFocused();
  });
  await test.step('for a received item, the owner can set the day and a note', async () => {
    await chooseMenuAction(page, 'Scarf', 'Received');
    const dialog = page.getByRole('dialog', { name: 'You received “Scarf”' });
    await dialog.getByLabel('Day').fill('2026-05-04');
    await dialog.getByLabel('Note').fill('From Aunt Ida');
    await expectNoAxeViolations(page, 'the form of a received item');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(getSection(page, 'Received (1)').getByText('Received May 4, 2026')).toBeVisible();
    await page.getByRole('link', { name: 'Scarf' }).click();
    await expect(page.getByRole('dialog').getByText('From Aunt Ida')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('an item that is no longer wanted moves to its own section', async () => {
    await chooseMenuAction(page, 'Kite', 'No longer wanted');
    await expect(getSection(page, 'No longer wanted (1)').getByRole('link', { name: 'Kite' })).toBeVisible();
    await expectNoAxeViolations(page, 'a list with items of each state');
  });
  await test.step('a friend does not see drafts, received items and unwanted items, only the wanted item', async () => {
    await ben.page.goto(`/friendwishlists/${list}`);
    await expectHeading(ben.page, 'Birthday 2026');
    await expect(getItemHeadings(ben.page)).toHaveText(['Mug']);
  });
});

test('an owner can archive a list, undo this, and duplicate the list for next year', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const list = await addWishlist(ana, publicListBody);
  await addItem(ana, list, { name: 'Mug' });
  const { page } = ana;
  await page.goto(`/mywishlists/${list}`);
  const archivedBadge = page.getByRole('main').getByText('Archived', { exact: true });
  await chooseMenuAction(page, 'Birthday 2026', 'Archive');
  await expect(archivedBadge).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(archivedBadge).toHaveCount(0);
  await chooseMenuAction(page, 'Birthday 2026', 'Duplicate for next year');
  await expectHeading(page, 'Birthday 2027');
  await expect(getCard(page, 'Mug')).toBeVisible();
  await page.goto(`/mywishlists/${list}`);
  await chooseMenuAction(page, 'Birthday 2026', 'Archive');
  await expect(archivedBadge).toBeVisible();
  await page.getByRole('link', { name: 'Back to Wishlists' }).click();
  await expect(page.getByRole('heading', { name: 'Archived 1' })).toBeVisible();
  await expectNoAxeViolations(page, 'lists with an archived one');
});
