import { expect } from '@playwright/test';
import { fillLogin, getLoginForm, pressLoginButton, switchLoginForm } from './login-form.ts';
import { test } from './people.ts';
import { serveOnlyAppShell, expectHeading, getToast } from './steps.ts';

test('in each authentication state, the app shows the pages that the specification requires (§4)', async ({
  newBrowser,
  newPerson,
}) => {
  const ana = await newPerson('Ana Falk');
  const page = await newBrowser();

  await test.step('§4 auth state: a sign-in with e-mail and password changes the state to signed in', async () => {
    await page.goto('/login');
    await fillLogin(page, { email: ana.email, password: ana.password });
    await pressLoginButton(page, 'Sign In');
    await expectHeading(page, 'Welcome, Ana!');
    await page.reload();
    await expectHeading(page, 'Welcome, Ana!');
  });

  await test.step('§4 auth state: Log Out changes the state to signed out', async () => {
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  await test.step('§4 auth state: a sign-up changes the state to signed in', async () => {
    await switchLoginForm(page, 'Sign Up');
    await fillLogin(page, { name: 'Bo Falk', email: 'bo.falk@example.com', password: 'blue ribbon' });
    await pressLoginButton(page, 'Sign Up');
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await page.goto('/');
    await expectHeading(page, 'Welcome, Bo!');
  });

  await test.step('§4 auth state: until the state is known, the app shows a spinner instead of a page', async () => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/auth/token', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await serveOnlyAppShell(page);
    await page.goto('/friends');
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    gate.resolve();
    await expectHeading(page, 'Friends');
    await page.unroute('**/api/auth/token');
  });

  await test.step('§4 auth state: while signed out, guarded routes redirect to /about', async () => {
    await page.context().clearCookies();
    await page.goto('/friends');
    await expect(page).toHaveURL(/\/about$/);
  });
});

test('in the modes Sign In and Sign Up, the login form has the content that the specification requires', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  await page.goto('/login');
  const name = page.getByLabel('Name');

  await test.step('§4 login mode: a link switches between the modes Sign In and Sign Up', async () => {
    await expect(name).toHaveCount(0);
    await switchLoginForm(page, 'Sign Up');
    await expect(name).toBeVisible();
    await switchLoginForm(page, 'Sign In');
    await expect(name).toHaveCount(0);
  });

  await test.step('§4 login mode: switching the mode clears the error', async () => {
    const error = page.getByText('Please fill out all fields', { exact: true });
    for (const [from, to] of [
      ['Sign In', 'Sign Up'],
      ['Sign Up', 'Sign In'],
    ] as const) {
      await pressLoginButton(page, from);
      await expect(error).toBeVisible();
      await switchLoginForm(page, to);
      await expect(error).toHaveCount(0);
    }
  });

  await test.step('§4 sign-up: without e-mail verification (dev mode), a sign-up also signs in', async () => {
    await switchLoginForm(page, 'Sign Up');
    await fillLogin(page, { name: 'Cai Holm', email: 'cai.holm@example.com', password: 'red ribbon' });
    await pressLoginButton(page, 'Sign Up');
    await expect(getToast(page, 'Signed up (dev mode)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  });

  await test.step('§4 sign-up: after a sign-up the form stays visible with empty fields', async () => {
    await expect(page).toHaveURL(/\/login$/);
    await expect(getLoginForm(page).getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
    for (const label of ['Name', 'Email', 'Password']) await expect(page.getByLabel(label)).toHaveValue('');
  });
});
