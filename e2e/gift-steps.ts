import type { Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import type { Person } from './people.ts';

export const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Claims `quantity` pieces of an item through the API. */
export const claimItem = (giver: Pick<Person, 'does'>, id: number, quantity = 1) =>
  giver.does(calls.purchase, { params: { id }, body: { purchased: true, quantity } });

/** Chooses an action in the menu of a gift. */
export async function chooseGiftAction(page: Page, gift: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${gift}` }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}
