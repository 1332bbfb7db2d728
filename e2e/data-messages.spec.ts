import { expect, type Locator } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectToasts, failRequests, errorResponseWithoutMessage, errorResponseWithMessage } from './failures.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, expectHeading, getToast, waitForSettledButtons } from './steps.ts';

test('failed changes of wishlists and items show the toasts that the specification requires (§8)', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Stern');
  const list = await addWishlist(ana, { title: 'Desk' });
  await addItem(ana, list, { name: 'Stapler' });
  const { page } = ana;
  const clickButton = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  const openDialog = (): Locator => page.locator('dialog[open]').last();
  const submit = (): Promise<void> => openDialog().locator('button[type=submit]').click();
  const confirm = (): Promise<void> => openDialog().getByRole('button', { name: 'Delete' }).click();
  const cancelDialog = async (): Promise<void> => {
    await openDialog().getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  };
  await page.goto('/mywishlists');

  await test.step("§8 data calls: the toast Error creating wishlist has the server's text or Failed to create wishlist", async () => {
    await clickButton('Add Wishlist')();
    await openDialog().getByLabel('Title').fill('Shelf');
    const texts = { title: 'Error creating wishlist', fallback: 'Failed to create wishlist' };
    await expectToasts(page, { method: 'POST', url: '**/api/mywishlists' }, submit, texts);
    await cancelDialog();
  });

  await test.step("§8 data calls: the toast Error deleting wishlist has the server's text or Failed to delete wishlist", async () => {
    await clickButton('Delete Desk')();
    const texts = { title: 'Error deleting wishlist', fallback: 'Failed to delete wishlist' };
    await expectToasts(page, { method: 'DELETE', url: `**/api/mywishlists/${list}` }, confirm, texts);
    await cancelDialog();
  });

  await test.step("§8 data calls: the toast Error updating wishlist has the server's text or Failed to update wishlist", async () => {
    await page.goto(`/mywishlists/${list}`);
    await clickButton('Edit Wishlist')();
    const texts = { title: 'Error updating wishlist', fallback: 'Failed to update wishlist' };
    await expectToasts(page, { method: 'PUT', url: `**/api/mywishlists/${list}` }, submit, texts);
  });

  await test.step('§8 data calls: a conflict while saving a wishlist shows Failed to update wishlist', async () => {
    await ana.does(calls.updateWishlist, { params: { id: list }, body: { title: 'Desk, tidy' } });
    await submit();
    await expect(getToast(page, 'Failed to update wishlist')).toBeVisible();
    await expect(
      getToast(page, 'This was changed elsewhere in the meantime. Load it again and repeat your change'),
    ).toBeVisible();
    await cancelDialog();
  });

  const itemsUrl = `**/api/mywishlists/${list}/item`;

  await test.step("§8 data calls: the toast Error adding item has the server's text or Failed to add item to wishlist", async () => {
    await page.goto(`/mywishlists/${list}`);
    await clickButton('Add New Item')();
    await openDialog().getByLabel('Name').fill('Lamp');
    const texts = { title: 'Error adding item', fallback: 'Failed to add item to wishlist' };
    await expectToasts(page, { method: 'POST', url: itemsUrl }, submit, texts);
    await cancelDialog();
  });

  await test.step("§8 data calls: the toast Error deleting item has the server's text or Failed to delete item", async () => {
    await clickButton('Delete Stapler')();
    const texts = { title: 'Error deleting item', fallback: 'Failed to delete item' };
    await expectToasts(page, { method: 'DELETE', url: `${itemsUrl}/*` }, confirm, texts);
    await cancelDialog();
  });

  await test.step("§8 data calls: the toast Error updating item has the server's text or Failed to update item", async () => {
    await clickButton('Edit Stapler')();
    const texts = { title: 'Error updating item', fallback: 'Failed to update item' };
    await expectToasts(page, { method: 'PUT', url: itemsUrl }, submit, texts);
  });

  await test.step('§8 data calls: a conflict while saving an item shows Failed to update item', async () => {
    await addItem(ana, list, { name: 'Pen' });
    await submit();
    await expect(getToast(page, 'Failed to update item')).toBeVisible();
    await cancelDialog();
  });
});

test('failed changes of profile, claims and bug reports show the toasts that the specification requires', async ({
  newPerson,
  promote,
}) => {
  const [ana, ben] = [await newPerson('Ana Hahn'), await newPerson('Ben Hahn')];
  await befriend(ana, ben);
  const list = await addWishlist(ben, { title: 'Music' });
  await addItem(ben, list, { name: 'Flute' });
  await ben.does(calls.createBugReport, { body: { title: 'Flat note', description: 'Every F.' } });
  await promote(ana, 'superuser');
  const { page } = ana;

  await test.step("§8 data calls: the toast Error updating user has the server's text or Failed to update user", async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const save = (): Promise<void> => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const texts = { title: 'Error updating user', fallback: 'Failed to update user' };
    await expectToasts(page, { method: 'PUT', url: '**/api/users' }, save, texts);
  });

  await test.step('§8 data calls: a failed change of the profile shows Failed to update profile in the form', () =>
    expect(page.getByRole('dialog').getByText('Failed to update profile', { exact: true })).toBeVisible());

  await test.step("§8 data calls: a failed claim shows the server's text or Failed to update item status", async () => {
    await page.goto(`/friendwishlists/${list}`);
    const claim = (): Promise<void> => getCard(page, 'Flute').getByRole('button', { name: "I'm getting it!" }).click();
    const texts = { title: 'Error updating item', fallback: 'Failed to update item status' };
    await expectToasts(page, { method: 'PUT', url: '**/purchase' }, claim, texts);
  });

  await test.step("§8 data calls: a failed change of a bug report's status shows Update failed", async () => {
    await page.goto('/superuser-tools/bug-reports');
    const restore = await failRequests(page, { method: 'PATCH', url: '**/status' }, errorResponseWithoutMessage);
    await page.getByLabel('Status of “Flat note”').selectOption('resolved');
    await expect(getToast(page, 'Update failed')).toBeVisible();
    await expect(page.getByLabel('Status of “Flat note”')).toHaveValue('open');
    await restore();
  });

  await test.step("§8 data calls: the toast Failed to update bug report: ends with the server's text", async () => {
    await failRequests(page, { method: 'PATCH', url: '**/status' }, errorResponseWithMessage);
    await page.getByLabel('Status of “Flat note”').selectOption('resolved');
    await expect(getToast(page, `Failed to update bug report: ${errorResponseWithMessage.body}`)).toBeVisible();
  });
});

test("failed friend actions show an alert on the person's card, and log a text in the browser console", async ({
  newPerson,
}) => {
  const [ana, ben] = [await newPerson('Ana Olsen'), await newPerson('Ben Olsen')];
  const { page } = ana;
  const consoleLines: string[] = [];
  page.on('console', (line) => consoleLines.push(line.text()));
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ben Olsen' });
  const expectFailure = async (clickButton: string, call: string, text: string): Promise<void> => {
    const body = JSON.stringify({ error: errorResponseWithMessage.body });
    const response = { status: 500, contentType: 'application/json', body };
    const restore = await failRequests(page, { method: 'POST', url: `**/api/friends/${call}?*` }, response);
    await waitForSettledButtons(page);
    await card.getByRole('button', { name: clickButton }).click();
    await expect.poll(() => consoleLines.some((line) => line.startsWith(text))).toBe(true);
    await expect(card.getByRole('alert').getByText(errorResponseWithMessage.body)).toBeVisible();
    await expect(card.getByRole('button', { name: clickButton })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(0);
    await restore();
  };
  await page.goto('/friends');
  await expectHeading(page, /^Friends/);

  await test.step('§8 friend actions: Failed to send friend request appears only in the console', () =>
    expectFailure('Send Friend Request', 'request', 'Failed to send friend request'));

  await test.step('§8 friend actions: Failed to revoke friend request appears only in the console', async () => {
    await waitForSettledButtons(page);
    await card.getByRole('button', { name: 'Send Friend Request' }).click();
    await expect(card.getByRole('button', { name: 'Revoke Request' })).toBeVisible();
    await expectFailure('Revoke Request', 'revoke', 'Failed to revoke friend request');
    await ana.does(calls.revokeFriend, { query: { friend_id: ben.id } });
  });

  await test.step('§8 friend actions: Failed to accept friend request appears only in the console', async () => {
    await ben.does(calls.requestFriend, { query: { friend_id: ana.id } });
    await page.reload();
    await expectFailure('Accept', 'accept', 'Failed to accept friend request');
  });
});
