import { expect, type Locator } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectToasts, fail, silent, spoken } from './failures.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, cardOf, seesHeading, toast } from './steps.ts';

test('changes of wishlists and items that fail', async ({ newPerson }) => {
  const ana = await newPerson('Ana Stern');
  const list = await addWishlist(ana, { title: 'Desk' });
  await addItem(ana, list, { name: 'Stapler' });
  const { page } = ana;
  const button = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  const open = (): Locator => page.locator('dialog[open]').last();
  const submit = (): Promise<void> => open().locator('button[type=submit]').click();
  const confirm = (): Promise<void> => open().getByRole('button', { name: 'Delete' }).click();
  const leave = async (): Promise<void> => {
    await open().getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  };
  await page.goto('/mywishlists');

  await test.step("§8 data calls: Error creating wishlist, with the server's text or Failed to create wishlist", async () => {
    await button('Add Wishlist')();
    await open().getByLabel('Title').fill('Shelf');
    const told = { title: 'Error creating wishlist', fallback: 'Failed to create wishlist' };
    await expectToasts(page, { method: 'POST', address: '**/api/mywishlists' }, submit, told);
    await leave();
  });

  await test.step("§8 data calls: Error deleting wishlist, with the server's text or Failed to delete wishlist", async () => {
    await button('Delete Desk')();
    const told = { title: 'Error deleting wishlist', fallback: 'Failed to delete wishlist' };
    await expectToasts(page, { method: 'DELETE', address: `**/api/mywishlists/${list}` }, confirm, told);
    await leave();
  });

  await test.step("§8 data calls: Error updating wishlist, with the server's text or Failed to update wishlist", async () => {
    await page.goto(`/mywishlists/${list}`);
    await button('Edit Wishlist')();
    const told = { title: 'Error updating wishlist', fallback: 'Failed to update wishlist' };
    await expectToasts(page, { method: 'PUT', address: `**/api/mywishlists/${list}` }, submit, told);
  });

  await test.step('§8 data calls: a wishlist changed elsewhere has the title Failed to update wishlist', async () => {
    await ana.does(calls.updateWishlist, { params: { id: list }, body: { title: 'Desk, tidy' } });
    await submit();
    await expect(toast(page, 'Failed to update wishlist')).toBeVisible();
    await expect(
      toast(page, 'This was changed elsewhere in the meantime. Load it again and repeat your change'),
    ).toBeVisible();
    await leave();
  });

  const items = `**/api/mywishlists/${list}/item`;

  await test.step("§8 data calls: Error adding item, with the server's text or Failed to add item to wishlist", async () => {
    await page.goto(`/mywishlists/${list}`);
    await button('Add New Item')();
    await open().getByLabel('Name').fill('Lamp');
    const told = { title: 'Error adding item', fallback: 'Failed to add item to wishlist' };
    await expectToasts(page, { method: 'POST', address: items }, submit, told);
    await leave();
  });

  await test.step("§8 data calls: Error deleting item, with the server's text or Failed to delete item", async () => {
    await button('Delete Stapler')();
    const told = { title: 'Error deleting item', fallback: 'Failed to delete item' };
    await expectToasts(page, { method: 'DELETE', address: `${items}/*` }, confirm, told);
    await leave();
  });

  await test.step("§8 data calls: Error updating item, with the server's text or Failed to update item", async () => {
    await button('Edit Stapler')();
    const told = { title: 'Error updating item', fallback: 'Failed to update item' };
    await expectToasts(page, { method: 'PUT', address: items }, submit, told);
  });

  await test.step('§8 data calls: an item changed elsewhere has the title Failed to update item', async () => {
    await addItem(ana, list, { name: 'Pen' });
    await submit();
    await expect(toast(page, 'Failed to update item')).toBeVisible();
    await leave();
  });
});

test('changes of oneself, of claims and of reports that fail', async ({ newPerson, promote }) => {
  const [ana, ben] = [await newPerson('Ana Hahn'), await newPerson('Ben Hahn')];
  await befriend(ana, ben);
  const list = await addWishlist(ben, { title: 'Music' });
  await addItem(ben, list, { name: 'Flute' });
  await ben.does(calls.createBugReport, { body: { title: 'Flat note', description: 'Every F.' } });
  await promote(ana, 'superuser');
  const { page } = ana;

  await test.step("§8 data calls: Error updating user, with the server's text or Failed to update user", async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const save = (): Promise<void> => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const told = { title: 'Error updating user', fallback: 'Failed to update user' };
    await expectToasts(page, { method: 'PUT', address: '**/api/users' }, save, told);
  });

  await test.step('§8 data calls: the profile form says Failed to update profile', () =>
    expect(page.getByRole('dialog').getByText('Failed to update profile', { exact: true })).toBeVisible());

  await test.step("§8 data calls: a claim's Error updating item, with the server's text or Failed to update item status", async () => {
    await page.goto(`/friendwishlists/${list}`);
    const claim = (): Promise<void> => cardOf(page, 'Flute').getByRole('button', { name: "I'm getting it!" }).click();
    const told = { title: 'Error updating item', fallback: 'Failed to update item status' };
    await expectToasts(page, { method: 'PUT', address: '**/purchase' }, claim, told);
  });

  await test.step('§8 data calls: a status that cannot be changed shows Update failed', async () => {
    await page.goto('/superuser-tools/bug-reports');
    const mend = await fail(page, { method: 'PATCH', address: '**/status' }, silent);
    await page.getByLabel('Status of “Flat note”').selectOption('resolved');
    await expect(toast(page, 'Update failed')).toBeVisible();
    await expect(page.getByLabel('Status of “Flat note”')).toHaveValue('open');
    await mend();
  });

  await test.step("§8 data calls: Failed to update bug report: is followed by the server's text", async () => {
    await fail(page, { method: 'PATCH', address: '**/status' }, spoken);
    await page.getByLabel('Status of “Flat note”').selectOption('resolved');
    await expect(toast(page, `Failed to update bug report: ${spoken.body}`)).toBeVisible();
  });
});

test('friend actions that fail', async ({ newPerson }) => {
  const [ana, ben] = [await newPerson('Ana Olsen'), await newPerson('Ben Olsen')];
  const { page } = ana;
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ben Olsen' });
  const refused = async (button: string, call: string, text: string): Promise<void> => {
    const body = JSON.stringify({ error: spoken.body });
    const answer = { status: 500, contentType: 'application/json', body };
    const mend = await fail(page, { method: 'POST', address: `**/api/friends/${call}?*` }, answer);
    await card.getByRole('button', { name: button }).click();
    await expect.poll(() => logged.some((line) => line.startsWith(text))).toBe(true);
    await expect(card.getByRole('alert').getByText(spoken.body)).toBeVisible();
    await expect(card.getByRole('button', { name: button })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(0);
    await mend();
  };
  await page.goto('/friends');
  await seesHeading(page, /^Friends/);

  await test.step('§8 friend actions: Failed to send friend request goes to the console alone', () =>
    refused('Send Friend Request', 'request', 'Failed to send friend request'));

  await test.step('§8 friend actions: Failed to revoke friend request goes to the console alone', async () => {
    await card.getByRole('button', { name: 'Send Friend Request' }).click();
    await expect(card.getByRole('button', { name: 'Revoke Request' })).toBeVisible();
    await refused('Revoke Request', 'revoke', 'Failed to revoke friend request');
    await ana.does(calls.revokeFriend, { query: { friend_id: ben.id } });
  });

  await test.step('§8 friend actions: Failed to accept friend request goes to the console alone', async () => {
    await ben.does(calls.requestFriend, { query: { friend_id: ana.id } });
    await page.reload();
    await refused('Accept', 'accept', 'Failed to accept friend request');
  });
});
