import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { fillLogin, pressLogin } from './login-form.ts';
import { test } from './people.ts';
import { seesHeading, toast } from './steps.ts';

test('what one person pressed is never done as the next one in the same tab', async ({ newPerson }) => {
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
  const ask = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: 'Send Friend Request' })
      .click();
  await ask('Xena Ott');
  // Steps are sent one after another: this one waits for the first.
  await ask('Yuri Lund');
  await expect.poll(() => requests).toBe(1);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await fillLogin(page, { email: bo.email, password: bo.password });
  await pressLogin(page, 'Sign In');
  await seesHeading(page, 'Welcome, Bo Falk!');
  const first = page.waitForResponse('**/api/friends/request*');
  gate.resolve();
  await first;
  // What waited behind it would go out now.
  await page.getByRole('main').getByRole('link', { name: 'My Friends' }).click();
  await seesHeading(page, 'Friends');
  const others = await bo.does(calls.listSuggestions);
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 'none'));
  expect(requests).toBe(1);
});

test('a report that one person typed is not sent as the next', async ({ newPerson }) => {
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
  await other.goto('/login');
  await fillLogin(other, { email: bo.email, password: bo.password });
  await pressLogin(other, 'Sign In');
  await seesHeading(other, 'Welcome, Bo Falk!');
  await seesHeading(page, 'Welcome, Bo Falk!').catch(() => undefined);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/bugreports')) sent.push(request.url());
  });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'You must be signed in to report a bug')).toBeVisible();
  expect(sent).toEqual([]);
});
