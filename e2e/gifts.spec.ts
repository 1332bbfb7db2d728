import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { chooseGiftAction, claimItem, phoneOptions } from './gift-steps.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, expectHeading, getToast } from './steps.ts';

const getGiftsForPerson = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a giver manages gifts on the page Gifts, and the owner sees no change', async ({ newPerson }) => {
  const ana = await newPerson('Ana Okoye', { avatar: 'red' });
  const ben = await newPerson('Ben Adeyemi', { browser: phoneOptions });
  const cem = await newPerson('Cem Kaya', { avatar: 'blue' });
  for (const friend of [ana, cem]) await befriend(ben, friend);
  const { page } = ben;
  const list = await addWishlist(ana, { title: 'Winter' });
  const mug = await addItem(ana, list, { name: 'Mug', price: '38', url: 'https://www.shop.example/mug' });
  const lamp = await addItem(ana, list, { name: 'Lamp', price: '20' });
  const music = await addWishlist(cem, { title: 'Music' });
  const flute = await addItem(cem, music, { name: 'Flute', price: '80', currency: 'EUR' });
  const readOwnersList = () => ana.does(calls.getWishlist, { params: { id: list } });
  const before = await readOwnersList();

  await test.step('§2 gifts: a user without gifts sees a link to the page Friends', async () => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Gifts', exact: true }).click();
    await expectHeading(page, 'Gifts');
    await expect(page.getByRole('link', { name: 'See your friends' })).toHaveAttribute('href', '/friends');
  });

  await test.step("§2 gifts: a claim appears under the friend's name with price, shop and list", async () => {
    await page.goto(`/friendwishlists/${list}`);
    await getCard(page, 'Mug').getByRole('button', { name: "I'm getting it!" }).click();
    await expect(getCard(page, 'Mug').getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Gifts', exact: true }).click();
    const gifts = getGiftsForPerson(page, 'Ana Okoye');
    await expect(gifts.getByRole('link', { name: 'Ana Okoye' })).toHaveAttribute('href', `/friends/${ana.id}`);
    await expect(gifts.getByRole('link', { name: 'Winter' })).toHaveAttribute(
      'href',
      `/friendwishlists/${list}?item=${mug}`,
    );
    await expect(gifts.getByRole('link', { name: 'shop.example' })).toBeVisible();
    await expect(getCard(page, 'Mug').getByText('$38.00', { exact: true })).toBeVisible();
    await expect(getCard(page, 'Mug').getByText('Promised', { exact: true })).toBeVisible();
  });

  await test.step('§2 gifts: changes of a claimed item show old and new values until the giver accepts them', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ id: String(mug), name: 'Blue mug', price: '45' }))
      form.append(name, value);
    await ana.does(calls.updateItem, { params: { id: list }, form });
    await page.reload();
    const card = getCard(page, 'Blue mug');
    await expect(card.getByText('Changed since you promised:')).toBeVisible();
    await expect(card.getByText('$38.00 → $45.00')).toBeVisible();
    await expect(card.getByText('“Mug” → “Blue mug”')).toBeVisible();
    await card.getByRole('button', { name: 'Keep (Blue mug)' }).click();
    await expect(card.getByText('Changed since you promised:')).toBeHidden();
  });

  await test.step('§2 gifts: a tap marks a gift as bought, wrapped or given, and Undo reverts the last stage', async () => {
    const card = getCard(page, 'Blue mug').first();
    await card.getByRole('button', { name: 'Mark as bought (Blue mug)' }).click();
    await expect(card.getByText('Bought', { exact: true })).toBeVisible();
    await chooseGiftAction(page, 'Blue mug', 'Mark as promised');
    await expect(card.getByText('Promised', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Mark as bought (Blue mug)' }).press('Enter');
    await card.getByRole('button', { name: 'Mark as wrapped (Blue mug)' }).press('Enter');
    await card.getByRole('button', { name: 'Mark as given (Blue mug)' }).press('Enter');
    const history = getGiftsForPerson(page, 'Ana Okoye').locator('summary');
    await expect(history).toHaveText('1 gift given');
    await expect(history).toBeFocused();
    await getToast(page, 'You gave “Blue mug”.').waitFor();
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByText('Wrapped', { exact: true })).toBeVisible();
    await page.reload();
    await expect(card.getByText('Wrapped', { exact: true })).toBeVisible();
  });

  await test.step('§2 gifts: the giver can save a note, the paid amount and a link to the order', async () => {
    await chooseGiftAction(page, 'Blue mug', 'Note, price and order');
    const dialog = page.getByRole('dialog', { name: 'Your notes on “Blue mug”' });
    await dialog.getByLabel('Paid').fill('3,5,5');
    await dialog.getByLabel('Order or tracking link').fill('no link');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Invalid price')).toBeVisible();
    await expect(dialog.getByText('Invalid URL format')).toBeVisible();
    await dialog.getByLabel('Note').fill('Hidden in the attic');
    await dialog.getByLabel('Paid').fill('35,50');
    await dialog.getByLabel('Order or tracking link').fill('shop.example/orders/7');
    await expectNoAxeViolations(page, 'the notes on a gift');
    await page.setViewportSize(phoneOptions.viewport);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const card = getCard(page, 'Blue mug').first();
    await expect(card.getByText('Hidden in the attic')).toBeVisible();
    await expect(card.getByText('Paid $35.50')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Order at shop.example' })).toHaveAttribute(
      'href',
      'https://shop.example/orders/7',
    );
  });

  await test.step('§2 gifts: an ended claim shows the reason, and the giver can keep or remove the gift', async () => {
    await claimItem(ben, lamp);
    await claimItem(ben, flute);
    await ana.does(calls.deleteItem, { params: { id: list, itemId: mug } });
    await cem.does(calls.deleteWishlist, { params: { id: music } });
    await expect
      .poll(async () => (await ben.does(calls.listGifts)).filter(({ ended }) => ended !== null))
      .toHaveLength(2);
    await page.reload();
    const card = getCard(page, 'Blue mug').first();
    await expect(card.getByText('Ana Okoye has deleted this, so your promise has ended.')).toBeVisible();
    await expectNoAxeViolations(page, 'gifts');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectNoAxeViolations(page, 'gifts, wide');
    await page.setViewportSize(phoneOptions.viewport);
    await card.getByRole('button', { name: 'Keep as my own gift (Blue mug)' }).click();
    await expect(card.getByText('On no list')).toBeVisible();
    await expect(card.getByText('Hidden in the attic')).toBeVisible();
    await getCard(page, 'Flute').first().getByRole('button', { name: 'Remove (Flute)' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('heading', { name: 'Flute' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('§2 gifts: other friends can claim an item after its giver has released the claim', async () => {
    await chooseGiftAction(page, 'Lamp', 'Let go');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Let go' }).click();
    await expect(page.getByRole('heading', { name: 'Lamp' })).toBeHidden();
    await page.goto(`/friendwishlists/${list}`);
    await expect(getCard(page, 'Lamp').getByRole('button', { name: "I'm getting it!" })).toBeVisible();
  });

  await test.step('none of these changes by givers has changed the list that the owner gets', async () => {
    const lampOnly = ({ items, ...rest }: Awaited<ReturnType<typeof readOwnersList>>) => ({
      ...rest,
      items: items.filter(({ id }) => id === lamp),
    });
    expect(lampOnly(await readOwnersList())).toEqual(lampOnly(before));
  });
});
