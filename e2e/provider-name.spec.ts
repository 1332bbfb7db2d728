import { expect, type Page } from '@playwright/test';
import { fail, silent } from './failures.ts';
import { test } from './people.ts';

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The name in the bearer that the server gives out now. */
const nameInBearer = (page: Page): Promise<unknown> =>
  page.evaluate(async (): Promise<unknown> => {
    const response = await fetch('/api/auth/token');
    const { token } = (await response.json()) as { token: string };
    const [, payload = ''] = token.split('.');
    return Reflect.get(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object, 'name');
  });

test('the identity provider’s name keeps in step with the profile', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Frey');
  await page.goto('/myprofile');
  const told = page.waitForResponse('**/api/auth/update-user');
  await rename(page, 'Ana Moreno');
  expect((await told).status()).toBe(200);
  await expect.poll(() => nameInBearer(page)).toBe('Ana Moreno');
  await expect(page.getByRole('main').getByText('Ana Moreno')).toBeVisible();
});

test('a provider that does not take the name undoes nothing and shows nothing', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Frey');
  await page.goto('/myprofile');
  await fail(page, { method: 'POST', address: '**/api/auth/update-user' }, silent);
  const told = page.waitForResponse('**/api/auth/update-user');
  await rename(page, 'Ana Moreno');
  expect((await told).status()).toBe(500);
  await expect(page.getByRole('main').getByText('Ana Moreno')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('paragraph')).toHaveCount(0);
});
