import { expect, type Locator } from '@playwright/test';
import { expectNoAxeViolations } from './axe-check.ts';
import { changeClaimAndWaitForSave, getClaimButton, getUndoButton } from './claim-steps.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, getToast } from './steps.ts';

test('before friends claim an item on a list that shows claims to its owner, they see what it shows', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Brandt');
  const [ben, cem] = [await newPerson('Ben Ruiz'), await newPerson('Cem Oz')];
  for (const friend of [ben, cem]) await befriend(ana, friend);
  const list = await addWishlist(ana, { title: 'Baby' });
  await addItem(ana, list, { name: 'Cot' });
  await addItem(ana, list, { name: 'Blanket', wanted: '3' });
  await addItem(ana, list, { name: 'Mobile' });
  const friendPath = `/friendwishlists/${list}`;
  const openEditDialog = async (): Promise<Locator> => {
    await ana.page.goto(`/mywishlists/${list}?edit-list`);
    return ana.page.getByRole('dialog', { name: 'Edit Wishlist' });
  };
  await ben.page.goto(friendPath);
  await changeClaimAndWaitForSave(ben.page, () => getClaimButton(getCard(ben.page, 'Cot')).click());
  await expect(ben.page.getByText(/Ana Brandt sees/)).toHaveCount(0);

  await test.step('the owner chooses to see who gives, and the form explains the choice', async () => {
    const dialog = await openEditDialog();
    const choice = dialog.getByRole('combobox', { name: 'Claimed gifts' });
    await expect(choice).toHaveValue('never');
    await expect(dialog.getByText('You never see what is claimed.')).toBeVisible();
    await choice.selectOption('Show who gives');
    await expect(dialog.getByText(/Earlier claims show only after 7 days/)).toBeVisible();
    await expectNoAxeViolations(ana.page, 'the form of a list that shows claims');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(ana.page.getByText('You see who gives')).toBeVisible();
  });

  await test.step('a claim on a page opened before the owner chose to see givers is refused with a message', async () => {
    await changeClaimAndWaitForSave(ben.page, () => getClaimButton(getCard(ben.page, 'Mobile')).click());
    await expect(
      getToast(ben.page, 'This list now shows its owner who gives: reload it before you claim'),
    ).toBeVisible();
    await expect(ben.page.getByText('Ana Brandt sees who gives.')).toBeVisible();
    await expect(ben.page.getByText(/From .*, Ana Brandt also sees earlier claims/)).toBeVisible();
    await expect(getClaimButton(getCard(ben.page, 'Mobile'))).toBeVisible();
    await expectNoAxeViolations(ben.page, "a friend's list that shows claims");
  });

  await test.step('the owner sees the givers of claims made after this choice, but not the claim made before it', async () => {
    await cem.page.goto(friendPath);
    await getCard(cem.page, 'Blanket').getByRole('button', { name: 'One more' }).click();
    await changeClaimAndWaitForSave(cem.page, () => getClaimButton(getCard(cem.page, 'Blanket')).click());
    await changeClaimAndWaitForSave(ben.page, () => getClaimButton(getCard(ben.page, 'Mobile')).click());
    await ana.page.reload();
    await expect(getCard(ana.page, 'Blanket').getByText('Wanted: 3 · From Cem Oz (2)')).toBeVisible();
    await expect(getCard(ana.page, 'Mobile').getByText('From Ben Ruiz')).toBeVisible();
    await expect(getCard(ana.page, 'Mobile').getByText('Claimed', { exact: true })).toBeVisible();
    await expect(getCard(ana.page, 'Cot').getByText('Available', { exact: true })).toBeVisible();
    await expectNoAxeViolations(ana.page, 'an own list that shows claims');
  });

  await test.step('after the owner hides claims again, the page of the owner shows no claims', async () => {
    const dialog = await openEditDialog();
    await dialog.getByRole('combobox', { name: 'Claimed gifts' }).selectOption('Keep it a surprise');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(getCard(ana.page, 'Mobile').getByText('Available', { exact: true })).toBeVisible();
    await ben.page.reload();
    await expect(getUndoButton(getCard(ben.page, 'Mobile'))).toBeVisible();
    await expect(ben.page.getByText(/Ana Brandt sees/)).toHaveCount(0);
  });
});
