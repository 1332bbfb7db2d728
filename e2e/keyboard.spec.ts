import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { tabAndEnter, tabTo } from './keyboard.ts';
import { test } from './people.ts';
import { addItem, addWishlist, seesHeading, toast } from './steps.ts';

test.setTimeout(180_000);

const place = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 700 }],
  ['a desk', { width: 1280, height: 720 }],
] as const) {
  test(`from sign-up to a claim without a pointer, on ${device}`, async ({ newBrowser, newPerson }) => {
    const ana = await newPerson(`Ana Keys ${device}`);
    await addItem(ana, await addWishlist(ana, { title: 'Music' }), { name: 'Flute' });
    const page = await newBrowser({ viewport });
    const type = (text: string): Promise<void> => page.keyboard.type(text);

    await test.step('from the story to the login page', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/about$/);
      await tabAndEnter(page, page.getByRole('banner').getByRole('link', { name: 'Log In' }));
      await expect(page).toHaveURL(/\/login$/);
    });

    await test.step('a sign-up', async () => {
      await tabAndEnter(page, page.getByRole('main').getByRole('paragraph').getByRole('button', { name: 'Sign Up' }));
      await tabTo(page, page.getByLabel('Name'), 'Shift+Tab');
      await type(`Kim Keys ${device}`);
      await tabTo(page, page.getByLabel('Email'));
      await type(`kim.${viewport.width}@example.com`);
      await tabTo(page, page.getByLabel('Password'));
      await type('blue ribbon');
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Signed up (dev mode)')).toBeVisible();
    });

    await test.step('a list of one’s own', async () => {
      await tabAndEnter(page, place(page, 'Wishlists'), 'Shift+Tab');
      await seesHeading(page, 'My Wishlists');
      await expect(page.getByText("You don't have any wishlists yet.")).toBeVisible();
      await tabAndEnter(page, button(page, 'Add Wishlist').last());
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Title')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button(page, 'Add Wishlist').last()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Title')).toBeFocused();
      await type('Winter');
      await tabTo(page, dialog.getByRole('switch', { name: 'Public' }));
      await tabAndEnter(page, dialog.getByRole('button', { name: 'Create' }));
      await tabAndEnter(page, page.getByRole('link', { name: 'Winter' }));
      await seesHeading(page, 'Winter');
    });

    await test.step('an item on it', async () => {
      await tabAndEnter(page, button(page, 'Add New Item').last());
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Name')).toBeFocused();
      await type('Scarf');
      await tabTo(page, dialog.getByLabel('Price'));
      await type('25');
      await tabAndEnter(page, dialog.getByRole('button', { name: 'Add Item' }));
      await expect(page.getByRole('link', { name: 'Scarf' })).toBeVisible();
    });

    await test.step('a friend', async () => {
      await tabAndEnter(page, place(page, 'Friends'), 'Shift+Tab');
      await seesHeading(page, /^Friends/);
      await tabTo(page, page.getByRole('searchbox', { name: 'Search for people' }));
      await type(ana.name);
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: ana.name });
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await tabAndEnter(page, card.getByRole('button', { name: 'Send Friend Request' }));
      await expect(card.getByRole('button', { name: 'Revoke Request' })).toBeFocused();
      const listAsking = async () =>
        (await ana.does(calls.listSuggestions)).filter(({ status }) => status === 'pending_received');
      await expect.poll(async () => (await listAsking()).length).toBe(1);
      for (const { id } of await listAsking()) await ana.does(calls.acceptFriend, { query: { friend_id: id } });
    });

    await test.step('a claim', async () => {
      await page.goto('/friends');
      await tabAndEnter(page, page.getByRole('link', { name: ana.name }));
      await seesHeading(page, ana.name);
      await tabAndEnter(page, page.getByRole('link', { name: 'Music' }));
      await seesHeading(page, 'Music');
      await tabAndEnter(page, button(page, "I'm getting it!"));
      await expect(button(page, 'Undo')).toBeFocused();
    });
  });
}

test('a hash link does not take the question away that guards a form', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Hash');
  const report = page.getByRole('dialog', { name: 'Submit a Bug Report' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const asksOnBack = async (): Promise<void> => {
    await button(page, 'Report a bug or suggest a feature').click();
    await report.getByLabel('Title').fill('The ribbon is crooked');
    await page.evaluate(() => history.back());
    await expect(question).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(report.getByLabel('Title')).toHaveValue('The ribbon is crooked');
    await report.getByRole('button', { name: 'Cancel' }).click();
    await expect(report).toHaveCount(0);
  };
  await page.goto('/friends');
  await page.goto('/mywishlists');
  await seesHeading(page, 'My Wishlists');

  await test.step('the skip link leads to the content and leaves the history alone', async () => {
    const before = await page.evaluate(() => history.length);
    await tabAndEnter(page, page.getByRole('link', { name: 'Skip to content' }));
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/mywishlists$/);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await asksOnBack();
  });

  await test.step('a hash of somebody else’s is an entry like others', async () => {
    await page.evaluate(() => {
      location.hash = 'content';
    });
    await expect(page).toHaveURL(/#content$/);
    await asksOnBack();
    await expect(page).toHaveURL(/\/mywishlists#content$/);
  });
});
