import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './people.ts';
import {
  addItem,
  addWishlist,
  befriend,
  clickAndWaitForSave,
  getCard,
  getClaimButton,
  getClaimUndoButton,
  phoneOptions,
} from './steps.ts';

const getQuantityInput = (card: Locator): Locator => card.getByRole('spinbutton', { name: /How many/ });
const getGlassCard = (page: Page): Locator => getCard(page, 'Glass');

test('friends and a guest claim pieces of an item, and all claims stay when the owner wants fewer pieces', async ({
  newPerson,
  newBrowser,
}) => {
  const ana = await newPerson('Ana Brandt');
  const [ben, cem] = [await newPerson('Ben Ruiz', { browser: phoneOptions }), await newPerson('Cem Oz')];
  for (const friend of [ben, cem]) await befriend(ana, friend);
  const list = await addWishlist(ana, { title: 'Kitchen' });
  await addItem(ana, list, { name: 'Candle', wanted: '' });
  const friendPath = `/friendwishlists/${list}`;
  const readOwnItems = async () => (await ana.does(calls.getWishlist, { params: { id: list } })).items;

  await test.step('an owner sets the wanted quantity of an item', async () => {
    await ana.page.goto(`/mywishlists/${list}?new`);
    const dialog = ana.page.getByRole('dialog', { name: 'Add New Item' });
    await dialog.getByLabel('Name').fill('Glass');
    await dialog.getByRole('button', { name: 'More than one' }).click();
    const quantityInput = dialog.getByRole('spinbutton', { name: 'How many' });
    await expect(quantityInput).toBeFocused();
    await ana.page.keyboard.press('ArrowUp');
    await dialog.getByRole('button', { name: 'One more' }).press('Enter');
    await expect(quantityInput).toHaveValue('4');
    await expectNoAxeViolations(ana.page, 'the form of an item that is wanted several times');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(getGlassCard(ana.page).getByText('Wanted: 4')).toBeVisible();
    await expect(getCard(ana.page, 'Candle').getByText('Any number')).toBeVisible();
  });

  const before = await readOwnItems();
  await test.step('a friend claims two of four pieces by keyboard', async () => {
    await cem.page.goto(friendPath);
    const card = getGlassCard(cem.page);
    await expect(card.getByText('4 of 4 still free')).toBeVisible();
    await getQuantityInput(card).focus();
    await cem.page.keyboard.press('ArrowUp');
    await cem.page.keyboard.press('Tab');
    await expect(getClaimButton(card)).toBeFocused();
    const saved = cem.page.waitForResponse(/\/purchase$/);
    await cem.page.keyboard.press('Enter');
    await saved;
    await expect(card.getByText("You're giving 2 of these")).toBeVisible();
    await expect(getClaimUndoButton(card)).toBeFocused();
    await expect(card.getByText('2 of 4 still free')).toBeVisible();
  });

  await test.step('the quantity input of another friend accepts at most the number of free pieces', async () => {
    await ben.page.goto(friendPath);
    const card = getGlassCard(ben.page);
    await clickAndWaitForSave(getClaimButton(card));
    await clickAndWaitForSave(card.getByRole('button', { name: 'One more' }));
    await expect(card.getByText('Fully promised')).toBeVisible();
    await expect(card.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
    await clickAndWaitForSave(card.getByRole('button', { name: 'One less' }));
    await expect(card.getByText('1 of 4 still free')).toBeVisible();
    await expectNoAxeViolations(ben.page, "a friend's list with numbers");
    expect(await readOwnItems()).toEqual(before);
  });

  await test.step('a guest claims the last piece through a share link, in German', async () => {
    const { url } = await ana.does(calls.createShareLink, { params: { id: list }, body: {} });
    const aunt = await newBrowser({ ...phoneOptions, locale: 'de' });
    await aunt.goto(url);
    await expect(getGlassCard(aunt).getByText('Gewünscht: 4')).toBeVisible();
    await aunt.getByRole('button', { name: 'Ich möchte schenken' }).click();
    await expect(getGlassCard(aunt).getByText('Noch 1 von 4 frei')).toBeVisible();
    const candle = getCard(aunt, 'Candle');
    await candle.getByRole('button', { name: 'Eins mehr' }).click();
    await candle.getByRole('button', { name: 'Das schenke ich!' }).click();
    const dialog = aunt.getByRole('dialog', { name: 'Wer bist du?' });
    await dialog.getByLabel('Dein Name').fill('Tante Ida');
    await dialog.getByRole('button', { name: 'Das schenke ich!' }).click();
    await expect(candle.getByText('Du schenkst 2 davon')).toBeVisible();
    await getGlassCard(aunt).getByRole('button', { name: 'Das schenke ich!' }).click();
    await expect(getGlassCard(aunt).getByText('Alle vergeben')).toBeVisible();
    await expectNoAxeViolations(aunt, 'a shared list with numbers');
    await aunt.getByRole('link', { name: 'Alle meine Geschenke' }).click();
    await expect(aunt.getByRole('heading', { name: '2 × Candle' })).toBeVisible();
  });

  await test.step('after the owner lowers the wanted quantity, all claims stay and the card shows Fully promised', async () => {
    const id = before.find(({ name }) => name === 'Glass')?.id;
    const form = new FormData();
    for (const [name, value] of Object.entries({ id: String(id), name: 'Glass', wanted: '2' })) form.set(name, value);
    await ana.does(calls.updateItem, { params: { id: list }, form });
    for (const { page } of [ben, cem]) {
      await page.goto(friendPath);
      await expect(getGlassCard(page).getByText('Fully promised')).toBeVisible();
    }
    await expect(getQuantityInput(getGlassCard(cem.page))).toHaveValue('2');
    const card = getGlassCard(ben.page);
    await expect(getQuantityInput(card)).toHaveCount(0);
    await clickAndWaitForSave(getClaimUndoButton(card));
    await expect(card.getByText('Already claimed')).toBeVisible();
    await expect(card.getByText('Fully promised')).toBeVisible();
    await expect(getClaimButton(card)).toHaveCount(0);
  });
});
