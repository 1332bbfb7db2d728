import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { visitor } from '../server/test/person.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, cardOf, seesHeading } from './steps.ts';

const places = ['Home', 'Wishlists', 'Profile', 'Friends'];

test('an anonymous visitor', async ({ newBrowser, origin }) => {
  const page = await newBrowser();

  await test.step('§6 anonymous: only /login and /about, everything else leads to /about', async () => {
    for (const path of ['/login', '/about']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    for (const path of ['/', '/friends', '/staff-tools', '/superuser-tools/users', '/anything']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/about$/);
    }
  });

  await test.step('§6 anonymous: no links to Home, Wishlists, Profile and Friends, and no bug-report button', async () => {
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    for (const name of places) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Report a bug/ })).toHaveCount(0);
  });

  await test.step('§6 anonymous: a bug report is refused', async () => {
    const body = { title: 'Who am I', description: 'Nobody.' };
    const reply = await visitor({ origin }).tries(calls.createBugReport, { body });
    expect([reply.status, reply.text]).toEqual([401, 'User not authenticated']);
  });
});

test('an authenticated user', async ({ newPerson }) => {
  const ana = await newPerson('Ana Brandt');
  const ben = await newPerson('Ben Tutu');
  const { page } = ana;
  await page.goto('/');

  await test.step('§6 user: the links Home, Wishlists, Profile and Friends, and the bug-report button', async () => {
    const links = page.getByRole('navigation').getByRole('link');
    for (const name of places) await expect(links.filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole('button', { name: /Report a bug/ })).toBeVisible();
  });

  await test.step('§1 purpose: a user keeps lists of items, each public or private', async () => {
    await page.goto('/mywishlists');
    for (const [title, word] of [
      ['Winter', 'Public'],
      ['Autumn', 'Private'],
    ] as const) {
      await page.getByRole('button', { name: 'Add Wishlist' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Title').fill(title);
      if (word === 'Private') await dialog.getByRole('switch', { name: 'Public' }).click();
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect(cardOf(page, title)).toContainText(word);
    }
  });

  await test.step('§6 user: own wishlists and items', async () => {
    await cardOf(page, 'Winter').click();
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Skates');
    await page.getByRole('button', { name: 'Add Item' }).click();
    await expect(page.getByRole('heading', { name: 'Items (1)' })).toBeVisible();
  });

  await test.step('§6 user: own profile', async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Name').fill('Ana B.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Ana B.' })).toBeVisible();
  });

  await test.step('§1 purpose: a user manages friendships', async () => {
    await ben.page.goto('/friends');
    await cardOf(ben.page, 'Ana B.').getByRole('button', { name: 'Send Friend Request' }).click();
    await expect(cardOf(ben.page, 'Ana B.').getByText('Request sent')).toBeVisible();
    await page.goto('/friends');
    await cardOf(page, 'Ben Tutu').getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('link', { name: /Ben Tutu/ })).toBeVisible();
  });

  await test.step("§1 purpose: a user browses friends' wishlists, and claims an item as purchased", async () => {
    await ben.page.goto(`/friends/${ana.id}`);
    await cardOf(ben.page, 'Winter').click();
    await ben.page.getByRole('button', { name: "I'm getting it!" }).click();
    await expect(ben.page.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  await test.step('§1 purpose: a private list is shared with chosen friends', async () => {
    await ben.page.goto(`/friends/${ana.id}`);
    await expect(cardOf(ben.page, 'Winter')).toBeVisible();
    await expect(cardOf(ben.page, 'Autumn')).toHaveCount(0);
    await page.goto('/mywishlists');
    await cardOf(page, 'Autumn').click();
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Wishlist' });
    await dialog.getByText('Ben Tutu').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Shared', { exact: true })).toBeVisible();
    await ben.page.reload();
    await expect(cardOf(ben.page, 'Autumn')).toBeVisible();
  });

  await test.step("§6 user: friends' wishlists, to mark as purchased; strangers' are out of reach", async () => {
    const stranger = await newPerson('Cora Blum');
    const list = await addWishlist(stranger, { title: 'Not yours' });
    const item = await addItem(stranger, list, { name: 'Lamp' });
    await page.goto(`/friendwishlists/${list}`);
    await expect(page.getByText(/not found/i).first()).toBeVisible();
    const claim = { params: { id: item }, body: { purchased: true } };
    expect((await ana.tries(calls.purchase, claim)).status).toBe(404);
    await befriend(ana, stranger);
    await page.reload();
    await page.getByRole('button', { name: "I'm getting it!" }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

test('flags', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Okoye');
  const { page } = ana;

  await test.step('§6 route guard: it asks for sign-in alone, the pages of other roles open to everyone signed in', async () => {
    const pages = { '/staff-tools': 'Staff Tools', '/superuser-tools': 'Superuser Tools' };
    const rest = { users: 'All Users', 'pending-users': 'Pending Approvals', 'bug-reports': 'Bug Reports' };
    for (const [path, heading] of Object.entries(pages)) {
      await page.goto(path);
      await seesHeading(page, heading);
    }
    for (const [path, heading] of Object.entries(rest)) {
      await page.goto(`/superuser-tools/${path}`);
      await seesHeading(page, heading);
    }
  });

  await test.step('§6 server: what is for superusers is refused to everyone else, and the page says so', async () => {
    const refused = 'You are not allowed to do that';
    for (const call of [calls.listUsers, calls.listBugReports, calls.countOpenBugReports]) {
      const reply = await ana.tries(call);
      expect([reply.status, reply.text]).toEqual([403, refused]);
    }
    const { id } = await ana.does(calls.createBugReport, { body: { title: 'Mine', description: 'Mine.' } });
    const change = { params: { id }, body: { status: 'resolved' } };
    expect((await ana.tries(calls.updateBugReportStatus, change)).status).toBe(403);
    await page.goto('/superuser-tools/users');
    await expect(page.getByText('Failed to load users.', { exact: true })).toBeVisible();
    await page.goto('/superuser-tools/bug-reports');
    await expect(page.getByText(`Oops! Something went wrong: ${refused}`)).toBeVisible();
  });

  await test.step('§6 staff: the flag shows the Staff Tools card', async () => {
    await page.goto('/');
    await expect(cardOf(page, 'My Friends')).toBeVisible();
    await expect(cardOf(page, 'Staff Tools')).toHaveCount(0);
    await promote(ana, 'staff');
    await page.reload();
    await expect(cardOf(page, 'Staff Tools')).toBeVisible();
    await expect(cardOf(page, 'Superuser Tools')).toHaveCount(0);
  });

  await test.step('§1 staff: they get an extra page of tools', async () => {
    await cardOf(page, 'Staff Tools').click();
    await expect(page.getByText('Staff tools are under development.')).toBeVisible();
  });

  await test.step('§6 superuser: the flag shows the Superuser Tools card', async () => {
    await promote(ana, 'superuser');
    await page.goto('/');
    await expect(cardOf(page, 'Superuser Tools')).toBeVisible();
  });

  await test.step('§6 superuser: all users, pending approvals and bug reports with a change of status', async () => {
    await page.goto('/superuser-tools/users');
    await expect(page.getByRole('row').filter({ hasText: 'Ana Okoye' })).toBeVisible();
    await page.goto('/superuser-tools/pending-users');
    await expect(page.getByText('Pending approvals are under development.')).toBeVisible();
    await page.goto('/superuser-tools/bug-reports');
    const card = page.getByRole('listitem').filter({ hasText: 'Mine' }).first();
    await card.getByRole('combobox').selectOption('in_progress');
    await page.reload();
    await expect(card.getByRole('combobox')).toHaveValue('in_progress');
  });
});
