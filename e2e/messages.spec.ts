import { expect, type Page } from '@playwright/test';
import { type Failure, clearToasts, fail, silent, spoken } from './failures.ts';
import { fillLogin, loginForm, pressLogin, switchLoginTo } from './login-form.ts';
import { test } from './people.ts';
import { beginWithShell, seesHeading, toast } from './steps.ts';

const signInCall = { method: 'POST', address: '**/api/auth/sign-in/email' };
const userCall = { method: 'POST', address: '**/api/users' };
const refusal = (code: string, message: string): Failure => ({
  status: 400,
  contentType: 'application/json',
  body: JSON.stringify({ code, message }),
});
const says = (page: Page, words: string): Promise<void> =>
  expect(loginForm(page).getByRole('alert').getByText(words, { exact: true })).toBeVisible();

test('what the login form says of a failure', async ({ newBrowser, newPerson }) => {
  const ana = await newPerson('Ana Keller');
  const page = await newBrowser();
  await page.goto('/login');
  const signIn = async (failure: Failure, words: string): Promise<void> => {
    const mend = await fail(page, signInCall, failure);
    await fillLogin(page, { email: ana.email, password: ana.password });
    await pressLogin(page, 'Sign In');
    await says(page, words);
    await mend();
  };

  await test.step('§8 login: a wrong password shows Incorrect email or password', async () => {
    await fillLogin(page, { email: ana.email, password: 'not that one' });
    await pressLogin(page, 'Sign In');
    await says(page, 'Incorrect email or password');
  });

  await test.step('§8 login: an unknown user shows Incorrect email or password', async () => {
    await fillLogin(page, { email: 'nobody@example.com', password: 'not that one' });
    await switchLoginTo(page, 'Sign Up');
    await switchLoginTo(page, 'Sign In');
    await pressLogin(page, 'Sign In');
    await says(page, 'Incorrect email or password');
  });

  await test.step('§8 login: an invalid credential shows Incorrect email or password', () =>
    signIn(refusal('INVALID_EMAIL_OR_PASSWORD', 'No'), 'Incorrect email or password'));

  await test.step('§8 login: invalid-email shows Invalid email address', () =>
    signIn(refusal('INVALID_EMAIL', 'No'), 'Invalid email address'));

  await test.step('§8 login: weak-password shows Password is too weak', () =>
    signIn(refusal('PASSWORD_TOO_SHORT', 'No'), 'Password is too weak'));

  await test.step("§8 login: any other error shows the provider's message", () =>
    signIn(refusal('SOMETHING_NEW', 'The paper is torn'), 'The paper is torn'));

  await test.step('§8 login: any other error without a message shows Authentication failed', () =>
    signIn(silent, 'Authentication failed'));

  await test.step('§8 login: a lost connection has a sentence of its own', () =>
    signIn('cut', 'Wishwell could not be reached. Please check your connection and try again.'));

  await test.step('§8 login: email-already-in-use shows Email already in use', async () => {
    await switchLoginTo(page, 'Sign Up');
    await fillLogin(page, { name: 'Another Ana', email: ana.email, password: 'blue ribbon' });
    await pressLogin(page, 'Sign Up');
    await says(page, 'Email already in use');
  });

  await test.step('§8 success toast: Sign in successful!', async () => {
    await switchLoginTo(page, 'Sign In');
    await fillLogin(page, { email: ana.email, password: ana.password });
    await pressLogin(page, 'Sign In');
    await expect(toast(page, 'Sign in successful!')).toBeVisible();
  });
});

test('what a sign-up says', async ({ newBrowser }) => {
  const signUp = async (name: string, failure?: Failure): Promise<Page> => {
    const page = await newBrowser();
    await page.goto('/login');
    if (failure) await fail(page, userCall, failure);
    await switchLoginTo(page, 'Sign Up');
    await fillLogin(page, { name, email: `${name.toLowerCase()}.keller@example.com`, password: 'blue ribbon' });
    await pressLogin(page, 'Sign Up');
    return page;
  };

  await test.step('§8 success toast: Signed up (dev mode)', async () => {
    const page = await signUp('Bea');
    await expect(toast(page, 'Signed up (dev mode)')).toBeVisible();
  });

  await test.step('§8 success toast: User synced successfully!', async () => {
    const page = await signUp('Cato');
    await expect(toast(page, 'User synced successfully!')).toBeVisible();
  });

  await test.step("§8 error toast: Error creating user, with the server's message", async () => {
    const page = await signUp('Dirk', spoken);
    await expect(toast(page, 'Error creating user')).toBeVisible();
    await expect(toast(page, spoken.body)).toBeVisible();
  });

  await test.step('§8 error toast: Error creating user, with Unknown error where there is no message', async () => {
    const page = await signUp('Elin', silent);
    await expect(toast(page, 'Error creating user')).toBeVisible();
    await expect(toast(page, 'Unknown error')).toBeVisible();
  });
});

test('what a bug report says', async ({ newPerson }) => {
  const { page } = await newPerson('Finn Keller');
  const call = { method: 'POST', address: '**/api/bugreports' };
  await page.goto('/');
  await page.getByRole('button', { name: 'Report a bug or suggest a feature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit a Bug Report' });
  const submit = (): Promise<void> => dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.getByLabel('Title').fill('The bow');
  await dialog.getByLabel('Description').fill('It comes undone.');

  await test.step('§8 error toast: a bug report that fails shows Error with Failed to submit bug report', async () => {
    for (const failure of [silent, spoken, 'cut'] as const) {
      const mend = await fail(page, call, failure);
      await submit();
      await expect(toast(page, 'Error')).toBeVisible();
      await expect(toast(page, 'Failed to submit bug report')).toBeVisible();
      await mend();
      await clearToasts(page);
    }
  });

  await test.step('§8 error toast: who is not signed in any more reads You must be signed in to report a bug', async () => {
    const mend = await fail(page, call, { status: 401, body: 'User not authenticated' });
    await submit();
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(toast(page, 'You must be signed in to report a bug')).toBeVisible();
    await mend();
    await clearToasts(page);
  });

  await test.step('§8 success toast: Bug report submitted', async () => {
    await submit();
    await expect(toast(page, 'Bug report submitted')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

test('a user whose record cannot be fetched', async ({ newPerson }) => {
  const { page } = await newPerson('Gil Keller');

  await test.step('§8 backend user: failing to fetch it is logged alone, and the minimal user stands in', async () => {
    const logged: string[] = [];
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
    await page.route('**/api/users/firebase/*', (route) => route.fulfill(spoken));
    await beginWithShell(page);
    await page.goto('/');
    await seesHeading(page, 'Welcome, Gil Keller!');
    await expect.poll(() => logged.some((line) => line.includes(spoken.body))).toBe(true);
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(0);
  });
});
