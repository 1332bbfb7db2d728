import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import type { RequestBodyOf } from '@wishwell/contract/calls.ts';
import type { Person } from './people.ts';

type PersonToBefriend = Pick<Person, 'id' | 'does'>;

/** Makes two people friends through the API. */
export async function befriend(one: PersonToBefriend, other: PersonToBefriend): Promise<void> {
  await one.does(calls.requestFriend, { query: { friend_id: other.id } });
  await other.does(calls.acceptFriend, { query: { friend_id: one.id } });
}

/** Creates a wishlist through the API and returns its id. */
export async function addWishlist(
  { does }: Pick<Person, 'does'>,
  body: RequestBodyOf<(typeof calls)['createWishlist']>,
): Promise<number> {
  return (await does(calls.createWishlist, { body })).id;
}

/** Adds an item to a list through the API, with field names as in the API. Returns the id of the item. */
export async function addItem(
  { does }: Pick<Person, 'does'>,
  listId: number,
  fields: Readonly<Record<string, string>> & { name: string },
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return (await does(calls.addItem, { params: { id: listId }, form })).id;
}

/** Creates a list with items of the given names through the API. Returns the id of the list. */
export async function addListWithItems(
  { does }: Pick<Person, 'does'>,
  names: readonly string[],
  title: string,
): Promise<number> {
  const list = await addWishlist({ does }, { title });
  await does(calls.addItems, { params: { id: list }, body: { items: names.map((name) => ({ name })) } });
  return list;
}

/** Returns the names `Wish 1`, `Wish 2` and so on. */
export const createWishNames = (count: number): string[] => Array.from({ length: count }, (_, n) => `Wish ${n + 1}`);

/** Options of a browser context with the window of a phone. */
export const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

export const claimItem = (giver: Pick<Person, 'does'>, id: number, quantity = 1) =>
  giver.does(calls.purchase, { params: { id }, body: { purchased: true, quantity } });

export const getClaimButton = (card: Locator): Locator =>
  card.getByRole('button', { name: "I'm getting it!", exact: true });
export const getClaimUndoButton = (card: Locator): Locator => card.getByRole('button', { name: 'Undo', exact: true });

/** Chooses an action in the menu of a list, an item or a gift. */
export async function chooseMenuAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

export const getItemHeadings = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });

export const getToastUndoButton = (page: Page): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' });

/** Returns the element with the role `listitem`, such as a card in a grid, that contains a text. */
export const getCard = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/**
 * Clicks a button that changes data, and waits for the response. The browsers of other people can show the
 * change only after the response.
 */
export async function clickAndWaitForSave(button: Locator): Promise<void> {
  const response = button.page().waitForResponse((one) => one.request().method() !== 'GET');
  await button.click();
  await response;
}

export const getToast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true });

export const expectHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const isDocumentUrl = ({ pathname }: URL): boolean => !pathname.startsWith('/api/') && !pathname.includes('.');

/**
 * Makes every page begin with the app shell instead of the server-rendered document, as on a slow network.
 * The browser then sends the page's API requests itself, and a test can record, delay and replace them.
 */
export async function serveOnlyAppShell(page: Page): Promise<void> {
  await page.route(isDocumentUrl, async (route) => {
    const response = await route.fetch({ url: new URL('/app-shell', route.request().url()).href });
    await route.fulfill({ response });
  });
}

/**
 * Opens a menu by keyboard. Expects that the whole menu is in the viewport, and that the arrow keys reach its
 * entries.
 */
export async function expectKeyboardUsableMenu(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name }).press('Enter');
  const menu = page.locator('[popover=auto]:popover-open');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('button').first(), what).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('button').last(), what).toBeFocused();
  const isInWindow = await menu.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
  expect(isInWindow, `the menu ${what}`).toBe(true);
  await page.keyboard.press('Escape');
}
