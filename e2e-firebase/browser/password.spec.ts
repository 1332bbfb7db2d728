import { expect, type Page } from '@playwright/test';
import { fillLogin, loginForm, pressLogin, switchLoginTo } from '../../e2e/login-form.ts';
import { test } from '../../e2e/journey.ts';
import { seesHeading, toast } from '../../e2e/steps.ts';
import { choosePassword, disable, findAccount, newEmail, resetLinks, signUp } from '../emulator.ts';

const password = 'secret gift';

const says = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('main').getByRole('alert').getByText(words, { exact: true })).toBeVisible();

/** Everything the page asks this server for. */
function watchCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

async function signUpOnPage(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await switchLoginTo(page, 'Sign Up');
  await fillLogin(page, { name: 'Ana Moreno', email, password });
  await pressLogin(page, 'Sign Up');
  await expect(toast(page, 'User synced successfully!')).toBeVisible();
}

async function signInOnPage(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, { email, password: secret });
  await pressLogin(page, 'Sign In');
}

test('somebody signs up, looks around, leaves and comes back', async ({ newBrowser }) => {
  const page = await newBrowser();
  const asked = watchCalls(page);
  const email = newEmail('ana');
  await signUpOnPage(page, email);
  await expect(page).toHaveURL(/\/login$/);
  await expect(loginForm(page).getByLabel('Name')).toHaveValue('');
  expect(await findAccount(email)).toMatchObject({ displayName: 'Ana Moreno' });

  await page.goto('/');
  await seesHeading(page, 'Welcome, Ana Moreno!');
  await page.reload();
  await seesHeading(page, 'Welcome, Ana Moreno!');

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInOnPage(page, email);
  await expect(toast(page, 'Sign in successful!')).toBeVisible();
  await seesHeading(page, 'Welcome, Ana Moreno!');
  expect(asked.filter((path) => path.startsWith('/api/auth'))).toEqual([]);
});

test('a wrong password and an unknown address are told alike', async ({ newBrowser }) => {
  const page = await newBrowser();
  const email = newEmail('ana');
  await signUp(email, password);
  await signInOnPage(page, email, 'wrong gift');
  await says(page, 'Incorrect email or password');
  await signInOnPage(page, newEmail('nobody'), 'wrong gift');
  await says(page, 'Incorrect email or password');
});

test('an address that has an account cannot have another', async ({ newBrowser }) => {
  const page = await newBrowser();
  const email = newEmail('ana');
  await signUp(email, password);
  await page.goto('/login');
  await switchLoginTo(page, 'Sign Up');
  await fillLogin(page, { name: 'Ana', email, password });
  await pressLogin(page, 'Sign Up');
  await says(page, 'Email already in use');
});

test('a forgotten password is replaced, and nobody learns which addresses have an account', async ({ newBrowser }) => {
  const page = await newBrowser();
  const [email, unknown] = [newEmail('ana'), newEmail('nobody')];
  await signUp(email, password);
  await page.goto('/login');
  for (const address of [email, unknown]) {
    await fillLogin(page, { email: address });
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(toast(page, 'Password reset email sent!')).toBeVisible();
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' }).click();
  }
  expect(await resetLinks(unknown)).toEqual([]);
  await choosePassword(email, 'another gift');
  await signInOnPage(page, email);
  await says(page, 'Incorrect email or password');
  await signInOnPage(page, email, 'another gift');
  await expect(toast(page, 'Sign in successful!')).toBeVisible();
});

test('a name that changes in the profile changes at Firebase too', async ({ newBrowser }) => {
  const page = await newBrowser();
  const email = newEmail('ana');
  await signUpOnPage(page, email);
  await page.goto('/myprofile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Ana M.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await findAccount(email))?.displayName).toBe('Ana M.');
});

test('a disabled account is told so, and signed out where it was in', async ({ newBrowser }) => {
  const page = await newBrowser();
  const email = newEmail('ana');
  await signUpOnPage(page, email);
  await page.goto('/');
  await seesHeading(page, 'Welcome, Ana Moreno!');
  const { localId = '' } = (await findAccount(email)) ?? {};
  await disable(localId);
  await page
    .getByRole('link', { name: /Wishlists/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await signInOnPage(page, email);
  await says(page, 'This account is not active');
});

test('a second tab follows a sign-in and a sign-out', async ({ newBrowser }) => {
  const page = await newBrowser();
  const email = newEmail('ana');
  await signUp(email, password);
  await page.goto('/login');
  const other = await page.context().newPage();
  await other.goto('/about');
  await expect(other.getByRole('link', { name: 'Log In' })).toBeVisible();
  await fillLogin(page, { email, password });
  await pressLogin(page, 'Sign In');
  await expect(other.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await other.goto('/friends');
  await seesHeading(other, /^Friends/);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(other).toHaveURL(/\/about$/);
});
