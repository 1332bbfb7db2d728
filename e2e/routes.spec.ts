import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addWishlist, befriend, seesHeading } from './steps.ts';

const guarded = [
  '/',
  '/mywishlists',
  '/mywishlists/1',
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

/** Opens an address as from a bookmark, and expects to stay there. */
async function opens(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await seesHeading(page, heading);
  expect(new URL(page.url()).pathname).toBe(path);
}

test('the addresses of a visitor', async ({ newBrowser }) => {
  const page = await newBrowser();

  await test.step('§2 routes: /login and /about are open to everyone', async () => {
    await opens(page, '/login', 'Wishwell');
    await opens(page, '/about', 'Why Wishwell');
  });

  await test.step('§2 routes: every other route leads a visitor to /about', async () => {
    for (const path of guarded) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/about$/);
      await seesHeading(page, 'Why Wishwell');
    }
  });

  await test.step('§2 routes: an unknown path is behind the guard too', async () => {
    for (const path of ['/nowhere', '/mywishlists/1/more', '/superuser-tools/nowhere']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/about$/);
    }
    await expect(page.getByText('Page Not Found')).toHaveCount(0);
  });
});

test('the addresses of who is signed in', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Reyes');
  const ben = await newPerson('Ben Adeyemi');
  await befriend(ana, ben);
  const own = await addWishlist(ana, { title: 'Camping' });
  const theirs = await addWishlist(ben, { title: 'Kitchen' });
  await promote(ana, 'staff');
  await promote(ana, 'superuser');
  const { page } = ana;

  await test.step('§2 route /: the dashboard', () => opens(page, '/', 'Welcome, Ana Reyes!'));
  await test.step('§2 route /login: the login screen, also for who is signed in', () =>
    opens(page, '/login', 'Wishwell'));
  await test.step('§2 route /about: the story, also for who is signed in', () => opens(page, '/about', 'Why Wishwell'));
  await test.step('§2 route /mywishlists: the grid of own wishlists', () =>
    opens(page, '/mywishlists', 'My Wishlists'));
  await test.step('§2 route /mywishlists/{id}: an own wishlist', () => opens(page, `/mywishlists/${own}`, 'Camping'));
  await test.step('§2 route /myprofile: the profile', () => opens(page, '/myprofile', 'My Profile'));
  await test.step('§2 route /friends: friends and suggested friends', async () => {
    await opens(page, '/friends', /^Friends/);
    await expect(page.getByRole('heading', { name: 'Suggested Friends' })).toBeVisible();
  });
  await test.step("§2 route /friends/{id}: a friend's profile", () => opens(page, `/friends/${ben.id}`, 'Ben Adeyemi'));
  await test.step("§2 route /friendwishlists/{id}: a friend's wishlist", () =>
    opens(page, `/friendwishlists/${theirs}`, 'Kitchen'));
  await test.step('§2 route /staff-tools: a placeholder', () => opens(page, '/staff-tools', 'Staff Tools'));
  await test.step('§2 route /superuser-tools: the dashboard of superusers', () =>
    opens(page, '/superuser-tools', 'Superuser Tools'));
  await test.step('§2 route /superuser-tools/users: the table of users', () =>
    opens(page, '/superuser-tools/users', 'All Users'));
  await test.step('§2 route /superuser-tools/pending-users: a placeholder', () =>
    opens(page, '/superuser-tools/pending-users', 'Pending Approvals'));
  await test.step('§2 route /superuser-tools/bug-reports: the list of bug reports', () =>
    opens(page, '/superuser-tools/bug-reports', 'Bug Reports'));

  await test.step('§2 routes: any other path shows Page Not Found', async () => {
    for (const path of ['/nowhere', '/mywishlists/1/more', '/superuser-tools/nowhere']) {
      await opens(page, path, 'Page Not Found');
    }
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
