import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { hear, hearOpening } from './heard-call.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, cardOf } from './steps.ts';

test('the calls for friends', async ({ newPerson }) => {
  const [ana, ben, cem] = [await newPerson('Ana Ueda'), await newPerson('Ben Ngata'), await newPerson('Cem Polat')];
  await befriend(ana, ben);
  const list = await addWishlist(ben, { title: 'Surfing' });
  const item = await addItem(ben, list, { name: 'Wax' });
  const { page } = ana;

  await test.step('§7 GET /friends: the list of friends', async () => {
    const { answer } = await hearOpening(page, 'GET /api/friends', '/friends');
    expect(answer).toMatchObject([{ id: ben.id, display_name: 'Ben Ngata', avatar: 'gray' }]);
  });

  await test.step('§7 GET /friends/notfriends: users with a status', async () => {
    await cem.does(calls.requestFriend, { query: { friend_id: ana.id } });
    const { answer } = await hearOpening(page, 'GET /api/friends/notfriends', '/friends');
    const entry = { id: cem.id, display_name: 'Cem Polat', avatar: 'gray', status: 'pending_received' };
    expect(answer).toEqual(expect.arrayContaining([expect.objectContaining(entry)]));
  });

  const button = (name: string) => cardOf(page, 'Cem Polat').getByRole('button', { name });
  const asks = async (action: string, name: string): Promise<void> => {
    const call = `POST /api/friends/${action}?friend_id=${cem.id}`;
    expect(await hear(page, call, () => button(name).click())).toEqual({
      status: 204,
      sent: undefined,
      answer: undefined,
    });
  };

  await test.step('§7 POST /friends/revoke?friend_id=: without a body', () => asks('revoke', 'Deny'));
  await test.step('§7 POST /friends/request?friend_id=: without a body', () => asks('request', 'Send Friend Request'));
  await test.step('§7 POST /friends/accept?friend_id=: without a body', async () => {
    await cem.does(calls.revokeFriend, { query: { friend_id: ana.id } });
    await cem.does(calls.requestFriend, { query: { friend_id: ana.id } });
    await page.reload();
    await asks('accept', 'Accept');
  });

  await test.step('§7 friend actions: the error body has an error field', async () => {
    const refused = await ana.tries(calls.requestFriend, { query: { friend_id: ana.id } });
    expect(refused.body).toEqual({ error: 'You cannot be friends with yourself' });
  });

  await test.step('§7 GET /friends/{id}: a friend with wishlists', async () => {
    const { answer } = await hearOpening(page, `GET /api/friends/${ben.id}`, `/friends/${ben.id}`);
    expect(answer).toMatchObject({ id: ben.id, display_name: 'Ben Ngata', wishlists: [{ title: 'Surfing' }] });
  });

  await test.step("§7 GET /friendwishlists/{id}: a friend's wishlist", async () => {
    const address = `/friendwishlists/${list}`;
    const { answer } = await hearOpening(page, `GET /api${address}`, address);
    expect(answer).toMatchObject({ id: list, title: 'Surfing', items: [{ id: item, name: 'Wax' }] });
  });

  await test.step('§7 PUT /friendwishlists/{id}/purchase: JSON with purchased, and the id of the item', async () => {
    const press = (name: string) => () => page.getByRole('button', { name }).click();
    const call = `PUT /api/friendwishlists/${item}/purchase`;
    const claim = await hear(page, call, press("I'm getting it!"));
    expect(claim).toMatchObject({ status: 200, sent: { purchased: true }, answer: { purchased: true } });
    const undo = await hear(page, call, press('Undo'));
    expect(undo).toMatchObject({ status: 200, sent: { purchased: false }, answer: { purchased: false } });
  });
});

test('the calls for profiles, users and bug reports', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Marsh');
  await promote(ana, 'superuser');
  const { page } = ana;

  await test.step('§7 GET /users/firebase/{uid}: the user record, in the app with camelCase names and the uid', async () => {
    const { answer } = await hearOpening(page, `GET /api/users/firebase/${ana.uid}`, '/');
    const flags = { is_staff: false, is_superuser: true, is_active: true };
    const record = { id: ana.id, uid: ana.uid, email: ana.email, display_name: 'Ana Marsh', avatar: 'gray', ...flags };
    expect(answer).toEqual(record);
    await expect(page.getByRole('heading', { name: 'Welcome, Ana Marsh!' })).toBeVisible();
  });

  await test.step('§7 PUT /users: JSON with displayName and avatar', async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Name').fill('Ana M.');
    const { sent, status } = await hear(page, 'PUT /api/users', () =>
      page.getByRole('button', { name: 'Save' }).click(),
    );
    expect(sent).toEqual({ display_name: 'Ana M.', avatar: 'gray' });
    expect(status).toBe(200);
  });

  const send = async (): Promise<void> => {
    await page.getByRole('button', { name: /Report a bug/ }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Wrong ribbon');
    await page.getByRole('dialog').getByLabel('Description').fill('Blue instead of red.');
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  };

  await test.step('§7 POST /bugreports: with a bearer, JSON with title and description', async () => {
    const { sent, status } = await hear(page, 'POST /api/bugreports', send);
    expect(sent).toEqual({ title: 'Wrong ribbon', description: 'Blue instead of red.' });
    expect(status).toBe(201);
  });

  await test.step('§7 POST /bugreports: the answer is only checked for success', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.route('**/api/bugreports', (route) => route.fulfill({ status: 200, json: { anything: 'else' } }));
    await send();
    await expect(page.getByText('Bug report submitted').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute('**/api/bugreports');
  });

  await test.step('§7 GET /bugreports/count/open: an object with a count', async () => {
    const { answer } = await hearOpening(page, 'GET /api/bugreports/count/open', '/superuser-tools');
    expect(answer).toEqual({ count: expect.any(Number) as unknown });
  });

  await test.step('§7 GET /bugreports: a list of reports with their user', async () => {
    const { answer } = await hearOpening(page, 'GET /api/bugreports', '/superuser-tools/bug-reports');
    const user = expect.objectContaining({ id: ana.id, display_name: 'Ana M.' }) as object;
    const entry = expect.objectContaining({ title: 'Wrong ribbon', status: 'open', user }) as object;
    expect(answer).toEqual(expect.arrayContaining([entry]));
  });

  await test.step('§7 PATCH /bugreports/{id}/status: JSON with status; the updated report comes back', async () => {
    const [report] = await ana.does(calls.listBugReports);
    const dropdown = cardOf(page, 'Wrong ribbon').first().getByRole('combobox');
    const choose = () => dropdown.selectOption('in_progress');
    const call = await hear(page, `PATCH /api/bugreports/${report?.id}/status`, choose);
    expect(call).toMatchObject({ status: 200, sent: { status: 'in_progress' }, answer: { status: 'in_progress' } });
  });

  await test.step('§7 GET /users: all users', async () => {
    const { answer } = await hearOpening(page, 'GET /api/users', '/superuser-tools/users');
    expect(answer).toEqual(expect.arrayContaining([expect.objectContaining({ uid: ana.uid, email: ana.email })]));
  });
});
