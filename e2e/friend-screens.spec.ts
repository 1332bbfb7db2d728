import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, countColumns, expectHeading } from './steps.ts';

const getPanel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const getFriendsPanel = (page: Page): Locator => getPanel(page, 'Friends');
const getSuggestionsPanel = (page: Page): Locator => getPanel(page, 'Suggested Friends');
const getSuggestionCard = (page: Page, name: string): Locator =>
  getSuggestionsPanel(page).getByRole('listitem').filter({ hasText: name });

test('the page Friends shows friends and suggestions as the specification requires (§2)', async ({ newPerson }) => {
  const ana = await newPerson('Ana Roth');
  const { page } = ana;
  await page.goto('/friends');

  await test.step('§2 friends: a user without friends sees You have no friends yet. Time to make some connections!', () =>
    expect(
      getFriendsPanel(page).getByText('You have no friends yet. Time to make some connections!', { exact: true }),
    ).toBeVisible());

  await test.step('§2 friends: a user without suggestions sees No users to suggest right now. Check back later!', () =>
    expect(
      getSuggestionsPanel(page).getByText('No users to suggest right now. Check back later!', { exact: true }),
    ).toBeVisible());

  const [ben, cem] = [await newPerson('Ben Asante'), await newPerson('Cem Yildiz')];
  const [dia, eli, fay] = [await newPerson('Dia Rossi'), await newPerson('Eli Berg'), await newPerson('Fay Chen')];
  for (const friend of [ben, cem]) await befriend(ana, friend);
  await ana.does(calls.requestFriend, { query: { friend_id: dia.id } });
  await eli.does(calls.requestFriend, { query: { friend_id: ana.id } });
  await page.reload();

  await test.step('§2 friends: the panel Friends has a card with avatar and name for each friend', async () => {
    await expectHeading(page, /^Friends/);
    await expect(getFriendsPanel(page).getByRole('listitem')).toHaveCount(2);
    const card = getFriendsPanel(page).getByRole('listitem').filter({ hasText: 'Ben Asante' });
    await expect(card.locator('svg').first()).toBeVisible();
  });

  await test.step('§2 friends: the panel Suggested Friends shows other people with avatar and name', async () => {
    await expect(getSuggestionsPanel(page).getByRole('listitem')).toHaveCount(3);
    for (const { name } of [dia, eli, fay]) {
      await expect(
        getSuggestionsPanel(page).getByRole('listitem').filter({ hasText: name }).locator('svg').first(),
      ).toBeVisible();
    }
    await expect(getSuggestionsPanel(page).getByText(ben.name)).toHaveCount(0);
    await expect(getSuggestionsPanel(page).getByText(ana.name)).toHaveCount(0);
  });

  await test.step('§2 friends: a suggestion shows a badge and buttons for the status of the friend request', async () => {
    await expect(getSuggestionCard(page, 'Dia Rossi').getByText('Request sent')).toBeVisible();
    await expect(getSuggestionCard(page, 'Dia Rossi').getByRole('button')).toHaveText(['Revoke Request']);
    await expect(getSuggestionCard(page, 'Eli Berg').getByText('Wants to be friends')).toBeVisible();
    await expect(getSuggestionCard(page, 'Eli Berg').getByRole('button')).toHaveText(['Accept', 'Deny']);
    await expect(getSuggestionCard(page, 'Fay Chen').getByRole('button')).toHaveText(['Send Friend Request']);
  });

  await test.step('§2 friends: the grids of both panels have 1, 2 or 3 columns, depending on the screen width', async () => {
    for (const side of [getFriendsPanel(page), getSuggestionsPanel(page)]) {
      const counts = [];
      for (const width of [390, 700, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        counts.push(await countColumns(side.getByRole('list')));
      }
      expect(counts).toEqual([1, 2, 3]);
    }
  });

  await test.step("§2 friends: a click on a friend's card opens the friend's profile", async () => {
    await getFriendsPanel(page).getByRole('listitem').filter({ hasText: 'Ben Asante' }).click();
    await expect(page).toHaveURL(new RegExp(`/friends/${ben.id}$`));
    await page.goBack();
  });

  await test.step('§2 friends: removing a friend asks for confirmation before the friendship ends', async () => {
    const more = page.getByRole('button', { name: 'More for Cem Yildiz' });
    const remove = page.getByRole('button', { name: 'Remove Cem Yildiz' });
    await more.click();
    await remove.click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Friend' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
    await more.press('Enter');
    await remove.click();
    const ended = page.waitForResponse(/\/api\/friends\/revoke/);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(more).toHaveCount(0);
    await ended;
    await page.reload();
    await expect(getSuggestionsPanel(page).getByText('Cem Yildiz')).toBeVisible();
  });
});

test('the page Friends shows received friend requests above the friends', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moor', { browser: { viewport: { width: 390, height: 844 } } });
  for (const name of ['Ben', 'Cem', 'Dia', 'Eli', 'Fay', 'Gil', 'Hal', 'Ida'])
    await befriend(ana, await newPerson(name));
  const { page } = ana;
  const panelTops = async (): Promise<number[]> =>
    Promise.all(
      [getFriendsPanel(page), getSuggestionsPanel(page)].map(async (side) => (await side.boundingBox())?.y ?? 0),
    );
  await page.goto('/friends');
  await expect(getFriendsPanel(page).getByRole('listitem').first()).toBeVisible();
  const [friendsTop = 0, suggestedTop = 0] = await panelTops();
  expect(friendsTop).toBeLessThan(suggestedTop);

  const uri = await newPerson('Uri Vale');
  await uri.does(calls.requestFriend, { query: { friend_id: ana.id } });
  await page.goto('/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Friends/ })
    .click();
  const accept = page.getByRole('button', { name: 'Accept' });
  await expect(accept).toBeInViewport({ ratio: 1 });
  await accept.click();
  await expect(getFriendsPanel(page).getByRole('link', { name: 'Uri Vale' })).toBeVisible();
  const [friendsAfter = 0, suggestedAfter = 0] = await panelTops();
  expect(suggestedAfter, 'answering does not move the panels').toBeLessThan(friendsAfter);
  await page.reload();
  await expect(getFriendsPanel(page).getByRole('link', { name: 'Uri Vale' })).toBeVisible();
  const [friendsLater = 0, suggestedLater = 0] = await panelTops();
  expect(friendsLater).toBeLessThan(suggestedLater);
});

test("a friend's profile and wishlist have the content and buttons that the specification requires (§2)", async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Sorel');
  const ben = await newPerson('Ben Lindqvist');
  await befriend(ana, ben);
  const { page } = ana;
  await page.goto(`/friends/${ben.id}`);

  await test.step('§2 friend profile: a friend without visible lists has the text They have no wishlists to show yet!', () =>
    expect(page.getByText('They have no wishlists to show yet!', { exact: true })).toBeVisible());

  const camping = await addWishlist(ben, { title: 'Camping', description: 'By the lake.' });
  await addWishlist(ben, { title: 'Baking' });
  await addWishlist(ben, { title: 'Diary', is_public: false });
  await addItem(ben, camping, { name: 'Worn boots', is_available: 'false' });
  await addItem(ben, camping, { name: 'Small stove', price: '24.9' });
  await page.reload();

  await test.step('§2 friend profile: the page shows avatar and display name', async () => {
    await expectHeading(page, 'Ben Lindqvist');
    await expect(page.getByRole('main').locator('svg[width="72"]')).toBeVisible();
  });

  await test.step('§2 friend profile: the page shows the number of visible lists', () =>
    expect(page.getByText('2 wishlists', { exact: true })).toBeVisible());

  await test.step("§2 friend profile: the page shows a grid of the friend's visible wishlists", async () => {
    const grid = page.getByRole('main').getByRole('list');
    await expect(grid.getByRole('listitem')).toHaveCount(2);
    expect(await countColumns(grid)).toBeGreaterThan(1);
    await expect(page.getByText('Diary')).toHaveCount(0);
  });

  await test.step('§2 friend profile: the button Back to My Friends leads to /friends', async () => {
    await page.getByRole('link', { name: 'Back to My Friends' }).click();
    await expect(page).toHaveURL(/\/friends$/);
    await page.goto(`/friends/${ben.id}`);
  });

  await test.step('§2 friend wishlist: available items come first', async () => {
    await getCard(page, 'Camping').click();
    await expect(page).toHaveURL(new RegExp(`/friendwishlists/${camping}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Small stove', 'Worn boots']);
  });

  await test.step('§2 friend wishlist: a friend cannot edit the list or its items', async () => {
    await expect(page.getByText('By the lake.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /Edit|Delete|Add (?!an idea)/ })).toHaveCount(0);
    await getCard(page, 'Small stove').getByRole('heading').click();
    const dialog = page.getByRole('dialog', { name: 'Small stove' });
    await expect(dialog).toContainText('$24.90');
    await expect(dialog.getByRole('button', { name: /Edit|Delete/ })).toHaveCount(0);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('§2 friend wishlist: a friend can claim an item', async () => {
    await getCard(page, 'Small stove').getByRole('button', { name: "I'm getting it!" }).click();
    await expect(getCard(page, 'Small stove').getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  await test.step("§2 friend wishlist: the back link leads to the friend's profile", async () => {
    await page.getByRole('link', { name: 'Back to Ben Lindqvist' }).click();
    await expect(page).toHaveURL(new RegExp(`/friends/${ben.id}$`));
  });

  await test.step('§2 friend profile: a friend without a name has the heading No name set', async () => {
    const nobody = await newPerson('');
    await befriend(ana, nobody);
    await page.goto(`/friends/${nobody.id}`);
    await expectHeading(page, 'No name set');
  });
});
