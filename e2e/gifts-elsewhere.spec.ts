import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { chooseGiftAction, claimItem, phoneOptions } from './gift-steps.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, expectHeading } from './steps.ts';

test('gifts appear on Home, in print, in German and in other tabs, and not after a sign-out', async ({ newPerson }) => {
  const ana = await newPerson('Ana Okoye', { avatar: 'red' });
  const ben = await newPerson('Ben Adeyemi');
  await befriend(ben, ana);
  const { page } = ben;
  const list = await addWishlist(ana, { title: 'Winter' });
  const wanted = { name: 'Glasses', wanted: '4', price: '12', url: 'https://shop.example/glasses' };
  const glasses = await addItem(ana, list, wanted);
  const others = ['Tea', 'Scarf', 'Book'];
  const items = await Promise.all(others.map((name) => addItem(ana, list, { name })));

  await test.step('§2 home: the page shows claimed gifts that are not bought yet, if there are any', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'New from your friends' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Still to buy' })).toBeHidden();
    for (const id of items) await claimItem(ben, id);
    await claimItem(ben, glasses, 2);
    await page.reload();
    const section = page.locator('section').filter({ hasText: 'Still to buy' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(section.getByRole('heading', { level: 3 }).first()).toHaveText('Glasses');
    await expect(section.getByRole('link', { name: 'All gifts' })).toHaveAttribute('href', '/gifts');
    await page.setViewportSize(phoneOptions.viewport);
    await section.getByRole('link', { name: 'Glasses' }).click();
    await expectHeading(page, 'Gifts');
  });

  await test.step('§2 gifts: a giver can raise the claimed quantity only by the number of free pieces', async () => {
    await expect(page.getByRole('heading', { name: 'Glasses × 2' })).toBeVisible();
    await chooseGiftAction(page, 'Glasses', 'Note, price and order');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('How many').fill('5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert').first()).toHaveText('You can give at most 4 of these');
    await dialog.getByLabel('How many').fill('3');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Glasses × 3' })).toBeVisible();
  });

  await test.step('§2 gifts: the printed shopping list contains the gifts that are not bought yet, by person', async () => {
    await page.getByRole('button', { name: 'Mark as bought (Tea)' }).click();
    await page.getByRole('button', { name: 'Mark as wrapped (Tea)' }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping list');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Ana Okoye']);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'Glasses × 3 $12.00 · shop.example',
      /^(?:Scarf|Book)$/,
      /^(?:Scarf|Book)$/,
    ]);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('§2 gifts: a change in one tab also appears in another tab with the friend’s list', async () => {
    const other = await page.context().newPage();
    await other.goto(`/friendwishlists/${list}`);
    await getCard(other, 'Tea').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Tea' })).toBeHidden();
    await chooseGiftAction(page, 'Book', 'Let go');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Let go' }).click();
    await expect(getCard(other, 'Book').getByRole('button', { name: "I'm getting it!" })).toBeVisible();
    await other.close();
  });

  await test.step('§2 gifts: a giver sees when a list will start to show claims, and can release the claim before then', async () => {
    await ana.does(calls.updateWishlist, { params: { id: list }, body: { title: 'Winter', show_claims: 'names' } });
    await page.reload();
    const notice = getCard(page, 'Glasses')
      .first()
      .getByText(/^From .* this list shows Ana Okoye who gives\./);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: 'Let go (Glasses)' })).toBeVisible();
  });
});
