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

test('each route shows its page to a signed-in person', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Reyes');
  const ben = await newPerson('Ben Adeyemi');
  await befriend(ana, ben);
  const own = await addWishlist(ana, { title: 'Camping' });
  const theirs = await addWishlist(ben, { title: 'Kitchen' });
  await promote(ana, 'staff');
  await promote(ana, 'superuser');
  const { page } = ana;

  await test.step('§2 route /: the path shows the dashboard', () => expectPageHeading(page, '/', 'Welcome, Ana!'));
  await test.step('§2 route /login: the path shows the login screen even to a signed-in user', () =>
    expectPageHeading(page, '/login', 'Wishwell'));
  await test.step('§2 route /about: the path shows the About page even to a signed-in user', () =>
    expectPageHeading(page, '/about', 'Why Wishwell'));
  await test.step('§2 route /mywishlists: the path shows the grid of own wishlists', () =>
    expectPageHeading(page, '/mywishlists', 'My Wishlists'));
  await test.step('§2 route /mywishlists/{id}: the path shows an own wishlist', () =>
    expectPageHeading(page, `/mywishlists/${own}`, 'Camping'));
  await test.step('§2 route /mywishlists/{id}/import: the path shows the page for adding several items', () =>
    expectPageHeading(page, `/mywishlists/${own}/import`, 'Add several items'));
  await test.step("§2 route /gifts: the path shows the user's gifts for others", () =>
    expectPageHeading(page, '/gifts', 'Gifts'));
  await test.step('§2 route /myprofile: the path shows the profile', () =>
    expectPageHeading(page, '/myprofile', 'My Profile'));
  await test.step('§2 route /friends: the path shows friends and suggested friends', async () => {
    await expectPageHeading(page, '/friends', /^Friends/);
    await expect(page.getByRole('heading', { name: 'Suggested Friends' })).toBeVisible();
  });
  await test.step("§2 route /friends/{id}: the path shows a friend's profile", () =>
    expectPageHeading(page, `/friends/${ben.id}`, 'Ben Adeyemi'));
  await test.step("§2 route /friendwishlists/{id}: the path shows a friend's wishlist", () =>
    expectPageHeading(page, `/friendwishlists/${theirs}`, 'Kitchen'));
  await test.step('§2 route /staff-tools: the path shows a placeholder', () =>
    expectPageHeading(page, '/staff-tools', 'Staff Tools'));
  await test.step('§2 route /superuser-tools: the path shows the dashboard of superusers', () =>
    expectPageHeading(page, '/superuser-tools', 'Superuser Tools'));
  await test.step('§2 route /superuser-tools/users: the path shows the table of users', () =>
    expectPageHeading(page, '/superuser-tools/users', 'All Users'));
  await test.step('§2 route /superuser-tools/pending-users: the path shows a placeholder', () =>
    expectPageHeading(page, '/superuser-tools/pending-users', 'Pending Approvals'));
  await test.step('§2 route /superuser-tools/bug-reports: the path shows the list of bug reports', () =>
    expectPageHeading(page, '/superuser-tools/bug-reports', 'Bug Reports'));

  await test.step('§2 routes: an unknown path shows Page Not Found to a signed-in user', async () => {
    for (const path of ['/nowhere', '/mywishlists/1/more', '/superuser-tools/nowhere']) {
      await expectPageHeading(page, path, 'Page Not Found');
    }
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
