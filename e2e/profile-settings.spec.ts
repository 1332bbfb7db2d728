import { expect } from '@playwright/test';
import { test } from './people.ts';
import { expectHeading, getToast } from './steps.ts';

test('changing the password requires the old password and ends other sessions', async ({ newPerson, newBrowser }) => {
  const ana = await newPerson('Ana Moreno');
  const other = await newBrowser();
  await other.goto('/login');
  await other.getByLabel('Email').fill(ana.email);
  await other.getByLabel('Password').fill(ana.password);
  await other.getByLabel('Password').press('Enter');
  await expectHeading(other, 'Welcome, Ana!');

  const { page } = ana;
  await page.goto('/myprofile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const form = page.getByRole('dialog', { name: 'Change Password' });
  await form.getByLabel('Old password').fill('not this one');
  await form.getByLabel('New password').fill('blue ribbon');
  await form.getByRole('button', { name: 'Save Password' }).click();
  await expect(form.getByText('This is not your old password')).toBeVisible();
  await expect(form.getByLabel('Old password')).toBeFocused();
  await form.getByLabel('Old password').fill(ana.password);
  await form.getByLabel('New password').press('Enter');
  await expect(getToast(page, 'Your password has been changed')).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.goto('/mywishlists');
  await expectHeading(page, 'My Wishlists');
  await other.goto('/mywishlists');
  await expect(other).toHaveURL(/\/about$/);
});

test('a person can change language and colour mode on the profile page', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  await page.goto('/myprofile');
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Deutsch' }).click();
  await expectHeading(page, 'Mein Profil');
});
