import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './people.ts';
import {
  addListWithItems,
  befriend,
  clickAndWaitForSave,
  getCard,
  getClaimButton,
  getToast,
  getClaimUndoButton,
  phoneOptions,
} from './steps.ts';

const getTentCard = (page: Page): Locator => getCard(page, 'Tent');

test('friends see and claim an idea that a friend added to a list, and the owner never sees it', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Brandt');
  const [ben, cem] = [await newPerson('Ben Ruiz'), await newPerson('Cem Oz', { browser: phoneOptions })];
  for (const friend of [ben, cem]) await befriend(ana, friend);
  const list = await addListWithItems(ana, ['Mug'], 'Birthday');
  /** Requests the list and the overview of all lists as the owner. Returns the responses with their ETags. */
  const readOwnerResponses = async () => {
    const responses = [
      await ana.tries(calls.getWishlist, { params: { id: list } }),
      await ana.tries(calls.listWishlists),
    ];
    return responses.map(({ text, headers }) => [text, headers.get('etag')]);
  };
  const before = await readOwnerResponses();

  await test.step('a friend adds an idea for an item to a list of the owner', async () => {
    await ben.page.goto(`/friendwishlists/${list}`);
    await ben.page.getByRole('button', { name: 'Add an idea' }).click();
    const dialog = ben.page.getByRole('dialog', { name: 'Add an idea' });
    await expect(dialog.getByText('Ana Brandt never sees your idea.')).toBeVisible();
    await expectNoAxeViolations(ben.page, 'the form of an idea');
    await dialog.getByRole('button', { name: 'Add idea' }).click();
    await expect(getToast(ben.page, 'Name is required')).toBeVisible();
    await dialog.getByLabel('Name').fill('Tent');
    await ben.page.keyboard.press('Enter');
    await expect(getTentCard(ben.page).getByText('Your idea')).toBeVisible();
  });

  await test.step('another friend sees who has added the idea, and claims it', async () => {
    await cem.page.goto(`/friendwishlists/${list}`);
    await expect(getTentCard(cem.page).getByText('An idea by Ben Ruiz')).toBeVisible();
    await expect(getTentCard(cem.page).getByRole('button', { name: 'More for Tent' })).toHaveCount(0);
    await clickAndWaitForSave(getClaimButton(getTentCard(cem.page)));
    await expect(getClaimUndoButton(getTentCard(cem.page))).toBeVisible();
    await expectNoAxeViolations(cem.page, "a friend's list with an idea");
  });

  await test.step('ideas of friends do not change the responses that the owner of the list gets', async () => {
    expect(await readOwnerResponses()).toEqual(before);
    await ana.page.goto(`/mywishlists/${list}?edit-list`);
    await expect(ana.page.locator('body')).toContainText('Mug');
    await expect(ana.page.locator('body')).not.toContainText('Tent');
  });

  await test.step('after the owner switches ideas off, friends see existing ideas but cannot add any', async () => {
    const dialog = ana.page.getByRole('dialog', { name: 'Edit Wishlist' });
    await dialog.getByRole('switch', { name: 'Friends may add ideas' }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await cem.page.reload();
    await expect(getTentCard(cem.page)).toBeVisible();
    await expect(cem.page.getByRole('button', { name: 'Add an idea' })).toHaveCount(0);
  });

  await test.step('the author deletes the idea with the keyboard', async () => {
    await ben.page.reload();
    for (const button of [
      getTentCard(ben.page).getByRole('button', { name: 'More for Tent' }),
      ben.page.getByRole('button', { name: 'Delete', exact: true }),
    ]) {
      await button.focus();
      await ben.page.keyboard.press('Enter');
    }
    const dialog = ben.page.getByRole('alertdialog', { name: 'Delete idea' });
    await clickAndWaitForSave(dialog.getByRole('button', { name: 'Delete' }));
    await expect(getTentCard(ben.page)).toHaveCount(0);
    await cem.page.reload();
    await expect(getCard(cem.page, 'Mug')).toBeVisible();
    await expect(getTentCard(cem.page)).toHaveCount(0);
  });
});
