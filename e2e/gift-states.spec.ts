import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, cardOf } from './steps.ts';

const claim = (card: Locator): Locator => card.getByRole('button', { name: "I'm getting it!", exact: true });
const undo = (card: Locator): Locator => card.getByRole('button', { name: 'Undo', exact: true });
const compass = (page: Page): Locator => cardOf(page, 'Compass');
const badge = (card: Locator, name: string): Locator => card.getByText(name, { exact: true });

test('an item, bought and not', async ({ newPerson }) => {
  const ana = await newPerson('Ana Brandt');
  const [ben, cem] = [await newPerson('Ben Ruiz'), await newPerson('Cem Oz')];
  for (const friend of [ben, cem]) await befriend(ana, friend);
  const list = await addWishlist(ana, { title: 'Hiking' });
  await addItem(ana, list, { name: 'Compass' });
  await addItem(ana, list, { name: 'Old map', is_available: 'false' });
  const both = [ben.page, cem.page];
  for (const page of both) await page.goto(`/friendwishlists/${list}`);

  await test.step("§4 item purchase: unpurchased, a friend sees I'm getting it!", async () => {
    for (const page of both) await expect(claim(compass(page))).toBeEnabled();
  });

  await test.step('§4 item purchase: unpurchased, the badge reads Available', () =>
    expect(badge(compass(ben.page), 'Available')).toBeVisible());

  await test.step('§4 item purchase: unpurchased → purchased by the current user', async () => {
    const answer = ben.page.waitForResponse(/\/purchase$/);
    await claim(compass(ben.page)).click();
    expect(await (await answer).json()).toMatchObject({ purchased: true, purchased_by: ben.id });
    await ben.page.reload();
    await expect(compass(ben.page)).toBeVisible();
    await expect(claim(compass(ben.page))).toHaveCount(0);
  });

  await test.step('§4 item purchase: purchased by oneself, it shows Undo', () =>
    expect(undo(compass(ben.page))).toBeVisible());

  await test.step('§4 item purchase: purchased by somebody else, it shows Already claimed', async () => {
    await cem.page.reload();
    await expect(badge(compass(cem.page), 'Already claimed')).toBeVisible();
    await expect(compass(cem.page).getByRole('button')).toHaveCount(0);
  });

  await test.step('§4 item purchase: purchased, the badge reads Not Available', async () => {
    for (const page of both) await expect(badge(compass(page), 'Not Available')).toBeVisible();
  });

  await test.step('§4 item purchase: purchased by the current user → unpurchased', async () => {
    const answer = ben.page.waitForResponse(/\/purchase$/);
    await undo(compass(ben.page)).click();
    expect(await (await answer).json()).toMatchObject({ purchased: false, purchased_by: null });
    for (const page of both) {
      await page.reload();
      await expect(claim(compass(page))).toBeEnabled();
    }
  });

  await test.step('§4 item purchase: what its owner has switched off reads Not Available', async () => {
    await expect(badge(cardOf(cem.page, 'Old map'), 'Not Available')).toBeVisible();
    await expect(claim(cardOf(cem.page, 'Old map'))).toBeDisabled();
  });
});

test('a list, public and private', async ({ newPerson }) => {
  const ana = await newPerson('Ana Meyer');
  const [ben, cem] = [await newPerson('Ben Costa'), await newPerson('Cem Kaya')];
  for (const friend of [ben, cem]) await befriend(ana, friend);
  const list = await addWishlist(ana, { title: 'Winter' });
  const { page } = ana;
  await page.goto(`/mywishlists/${list}`);
  const dialog = page.getByRole('dialog', { name: 'Edit Wishlist' });
  const isPublic = dialog.getByRole('switch', { name: 'Public' });
  const edit = async (change: () => Promise<void>): Promise<unknown> => {
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    await change();
    const request = page.waitForRequest((sent) => sent.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    return (await request).postDataJSON();
  };
  const sees = async (friend: { page: Page }, expected: boolean): Promise<void> => {
    await friend.page.goto(`/friendwishlists/${list}`);
    const text = expected ? 'Winter' : 'Wishlist not found';
    await expect(friend.page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  };

  await test.step('§4 wishlist visibility: a public list is seen by every friend', async () => {
    for (const friend of [ben, cem]) await sees(friend, true);
  });

  await test.step('§4 wishlist visibility: public → private', async () => {
    await edit(() => isPublic.uncheck());
    await expect(page.getByRole('main').getByText('Private', { exact: true })).toBeVisible();
    for (const friend of [ben, cem]) await sees(friend, false);
  });

  await test.step('§4 wishlist visibility: a private list can be shared with selected friends', async () => {
    const sent = await edit(() => dialog.getByRole('checkbox', { name: 'Ben Costa' }).check());
    expect(sent).toMatchObject({ is_public: false, shared_with_ids: [ben.id] });
    await sees(ben, true);
    await sees(cem, false);
  });

  await test.step('§4 wishlist visibility: private → public', async () => {
    const sent = await edit(() => isPublic.check());
    expect(sent).toMatchObject({ is_public: true });
    await sees(cem, true);
  });

  await test.step('§4 wishlist visibility: when it is public, the shared list is sent empty', async () => {
    await edit(async () => {
      await isPublic.uncheck();
      await dialog.getByRole('checkbox', { name: 'Ben Costa' }).check();
    });
    const sent = await edit(() => isPublic.check());
    expect(sent).toMatchObject({ shared_with_ids: [] });
  });
});
