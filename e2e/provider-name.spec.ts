import { expect, type Page } from '@playwright/test';
import { failRequests, errorResponseWithoutMessage } from './failures.ts';
import { test } from './people.ts';

async function renameInProfile(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

const readNameInToken = (page: Page): Promise<unknown> =>
  page.evaluate(async (): Promise<unknown> => {
    const response = await fetch('/api/auth/token');
    const { token } = (await response.json()) as { token: string };
    const [, payload = ''] = token.split('.');
    return Reflect.get(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object, 'name');
  });

test('changing the name in the profile also changes the name at the identity provider', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Frey');
  await page.goto('/myprofile');
  const updated = page.waitForResponse('**/api/auth/update-user');
  await renameInProfile(page, 'Ana Moreno');
  expect((await updated).status()).toBe(200);
  await expect.poll(() => readNameInToken(page)).toBe('Ana Moreno');
  await expect(page.getByRole('main').getByText('Ana Moreno')).toBeVisible();
});

test('changing the name in the profile succeeds without an error if the identity provider fails', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ana Frey');
  await page.goto('/myprofile');
  await failRequests(page, { method: 'POST', url: '**/api/auth/update-user' }, errorResponseWithoutMessage);
  const updated = page.waitForResponse('**/api/auth/update-user');
  await renameInProfile(page, 'Ana Moreno');
  expect((await updated).status()).toBe(500);
  await expect(page.getByRole('main').getByText('Ana Moreno')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('paragraph')).toHaveCount(0);
});
