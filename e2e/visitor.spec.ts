import { expect } from '@playwright/test';
import { fillLogin, pressLoginButton, switchLoginForm } from './login-form.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, expectHeading } from './steps.ts';

test('after a sign-up, a link on the login page opens the dialog for the first wishlist', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  await switchLoginForm(page, 'Sign Up');
  await fillLogin(page, { name: 'Ana Moreno', email: 'ana@example.com', password: 'secret gift' });
  await pressLoginButton(page, 'Sign Up');
  await expect(page.getByText("You're in, Ana.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start your first wishlist' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create Wishlist' })).toBeVisible();
});

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

test('a friend sees "No price" for an item with the price 0', async ({ newPerson }) => {
  const [ana, ben] = [await newPerson('Ana Moreno'), await newPerson('Ben Okafor')];
  await befriend(ana, ben);
  const list = await addWishlist(ana, { title: 'Winter', description: '', is_public: true, shared_with_ids: [] });
  await addItem(ana, list, { name: 'A long walk' });
  await ben.page.goto(`/friendwishlists/${list}`);
  await expect(getCard(ben.page, 'A long walk')).toContainText('No price');
  await ben.page.getByRole('link', { name: 'A long walk' }).click();
  await expect(ben.page.getByRole('dialog')).toContainText('No price');
  await expect(ben.page.getByText('$0.00')).toHaveCount(0);
});

test('Home greets the user by name before the user record has loaded', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  await page.goto('/about');
  const record = Promise.withResolvers<void>();
  await page.route('**/api/users/firebase/*', async (route) => {
    await record.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Home' }).click();
  await expectHeading(page, /^Welcome, Ana/);
  record.resolve();
});
