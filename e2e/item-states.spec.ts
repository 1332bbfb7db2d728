import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './people.ts';
import {
  addListWithItems,
  befriend,
  chooseMenuAction,
  expectHeading,
  getCard,
  getItemHeadings,
  getToastUndoButton,
} from './steps.ts';

test('friends do not see drafts, received items and unwanted items; the owner can restore an item', async ({
  newPerson,
}) => {
  const [ana, ben] = [await newPerson('Ana Moreno'), await newPerson('Ben')];
  await befriend(ana, ben);
  const list = await addListWithItems(ana, ['Mug', 'Lamp', 'Scarf', 'Kite'], 'Birthday 2026');
  const { page } = ana;
  await page.goto(`/mywishlists/${list}`);
  const getSection = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title, level: 2 }) }).last();
  const keepAsDraft = async (): Promise<void> => {
    await chooseMenuAction(page, 'Lamp', 'Keep as a draft');
    await expect(getSection('Drafts (1)').getByText('Lamp')).toBeVisible();
    // Waits until the moved card has the focus: a later change of the focus would close the menu that the
    // test opens next.
    await expect(page.getByRole('link', { name: 'Lamp' })).toBeFocused();
  };
  await keepAsDraft();
  await getToastUndoButton(page).click();
  await expect(page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);
  await expect(getItemHeadings(page)).toHaveText(['Mug', 'Lamp', 'Scarf', 'Kite']);
  await keepAsDraft();

  await chooseMenuAction(page, 'Scarf', 'Received');
  const dialog = page.getByRole('dialog', { name: 'You received “Scarf”' });
  await dialog.getByLabel('Day').fill('2026-05-04');
  await dialog.getByLabel('Note').fill('From Aunt Ida');
  await expectNoAxeViolations(page, 'the form of a received item');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(getSection('Received (1)').getByText('Received May 4, 2026')).toBeVisible();
  await page.getByRole('link', { name: 'Scarf' }).click();
  await expect(page.getByRole('dialog').getByText('From Aunt Ida')).toBeVisible();
  await page.keyboard.press('Escape');

  await chooseMenuAction(page, 'Kite', 'No longer wanted');
  await expect(getSection('No longer wanted (1)').getByRole('link', { name: 'Kite' })).toBeVisible();
  await expectNoAxeViolations(page, 'a list with items of each state');
  await ben.page.goto(`/friendwishlists/${list}`);
  await expectHeading(ben.page, 'Birthday 2026');
  await expect(getItemHeadings(ben.page)).toHaveText(['Mug']);

  await test.step('an owner can archive a list, undo this, and duplicate the list for next year', async () => {
    // Reloads the page, because toasts of earlier steps also have the button Undo.
    await page.reload();
    const archivedBadge = page.getByRole('main').getByText('Archived', { exact: true });
    await chooseMenuAction(page, 'Birthday 2026', 'Archive');
    await expect(archivedBadge).toBeVisible();
    await getToastUndoButton(page).click();
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
});
