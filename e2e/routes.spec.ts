import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addWishlist, befriend, expectHeading } from './steps.ts';

const guardedPaths = [
  '/',
  '/mywishlists',
  '/mywishlists/1',
  '/mywishlists/1/import',
  '/share',
  '/gifts',
  '/myprofile',
  '/friends',
  '/friends/1',
  '/friendwishlists/1',
  '/staff-tools',
  '/superuser-tools',
  '/superuser-tools/users',
  '/superuser-tools/pending-users',
  '/superuser-tools/bug-reports',
];

/** Opens a path and expects its heading and no redirect. */
async function expectPageHeading(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expectHeading(page, heading);
  expect(new URL(page.url()).pathname).toBe(path);
}

test('a visitor can open only /login and /about', async ({ newBrowser }) => {
  const page = await newBrowser();

  await test.step('§2 routes: /login and /about are open to everyone', async () => {
    await expectPageHeading(page, '/login', 'Wishwell');
    await expectPageHeading(page, '/about', 'Why Wishwell');
  });

  await test.step('§2 routes: every other route redirects a visitor to /about', async () => {
    for (const path of guardedPaths) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/about$/);
      await expectHeading(page, 'Why Wishwell');
    }
  });

  await test.step('§2 routes: an unknown path also redirects a visitor to /about', async () => {
    for (const path of ['/nowhere', '/mywishlists/1/more', '/superuser-tools/nowhere']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/about$/);
    }
    await expect(page.getByText('Page Not Found')).toHaveCount(0);
  });
});

test('each route shows its page to a signed-in person, also the pages of other roles', async ({ newPerson }) => {
  const ana = await newPerson('Ana Reyes');
  const ben = await newPerson('Ben Adeyemi');
  await befriend(ana, ben);
  const own = await addWishlist(ana, { title: 'Camping' });
  const theirs = await addWishlist(ben, { title: 'Kitchen' });
  const { page } = ana;

  for (const [path, heading] of [
    ['/', 'Welcome, Ana!'],
    ['/login', 'Wishwell'],
    ['/about', 'Why Wishwell'],
    ['/mywishlists', 'My Wishlists'],
    [`/mywishlists/${own}`, 'Camping'],
    [`/mywishlists/${own}/import`, 'Add several items'],
    ['/gifts', 'Gifts'],
    ['/myprofile', 'My Profile'],
    ['/friends', /^Friends/],
    [`/friends/${ben.id}`, 'Ben Adeyemi'],
    [`/friendwishlists/${theirs}`, 'Kitchen'],
    ['/staff-tools', 'Staff Tools'],
    ['/superuser-tools', 'Superuser Tools'],
    ['/superuser-tools/users', 'All Users'],
    ['/superuser-tools/pending-users', 'Pending Approvals'],
    ['/superuser-tools/bug-reports', 'Bug Reports'],
  ] as const) {
    await test.step(`${path} shows its page`, () => expectPageHeading(page, path, heading));
  }

  for (const [path, text] of [
    ['/staff-tools', 'Staff tools are under development.'],
    ['/superuser-tools/pending-users', 'Pending approvals are under development.'],
    ['/superuser-tools/users', 'Failed to load users.'],
    ['/superuser-tools/bug-reports', 'Oops! Something went wrong: You are not allowed to do that'],
  ] as const) {
    await test.step(`${path} shows: ${text}`, async () => {
      await page.goto(path);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    });
  }

  await test.step('§2 routes: an unknown path shows Page Not Found to a signed-in user', async () => {
    for (const path of ['/nowhere', '/mywishlists/1/more', '/superuser-tools/nowhere']) {
      await expectPageHeading(page, path, 'Page Not Found');
    }
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
