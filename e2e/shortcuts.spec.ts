import { expect } from '@playwright/test';
import { test } from './people.ts';
import { addWishlist, expectHeading } from './steps.ts';

test('outside fields, N opens a form, / the search and ? the list of shortcuts; a switch turns them off', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Winter', description: '', is_public: true, shared_with_ids: [] });
  const newItemDialog = page.getByRole('dialog', { name: 'Add New Item' });
  const createDialog = page.getByRole('dialog', { name: 'Create Wishlist' });
  const shortcutsDialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  await test.step('N opens the form for a new item or list, depending on the page; inside a field, N types a letter', async () => {
    await page.goto(`/mywishlists/${list}`);
    await expectHeading(page, 'Winter');
    await expect(async () => {
      if (!(await newItemDialog.isVisible())) await page.keyboard.press('n');
      await expect(newItemDialog.getByLabel('Link')).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.type('nn?');
    await expect(newItemDialog.getByLabel('Link')).toHaveValue('nn?');
    await expect(shortcutsDialog).toHaveCount(0);
    await newItemDialog.getByRole('button', { name: 'Cancel' }).click();
    await page.goto('/mywishlists');
    await expectHeading(page, 'My Wishlists');
    // Retries the key press, because the page reacts to keys only after React has hydrated it.
    await expect(async () => {
      if (!(await createDialog.isVisible())) await page.keyboard.press('n');
      await expect(createDialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('/ opens the search from another page', async () => {
    await page.keyboard.press('/');
    await expectHeading(page, 'Friends');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
  await test.step('? shows the shortcuts, and a switch in the dialog turns them off', async () => {
    await page.goto('/');
    // Retries the key press, because the page reacts to keys only after React has hydrated it.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(shortcutsDialog.getByRole('term')).toHaveText(['N', '/', '?'], { timeout: 2_000 });
    }).toPass();
    await shortcutsDialog.getByRole('switch').uncheck();
    await page.keyboard.press('Escape');
    await expect(shortcutsDialog).toHaveCount(0);
    await page.keyboard.press('?');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Keyboard shortcuts' }).click();
    await expect(shortcutsDialog.getByRole('switch')).not.toBeChecked();
  });
});
