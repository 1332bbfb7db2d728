import type { Locator, Page } from '@playwright/test';

interface LoginFields {
  name?: string;
  email?: string;
  password?: string;
}

export const getLoginForm = (page: Page): Locator => page.getByRole('main').locator('form');

export async function fillLogin(page: Page, { name, email, password }: LoginFields): Promise<void> {
  if (name !== undefined) await page.getByLabel('Name').fill(name);
  if (email !== undefined) await page.getByLabel('Email').fill(email);
  if (password !== undefined) await page.getByLabel('Password').fill(password);
}

export const pressLoginButton = (page: Page, name: 'Sign In' | 'Sign Up'): Promise<void> =>
  getLoginForm(page).getByRole('button', { name, exact: true }).click();

/** Clicks the link below the login form that switches between signing in and signing up. */
export const switchLoginForm = (page: Page, name: 'Sign In' | 'Sign Up'): Promise<void> =>
  page.getByRole('main').getByRole('paragraph').getByRole('button', { name, exact: true }).click();

export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await fillLogin(page, { email, password });
  await pressLoginButton(page, 'Sign In');
}
