import { expect, type Page } from '@playwright/test';
import { fillLogin, getLoginForm, pressLoginButton, switchLoginForm } from '../../e2e/login-form.ts';
import { test } from '../../e2e/server-fixture.ts';
import { expectHeading, getToast } from '../../e2e/steps.ts';
import {
  resetPasswordByMailLink,
  disableAccount,
  findAccount,
  createUniqueEmail,
  listResetLinks,
  signUp,
} from '../emulator.ts';

const password = 'secret gift';

const expectMessage = (page: Page, message: string): Promise<void> =>
  expect(page.getByRole('main').getByRole('alert').getByText(message, { exact: true })).toBeVisible();

function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

async function signUpOnPage(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await switchLoginForm(page, 'Sign Up');
  await fillLogin(page, { name: 'Ana Moreno', email, password });
  await pressLoginButton(page, 'Sign Up');
  await expect(getToast(page, 'User synced successfully!')).toBeVisible();
}

async function signInOnPage(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, { email, password: secret });
  await pressLoginButton(page, 'Sign In');
}

test('a person can sign up, sign out and sign in again', async ({ newBrowser }) => {
  const page = await newBrowser();
  const requests = recordRequests(page);
  const email = createUniqueEmail('ana');
  await signUpOnPage(page, email);
  await expect(page).toHaveURL(/\/login$/);
  await expect(getLoginForm(page).getByLabel('Name')).toHaveValue('');
  expect(await findAccount(email)).toMatchObject({ displayName: 'Ana Moreno' });

  await page.goto('/');
  await expectHeading(page, 'Welcome, Ana Moreno!');
  await page.reload();
  await expectHeading(page, 'Welcome, Ana Moreno!');

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInOnPage(page, email);
  await expect(getToast(page, 'Sign in successful!')).toBeVisible();
  await expectHeading(page, 'Welcome, Ana Moreno!');
  expect(requests.filter((path) => path.startsWith('/api/auth'))).toEqual([]);
});

test('a sign-in with a wrong password shows the same error as with an unknown e-mail address', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  const email = createUniqueEmail('ana');
  await signUp(email, password);
  await signInOnPage(page, email, 'wrong gift');
  await expectMessage(page, 'Incorrect email or password');
  await signInOnPage(page, createUniqueEmail('nobody'), 'wrong gift');
  await expectMessage(page, 'Incorrect email or password');
});

test('a second sign-up with the same e-mail address shows an error', async ({ newBrowser }) => {
  const page = await newBrowser();
  const email = createUniqueEmail('ana');
  await signUp(email, password);
  await page.goto('/login');
  await switchLoginForm(page, 'Sign Up');
  await fillLogin(page, { name: 'Ana', email, password });
  await pressLoginButton(page, 'Sign Up');
  await expectMessage(page, 'Email already in use');
});

test('the password reset form shows the same message for a known and an unknown e-mail address', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  const [email, unknownEmail] = [createUniqueEmail('ana'), createUniqueEmail('nobody')];
  await signUp(email, password);
  await page.goto('/login');
  for (const url of [email, unknownEmail]) {
    await fillLogin(page, { email: url });
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(getToast(page, 'Password reset email sent!')).toBeVisible();
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' }).click();
  }
  expect(await listResetLinks(unknownEmail)).toEqual([]);
  await resetPasswordByMailLink(email, 'another gift');
  await signInOnPage(page, email);
  await expectMessage(page, 'Incorrect email or password');
  await signInOnPage(page, email, 'another gift');
  await expect(getToast(page, 'Sign in successful!')).toBeVisible();
});

test('changing the name in the profile also changes the name at Firebase', async ({ newBrowser }) => {
  const page = await newBrowser();
  const email = createUniqueEmail('ana');
  await signUpOnPage(page, email);
  await page.goto('/myprofile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Ana M.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await findAccount(email))?.displayName).toBe('Ana M.');
});

test('a person with a disabled account is signed out and cannot sign in', async ({ newBrowser }) => {
  const page = await newBrowser();
  const email = createUniqueEmail('ana');
  await signUpOnPage(page, email);
  await page.goto('/');
  await expectHeading(page, 'Welcome, Ana Moreno!');
  const { localId = '' } = (await findAccount(email)) ?? {};
  await disableAccount(localId);
  await page
    .getByRole('link', { name: /Wishlists/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await signInOnPage(page, email);
  await expectMessage(page, 'This account is not active');
});

test('a sign-in or sign-out in one tab also signs in or signs out the other tab', async ({ newBrowser }) => {
  const page = await newBrowser();
  const email = createUniqueEmail('ana');
  await signUp(email, password);
  await page.goto('/login');
  const other = await page.context().newPage();
  await other.goto('/about');
  await expect(other.getByRole('link', { name: 'Log In' })).toBeVisible();
  await fillLogin(page, { email, password });
  await pressLoginButton(page, 'Sign In');
  await expect(other.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await other.goto('/friends');
  await expectHeading(other, /^Friends/);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(other).toHaveURL(/\/about$/);
});
