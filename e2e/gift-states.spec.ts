import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard } from './steps.ts';

const getClaimButton = (card: Locator): Locator => card.getByRole('button', { name: "I'm getting it!", exact: true });
const getUndoButton = (card: Locator): Locator => card.getByRole('button', { name: 'Undo', exact: true });
const getCompassCard = (page: Page): Locator => getCard(page, 'Compass');
const getBadge = (card: Locator, name: string): Locator => card.getByText(name, { exact: true });

test('the buttons and the badge of an item show whether a friend has claimed the item', async ({ newPerson }) => {
  const ana = await newPerson('Ana Brandt');
  const [ben, cem] = [await newPerson('Ben Ruiz'), await newPerson('Cem Oz')];
  for (const friend of [ben, cem]) await befriend(ana, friend);
  const list = await addWishlist(ana, { title: 'Hiking' });
  await addItem(ana, list, { name: 'Compass' });
  await addItem(ana, list, { name: 'Old map', is_available: 'false' });
  const both = [ben.page, cem.page];
  for (const page of both) await page.goto(`/friendwishlists/${list}`);

  await test.step("§4 item purchase: a friend sees the button I'm getting it! for an unpurchased item", async () => {
    for (const page of both) await expect(getClaimButton(getCompassCard(page))).toBeEnabled();
  });

  await test.step('§4 item purchase: the badge of an unpurchased item is Available', () =>
    expect(getBadge(getCompassCard(ben.page), 'Available')).toBeVisible());

  await test.step("§4 item purchase: I'm getting it! changes unpurchased → purchased by the current user", async () => {
    const response = ben.page.waitForResponse(/\/purchase$/);
    await getClaimButton(getCompassCard(ben.page)).click();
    expect(await (await response).json()).toMatchObject({ purchased: true, purchased_by: ben.id });
    await ben.page.reload();
    await expect(getCompassCard(ben.page)).toBeVisible();
    await expect(getClaimButton(getCompassCard(ben.page))).toHaveCount(0);
  });

  await test.step('§4 item purchase: an item that the current user purchased has the button Undo', () =>
    expect(getUndoButton(getCompassCard(ben.page))).toBeVisible());

  await test.step('§4 item purchase: an item that another friend purchased shows Already claimed', async () => {
    await cem.page.reload();
    await expect(getBadge(getCompassCard(cem.page), 'Already claimed')).toBeVisible();
    await expect(getCompassCard(cem.page).getByRole('button')).toHaveCount(0);
  });

  await test.step('§4 item purchase: the badge of a purchased item is Not Available', async () => {
    for (const page of both) await expect(getBadge(getCompassCard(page), 'Not Available')).toBeVisible();
  });

  await test.step('§4 item purchase: Undo changes purchased by the current user → unpurchased', async () => {
    const response = ben.page.waitForResponse(/\/purchase$/);
    await getUndoButton(getCompassCard(ben.page)).click();
    expect(await (await response).json()).toMatchObject({ purchased: false, purchased_by: null });
    for (const page of both) {
      await page.reload();
      await expect(getClaimButton(getCompassCard(page))).toBeEnabled();
    }
  });

  await test.step('§4 item purchase: an unavailable item has the badge Not Available, and its claim button is disabled', async () => {
    await expect(getBadge(getCard(cem.page, 'Old map'), 'Not Available')).toBeVisible();
    await expect(getClaimButton(getCard(cem.page, 'Old map'))).toBeDisabled();
  });
});

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
