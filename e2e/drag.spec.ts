import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe-check.ts';
import { type Person, test } from './people.ts';
import {
  addListWithItems,
  befriend,
  createWishNames,
  getCard,
  getItemHeadings,
  getToast,
  phoneOptions,
} from './steps.ts';

const getDragHandle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
const getItemCard = (page: Page, name: string) => page.getByRole('listitem').filter({ has: getDragHandle(page, name) });

/** Creates a list with the given items and opens its page. Returns the id of the list. */
async function openList({ does, page }: Person, names: readonly string[]): Promise<number> {
  const list = await addListWithItems({ does }, names, 'Home');
  await page.goto(`/mywishlists/${list}`);
  await expect(getDragHandle(page, names[0] ?? '')).toBeVisible();
  return list;
}

const threeNames = ['Mug', 'Lamp', 'Scarf'];

const expectOrder = (page: Page, names: readonly string[]): Promise<void> =>
  expect(getItemHeadings(page)).toHaveText([...names]);

const expectAnnouncement = (page: Page, name: string, place: number, of = 3): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: `“${name}” is now number ${place} of ${of}.` })).toBeAttached();

async function getElementCenter(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the mouse button on the handle of a card, and moves the mouse to another card. */
async function dragItemTo(page: Page, name: string, target: string): Promise<void> {
  await getDragHandle(page, name).hover();
  await page.mouse.down();
  const to = await getElementCenter(getItemCard(page, target));
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(getItemCard(page, target)).toHaveAttribute('data-drop');
}

test('an owner moves cards with the mouse, and a second tab and a friend see the new order', async ({ newPerson }) => {
  const [ana, ben] = [await newPerson('Ana Moreno'), await newPerson('Ben')];
  await befriend(ana, ben);
  const { page } = ana;
  const list = await openList(ana, threeNames);
  const other = await page.context().newPage();
  await other.goto(`/mywishlists/${list}`);
  await expectOrder(other, threeNames);
  await test.step('a card that is dragged to the end of the list moves in both tabs', async () => {
    await dragItemTo(page, 'Mug', 'Scarf');
    await page.mouse.up();
    await expectAnnouncement(page, 'Mug', 3);
    await expect(getDragHandle(page, 'Mug')).toBeFocused();
    for (const tab of [page, other]) await expectOrder(tab, ['Lamp', 'Scarf', 'Mug']);
    await dragItemTo(other, 'Mug', 'Lamp');
    await other.mouse.up();
    for (const tab of [other, page]) await expectOrder(tab, threeNames);
    await expectNoAxeViolations(page, 'a list with handles');
  });
  await test.step('Escape cancels a drag, and the card returns to its old position', async () => {
    await dragItemTo(page, 'Mug', 'Scarf');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectOrder(page, threeNames);
    await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  });
  await test.step('if the server refuses a move, the list shows an error and its old order', async () => {
    const positionUrl = '**/api/mywishlists/*/item/*/position';
    await page.route(positionUrl, (route) => route.fulfill({ status: 503, json: { error: 'Out of service' } }));
    await dragItemTo(page, 'Mug', 'Scarf');
    await page.mouse.up();
    await expect(getToast(page, 'Error updating item')).toBeVisible();
    await expectOrder(page, threeNames);
    await page.unroute(positionUrl);
  });
  await test.step('a friend sees the new order, and cards without drag handles', async () => {
    await dragItemTo(page, 'Scarf', 'Mug');
    await page.mouse.up();
    await expectAnnouncement(page, 'Scarf', 1);
    await ben.page.goto(`/friendwishlists/${list}`);
    await expectOrder(ben.page, ['Scarf', 'Mug', 'Lamp']);
    await expect(getDragHandle(ben.page, 'Mug')).toHaveCount(0);
  });
});

test('an owner moves a card with a finger on a phone', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno', { browser: { ...phoneOptions, isMobile: true } });
  const { page } = ana;
  await openList(ana, threeNames);
  const box = await getDragHandle(page, 'Mug').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const from = await getElementCenter(getDragHandle(page, 'Mug'));
  const to = await getElementCenter(getItemCard(page, 'Scarf'));
  await touch('touchStart', [from]);
  await expect(async () => {
    for (const share of [0.3, 0.6, 0.8, 1])
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    await expect(getItemCard(page, 'Scarf')).toHaveAttribute('data-drop', 'after', { timeout: 1_000 });
  }).toPass();
  await touch('touchEnd', []);
  await expectOrder(page, ['Lamp', 'Scarf', 'Mug']);
  await expectAnnouncement(page, 'Mug', 3);
});

test('arrow keys on a focused handle move its card and keep the focus', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  await openList(ana, createWishNames(15));
  await page.waitForLoadState('networkidle');
  await getDragHandle(page, 'Wish 1').focus();
  for (const place of [2, 3, 4]) {
    await page.keyboard.press('ArrowDown');
    await expectAnnouncement(page, 'Wish 1', place, 15);
  }
  await expect(getDragHandle(page, 'Wish 1')).toBeFocused();
  await expect(getItemHeadings(page).nth(3)).toHaveText('Wish 1');
  await page.keyboard.press('ArrowUp');
  await expectAnnouncement(page, 'Wish 1', 3, 15);
  await page.reload();
  await expect(getItemHeadings(page).nth(2)).toHaveText('Wish 1');

  await test.step('during a search, the list hides the drag handles and shows a hint', async () => {
    await page.getByRole('searchbox', { name: 'Search in this list' }).fill('wish 1');
    await expect(page.getByText('Show all to move items.')).toBeVisible();
    await expect(getDragHandle(page, 'Wish 1')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(getDragHandle(page, 'Wish 1')).toBeAttached();
  });
});

test('a long list scrolls while an owner drags a card to its end', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  await openList(ana, createWishNames(100));
  await getDragHandle(page, 'Wish 1').hover();
  await page.mouse.down();
  const { x } = await getElementCenter(getDragHandle(page, 'Wish 1'));
  await page.mouse.move(x, (page.viewportSize()?.height ?? 0) - 10, { steps: 5 });
  await expect(getDragHandle(page, 'Wish 100')).toBeInViewport({ timeout: 30_000 });
  const to = await getElementCenter(getItemCard(page, 'Wish 97'));
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await expect(page.locator('[data-drop=after]')).toHaveCount(1);
  await page.mouse.up();
  await expectAnnouncement(page, 'Wish 1', 97, 100);
});

test('an owner sorts items and marks them as most wanted by keyboard, and friends see the result', async ({
  newPerson,
}) => {
  const [ana, ben] = [await newPerson('Ana Moreno'), await newPerson('Ben')];
  await befriend(ana, ben);
  const { page } = ana;
  const list = await openList(ana, threeNames);
  const chooseByKeyboard = async (item: string, action: string): Promise<void> => {
    await page.getByRole('button', { name: `More for ${item}` }).focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('button', { name: action, exact: true });
    await expect(choice).toBeVisible();
    for (let step = 0; step < 6 && !(await choice.evaluate((one) => one === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await expect(choice).toBeFocused();
    await page.keyboard.press('Enter');
  };
  for (const [item, action, order] of [
    ['Scarf', 'Move to top', ['Scarf', 'Mug', 'Lamp']],
    ['Mug', 'Move down', ['Scarf', 'Lamp', 'Mug']],
    ['Lamp', 'Move up', ['Lamp', 'Scarf', 'Mug']],
  ] as const) {
    await chooseByKeyboard(item, action);
    await expectOrder(page, order);
    await expect(page.getByRole('link', { name: item })).toBeFocused();
    await expectAnnouncement(page, item, order.findIndex((name) => name === item) + 1);
  }
  await chooseByKeyboard('Mug', 'Most wanted');
  await expect(getCard(page, 'Mug').getByText('Most wanted', { exact: true }).first()).toBeVisible();
  await chooseByKeyboard('Lamp', 'Most wanted');
  await expect(page.getByText('At most a third of a list can be most wanted')).toBeVisible();
  await expectNoAxeViolations(page, 'a list with a most wanted item');
  await ben.page.goto(`/friendwishlists/${list}`);
  await expectOrder(ben.page, ['Lamp', 'Scarf', 'Mug']);
  await expect(getCard(ben.page, 'Mug').getByText('Most wanted')).toBeVisible();
  await expect(getCard(ben.page, 'Lamp').getByText('Most wanted')).toHaveCount(0);
});
