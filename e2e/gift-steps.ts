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

/**
 * Takes a screenshot in the light and the dark colour mode, if the environment variable `SHOTS` names a
 * folder.
 */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage: true });
  }
}
