import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { isFullTestRun } from '../trust/tier.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { type Person, test } from './people.ts';
import { addItem, addWishlist, befriend, claimItem } from './steps.ts';

// Sets a longer timeout for `npm run test:full`, which also checks empty pages, error pages and more widths.
test.setTimeout(isFullTestRun ? 900_000 : 300_000);

const guardedPaths = ['/', '/mywishlists', '/gifts', '/myprofile', '/friends', '/staff-tools', '/superuser-tools'];
const toolPaths = [
  '/superuser-tools/users',
  '/superuser-tools/pending-users',
  '/superuser-tools/bug-reports',
  '/nowhere',
];

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

test.describe('accessibility', () => {
  test('axe finds no violations on the public pages', async ({ newBrowser }) => {
    const page = await newBrowser();
    for (const path of ['/about', '/login']) {
      await openPage(page, path);
      await expectNoAxeViolations(page, path);
    }
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await page.locator('button[type=submit]').click();
    await expectNoAxeViolations(page, 'a sign-up with an error');
  });

  test('axe finds no violations on signed-in pages with content', async ({ newPerson, promote }) => {
    const { page, mine, bens, ben } = await createAxeTestData(newPerson, promote);
    const contentPaths = [
      `/mywishlists/${mine}`,
      `/mywishlists/${mine}/import`,
      `/friends/${ben.id}`,
      `/friendwishlists/${bens}`,
    ];
    for (const path of [...guardedPaths, ...contentPaths, ...toolPaths]) {
      await openPage(page, path);
      await expectNoAxeViolations(page, path);
    }
  });

  test('in dialogs', async ({ newPerson, promote }) => {
    const { page, mine, bens, ben } = await createAxeTestData(newPerson, promote);
    const dialogs: readonly (readonly [string, string | RegExp])[] = [
      ['/', 'Report a bug or suggest a feature'],
      ['/mywishlists', 'Add Wishlist'],
      ['/mywishlists', 'Delete Desk'],
      [`/mywishlists/${mine}`, 'Edit Wishlist'],
      [`/mywishlists/${mine}`, 'Add New Item'],
      [`/mywishlists/${mine}`, 'Edit Lamp'],
      [`/mywishlists/${mine}`, 'Delete Lamp'],
      ['/gifts', 'Add a gift'],
      ['/myprofile', 'Edit Profile'],
      ['/myprofile', 'Change Password'],
    ];
    for (const [path, name] of dialogs) {
      await openPage(page, path);
      await page.getByRole('button', { name }).first().click();
      await expectNoViolationsInDialog(page, `${path}, ${String(name)}`);
    }
    await openPage(page, '/gifts');
    for (const action of ['Note, price and order', 'Let go']) {
      for (const name of [/^More for/, action]) await page.getByRole('button', { name, exact: true }).first().click();
      await expectNoViolationsInDialog(page, `/gifts, ${action}`);
      await page.keyboard.press('Escape');
    }
    await openPage(page, '/friends');
    await page.getByRole('button', { name: `More for ${ben.name}` }).click();
    await page.getByRole('button', { name: `Remove ${ben.name}` }).click();
    await expectNoViolationsInDialog(page, 'the question before a friendship ends');
    for (const path of [`/mywishlists/${mine}`, `/friendwishlists/${bens}`]) {
      await openPage(page, path);
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
      await expectNoViolationsInDialog(page, `${path}, the details of an item`);
    }
    await openPage(page, '/mywishlists');
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expectNoViolationsInDialog(page, 'a form with an error and its toast');
    await page.getByRole('dialog').getByLabel('Title').fill('Unsaved');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoViolationsInDialog(page, 'leaving what is not saved');
  });

  if (isFullTestRun) testEmptyAndFailedPages();
});

function testEmptyAndFailedPages(): void {
  test('axe finds no violations on empty pages', async ({ newPerson }) => {
    const { page } = await newPerson('Emil Leer');
    for (const path of [...guardedPaths, ...toolPaths]) {
      await openPage(page, path);
      await expectNoAxeViolations(page, `${path}, empty`);
    }
  });

  test('axe finds no violations on pages that show an error because their data did not load', async ({
    newPerson,
    promote,
  }) => {
    const { page, mine, bens, ben } = await createAxeTestData(newPerson, promote);
    const contentPaths = [`/mywishlists/${mine}`, `/friends/${ben.id}`, `/friendwishlists/${bens}`];
    await page.route(/\/api\/(?!auth|users\/firebase)/, (route) => route.fulfill({ status: 500, body: '' }));
    for (const path of [...guardedPaths, ...contentPaths, ...toolPaths]) {
      await openPage(page, path);
      await expectNoAxeViolations(page, `${path}, failed`);
    }
  });
}

async function expectNoViolationsInDialog(page: Page, what: string): Promise<void> {
  await expect(page.locator('dialog[open]').last()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoAxeViolations(page, what);
}

async function createAxeTestData(
  newPerson: (name: string) => Promise<Person>,
  promote: (person: Person, flag: 'staff' | 'superuser') => Promise<void>,
) {
  const ana = await newPerson('Ana Zweig');
  const [ben, cem, dia] = [await newPerson('Ben Zweig'), await newPerson('Cem Zweig'), await newPerson('Dia Zweig')];
  for (const flag of ['staff', 'superuser'] as const) await promote(ana, flag);
  for (const friend of [ana, cem]) await befriend(ben, friend);
  await dia.does(calls.requestFriend, { query: { friend_id: ana.id } });
  await ana.does(calls.requestFriend, { query: { friend_id: cem.id } });
  const mine = await addWishlist(ana, { title: 'Desk', description: 'For work.', is_public: false });
  await addItem(ana, mine, { name: 'Lamp', price: '30', url: 'https://shop.example/lamp', description: 'A warm one.' });
  await addItem(ana, mine, { name: 'Chair', is_available: 'false' });
  const bens = await addWishlist(ben, { title: 'Music' });
  for (const name of ['Flute', 'Drum', 'Harp']) await addItem(ben, bens, { name });
  await addItem(ben, bens, { name: 'Bell', is_available: 'false' });
  const { items } = await ana.does(calls.getFriendWishlist, { params: { id: bens } });
  for (const [index, giver] of [ana, cem].entries()) await claimItem(giver, items[index]?.id ?? 0);
  for (const title of ['Torn paper', 'Loose bow']) {
    await dia.does(calls.createBugReport, { body: { title, description: 'At the corner.' } });
  }
  return { page: ana.page, mine, bens, ben };
}
