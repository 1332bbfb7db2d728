import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { failRequests, errorResponseWithoutMessage } from './failures.ts';
import { fillLogin, pressLoginButton, switchLoginForm } from './login-form.ts';
import { test } from './people.ts';
import { addWishlist, expectHeading } from './steps.ts';
import { expectToastDuration, installClock } from './toast-clock.ts';

test('toasts of sign-ins, bug reports and sign-ups stay as long as the specification requires (§9)', async ({
  newBrowser,
  newPerson,
}) => {
  const ana = await newPerson('Ana Huber');
  const page = await newBrowser();
  await installClock(page);

  await test.step('§9 toast duration: a toast of success stays 3000 ms', async () => {
    await page.goto('/login');
    await fillLogin(page, { email: ana.email, password: ana.password });
    await expectToastDuration(page, () => pressLoginButton(page, 'Sign In'), 'Sign in successful!', 3000);
  });

  await test.step('§9 toast duration: the toast of a failed bug report stays 4000 ms', async () => {
    const restore = await failRequests(page, { method: 'POST', url: '**/api/bugreports' }, errorResponseWithoutMessage);
    await page.getByRole('button', { name: 'Report a bug or suggest a feature' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('The bow');
    await dialog.getByLabel('Description').fill('It comes undone.');
    await expectToastDuration(
      page,
      () => dialog.getByRole('button', { name: 'Submit' }).click(),
      'Failed to submit bug report',
      4000,
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await restore();
  });

  await test.step('§9 toast duration: the toast Error creating user stays 5000 ms', async () => {
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await failRequests(page, { method: 'POST', url: '**/api/users' }, errorResponseWithoutMessage);
    await switchLoginForm(page, 'Sign Up');
    await fillLogin(page, { name: 'Bo Huber', email: 'bo.huber@example.com', password: 'blue ribbon' });
    await expectToastDuration(page, () => pressLoginButton(page, 'Sign Up'), 'Error creating user', 5000);
  });
});

test('toasts of invalid input, failures and status changes stay as long as the specification requires', async ({
  newPerson,
  promote,
}) => {
  const ana = await newPerson('Ana Moser');
  await promote(ana, 'superuser');
  await ana.does(calls.createBugReport, { body: { title: 'Slow clock', description: 'Always late.' } });
  await addWishlist(ana, { title: 'Desk' });
  const { page } = ana;
  await installClock(page);

  await test.step('§9 toast duration: a toast about invalid input stays 4 s', async () => {
    await page.goto('/mywishlists');
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    await expectToastDuration(
      page,
      () => page.getByRole('dialog').getByRole('button', { name: 'Create' }).click(),
      'Title is required',
      4000,
    );
  });

  await test.step('§9 toast duration: the toast of a failed change of data stays 5 s', async () => {
    const restore = await failRequests(
      page,
      { method: 'POST', url: '**/api/mywishlists' },
      errorResponseWithoutMessage,
    );
    await page.getByRole('dialog').getByLabel('Title').fill('Shelf');
    await expectToastDuration(
      page,
      () => page.getByRole('dialog').getByRole('button', { name: 'Create' }).click(),
      'Error creating wishlist',
      5000,
    );
    await restore();
  });

  const dropdown = page.getByLabel('Status of “Slow clock”');

  await test.step('§9 toast duration: the toast of a changed bug report status stays 2 s', async () => {
    await page.goto('/superuser-tools/bug-reports');
    await expectHeading(page, 'Bug Reports');
    await expectToastDuration(
      page,
      async () => void (await dropdown.selectOption('in_progress')),
      'Bug report updated',
      2000,
    );
  });

  await test.step('§9 toast duration: the toast of a failed change of a bug report status stays 3 s', async () => {
    await failRequests(page, { method: 'PATCH', url: '**/status' }, errorResponseWithoutMessage);
    await expectToastDuration(page, async () => void (await dropdown.selectOption('resolved')), 'Update failed', 3000);
  });
});
