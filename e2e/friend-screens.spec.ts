import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, cardOf, countColumns, seesHeading } from './steps.ts';

// Of its own server, in which nobody else is.
test.use({ environment: { OWNER_NAME: 'Friends' } });

const panel = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const friends = (page: Page): Locator => page.getByRole('main').locator('section').first();
const suggested = (page: Page): Locator => panel(page, 'Suggested Friends');
const suggestion = (page: Page, name: string): Locator =>
  suggested(page).getByRole('listitem').filter({ hasText: name });

test('friends and suggested friends', async ({ newPerson }) => {
  const ana = await newPerson('Ana Roth');
  const { page } = ana;
  await page.goto('/friends');

  await test.step('§2 friends: without any, it says You have no friends yet. Time to make some connections!', () =>
    expect(
      friends(page).getByText('You have no friends yet. Time to make some connections!', { exact: true }),
    ).toBeVisible());

  await test.step('§2 friends: with nobody to suggest, it says No users to suggest right now. Check back later!', () =>
    expect(
      suggested(page).getByText('No users to suggest right now. Check back later!', { exact: true }),
    ).toBeVisible());

  const [ben, cem] = [await newPerson('Ben Asante'), await newPerson('Cem Yildiz')];
  const [dia, eli, fay] = [await newPerson('Dia Rossi'), await newPerson('Eli Berg'), await newPerson('Fay Chen')];
  for (const friend of [ben, cem]) await befriend(ana, friend);
  await ana.does(calls.requestFriend, { query: { friend_id: dia.id } });
  await eli.does(calls.requestFriend, { query: { friend_id: ana.id } });
  await page.reload();

  await test.step('§2 friends: the panel Friends has a card with avatar and name for each', async () => {
    await seesHeading(page, /^Friends/);
    await expect(friends(page).getByRole('listitem')).toHaveCount(2);
    const card = friends(page).getByRole('listitem').filter({ hasText: 'Ben Asante' });
    await expect(card.locator('svg').first()).toBeVisible();
  });

  await test.step('§2 friends: the panel Suggested Friends has those who are not friends, with avatar and name', async () => {
    await expect(suggested(page).getByRole('listitem')).toHaveCount(3);
    for (const { name } of [dia, eli, fay]) {
      await expect(
        suggested(page).getByRole('listitem').filter({ hasText: name }).locator('svg').first(),
      ).toBeVisible();
    }
    await expect(suggested(page).getByText(ben.name)).toHaveCount(0);
    await expect(suggested(page).getByText(ana.name)).toHaveCount(0);
  });

  await test.step('§2 friends: a suggestion has a status badge and the buttons of its status', async () => {
    await expect(suggestion(page, 'Dia Rossi').getByText('Request sent')).toBeVisible();
    await expect(suggestion(page, 'Dia Rossi').getByRole('button')).toHaveText(['Revoke Request']);
    await expect(suggestion(page, 'Eli Berg').getByText('Wants to be friends')).toBeVisible();
    await expect(suggestion(page, 'Eli Berg').getByRole('button')).toHaveText(['Accept', 'Deny']);
    await expect(suggestion(page, 'Fay Chen').getByRole('button')).toHaveText(['Send Friend Request']);
  });

  await test.step('§2 friends: both grids have 1, 2 and 3 columns by the width of the screen', async () => {
    for (const side of [friends(page), suggested(page)]) {
      const counts = [];
      for (const width of [390, 700, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        counts.push(await countColumns(side.getByRole('list')));
      }
      expect(counts).toEqual([1, 2, 3]);
    }
  });

  await test.step("§2 friends: a press on a friend's card opens the friend's profile", async () => {
    await friends(page).getByRole('listitem').filter({ hasText: 'Ben Asante' }).click();
    await expect(page).toHaveURL(new RegExp(`/friends/${ben.id}$`));
    await page.goBack();
  });

  await test.step('§2 friends: a remove icon asks in a dialog before the friendship ends', async () => {
    const remove = page.getByRole('button', { name: 'Remove Cem Yildiz' });
    await remove.click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Friend' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(remove).toBeVisible();
    await remove.click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(remove).toHaveCount(0);
    await page.reload();
    await expect(suggested(page).getByText('Cem Yildiz')).toBeVisible();
  });
});

test("a friend's profile and wishlist", async ({ newPerson }) => {
  const ana = await newPerson('Ana Sorel');
  const ben = await newPerson('Ben Lindqvist');
  await befriend(ana, ben);
  const { page } = ana;
  await page.goto(`/friends/${ben.id}`);

  await test.step('§2 friend profile: without lists to see, it says They have no wishlists to show yet!', () =>
    expect(page.getByText('They have no wishlists to show yet!', { exact: true })).toBeVisible());

  const camping = await addWishlist(ben, { title: 'Camping', description: 'By the lake.' });
  await addWishlist(ben, { title: 'Baking' });
  await addWishlist(ben, { title: 'Diary', is_public: false });
  await addItem(ben, camping, { name: 'Worn boots', is_available: 'false' });
  await addItem(ben, camping, { name: 'Small stove', price: '24.9' });
  await page.reload();

  await test.step('§2 friend profile: avatar and display name', async () => {
    await seesHeading(page, 'Ben Lindqvist');
    await expect(page.getByRole('main').locator('svg[width="72"]')).toBeVisible();
  });

  await test.step('§2 friend profile: the count of the lists one may see', () =>
    expect(page.getByText('2 wishlists', { exact: true })).toBeVisible());

  await test.step("§2 friend profile: a grid of the friend's wishlists", async () => {
    const grid = page.getByRole('main').getByRole('list');
    await expect(grid.getByRole('listitem')).toHaveCount(2);
    expect(await countColumns(grid)).toBeGreaterThan(1);
    await expect(page.getByText('Diary')).toHaveCount(0);
  });

  await test.step('§2 friend profile: a Back to My Friends button', async () => {
    await page.getByRole('link', { name: 'Back to My Friends' }).click();
    await expect(page).toHaveURL(/\/friends$/);
    await page.goto(`/friends/${ben.id}`);
  });

  await test.step('§2 friend wishlist: available items come first', async () => {
    await cardOf(page, 'Camping').click();
    await expect(page).toHaveURL(new RegExp(`/friendwishlists/${camping}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Small stove', 'Worn boots']);
  });

  await test.step('§2 friend wishlist: it is read-only', async () => {
    await expect(page.getByText('By the lake.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /Edit|Delete|Add/ })).toHaveCount(0);
    await cardOf(page, 'Small stove').getByRole('heading').click();
    const dialog = page.getByRole('dialog', { name: 'Small stove' });
    await expect(dialog).toContainText('$24.90');
    await expect(dialog.getByRole('button', { name: /Edit|Delete/ })).toHaveCount(0);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('§2 friend wishlist: a friend can claim an item', async () => {
    await cardOf(page, 'Small stove').getByRole('button', { name: "I'm getting it!" }).click();
    await expect(cardOf(page, 'Small stove').getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  await test.step("§2 friend wishlist: back leads to the friend's profile", async () => {
    await page.getByRole('link', { name: 'Back to Ben Lindqvist' }).click();
    await expect(page).toHaveURL(new RegExp(`/friends/${ben.id}$`));
  });

  await test.step('§2 friend profile: a friend without a name is called No name set', async () => {
    const nobody = await newPerson('');
    await befriend(ana, nobody);
    await page.goto(`/friends/${nobody.id}`);
    await seesHeading(page, 'No name set');
  });
});
