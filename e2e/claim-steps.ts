import type { Locator, Page } from '@playwright/test';

/** Returns the button on an item's card that claims the item. */
export const getClaimButton = (card: Locator): Locator =>
  card.getByRole('button', { name: "I'm getting it!", exact: true });
export const getUndoButton = (card: Locator): Locator => card.getByRole('button', { name: 'Undo', exact: true });

/** Runs `act`, which changes a claim, and waits for the response. */
export const changeClaimAndWaitForSave = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const response = page.waitForResponse(/\/purchase$/);
  await act();
  await response;
};
