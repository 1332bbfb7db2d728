import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { observeRequest, openPageAndObserve } from './observe-request.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, waitForSettledButtons } from './steps.ts';

test('the friend pages send the requests that the specification requires (§7)', async ({ newPerson }) => {
  const [ana, ben, cem] = [await newPerson('Ana Ueda'), await newPerson('Ben Ngata'), await newPerson('Cem Polat')];
  await befriend(ana, ben);
  const list = await addWishlist(ben, { title: 'Surfing' });
  const item = await addItem(ben, list, { name: 'Wax' });
  const { page } = ana;

  await test.step('§7 GET /friends: returns the list of friends', async () => {
    const { body } = await openPageAndObserve(page, 'GET /api/friends', '/friends');
    expect(body).toMatchObject([{ id: ben.id, display_name: 'Ben Ngata', avatar: 'gray' }]);
  });

  await test.step('§7 GET /friends/notfriends: returns users with a status', async () => {
    await cem.does(calls.requestFriend, { query: { friend_id: ana.id } });
    const { body } = await openPageAndObserve(page, 'GET /api/friends/notfriends', '/friends');
    const entry = { id: cem.id, display_name: 'Cem Polat', avatar: 'gray', status: 'pending_received' };
    expect(body).toEqual(expect.arrayContaining([expect.objectContaining(entry)]));
  });

  const button = (name: string) => getCard(page, 'Cem Polat').getByRole('button', { name });
  const expectFriendRequest = async (action: string, name: string): Promise<void> => {
    const call = `POST /api/friends/${action}?friend_id=${cem.id}`;
    await waitForSettledButtons(page);
    expect(await observeRequest(page, call, () => button(name).click())).toEqual({
      status: 204,
      sent: undefined,
      body: undefined,
    });
  };

  await test.step('§7 POST /friends/revoke?friend_id=: the request has no body', () =>
    expectFriendRequest('revoke', 'Deny'));
  await test.step('§7 POST /friends/request?friend_id=: the request has no body', () =>
    expectFriendRequest('request', 'Send Friend Request'));
  await test.step('§7 POST /friends/accept?friend_id=: the request has no body', async () => {
    await cem.does(calls.revokeFriend, { query: { friend_id: ana.id } });
    await cem.does(calls.requestFriend, { query: { friend_id: ana.id } });
    await page.reload();
    await expectFriendRequest('accept', 'Accept');
  });

  await test.step('§7 friend actions: the body of an error response has the field error', async () => {
    const refused = await ana.tries(calls.requestFriend, { query: { friend_id: ana.id } });
    expect(refused.body).toEqual({ error: 'You cannot be friends with yourself' });
  });

  await test.step('§7 GET /friends/{id}: returns a friend with wishlists', async () => {
    const { body } = await openPageAndObserve(page, `GET /api/friends/${ben.id}`, `/friends/${ben.id}`);
    expect(body).toMatchObject({ id: ben.id, display_name: 'Ben Ngata', wishlists: [{ title: 'Surfing' }] });
  });

  await test.step("§7 GET /friendwishlists/{id}: returns a friend's wishlist", async () => {
    const url = `/friendwishlists/${list}`;
    const { body } = await openPageAndObserve(page, `GET /api${url}`, url);
    expect(body).toMatchObject({ id: list, title: 'Surfing', items: [{ id: item, name: 'Wax' }] });
  });

  await test.step('§7 PUT /friendwishlists/{id}/purchase: the id is an item id; the JSON body has the field purchased', async () => {
    const clickButton = (name: string) => () => page.getByRole('button', { name }).click();
    const call = `PUT /api/friendwishlists/${item}/purchase`;
    const claim = await observeRequest(page, call, clickButton("I'm getting it!"));
    expect(claim).toMatchObject({ status: 200, sent: { purchased: true }, body: { purchased: true } });
    await waitForSettledButtons(page);
    const undo = await observeRequest(page, call, clickButton('Undo'));
    expect(undo).toMatchObject({ status: 200, sent: { purchased: false }, body: { purchased: false } });
  });
});

test('profile, user and bug report pages send the requests that the specification requires (§7)', async ({
  newPerson,
  promote,
}) => {
  const ana = await newPerson('Ana Marsh');
  await promote(ana, 'superuser');
  const { page } = ana;

  await test.step('§7 GET /users/firebase/{uid}: returns the user record of the uid', async () => {
    const { body } = await openPageAndObserve(page, `GET /api/users/firebase/${ana.uid}`, '/');
    const flags = { is_staff: false, is_superuser: true, is_active: true };
    const own = { id: ana.id, uid: ana.uid, email: ana.email, display_name: 'Ana Marsh' };
    const record = { ...own, avatar: 'gray', currency: 'USD', ...flags };
    expect(body).toEqual(record);
    await expect(page.getByRole('heading', { name: 'Welcome, Ana!' })).toBeVisible();
  });

  await test.step('§7 PUT /users: the request has displayName and avatar as JSON', async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Name').fill('Ana M.');
    const { sent, status } = await observeRequest(page, 'PUT /api/users', () =>
      page.getByRole('button', { name: 'Save' }).click(),
    );
    expect(sent).toEqual({ display_name: 'Ana M.', avatar: 'gray' });
    expect(status).toBe(200);
  });

  const submitBugReport = async (): Promise<void> => {
    await page.getByRole('button', { name: /Report a bug/ }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Wrong ribbon');
    await page.getByRole('dialog').getByLabel('Description').fill('Blue instead of red.');
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  };

  await test.step('§7 POST /bugreports: the request has a bearer token, and JSON with title and description', async () => {
    const { sent, status } = await observeRequest(page, 'POST /api/bugreports', submitBugReport);
    expect(sent).toEqual({ title: 'Wrong ribbon', description: 'Blue instead of red.' });
    expect(status).toBe(201);
  });

  await test.step('§7 POST /bugreports: the app checks only whether the response is a success', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.route('**/api/bugreports', (route) => route.fulfill({ status: 200, json: { anything: 'else' } }));
    await submitBugReport();
    await expect(page.getByText('Bug report submitted').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute('**/api/bugreports');
  });

  await test.step('§7 GET /bugreports/count/open: returns an object with a count', async () => {
    const { body } = await openPageAndObserve(page, 'GET /api/bugreports/count/open', '/superuser-tools');
    expect(body).toEqual({ count: expect.any(Number) as unknown });
  });

  await test.step('§7 GET /bugreports: returns a list of bug reports with their users', async () => {
    const { body } = await openPageAndObserve(page, 'GET /api/bugreports', '/superuser-tools/bug-reports');
    const user = expect.objectContaining({ id: ana.id, display_name: 'Ana M.' }) as object;
    const entry = expect.objectContaining({ title: 'Wrong ribbon', status: 'open', user }) as object;
    expect(body).toEqual(expect.arrayContaining([entry]));
  });

  await test.step('§7 PATCH /bugreports/{id}/status: the request has status as JSON; returns the updated report', async () => {
    const [report] = await ana.does(calls.listBugReports);
    const dropdown = getCard(page, 'Wrong ribbon').first().getByRole('combobox');
    const choose = () => dropdown.selectOption('in_progress');
    const call = await observeRequest(page, `PATCH /api/bugreports/${report?.id}/status`, choose);
    expect(call).toMatchObject({ status: 200, sent: { status: 'in_progress' }, body: { status: 'in_progress' } });
  });

  await test.step('§7 GET /users: returns all users', async () => {
    const { body } = await openPageAndObserve(page, 'GET /api/users', '/superuser-tools/users');
    expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ uid: ana.uid, email: ana.email })]));
  });
});
