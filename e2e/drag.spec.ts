import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { type Person, test } from './people.ts';
import { addWishlist, befriend } from './steps.ts';

const getItemHeadings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const getDragHandle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
const getAnnouncement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Creates a list of items with the names `items`. Returns the id of the list. */
async function createListWithItems(person: Person, items: readonly string[]): Promise<number> {
  const list = await addWishlist(person, { title: 'Home', description: '', is_public: true, shared_with_ids: [] });
  await person.does(calls.addItems, { params: { id: list }, body: { items: items.map((name) => ({ name })) } });
  return list;
}

const createNumberedNames = (count: number): string[] => Array.from({ length: count }, (_, n) => `Wish ${n + 1}`);

async function getElementCenter(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const getItemCard = (page: Page, name: string) => page.getByRole('listitem').filter({ has: getDragHandle(page, name) });

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
  const list = await createListWithItems(ana, ['Mug', 'Lamp', 'Scarf']);
  const other = await ana.page.context().newPage();
  for (const page of [other, ana.page]) {
    await page.goto(`/mywishlists/${list}`);
    await expect(getItemHeadings(page)).toHaveText(['Mug', 'Lamp', 'Scarf']);
  }
  const { page } = ana;
  await test.step('a card that is dragged to the end of the list moves in both tabs', async () => {
    await dragItemTo(page, 'Mug', 'Scarf');
    await page.mouse.up();
    await expect(getItemHeadings(page)).toHaveText(['Lamp', 'Scarf', 'Mug']);
    await expect(getAnnouncement(page, '“Mug” is at place 3 of 3 now.')).toBeAttached();
    await expect(getDragHandle(page, 'Mug')).toBeFocused();
    await expect(getItemHeadings(other)).toHaveText(['Lamp', 'Scarf', 'Mug']);
    await dragItemTo(other, 'Mug', 'Lamp');
    await other.mouse.up();
    for (const tab of [other, page]) await expect(getItemHeadings(tab)).toHaveText(['Mug', 'Lamp', 'Scarf']);
    await expectNoAxeViolations(page, 'a list with handles');
  });
  await test.step('Escape cancels a drag, and the card returns to its old position', async () => {
    await dragItemTo(page, 'Mug', 'Scarf');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(getItemHeadings(page)).toHaveText(['Mug', 'Lamp', 'Scarf']);
    await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  });
  await test.step('if the server refuses a move, the list shows an error and its old order', async () => {
    await page.route('**/api/mywishlists/*/item/*/position', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"Out of service"}' }),
    );
    await dragItemTo(page, 'Mug', 'Scarf');
    await page.mouse.up();
    await expect(page.getByText('Error updating item')).toBeVisible();
    await expect(getItemHeadings(page)).toHaveText(['Mug', 'Lamp', 'Scarf']);
    await page.unroute('**/api/mywishlists/*/item/*/position');
  });
  await test.step('a friend sees the new order, and cards without drag handles', async () => {
    await dragItemTo(page, 'Scarf', 'Mug');
    await page.mouse.up();
    await expect(getAnnouncement(page, '“Scarf” is at place 1 of 3 now.')).toBeAttached();
    await ben.page.goto(`/friendwishlists/${list}`);
    await expect(getItemHeadings(ben.page)).toHaveText(['Scarf', 'Mug', 'Lamp']);
    await expect(getDragHandle(ben.page, 'Mug')).toHaveCount(0);
  });
});

test('an owner moves a card with a finger on a phone', async ({ newPerson }) => {
  const browser = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  const ana = await newPerson('Ana Moreno', { browser });
  const { page } = ana;
  await page.goto(`/mywishlists/${await createListWithItems(ana, ['Mug', 'Lamp', 'Scarf'])}`);
  await expect(getDragHandle(page, 'Mug')).toBeVisible();
  const box = await getDragHandle(page, 'Mug').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [from, to] = [
    await getElementCenter(getDragHandle(page, 'Mug')),
    await getElementCenter(getItemCard(page, 'Scarf')),
  ];
  await touch('touchStart', [from]);
  await expect(async () => {
    for (const share of [0.3, 0.6, 0.8, 1])
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    await expect(getItemCard(page, 'Scarf')).toHaveAttribute('data-drop', 'after', { timeout: 1_000 });
  }).toPass();
  await touch('touchEnd', []);
  await expect(getItemHeadings(page)).toHaveText(['Lamp', 'Scarf', 'Mug']);
  await expect(getAnnouncement(page, '“Mug” is at place 3 of 3 now.')).toBeAttached();
});

test('arrow keys on a focused handle move its card and keep the focus', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  await page.goto(`/mywishlists/${await createListWithItems(ana, createNumberedNames(15))}`, {
    waitUntil: 'networkidle',
  });
  await getDragHandle(page, 'Wish 1').focus();
  for (const place of [2, 3, 4]) {
    await page.keyboard.press('ArrowDown');
    await expect(getAnnouncement(page, `“Wish 1” is at place ${place} of 15 now.`)).toBeAttached();
  }
  await expect(getDragHandle(page, 'Wish 1')).toBeFocused();
  await expect(getItemHeadings(page).nth(3)).toHaveText('Wish 1');
  await page.keyboard.press('ArrowUp');
  await expect(getAnnouncement(page, '“Wish 1” is at place 3 of 15 now.')).toBeAttached();
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
  await page.goto(`/mywishlists/${await createListWithItems(ana, createNumberedNames(100))}`);
  await getDragHandle(page, 'Wish 1').hover();
  await page.mouse.down();
  const height = page.viewportSize()?.height ?? 0;
  const { x } = await getElementCenter(getDragHandle(page, 'Wish 1'));
  await page.mouse.move(x, height - 10, { steps: 5 });
  await expect(getDragHandle(page, 'Wish 100')).toBeInViewport({ timeout: 30_000 });
  const to = await getElementCenter(getItemCard(page, 'Wish 97'));
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await expect(page.locator('[data-drop=after]')).toHaveCount(1);
  await page.mouse.up();
  await expect(getAnnouncement(page, '“Wish 1” is at place 97 of 100 now.')).toBeAttached();
});
