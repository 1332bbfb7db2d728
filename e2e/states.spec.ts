import { expect } from '@playwright/test';
import { fillLogin, loginForm, pressLogin, switchLoginTo } from './login-form.ts';
import { test } from './people.ts';
import { beginWithShell, seesHeading, toast } from './steps.ts';

test('who is signed in, and how one becomes it', async ({ newBrowser, newPerson }) => {
  const ana = await newPerson('Ana Falk');
  const page = await newBrowser();

  await test.step('§4 auth state: signed in, by e-mail and password', async () => {
    await page.goto('/login');
    await fillLogin(page, { email: ana.email, password: ana.password });
    await pressLogin(page, 'Sign In');
    await seesHeading(page, 'Welcome, Ana Falk!');
    await page.reload();
    await seesHeading(page, 'Welcome, Ana Falk!');
  });

  await test.step('§4 auth state: signed out, by Log Out', async () => {
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  await test.step('§4 auth state: signed in, by a new sign-up', async () => {
    await switchLoginTo(page, 'Sign Up');
    await fillLogin(page, { name: 'Bo Falk', email: 'bo.falk@example.com', password: 'blue ribbon' });
    await pressLogin(page, 'Sign Up');
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await page.goto('/');
    await seesHeading(page, 'Welcome, Bo Falk!');
  });

  await test.step('§4 auth state: while it resolves a spinner shows, and no page', async () => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/auth/token', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await beginWithShell(page);
    await page.goto('/friends');
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    gate.resolve();
    await seesHeading(page, 'Friends');
    await page.unroute('**/api/auth/token');
  });

  await test.step('§4 auth state: afterwards the routes are guarded', async () => {
    await page.context().clearCookies();
    await page.goto('/friends');
    await expect(page).toHaveURL(/\/about$/);
  });
});

test('the modes of the login form', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  const name = page.getByLabel('Name');

  await test.step('§4 login mode: sign in and sign up switch back and forth', async () => {
    await expect(name).toHaveCount(0);
    await switchLoginTo(page, 'Sign Up');
    await expect(name).toBeVisible();
    await switchLoginTo(page, 'Sign In');
    await expect(name).toHaveCount(0);
  });

  await test.step('§4 login mode: switching clears the error', async () => {
    const error = page.getByText('Please fill out all fields', { exact: true });
    for (const [from, to] of [
      ['Sign In', 'Sign Up'],
      ['Sign Up', 'Sign In'],
    ] as const) {
      await pressLogin(page, from);
      await expect(error).toBeVisible();
      await switchLoginTo(page, to);
      await expect(error).toHaveCount(0);
    }
  });

  await test.step('§4 sign-up: it is the dev mode, which asks for no e-mail verification', async () => {
    await switchLoginTo(page, 'Sign Up');
    await fillLogin(page, { name: 'Cai Holm', email: 'cai.holm@example.com', password: 'red ribbon' });
    await pressLogin(page, 'Sign Up');
    await expect(toast(page, 'Signed up (dev mode)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  });

  await test.step('§4 sign-up: afterwards the form stays, its fields reset', async () => {
    await expect(page).toHaveURL(/\/login$/);
    await expect(loginForm(page).getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
    for (const label of ['Name', 'Email', 'Password']) await expect(page.getByLabel(label)).toHaveValue('');
  });
});
