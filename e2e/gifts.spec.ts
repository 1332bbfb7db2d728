import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './people.ts';
import {
  addItem,
  addWishlist,
  befriend,
  chooseMenuAction,
  claimItem,
  clickAndWaitForSave,
  expectHeading,
  getCard,
  getToast,
  getToastUndoButton,
  phoneOptions,
} from './steps.ts';

const releaseGift = async (page: Page, name: string): Promise<void> => {
  await chooseMenuAction(page, name, 'Let go');
  await clickAndWaitForSave(page.getByRole('alertdialog').getByRole('button', { name: 'Let go' }));
};

test('a giver changes gifts on the page Gifts, and the owner of the list sees no change', async ({ newPerson }) => {
  const ana = await newPerson('Ana Okoye', { avatar: 'red' });
  const ben = await newPerson('Ben Adeyemi', { browser: phoneOptions });
  await befriend(ben, ana);
  const { page } = ben;
  const list = await addWishlist(ana, { title: 'Winter' });
  const mug = await addItem(ana, list, { name: 'Mug', price: '38', url: 'https://www.shop.example/mug' });
  const lamp = await addItem(ana, list, { name: 'Lamp', price: '20' });
  const readOwnersLamp = async () => {
    const { items, ...rest } = await ana.does(calls.getWishlist, { params: { id: list } });
    return { ...rest, items: items.filter(({ id }) => id === lamp) };
  };
  const before = await readOwnersLamp();
  const card = getCard(page, 'Mug').first();
  const openGifts = () => page.getByRole('navigation').getByRole('link', { name: 'Gifts', exact: true }).click();

  await test.step("§2 gifts: a claim appears under the friend's name with price, shop and list", async () => {
    await page.goto('/');
    await openGifts();
    await expect(page.getByRole('link', { name: 'See your friends' })).toHaveAttribute('href', '/friends');
    await page.goto(`/friendwishlists/${list}`);
    await card.getByRole('button', { name: "I'm getting it!" }).click();
    await expect(card.getByRole('button', { name: 'Undo' })).toBeVisible();
    await openGifts();
    const gifts = page.getByRole('region', { name: 'Ana Okoye', exact: true });
    await expect(gifts.getByRole('link', { name: 'Ana Okoye' })).toHaveAttribute('href', `/friends/${ana.id}`);
    const link = gifts.getByRole('link', { name: 'Winter' });
    await expect(link).toHaveAttribute('href', `/friendwishlists/${list}?item=${mug}`);
    await expect(gifts.getByRole('link', { name: 'shop.example' })).toBeVisible();
    for (const text of ['$38.00', 'Promised']) await expect(card.getByText(text, { exact: true })).toBeVisible();
  });

  await test.step('§2 gifts: a tap marks a gift as bought, wrapped or given, and Undo reverts the last stage', async () => {
    await card.getByRole('button', { name: 'Mark as bought (Mug)' }).click();
    await expect(card.getByText('Bought', { exact: true })).toBeVisible();
    await chooseMenuAction(page, 'Mug', 'Mark as promised');
    await expect(card.getByText('Promised', { exact: true })).toBeVisible();
    for (const stage of ['bought', 'wrapped', 'given'])
      await card.getByRole('button', { name: `Mark as ${stage} (Mug)` }).press('Enter');
    const history = page.getByRole('region', { name: 'Ana Okoye', exact: true }).locator('summary');
    await expect(history).toHaveText('1 gift given');
    await expect(history).toBeFocused();
    await getToast(page, 'You gave “Mug”.').waitFor();
    await getToastUndoButton(page).click();
    await expect(card.getByText('Wrapped', { exact: true })).toBeVisible();
    await expect.poll(async () => (await ben.does(calls.listGifts)).map(({ stage }) => stage)).toEqual(['wrapped']);
    await page.reload();
    await expect(card.getByText('Wrapped', { exact: true })).toBeVisible();
  });

  await test.step('§2 gifts: the giver can save a note, the paid amount and a link to the order', async () => {
    await chooseMenuAction(page, 'Mug', 'Note, price and order');
    const dialog = page.getByRole('dialog', { name: 'Your notes on “Mug”' });
    await dialog.getByLabel('Order or tracking link').fill('no link');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Invalid URL format')).toBeVisible();
    await dialog.getByLabel('Note').fill('Hidden in the attic');
    await dialog.getByLabel('Paid').fill('35,50');
    await dialog.getByLabel('Order or tracking link').fill('shop.example/orders/7');
    await expectNoAxeViolations(page, 'the notes on a gift');
    await page.setViewportSize(phoneOptions.viewport);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    for (const text of ['Hidden in the attic', 'Paid $35.50']) await expect(card.getByText(text)).toBeVisible();
    const order = card.getByRole('link', { name: 'Order at shop.example' });
    await expect(order).toHaveAttribute('href', 'https://shop.example/orders/7');
  });

  await test.step('§2 gifts: an ended claim shows the reason, and the giver can keep or remove the gift', async () => {
    await claimItem(ben, lamp);
    await ana.does(calls.deleteItem, { params: { id: list, itemId: mug } });
    const listEndedGifts = async () => (await ben.does(calls.listGifts)).filter(({ ended }) => ended !== null);
    await expect.poll(listEndedGifts).toHaveLength(1);
    await page.reload();
    await expect(card.getByText('Ana Okoye has deleted this, so your promise has ended.')).toBeVisible();
    for (const width of [1280, phoneOptions.viewport.width]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoAxeViolations(page, `gifts, ${width} px`);
    }
    await card.getByRole('button', { name: 'Keep as my own gift (Mug)' }).click();
    await expect(card.getByText('On no list')).toBeVisible();
    await expect(card.getByText('Hidden in the attic')).toBeVisible();
    await chooseMenuAction(page, 'Mug', 'Remove');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('heading', { name: 'Mug' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('§2 gifts: other friends can claim an item after its giver has released the claim', async () => {
    await releaseGift(page, 'Lamp');
    await expect(page.getByRole('heading', { name: 'Lamp' })).toBeHidden();
    await page.goto(`/friendwishlists/${list}`);
    await expect(getCard(page, 'Lamp').getByRole('button', { name: "I'm getting it!" })).toBeVisible();
    expect(await readOwnersLamp()).toEqual(before);
  });
});

test('after a giver adds the first gift, the focus is on the heading, because the clicked button is gone', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ana Okoye');
  await page.goto('/gifts');
  await page.getByRole('button', { name: 'Add a gift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a gift' });
  await dialog.getByLabel('For').fill('Aunt Ida');
  await dialog.getByLabel('What is it?').fill('Tickets');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Tickets' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a giver’s gifts appear on Home, in print and in other tabs of the browser', async ({ newPerson }) => {
  const ana = await newPerson('Ana Okoye');
  const ben = await newPerson('Ben Adeyemi', { browser: phoneOptions });
  await befriend(ben, ana);
  const { page } = ben;
  const list = await addWishlist(ana, { title: 'Winter' });
  const glassesFields = { name: 'Glasses', wanted: '4', price: '12', url: 'https://shop.example/glasses' };
  const glasses = await addItem(ana, list, glassesFields);

  await test.step('§2 home: the page shows claimed gifts that are not bought yet, if there are any', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'New from your friends' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Still to buy' })).toBeHidden();
    for (const name of ['Tea', 'Scarf', 'Book']) await claimItem(ben, await addItem(ana, list, { name }));
    await claimItem(ben, glasses, 2);
    await page.reload();
    const section = page.locator('section').filter({ hasText: 'Still to buy' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Glasses', 'Book', 'Scarf']);
    await expect(section.getByRole('link', { name: 'All gifts' })).toHaveAttribute('href', '/gifts');
    await section.getByRole('link', { name: 'Glasses' }).click();
    await expectHeading(page, 'Gifts');
  });

  await test.step('§2 gifts: a giver can raise the claimed quantity only by the number of free pieces', async () => {
    await chooseMenuAction(page, 'Glasses', 'Note, price and order');
    const dialog = page.getByRole('dialog');
    const save = async (quantity: string): Promise<void> => {
      await dialog.getByLabel('How many').fill(quantity);
      await dialog.getByRole('button', { name: 'Save' }).click();
    };
    await save('5');
    await expect(dialog.getByRole('alert').first()).toHaveText('You can give at most 4 of these');
    await save('3');
    await expect(page.getByRole('heading', { name: 'Glasses × 3' })).toBeVisible();
  });

  await test.step('§2 gifts: the printed shopping list contains the gifts that are not bought yet, by person', async () => {
    await page.getByRole('button', { name: 'Mark as bought (Tea)' }).click();
    await page.getByRole('button', { name: 'Mark as wrapped (Tea)' }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expectHeading(page, 'Shopping list');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Ana Okoye']);
    const lines = page.getByRole('main').getByRole('listitem');
    await expect(lines).toHaveText(['Glasses × 3 $12.00 · shop.example', 'Book', 'Scarf']);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('§2 gifts: a change in one tab also appears in another tab with the friend’s list', async () => {
    const other = await page.context().newPage();
    await other.goto(`/friendwishlists/${list}`);
    await getCard(other, 'Tea').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Tea' })).toBeHidden();
    await releaseGift(page, 'Book');
    await expect(getCard(other, 'Book').getByRole('button', { name: "I'm getting it!" })).toBeVisible();
  });

  await test.step('§2 gifts: a giver sees when a list will start to show claims, and can release the claim before then', async () => {
    await ana.does(calls.updateWishlist, { params: { id: list }, body: { title: 'Winter', show_claims: 'names' } });
    await page.reload();
    const notice = getCard(page, 'Glasses').getByText(/^From .*, Ana Okoye also sees your promise\./);
    await expect(notice.first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Let go (Glasses)' })).toBeVisible();
  });
});
