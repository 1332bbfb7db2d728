import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { fail, silent } from './failures.ts';
import { fillLogin, pressLogin, switchLoginTo } from './login-form.ts';
import { test } from './people.ts';
import { addWishlist, seesHeading } from './steps.ts';
import { expectStay, installClock } from './toast-clock.ts';

test('how long toasts stay: signing in', async ({ newBrowser, newPerson }) => {
  const ana = await newPerson('Ana Huber');
  const page = await newBrowser();
  await installClock(page);

  await test.step('§9 toast duration: success, 3000 ms', async () => {
    await page.goto('/login');
    await fillLogin(page, { email: ana.email, password: ana.password });
    await pressLogin(page, 'Sign In');
    await expectStay(page, 'Sign in successful!', 3000);
  });

  await test.step('§9 toast duration: an error on a bug report, 4000 ms', async () => {
    const mend = await fail(page, { method: 'POST', address: '**/api/bugreports' }, silent);
    await page.getByRole('button', { name: 'Report a bug or suggest a feature' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('The bow');
    await dialog.getByLabel('Description').fill('It comes undone.');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expectStay(page, 'Failed to submit bug report', 4000);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await mend();
  });

  await test.step('§9 toast duration: a user that could not be made, 5000 ms', async () => {
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await fail(page, { method: 'POST', address: '**/api/users' }, silent);
    await switchLoginTo(page, 'Sign Up');
    await fillLogin(page, { name: 'Bo Huber', email: 'bo.huber@example.com', password: 'blue ribbon' });
    await pressLogin(page, 'Sign Up');
    await expectStay(page, 'Error creating user', 5000);
  });
});

test('how long toasts stay: data', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Moser');
  await promote(ana, 'superuser');
  await ana.does(calls.createBugReport, { body: { title: 'Slow clock', description: 'Always late.' } });
  await addWishlist(ana, { title: 'Desk' });
  const { page } = ana;
  await installClock(page);

  await test.step('§9 toast duration: what is not valid, 4 s', async () => {
    await page.goto('/mywishlists');
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expectStay(page, 'Title is required', 4000);
  });

  await test.step('§9 toast duration: data that could not be changed, 5 s', async () => {
    const mend = await fail(page, { method: 'POST', address: '**/api/mywishlists' }, silent);
    await page.getByRole('dialog').getByLabel('Title').fill('Shelf');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expectStay(page, 'Error creating wishlist', 5000);
    await mend();
  });

  const dropdown = page.getByLabel('Status of “Slow clock”');

  await test.step("§9 toast duration: a bug report's changed status, 2 s", async () => {
    await page.goto('/superuser-tools/bug-reports');
    await seesHeading(page, 'Bug Reports');
    await dropdown.selectOption('in_progress');
    await expectStay(page, 'Bug report updated', 2000);
  });

  await test.step("§9 toast duration: a bug report's status that could not be changed, 3 s", async () => {
    await fail(page, { method: 'PATCH', address: '**/status' }, silent);
    await dropdown.selectOption('resolved');
    await expectStay(page, 'Update failed', 3000);
  });
});
