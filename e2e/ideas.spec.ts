import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { changeClaimAndWaitForSave, getClaimButton, getUndoButton } from './claim-steps.ts';
import { type Person, test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, getToast } from './steps.ts';

const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

const getTentCard = (page: Page): Locator => getCard(page, 'Tent');

/** Returns the responses that the owner gets for one list and for all lists, with their ETags. */
const readOwnerResponses = async (owner: Person, id: number): Promise<string> => {
  const [list, lists] = await Promise.all([
    owner.tries(calls.getWishlist, { params: { id } }),
    owner.tries(calls.listWishlists),
  ]);
  return [list.text, list.headers.get('etag'), lists.text].join('\n');
};

test('friends see and claim an idea on a list, and the owner never sees the idea', async ({ newPerson }) => {
  const ana = await newPerson('Ana Brandt');
  const [ben, cem] = [await newPerson('Ben Ruiz'), await newPerson('Cem Oz', { browser: phoneOptions })];
  for (const friend of [ben, cem]) await befriend(ana, friend);
  const list = await addWishlist(ana, { title: 'Birthday' });
  await addItem(ana, list, { name: 'Mug' });
  const before = await readOwnerResponses(ana, list);
  const friendPath = `/friendwishlists/${list}`;

  await test.step('a friend adds an idea for an item to a list of the owner', async () => {
    await ben.page.goto(friendPath);
    await ben.page.getByRole('button', { name: 'Add an idea' }).click();
    const dialog = ben.page.getByRole('dialog', { name: 'Add an idea' });
    await expect(dialog.getByText('Ana Brandt never sees your idea.')).toBeVisible();
    await expect(dialog.getByRole('switch', { name: 'Available' })).toHaveCount(0);
    await expectNoAxeViolations(ben.page, 'the form of an idea');
    await dialog.getByRole('button', { name: 'Add idea' }).click();
    await expect(getToast(ben.page, 'Name is required')).toBeVisible();
    await dialog.getByLabel('Name').fill('Tent');
    await ben.page.keyboard.press('Enter');
    await expect(getTentCard(ben.page).getByText('Your idea')).toBeVisible();
  });

  await test.step('another friend sees who has added the idea, and claims it', async () => {
    await cem.page.goto(friendPath);
    await expect(getTentCard(cem.page).getByText('An idea by Ben Ruiz')).toBeVisible();
    await expect(getTentCard(cem.page).getByRole('button', { name: 'More for Tent' })).toHaveCount(0);
    await changeClaimAndWaitForSave(cem.page, () => getClaimButton(getTentCard(cem.page)).click());
    await expect(getUndoButton(getTentCard(cem.page))).toBeVisible();
    await expectNoAxeViolations(cem.page, "a friend's list with an idea");
    await getTentCard(cem.page).getByRole('link', { name: 'Tent' }).click();
    await expect(cem.page.getByRole('dialog', { name: 'Tent' }).getByText('An idea by Ben Ruiz')).toBeVisible();
    await cem.page.keyboard.press('Escape');
  });

  await test.step('ideas of friends do not change the responses that the owner of the list gets', async () => {
    expect(await readOwnerResponses(ana, list)).toBe(before);
    await ana.page.goto(`/mywishlists/${list}`);
    await expect(getCard(ana.page, 'Mug')).toBeVisible();
    await expect(getTentCard(ana.page)).toHaveCount(0);
  });

  await test.step('after the owner switches ideas off, friends see existing ideas but cannot add any', async () => {
    await ana.page.getByRole('button', { name: 'Edit Wishlist' }).click();
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
    await getTentCard(ben.page).getByRole('button', { name: 'More for Tent' }).focus();
    await ben.page.keyboard.press('Enter');
    await ben.page.getByRole('button', { name: 'Delete', exact: true }).focus();
    await ben.page.keyboard.press('Enter');
    const dialog = ben.page.getByRole('alertdialog', { name: 'Delete idea' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(getTentCard(ben.page)).toHaveCount(0);
    await cem.page.reload();
    await expect(getCard(cem.page, 'Mug')).toBeVisible();
    await expect(getTentCard(cem.page)).toHaveCount(0);
  });
});
