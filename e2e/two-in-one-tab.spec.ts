import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { signIn } from './login-form.ts';
import { test } from './people.ts';
import { expectHeading, getToast } from './steps.ts';

test('a friend request that waits to be sent is not sent after another person signs in in the same tab', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Sorel');
  const bo = await newPerson('Bo Falk');
  await newPerson('Xena Ott');
  await newPerson('Yuri Lund');
  const { page } = ana;
  const gate = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/api/friends/request*', async (route) => {
    requests += 1;
    await gate.promise;
    await route.continue();
  });
  await page.goto('/friends');
  const sendFriendRequest = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: 'Send Friend Request' })
      .click();
  await sendFriendRequest('Xena Ott');
  // The second friend request stays in a queue until the first has its response, because the app sends friend
  // actions one after another.
  await sendFriendRequest('Yuri Lund');
  await expect.poll(() => requests).toBe(1);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await signIn(page, bo);
  await expectHeading(page, 'Welcome, Bo!');
  const first = page.waitForResponse('**/api/friends/request*');
  gate.resolve();
  await first;
  // If the queued friend request had survived the sign-in of another person, the app would send it now.
  await page.getByRole('main').getByRole('link', { name: 'My Friends' }).click();
  await expectHeading(page, 'Friends');
  const others = await bo.does(calls.listSuggestions);
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 'none'));
  expect(requests).toBe(1);
});

test('a bug report in an open dialog is not sent in the name of a person who signs in later in another tab', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Sorel');
  const bo = await newPerson('Bo Falk');
  const { page } = ana;
  await page.goto('/?report');
  const dialog = page.getByRole('dialog', { name: 'Submit a Bug Report' });
  await dialog.getByLabel('Title').fill('The ribbon is crooked');
  await dialog.getByLabel('Description').fill('On my phone it leans to the left.');
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Log Out' }).click();
  // Finds the button by CSS, because the open dialog hides the header from the accessibility tree.
  const logOutButton = page.locator('header button', { hasText: 'Log Out' });
  await expect(logOutButton).toHaveCount(0);
  await other.goto('/login');
  await signIn(other, bo);
  await expectHeading(other, 'Welcome, Bo!');
  await expect(logOutButton).toBeAttached();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/bugreports')) sent.push(request.url());
  });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(getToast(page, 'You must be signed in to report a bug')).toBeVisible();
  expect(sent).toEqual([]);
});
