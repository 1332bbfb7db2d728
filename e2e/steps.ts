import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import type { BodyOf } from '@wishwell/contract/calls.ts';
import type { Person } from './people.ts';

type Friend = Pick<Person, 'id' | 'does'>;

/** Makes two people friends, through the API. */
export async function befriend(one: Friend, other: Friend): Promise<void> {
  await one.does(calls.requestFriend, { query: { friend_id: other.id } });
  await other.does(calls.acceptFriend, { query: { friend_id: one.id } });
}

/** Makes a wishlist, through the API; answers its id. */
export async function addWishlist(
  { does }: Pick<Person, 'does'>,
  body: BodyOf<(typeof calls)['createWishlist']>,
): Promise<number> {
  return (await does(calls.createWishlist, { body })).id;
}

/** Puts an item on a list, through the API, in the wire's spelling; answers its id. */
export async function addItem(
  { does }: Pick<Person, 'does'>,
  listId: number,
  fields: Readonly<Record<string, string>> & { name: string },
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return (await does(calls.addItem, { params: { id: listId }, form })).id;
}

/** How many columns a grid has, as it is laid out. */
export const countColumns = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

/** The list item (a card in a grid) that holds a text. */
export const cardOf = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** A toast, or a line of one, by its words. */
export const toast = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(words, { exact: true });

/** Waits until the page says so in its first heading. */
export const seesHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const isDocument = ({ pathname }: URL): boolean => !pathname.startsWith('/api/') && !pathname.includes('.');

/**
 * Has every page begin with the shell, as on a slow network: the browser then makes the calls of the page by itself,
 * where a test can hear, hold and answer them.
 */
export async function beginWithShell(page: Page): Promise<void> {
  await page.route(isDocument, async (route) => {
    const response = await route.fetch({ url: new URL('/app-shell', route.request().url()).href });
    await route.fulfill({ response });
  });
}
