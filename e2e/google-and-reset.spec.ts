import { expect } from '@playwright/test';
import { fillLogin } from './login-form.ts';
import { test } from './people.ts';

test('what cannot be done yet says so', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  const forgot = page.getByRole('button', { name: 'Forgot your password?' });
  const says = (words: string): Promise<void> =>
    expect(page.getByRole('main').getByRole('alert').getByText(words, { exact: true })).toBeVisible();

  await test.step('§8 login: a Google failure shows Google login failed. Please try again.', async () => {
    await google.click();
    await says('Google login failed. Please try again.');
    await expect(google).toBeEnabled();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('§8 login: a password reset failure shows Failed to send password reset email', async () => {
    await fillLogin(page, { email: 'ana@example.com' });
    await forgot.click();
    await says('Failed to send password reset email');
  });

  await test.step('§5 forgot password: without an e-mail it says Please enter your email to reset your password', async () => {
    await fillLogin(page, { email: '' });
    await forgot.click();
    await expect(page.getByText('Please enter your email to reset your password', { exact: true })).toBeVisible();
  });
});
