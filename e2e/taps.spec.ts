import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, expectHeading } from './steps.ts';

const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Returns functions that tap elements and count the taps. They simulate a person who never scrolls, so each
 * tapped element must be in the viewport. Typing does not count.
 */
function createTapCounter(page: Page) {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await expect(target).toBeInViewport({ ratio: 1 });
    await target.tap();
    taps += 1;
  };
  /** Types into a field. Taps the field first if it does not have the focus. */
  const type = async (field: Locator, text: string): Promise<void> => {
    await expect(field).toBeVisible();
    // Waits three seconds for the focus, because the page may focus the field automatically.
    const isFocused = await expect(field)
      .toBeFocused({ timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isFocused) await tap(field);
    await page.keyboard.type(text);
  };
  return { tap, type, count: () => taps };
}

test('a visitor needs at most 8 taps from /about to the first saved item', async ({ newBrowser }) => {
  const page = await newBrowser(phoneOptions);
  const { tap, type, count } = createTapCounter(page);
  await page.goto('/about');
  await tap(page.getByRole('link', { name: 'Start your wishlist' }));
  await type(page.getByLabel('Name'), 'Ana Moreno');
  await type(page.getByLabel('Email'), 'ana.taps@example.com');
  await type(page.getByLabel('Password'), 'six rings');
  await tap(page.getByRole('main').getByRole('button', { name: 'Sign Up' }));
  await tap(page.getByRole('link', { name: 'Start your first wishlist' }));
  await type(page.getByLabel('Title'), 'Winter birthday');
  await tap(page.getByRole('button', { name: 'Create', exact: true }));
  await expectHeading(page, 'Winter birthday');
  await tap(page.getByRole('button', { name: 'Add New Item' }));
  const form = page.getByRole('dialog');
  await type(form.getByLabel('Name'), 'Stoneware mug');
  await tap(form.getByRole('button', { name: 'Add Item' }));
  await expect(page.getByRole('link', { name: 'Stoneware mug' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(8);
});

test("a person needs 2 taps from Home to a claim on a friend's newest list", async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno', { browser: phoneOptions });
  const ben = await newPerson('Ben Okafor');
  await befriend(ana, ben);
  await addWishlist(ben, { title: 'Camping' });
  const list = await addWishlist(ben, { title: 'Winter birthday' });
  await addItem(ben, list, { name: 'Stoneware mug' });
  const { page } = ana;
  const { tap, count } = createTapCounter(page);
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Winter birthday' }));
  await tap(page.getByRole('button', { name: "I'm getting it!" }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(count()).toBe(2);
});

test('a person needs 1 tap to accept a friend request on Home', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno', { browser: phoneOptions });
  const ben = await newPerson('Ben Okafor');
  await ben.does(calls.requestFriend, { query: { friend_id: ana.id } });
  await addWishlist(ben, { title: 'Winter birthday' });
  const { page } = ana;
  const { tap, count } = createTapCounter(page);
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Accept' }));
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Winter birthday' })).toBeVisible();
  expect(count()).toBe(1);
});

test("a visitor who opened a friend's wishlist finds a link to the list on Home after the sign-in", async ({
  newPerson,
  newBrowser,
}) => {
  const ana = await newPerson('Ana Moreno');
  const ben = await newPerson('Ben Okafor');
  await befriend(ana, ben);
  const list = await addWishlist(ben, { title: 'Winter birthday' });
  const page = await newBrowser();
  await page.goto(`/friendwishlists/${list}`);
  await expect(page).toHaveURL(/\/about$/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(ana.email);
  await page.getByLabel('Password').fill(ana.password);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole('link', { name: 'Continue to “Winter birthday”' }).click();
  await expect(page).toHaveURL(new RegExp(`/friendwishlists/${list}$`));
  await page.goto('/');
  await expectHeading(page, 'Welcome, Ana!');
  await expect(page.getByRole('link', { name: /Continue to/ })).toHaveCount(0);
});
