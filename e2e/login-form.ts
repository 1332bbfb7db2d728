import type { Locator, Page } from '@playwright/test';

interface LoginFields {
  name?: string;
  email?: string;
  password?: string;
}

export const loginForm = (page: Page): Locator => page.getByRole('main').locator('form');

/** Types into the login form; what is not named stays as it is. */
export async function fillLogin(page: Page, { name, email, password }: LoginFields): Promise<void> {
  if (name !== undefined) await page.getByLabel('Name').fill(name);
  if (email !== undefined) await page.getByLabel('Email').fill(email);
  if (password !== undefined) await page.getByLabel('Password').fill(password);
}

/** Presses the form's own button. */
export const pressLogin = (page: Page, name: 'Sign In' | 'Sign Up'): Promise<void> =>
  loginForm(page).getByRole('button', { name, exact: true }).click();

/** Presses the link under the form. */
export const switchLoginTo = (page: Page, name: 'Sign In' | 'Sign Up'): Promise<void> =>
  page.getByRole('main').getByRole('paragraph').getByRole('button', { name, exact: true }).click();
