import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, clickAndSave, expectHeading } from './steps.ts';

const navigationLinkNames = ['Home', 'Wishlists', 'Profile', 'Friends'];

test('a signed-in user can change only own data, and can open and claim from the lists of friends', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Brandt');
  const ben = await newPerson('Ben Tutu');
  const { page } = ana;
  await page.goto('/');

  await test.step('§6 user: a user sees the links Home, Wishlists, Profile, Friends and the bug-report button', async () => {
    const links = page.getByRole('navigation').getByRole('link');
    for (const name of navigationLinkNames) await expect(links.filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole('button', { name: /Report a bug/ })).toBeVisible();
  });

  await test.step('§1 purpose: a user can create public and private lists', async () => {
    for (const [title, word] of [
      ['Winter', 'Public'],
      ['Autumn', 'Private'],
    ] as const) {
      await page.goto('/mywishlists');
      await page.getByRole('button', { name: 'Add Wishlist' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Title').fill(title);
      if (word === 'Private') await dialog.getByRole('switch', { name: 'Public' }).click();
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expectHeading(page, title);
      await expect(page.getByRole('main').getByText(word, { exact: true })).toBeVisible();
    }
  });

  await test.step('§6 user: a user can open own wishlists and add items', async () => {
    await page.goto('/mywishlists');
    await getCard(page, 'Winter').click();
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Skates');
    await page.getByRole('button', { name: 'Add Item' }).click();
    await expect(page.getByRole('heading', { name: 'Items (1)' })).toBeVisible();
  });

  await test.step('§6 user: a user can change their own profile', async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Name').fill('Ana B.');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save' }).click();
    await saved;
    await expect(page.getByRole('heading', { name: 'Ana B.' })).toBeVisible();
  });

  await test.step('§1 purpose: a user can send and accept friend requests', async () => {
    await ben.page.goto('/friends');
    await clickAndSave(getCard(ben.page, 'Ana B.').getByRole('button', { name: 'Send Friend Request' }));
    await expect(getCard(ben.page, 'Ana B.').getByText('Request sent')).toBeVisible();
    await page.goto('/friends');
    await clickAndSave(getCard(page, 'Ben Tutu').getByRole('button', { name: 'Accept' }));
    await expect(page.getByRole('link', { name: /Ben Tutu/ })).toBeVisible();
  });

  await test.step("§1 purpose: a user can open friends' wishlists and claim an item", async () => {
    await ben.page.goto(`/friends/${ana.id}`);
    await getCard(ben.page, 'Winter').click();
    await ben.page.getByRole('button', { name: "I'm getting it!" }).click();
    await expect(ben.page.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  await test.step('§1 purpose: a user can share a private list with chosen friends', async () => {
    await ben.page.goto(`/friends/${ana.id}`);
    await expect(getCard(ben.page, 'Winter')).toBeVisible();
    await expect(getCard(ben.page, 'Autumn')).toHaveCount(0);
    await page.goto('/mywishlists');
    await getCard(page, 'Autumn').click();
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Wishlist' });
    await dialog.getByText('Ben Tutu').click();
    await clickAndSave(dialog.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Shared', { exact: true })).toBeVisible();
    await ben.page.reload();
    await expect(getCard(ben.page, 'Autumn')).toBeVisible();
  });

  await test.step('§6 user: a user can open and claim from wishlists of friends, but not of strangers', async () => {
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

test('staff and superusers have additional pages and rights, as the specification requires (§6)', async ({
  newPerson,
  promote,
}) => {
  const ana = await newPerson('Ana Okoye');
  const { page } = ana;

  await test.step('§6 route guard: every signed-in user can open the pages of other roles', async () => {
    const pages = { '/staff-tools': 'Staff Tools', '/superuser-tools': 'Superuser Tools' };
    const rest = { users: 'All Users', 'pending-users': 'Pending Approvals', 'bug-reports': 'Bug Reports' };
    for (const [path, heading] of Object.entries(pages)) {
      await page.goto(path);
      await expectHeading(page, heading);
    }
    for (const [path, heading] of Object.entries(rest)) {
      await page.goto(`/superuser-tools/${path}`);
      await expectHeading(page, heading);
    }
  });

  await test.step('§6 server: the server refuses data for superusers to other users, and the page shows the error', async () => {
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

  await test.step('§6 staff: only a user with the staff flag sees the card Staff Tools', async () => {
    await page.goto('/');
    await expect(getCard(page, 'My Friends')).toBeVisible();
    await expect(getCard(page, 'Staff Tools')).toHaveCount(0);
    await promote(ana, 'staff');
    await page.reload();
    await expect(getCard(page, 'Staff Tools')).toBeVisible();
    await expect(getCard(page, 'Superuser Tools')).toHaveCount(0);
  });

  await test.step('§1 staff: staff can open the page Staff Tools', async () => {
    await getCard(page, 'Staff Tools').click();
    await expect(page.getByText('Staff tools are under development.')).toBeVisible();
  });

  await test.step('§6 superuser: only a user with the superuser flag sees the card Superuser Tools', async () => {
    await promote(ana, 'superuser');
    await page.goto('/');
    await expect(getCard(page, 'Superuser Tools')).toBeVisible();
  });

  await test.step('§6 superuser: a superuser sees all users and can change the status of bug reports', async () => {
    await page.goto('/superuser-tools/users');
    await expect(page.getByRole('row').filter({ hasText: 'Ana Okoye' })).toBeVisible();
    await page.goto('/superuser-tools/pending-users');
    await expect(page.getByText('Pending approvals are under development.')).toBeVisible();
    await page.goto('/superuser-tools/bug-reports');
    const card = page.getByRole('listitem').filter({ hasText: 'Mine' }).first();
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' || response.request().method() === 'PATCH',
    );
    await card.getByRole('combobox').selectOption('in_progress');
    await saved;
    await page.reload();
    await expect(card.getByRole('combobox')).toHaveValue('in_progress');
  });
});
