import { expect } from '@playwright/test';
import { test } from './people.ts';
import { addWishlist, befriend } from './steps.ts';

test('friends see a public list, and a private list only if it is shared with them', async ({ newPerson }) => {
  const ana = await newPerson('Ana Meyer');
  const [ben, cem] = [await newPerson('Ben Costa'), await newPerson('Cem Kaya')];
  for (const friend of [ben, cem]) await befriend(ana, friend);
  const list = await addWishlist(ana, { title: 'Winter' });
  const { page } = ana;
  await page.goto(`/mywishlists/${list}`);
  const dialog = page.getByRole('dialog', { name: 'Edit Wishlist' });
  const isPublic = dialog.getByRole('switch', { name: 'Public' });
  const editList = async (change: () => Promise<void>): Promise<unknown> => {
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    await change();
    const request = page.waitForRequest((sent) => sent.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    return (await request).postDataJSON();
  };
  const expectVisibleTo = async (friends: readonly (typeof ben)[]): Promise<void> => {
    for (const { page: friendPage, id } of [ben, cem]) {
      await friendPage.goto(`/friendwishlists/${list}`);
      const text = friends.some((friend) => friend.id === id) ? 'Winter' : 'Wishlist not found';
      await expect(friendPage.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    }
  };

  await expectVisibleTo([ben, cem]);
  await editList(() => isPublic.uncheck());
  await expect(page.getByRole('main').getByText('Private', { exact: true })).toBeVisible();
  await expectVisibleTo([]);
  const shared = await editList(() => dialog.getByRole('checkbox', { name: 'Ben Costa' }).check());
  expect(shared).toMatchObject({ is_public: false, shared_with_ids: [ben.id] });
  await expectVisibleTo([ben]);
  const open = await editList(() => isPublic.check());
  expect(open).toMatchObject({ is_public: true, shared_with_ids: [] });
  await expectVisibleTo([ben, cem]);
});
