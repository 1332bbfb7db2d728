import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { cardOf, seesHeading } from './steps.ts';

// Of its own server, whose people and reports are those of this file.
test.use({ environment: { OWNER_NAME: 'Superusers' } });

const group = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const unsolved = (page: Page): Locator => group(page, /^Open and in progress/);
const solved = (page: Page): Locator => group(page, /^Resolved/);

test('§2 staff tools: a placeholder says that staff tools are under development', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Falk');
  await promote(ana, 'staff');
  await ana.page.goto('/staff-tools');
  await seesHeading(ana.page, 'Staff Tools');
  await expect(ana.page.getByText('Staff tools are under development.', { exact: true })).toBeVisible();
});

test('the dashboard of superusers, and their users', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Ferro');
  const ben = await newPerson('Ben Osei');
  await promote(ana, 'superuser');
  await promote(ben, 'staff');
  const { page } = ana;
  await page.goto('/superuser-tools');

  await test.step('§2 superuser tools: the cards All Users, Pending Approvals and Bug Reports', async () => {
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(['All Users', 'Pending Approvals', 'Bug Reports']);
    const goals = { 'All Users': 'users', 'Pending Approvals': 'pending-users', 'Bug Reports': 'bug-reports' };
    for (const [name, goal] of Object.entries(goals)) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/superuser-tools/${goal}$`));
      await page.goBack();
    }
  });

  await test.step('§2 superuser tools: the badge of Pending Approvals is 0, always', () =>
    expect(cardOf(page, 'Pending Approvals').getByRole('img')).toHaveText('0'));

  await test.step('§2 superuser tools: the badge of Bug Reports is the open count', async () => {
    await expect(cardOf(page, 'Bug Reports').getByRole('img')).toHaveText('0');
    const body = { title: 'Loose ribbon', description: 'At the first card.' };
    const { id } = await ben.does(calls.createBugReport, { body });
    await ben.does(calls.createBugReport, { body: { ...body, title: 'Faded paper' } });
    await page.reload();
    await expect(cardOf(page, 'Bug Reports').getByRole('img')).toHaveText('2');
    await ana.does(calls.updateBugReportStatus, { params: { id }, body: { status: 'in_progress' } });
    await page.reload();
    await expect(cardOf(page, 'Bug Reports').getByRole('img')).toHaveText('1');
  });

  await test.step('§2 users: a table with the columns ID, Name, Email, Superuser, Staff and Active', async () => {
    await page.goto('/superuser-tools/users');
    const columns = page.getByRole('table').getByRole('columnheader');
    await expect(columns).toHaveText(['ID', 'Name', 'Email', 'Superuser', 'Staff', 'Active']);
  });

  await test.step('§2 users: every user is a row, whose flags read Yes or No', async () => {
    const cells = (name: string): Locator => page.getByRole('row').filter({ hasText: name }).getByRole('cell');
    await expect(cells('Ana Ferro')).toHaveText([String(ana.id), 'Ana Ferro', ana.email, 'Yes', 'No', 'Yes']);
    await expect(cells('Ben Osei')).toHaveText([String(ben.id), 'Ben Osei', ben.email, 'No', 'Yes', 'Yes']);
    const everyone = await ana.does(calls.listUsers);
    await expect(page.getByRole('row')).toHaveCount(everyone.length + 1);
  });

  await test.step('§2 users: a failure shows Failed to load users.', async () => {
    await page.route('**/api/users', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByText('Failed to load users.', { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/api/users');
  });

  await test.step('§2 users: without any it says No users found.', async () => {
    await page.route('**/api/users', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByText('No users found.', { exact: true })).toBeVisible();
  });

  await test.step('§2 pending users: a placeholder says that it is under development', async () => {
    await page.goto('/superuser-tools/pending-users');
    await expect(page.getByText('Pending approvals are under development.', { exact: true })).toBeVisible();
  });
});

test('bug reports', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Silva');
  const ben = await newPerson('Ben Vos');
  await promote(ana, 'superuser');
  const { page } = ana;

  await test.step('§2 bug reports: without any it says No bug reports found.', async () => {
    await page.route('**/api/bugreports', (route) => route.fulfill({ json: [] }));
    await page.goto('/superuser-tools/bug-reports');
    await expect(page.getByText('No bug reports found.', { exact: true })).toBeVisible();
    await page.unroute('**/api/bugreports');
  });

  const report = async (title: string, status: 'open' | 'in_progress' | 'resolved'): Promise<void> => {
    const { id } = await ben.does(calls.createBugReport, { body: { title, description: `${title}, in words.` } });
    await ana.does(calls.updateBugReportStatus, { params: { id }, body: { status } });
  };
  await report('Silent bell', 'open');
  await report('Slow sledge', 'in_progress');
  await report('Short list', 'resolved');
  await page.reload();

  await test.step('§2 bug reports: open ones and those in progress stand in the first group', async () => {
    for (const title of ['Silent bell', 'Slow sledge']) {
      await expect(unsolved(page).getByRole('heading', { name: title })).toBeVisible();
      await expect(solved(page).getByRole('heading', { name: title })).toHaveCount(0);
    }
  });

  await test.step('§2 bug reports: resolved ones stand in the second group', async () => {
    await expect(solved(page).getByRole('heading', { name: 'Short list' })).toBeVisible();
    await expect(unsolved(page).getByRole('heading', { name: 'Short list' })).toHaveCount(0);
    const [first, second] = [await unsolved(page).boundingBox(), await solved(page).boundingBox()];
    expect(first?.y).toBeLessThan(second?.y ?? 0);
  });

  await test.step('§1 superusers: they review what users reported', async () => {
    const card = page.getByRole('listitem').filter({ hasText: 'Silent bell' });
    await expect(card).toContainText('Silent bell, in words.');
    await expect(card).toContainText('Ben Vos');
    await card.getByRole('combobox').selectOption('resolved');
    await expect(solved(page).getByRole('heading', { name: 'Silent bell' })).toBeVisible();
    await page.reload();
    await expect(solved(page).getByRole('heading', { name: 'Silent bell' })).toBeVisible();
  });
});
