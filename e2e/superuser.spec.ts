import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { serveOnlyAppShell, getCard, expectHeading } from './steps.ts';

const getReportGroup = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const getOpenReportGroup = (page: Page): Locator => getReportGroup(page, /^Open and in progress/);
const getResolvedReportGroup = (page: Page): Locator => getReportGroup(page, /^Resolved/);

test('§2 staff tools: the page says that staff tools are under development', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Falk');
  await promote(ana, 'staff');
  await ana.page.goto('/staff-tools');
  await expectHeading(ana.page, 'Staff Tools');
  await expect(ana.page.getByText('Staff tools are under development.', { exact: true })).toBeVisible();
});

test('superuser dashboard and users table have the content that the specification requires (§2)', async ({
  newPerson,
  promote,
}) => {
  const ana = await newPerson('Ana Ferro');
  const ben = await newPerson('Ben Osei');
  await promote(ana, 'superuser');
  await promote(ben, 'staff');
  const { page } = ana;
  await page.goto('/superuser-tools');

  await test.step('§2 superuser tools: the page has the cards All Users, Pending Approvals and Bug Reports', async () => {
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(['All Users', 'Pending Approvals', 'Bug Reports']);
    const pathByCard = { 'All Users': 'users', 'Pending Approvals': 'pending-users', 'Bug Reports': 'bug-reports' };
    for (const [name, path] of Object.entries(pathByCard)) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/superuser-tools/${path}$`));
      await page.goBack();
    }
  });

  await test.step('§2 superuser tools: the badge of Pending Approvals always shows 0', () =>
    expect(getCard(page, 'Pending Approvals').getByRole('img')).toHaveText('0'));

  await test.step('§2 superuser tools: the badge of Bug Reports shows the number of open bug reports', async () => {
    await expect(getCard(page, 'Bug Reports').getByRole('img')).toHaveText('0');
    const body = { title: 'Loose ribbon', description: 'At the first card.' };
    const { id } = await ben.does(calls.createBugReport, { body });
    await ben.does(calls.createBugReport, { body: { ...body, title: 'Faded paper' } });
    await page.reload();
    await expect(getCard(page, 'Bug Reports').getByRole('img')).toHaveText('2');
    await ana.does(calls.updateBugReportStatus, { params: { id }, body: { status: 'in_progress' } });
    await page.reload();
    await expect(getCard(page, 'Bug Reports').getByRole('img')).toHaveText('1');
  });

  await test.step('§2 users: the table has the columns ID, Name, Email, Superuser, Staff and Active', async () => {
    await page.goto('/superuser-tools/users');
    const columns = page.getByRole('table').getByRole('columnheader');
    await expect(columns).toHaveText(['ID', 'Name', 'Email', 'Superuser', 'Staff', 'Active']);
  });

  await test.step('§2 users: the table has a row for each user, with Yes or No for each flag', async () => {
    const cells = (name: string): Locator => page.getByRole('row').filter({ hasText: name }).getByRole('cell');
    await expect(cells('Ana Ferro')).toHaveText([String(ana.id), 'Ana Ferro', ana.email, 'Yes', 'No', 'Yes']);
    await expect(cells('Ben Osei')).toHaveText([String(ben.id), 'Ben Osei', ben.email, 'No', 'Yes', 'Yes']);
    const everyone = await ana.does(calls.listUsers);
    await expect(page.getByRole('row')).toHaveCount(everyone.length + 1);
  });

  await test.step('§2 users: a failure shows Failed to load users.', async () => {
    await serveOnlyAppShell(page);
    await page.route('**/api/users', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByText('Failed to load users.', { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/api/users');
  });

  await test.step('§2 users: an empty list of users shows No users found.', async () => {
    await page.route('**/api/users', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByText('No users found.', { exact: true })).toBeVisible();
  });

  await test.step('§2 pending users: the page says that pending approvals are under development', async () => {
    await page.goto('/superuser-tools/pending-users');
    await expect(page.getByText('Pending approvals are under development.', { exact: true })).toBeVisible();
  });
});

test('a superuser sees bug reports in two groups by status', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Silva');
  const ben = await newPerson('Ben Vos');
  await promote(ana, 'superuser');
  const { page } = ana;

  await test.step('§2 bug reports: an empty list of bug reports shows No bug reports found.', async () => {
    await page.route('**/api/bugreports', (route) => route.fulfill({ json: [] }));
    await page.goto('/superuser-tools/bug-reports');
    await expect(page.getByText('No bug reports found.', { exact: true })).toBeVisible();
    await page.unroute('**/api/bugreports');
  });

  const createReport = async (title: string, status: 'open' | 'in_progress' | 'resolved'): Promise<void> => {
    const { id } = await ben.does(calls.createBugReport, { body: { title, description: `${title}, in words.` } });
    await ana.does(calls.updateBugReportStatus, { params: { id }, body: { status } });
  };
  await createReport('Silent bell', 'open');
  await createReport('Slow sledge', 'in_progress');
  await createReport('Short list', 'resolved');
  await page.reload();

  await test.step('§2 bug reports: the first group contains reports with the status open or in progress', async () => {
    for (const title of ['Silent bell', 'Slow sledge']) {
      await expect(getOpenReportGroup(page).getByRole('heading', { name: title })).toBeVisible();
      await expect(getResolvedReportGroup(page).getByRole('heading', { name: title })).toHaveCount(0);
    }
  });

  await test.step('§2 bug reports: the second group contains the resolved reports', async () => {
    await expect(getResolvedReportGroup(page).getByRole('heading', { name: 'Short list' })).toBeVisible();
    await expect(getOpenReportGroup(page).getByRole('heading', { name: 'Short list' })).toHaveCount(0);
    const [first, second] = [
      await getOpenReportGroup(page).boundingBox(),
      await getResolvedReportGroup(page).boundingBox(),
    ];
    expect(first?.y).toBeLessThan(second?.y ?? 0);
  });

  await test.step('§1 superusers: superusers can read bug reports and change their status', async () => {
    const card = page.getByRole('listitem').filter({ hasText: 'Silent bell' });
    await expect(card).toContainText('Silent bell, in words.');
    await expect(card).toContainText('Ben Vos');
    await card.getByRole('combobox').selectOption('resolved');
    await expect(getResolvedReportGroup(page).getByRole('heading', { name: 'Silent bell' })).toBeVisible();
    await page.reload();
    await expect(getResolvedReportGroup(page).getByRole('heading', { name: 'Silent bell' })).toBeVisible();
  });
});
