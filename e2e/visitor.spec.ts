import { expect } from '@playwright/test';
import { test } from './people.ts';
import { addWishlist, befriend, expectHeading } from './steps.ts';

test('the login page shows the name of a signed-in person and a link to Home until Log Out', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  await page.goto('/login');
  await expect(page.getByText("You're signed in as Ana Moreno.")).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expectHeading(page, /^Welcome, Ana/);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectHeading(page, 'Wishwell');
  await expect(page.getByText("You're signed in as")).toHaveCount(0);
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
