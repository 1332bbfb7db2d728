import { expect, type Page } from '@playwright/test';
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
  const expectVisible = async (friend: { page: Page }, expected: boolean): Promise<void> => {
    await friend.page.goto(`/friendwishlists/${list}`);
    const text = expected ? 'Winter' : 'Wishlist not found';
    await expect(friend.page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  };

  await test.step('§4 wishlist visibility: every friend sees a public list', async () => {
    for (const friend of [ben, cem]) await expectVisible(friend, true);
  });

  await test.step('§4 wishlist visibility: public → private hides the list from friends', async () => {
    await editList(() => isPublic.uncheck());
    await expect(page.getByRole('main').getByText('Private', { exact: true })).toBeVisible();
    for (const friend of [ben, cem]) await expectVisible(friend, false);
  });

  await test.step('§4 wishlist visibility: a private list can be shared with selected friends', async () => {
    const sent = await editList(() => dialog.getByRole('checkbox', { name: 'Ben Costa' }).check());
    expect(sent).toMatchObject({ is_public: false, shared_with_ids: [ben.id] });
    await expectVisible(ben, true);
    await expectVisible(cem, false);
  });

  await test.step('§4 wishlist visibility: private → public shows the list to all friends', async () => {
    const sent = await editList(() => isPublic.check());
    expect(sent).toMatchObject({ is_public: true });
    await expectVisible(cem, true);
  });

  await test.step('§4 wishlist visibility: saving a public list sends no ids of friends', async () => {
    await editList(async () => {
      await isPublic.uncheck();
      await dialog.getByRole('checkbox', { name: 'Ben Costa' }).check();
    });
    const sent = await editList(() => isPublic.check());
    expect(sent).toMatchObject({ shared_with_ids: [] });
  });
});
