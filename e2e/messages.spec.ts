import { expect, type Page } from '@playwright/test';
import {
  type RequestFailure,
  clearToasts,
  failRequests,
  errorResponseWithoutMessage,
  errorResponseWithMessage,
} from './failures.ts';
import { fillLogin, getLoginForm, pressLoginButton, switchLoginForm } from './login-form.ts';
import { test } from './people.ts';
import { serveOnlyAppShell, expectHeading, getToast } from './steps.ts';

const signInRequestTarget = { method: 'POST', url: '**/api/auth/sign-in/email' };
const createUserRequestTarget = { method: 'POST', url: '**/api/users' };
const createIdentityError = (code: string, message: string): RequestFailure => ({
  status: 400,
  contentType: 'application/json',
  body: JSON.stringify({ code, message }),
});
const expectMessage = (page: Page, message: string): Promise<void> =>
  expect(getLoginForm(page).getByRole('alert').getByText(message, { exact: true })).toBeVisible();

test('each failure of a sign-in shows the message that the specification requires (§8)', async ({
  newBrowser,
  newPerson,
}) => {
  const ana = await newPerson('Ana Keller');
  const page = await newBrowser();
  await page.goto('/login');
  const signIn = async (failure: RequestFailure, message: string): Promise<void> => {
    const restore = await failRequests(page, signInRequestTarget, failure);
    await fillLogin(page, { email: ana.email, password: ana.password });
    await pressLoginButton(page, 'Sign In');
    await expectMessage(page, message);
    await restore();
  };

  await test.step('§8 login: a wrong password shows Incorrect email or password', async () => {
    await fillLogin(page, { email: ana.email, password: 'not that one' });
    await pressLoginButton(page, 'Sign In');
    await expectMessage(page, 'Incorrect email or password');
  });

  await test.step('§8 login: an unknown user shows Incorrect email or password', async () => {
    await fillLogin(page, { email: 'nobody@example.com', password: 'not that one' });
    await switchLoginForm(page, 'Sign Up');
    await switchLoginForm(page, 'Sign In');
    await pressLoginButton(page, 'Sign In');
    await expectMessage(page, 'Incorrect email or password');
  });

  await test.step('§8 login: an invalid credential shows Incorrect email or password', () =>
    signIn(createIdentityError('INVALID_EMAIL_OR_PASSWORD', 'No'), 'Incorrect email or password'));

  await test.step('§8 login: invalid-email shows Invalid email address', () =>
    signIn(createIdentityError('INVALID_EMAIL', 'No'), 'Invalid email address'));

  await test.step('§8 login: weak-password shows Password is too weak', () =>
    signIn(createIdentityError('PASSWORD_TOO_SHORT', 'No'), 'Password is too weak'));

  await test.step("§8 login: any other error shows the provider's message", () =>
    signIn(createIdentityError('SOMETHING_NEW', 'The paper is torn'), 'The paper is torn'));

  await test.step('§8 login: any other error without a message shows Authentication failed', () =>
    signIn(errorResponseWithoutMessage, 'Authentication failed'));

  await test.step('§8 login: a lost connection shows a message about the connection', () =>
    signIn('cut', 'Wishwell could not be reached. Please check your connection and try again.'));

  await test.step('§8 login: email-already-in-use shows Email already in use', async () => {
    await switchLoginForm(page, 'Sign Up');
    await fillLogin(page, { name: 'Another Ana', email: ana.email, password: 'blue ribbon' });
    await pressLoginButton(page, 'Sign Up');
    await expectMessage(page, 'Email already in use');
  });

  await test.step('§8 success toast: a sign-in shows Sign in successful!', async () => {
    await switchLoginForm(page, 'Sign In');
    await fillLogin(page, { email: ana.email, password: ana.password });
    await pressLoginButton(page, 'Sign In');
    await expect(getToast(page, 'Sign in successful!')).toBeVisible();
  });
});

test('a sign-up shows the toasts that the specification requires (§8)', async ({ newBrowser }) => {
  const signUp = async (name: string, failure?: RequestFailure): Promise<Page> => {
    const page = await newBrowser();
    await page.goto('/login');
    if (failure) await failRequests(page, createUserRequestTarget, failure);
    await switchLoginForm(page, 'Sign Up');
    await fillLogin(page, { name, email: `${name.toLowerCase()}.keller@example.com`, password: 'blue ribbon' });
    await pressLoginButton(page, 'Sign Up');
    return page;
  };

  await test.step('§8 success toast: a sign-up shows Signed up (dev mode)', async () => {
    const page = await signUp('Bea');
    await expect(getToast(page, 'Signed up (dev mode)')).toBeVisible();
  });

  await test.step('§8 success toast: a new user record shows User synced successfully!', async () => {
    const page = await signUp('Cato');
    await expect(getToast(page, 'User synced successfully!')).toBeVisible();
  });

  await test.step("§8 error toast: a failed POST /users shows Error creating user, with the server's message", async () => {
    const page = await signUp('Dirk', errorResponseWithMessage);
    await expect(getToast(page, 'Error creating user')).toBeVisible();
    await expect(getToast(page, errorResponseWithMessage.body)).toBeVisible();
  });

  await test.step('§8 error toast: a failed POST /users without a message shows Unknown error', async () => {
    const page = await signUp('Elin', errorResponseWithoutMessage);
    await expect(getToast(page, 'Error creating user')).toBeVisible();
    await expect(getToast(page, 'Unknown error')).toBeVisible();
  });
});

test('sending a bug report shows the toasts that the specification requires (§8)', async ({ newPerson }) => {
  const { page } = await newPerson('Finn Keller');
  const call = { method: 'POST', url: '**/api/bugreports' };
  await page.goto('/');
  await page.getByRole('button', { name: 'Report a bug or suggest a feature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit a Bug Report' });
  const submit = (): Promise<void> => dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.getByLabel('Title').fill('The bow');
  await dialog.getByLabel('Description').fill('It comes undone.');

  await test.step('§8 error toast: a failed bug report shows Error with Failed to submit bug report', async () => {
    for (const failure of [errorResponseWithoutMessage, errorResponseWithMessage, 'cut'] as const) {
      const restore = await failRequests(page, call, failure);
      await submit();
      await expect(getToast(page, 'Error')).toBeVisible();
      await expect(getToast(page, 'Failed to submit bug report')).toBeVisible();
      await restore();
      await clearToasts(page);
    }
  });

  await test.step('§8 error toast: a bug report without a session shows You must be signed in to report a bug', async () => {
    const restore = await failRequests(page, call, { status: 401, body: 'User not authenticated' });
    await submit();
    await expect(getToast(page, 'Error')).toBeVisible();
    await expect(getToast(page, 'You must be signed in to report a bug')).toBeVisible();
    await restore();
    await clearToasts(page);
  });

  await test.step('§8 success toast: a bug report shows Bug report submitted', async () => {
    await submit();
    await expect(getToast(page, 'Bug report submitted')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

test('if the user record fails to load, the app uses the fallback user', async ({ newPerson }) => {
  const { page } = await newPerson('Gil Keller');

  await test.step('§8 backend user: if loading fails, the app only logs the error and uses the fallback user', async () => {
    const logged: string[] = [];
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
    await page.route('**/api/users/firebase/*', (route) => route.fulfill(errorResponseWithMessage));
    await serveOnlyAppShell(page);
    await page.goto('/');
    await expectHeading(page, 'Welcome, Gil!');
    await expect.poll(() => logged.some((line) => line.includes(errorResponseWithMessage.body))).toBe(true);
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(0);
  });
});
