import { expect, type Locator } from '@playwright/test';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './people.ts';
import {
  addItem,
  addWishlist,
  befriend,
  claimItem,
  clickAndWaitForSave,
  getCard,
  getClaimButton,
  getToast,
  getClaimUndoButton,
} from './steps.ts';

test('if a list shows claims to its owner, friends read before a claim what the owner will see', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Brandt');
  const [ben, cem] = [await newPerson('Ben Ruiz'), await newPerson('Cem Oz')];
  for (const friend of [ben, cem]) await befriend(ana, friend);
  const list = await addWishlist(ana, { title: 'Baby' });
  await claimItem(ben, await addItem(ana, list, { name: 'Cot' }));
  await addItem(ana, list, { name: 'Blanket', wanted: '3' });
  await addItem(ana, list, { name: 'Mobile' });
  const dialog = ana.page.getByRole('dialog', { name: 'Edit Wishlist' });
  const choice = dialog.getByRole('combobox', { name: 'Claimed gifts' });
  const save = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const claim = (giver: typeof ben, name: string): Promise<void> =>
    clickAndWaitForSave(getClaimButton(getCard(giver.page, name)));
  const expectBadge = (name: string, text: string): Promise<void> =>
    expect(getCard(ana.page, name).getByText(text, { exact: true })).toBeVisible();
  const mobileOfBen: Locator = getCard(ben.page, 'Mobile');
  await ben.page.goto(`/friendwishlists/${list}`);
  await expect(getClaimButton(mobileOfBen)).toBeVisible();
  await expect(ben.page.getByText(/Ana Brandt sees/)).toHaveCount(0);

  await test.step('the owner chooses to see who gives, and the form explains the choice', async () => {
    await ana.page.goto(`/mywishlists/${list}?edit-list`);
    await expect(choice).toHaveValue('never');
    await expect(dialog.getByText('You never see what is claimed.')).toBeVisible();
    await choice.selectOption('Show who gives');
    await expect(dialog.getByText(/Earlier claims show only after 7 days/)).toBeVisible();
    await expectNoAxeViolations(ana.page, 'the form of a list that shows claims');
    await save();
    await expect(ana.page.getByText('You see who gives')).toBeVisible();
  });

  await test.step('a claim on a page opened before the owner chose to see givers is refused with a message', async () => {
    await claim(ben, 'Mobile');
    const message = 'This list now shows its owner who gives: reload it before you claim';
    await expect(getToast(ben.page, message)).toBeVisible();
    await expect(ben.page.getByText('Ana Brandt sees who gives.')).toBeVisible();
    await expect(ben.page.getByText(/From .*, Ana Brandt also sees earlier claims/)).toBeVisible();
    await expect(getClaimButton(mobileOfBen)).toBeVisible();
    await expectNoAxeViolations(ben.page, "a friend's list that shows claims");
  });

  await test.step('the owner sees the givers of claims made after this choice, but not the claim made before it', async () => {
    await cem.page.goto(`/friendwishlists/${list}`);
    await getCard(cem.page, 'Blanket').getByRole('button', { name: 'One more' }).click();
    await claim(cem, 'Blanket');
    await claim(ben, 'Mobile');
    await ana.page.reload();
    await expectBadge('Blanket', 'Wanted: 3 · From Cem Oz (2)');
    for (const text of ['From Ben Ruiz', 'Claimed']) await expectBadge('Mobile', text);
    await expectBadge('Cot', 'Available');
    await expectNoAxeViolations(ana.page, 'an own list that shows claims');
  });

  await test.step('after the owner hides claims again, the page of the owner shows no claims', async () => {
    await ana.page.goto(`/mywishlists/${list}?edit-list`);
    await choice.selectOption('Keep it a surprise');
    await save();
    await expectBadge('Mobile', 'Available');
    await ben.page.reload();
    await expect(getClaimUndoButton(mobileOfBen)).toBeVisible();
    await expect(ben.page.getByText(/Ana Brandt sees/)).toHaveCount(0);
  });
});
