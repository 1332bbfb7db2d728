import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { avatarKeys } from '@wishwell/contract/limits.ts';
import * as v from 'valibot';
import { fillLogin, pressLoginButton, switchLoginForm } from './login-form.ts';
import { openPageAndObserve } from './observe-request.ts';
import { test } from './people.ts';
import { addItem, addWishlist, serveOnlyAppShell, befriend, getCard, expectHeading, getToast } from './steps.ts';

const JsonObject = v.looseObject({});
const JsonObjects = v.array(JsonObject);
const listFieldNames = (record: object | undefined): string[] => Object.keys(record ?? {}).toSorted();

/** Opens a page, which sends the request GET `call`. Returns the parsed JSON of the response. */
async function fetchRecord(page: Page, path: string, call: string): Promise<unknown> {
  const { status, body } = await openPageAndObserve(page, `GET /api${call}`, path);
  expect(status, call).toBe(200);
  return body;
}

test('all records have the fields that the specification requires (§3)', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Prins', { avatar: 'orange' });
  const [ben, cem] = [await newPerson('Ben Achterberg'), await newPerson('Cem Soylu')];
  await befriend(ana, ben);
  await cem.does(calls.requestFriend, { query: { friend_id: ana.id } });
  const list = await addWishlist(ana, { title: 'Balcony', is_public: false, shared_with_ids: [ben.id] });
  await addItem(ana, list, { name: 'Pot', price: '12.5', url: 'https://shop.example/pot' });
  await ben.does(calls.createBugReport, { body: { title: 'Torn paper', description: 'At the corner.' } });
  await promote(ana, 'superuser');
  const { page } = ana;

  await test.step('§3 user has id, uid, email, displayName, avatar, isStaff, isSuperuser and isActive', async () => {
    const user = v.parse(JsonObject, await fetchRecord(page, '/myprofile', `/users/firebase/${ana.uid}`));
    expect(user).toEqual({
      id: ana.id,
      uid: ana.uid,
      email: ana.email,
      display_name: 'Ana Prins',
      avatar: 'orange',
      currency: 'USD',
      is_staff: false,
      is_superuser: true,
      is_active: true,
    });
  });

  await test.step('§3 wishlist has id, title, description, isPublic, ownerId, sharedWithIds, items and createdAt', async () => {
    const record = v.parse(JsonObject, await fetchRecord(page, `/mywishlists/${list}`, `/mywishlists/${list}`));
    expect(record).toMatchObject({ id: list, title: 'Balcony', description: '', is_public: false, owner_id: ana.id });
    expect(record['shared_with_ids']).toEqual([ben.id]);
    expect(record['items']).toHaveLength(1);
    expect(Date.parse(String(record['created_at']))).toBeGreaterThan(Date.now() - 600_000);
  });

  await test.step('§3 item has id, name, description, url, price, isAvailable, purchased, purchasedBy and imageUrl', async () => {
    const record = v.parse(JsonObject, await fetchRecord(page, `/mywishlists/${list}`, `/mywishlists/${list}`));
    const [item] = v.parse(JsonObjects, record['items']);
    expect(item).toMatchObject({ name: 'Pot', description: '', url: 'https://shop.example/pot', price: 12.5 });
    expect(item).toMatchObject({ is_available: true, purchased: false, purchased_by: null, image_url: '' });
    expect(item?.['id']).toBeGreaterThan(0);
  });

  await test.step('§3 friend has id, displayName, avatar and wishlists', async () => {
    const [friend] = v.parse(JsonObjects, await fetchRecord(ben.page, '/friends', '/friends'));
    expect(friend).toMatchObject({ id: ana.id, display_name: 'Ana Prins', avatar: 'orange' });
    expect(v.parse(JsonObjects, friend?.['wishlists']).map(({ title }) => title)).toEqual(['Balcony']);
  });

  await test.step('§3 non-friend has id, displayName, avatar and status', async () => {
    const [asking] = v.parse(JsonObjects, await fetchRecord(page, '/friends', '/friends/notfriends'));
    expect(asking).toEqual({ id: cem.id, display_name: 'Cem Soylu', avatar: 'gray', status: 'pending_received' });
  });

  await test.step('§3 bug report has id, title, description, status, createdAt and user (with id and displayName)', async () => {
    const reports = v.parse(JsonObjects, await fetchRecord(page, '/superuser-tools/bug-reports', '/bugreports'));
    const report = reports.find(({ title }) => title === 'Torn paper');
    expect(listFieldNames(report)).toEqual(['created_at', 'description', 'id', 'status', 'title', 'user']);
    expect(report?.['user']).toEqual({ id: ben.id, display_name: 'Ben Achterberg' });
  });

  await test.step('§3 names: field names are camelCase in the app and snake_case in requests and responses', async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('dialog').getByLabel('Name').fill('Ana P.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toEqual({ display_name: 'Ana P.', avatar: 'orange' });
    await expect(page.getByRole('heading', { level: 2, name: 'Ana P.' })).toBeVisible();
  });
});

test("a new user's record and the fallback record have the fields that the specification requires (§3)", async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  await page.goto('/login');
  await switchLoginForm(page, 'Sign Up');
  let uid = '';
  await fillLogin(page, { name: 'Mia Roos', email: 'mia.roos@example.com', password: 'blue ribbon' });

  await test.step('§3 user creation: the request has firebaseUid, displayName, email and avatar, in snake_case', async () => {
    const creation = page.waitForRequest((request) => request.url().endsWith('/api/users'));
    await pressLoginButton(page, 'Sign Up');
    const body = v.parse(JsonObject, (await creation).postDataJSON());
    expect(listFieldNames(body)).toEqual(['avatar', 'display_name', 'email', 'firebase_uid']);
    expect(body).toMatchObject({ display_name: 'Mia Roos', email: 'mia.roos@example.com' });
    uid = String(body['firebase_uid']);
    await expect(getToast(page, 'User synced successfully!')).toBeVisible();
  });

  await test.step('§3 user: the default avatar is gray', async () => {
    expect(await fetchRecord(page, '/myprofile', `/users/firebase/${uid}`)).toMatchObject({ avatar: 'gray' });
  });

  await test.step('§3 fallback user: the record has uid, e-mail address and name of the identity, and a gray avatar', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Mia Roos' })).toBeVisible();
    const gray = await page.getByRole('main').locator('svg').first().innerHTML();
    await page.route('**/api/users/firebase/*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Mia Roos' })).toBeVisible();
    await expect(page.getByRole('main').getByText('mia.roos@example.com')).toBeVisible();
    expect(await page.getByRole('main').locator('svg').first().innerHTML()).toBe(gray);
  });

  await test.step('§3 fallback user: the app never sends the id -1 of the fallback record as an owner id', async () => {
    await page.goto('/mywishlists');
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    const creation = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('dialog').getByLabel('Title').fill('Fallen back');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    expect((await creation).postDataJSON()).not.toHaveProperty('owner_id');
    await expectHeading(page, 'Fallen back');
  });
});

test('each avatar key has its own image, and an unknown key shows a placeholder', async ({ newPerson }) => {
  const [ana, ben] = [await newPerson('Ana Lopes'), await newPerson('Ben Wolf', { avatar: 'blue' })];
  await befriend(ana, ben);
  const { page } = ana;

  await test.step('§3 avatar: each of the eleven keys has a different image', async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const colours = page.getByRole('dialog').getByRole('radio');
    await expect(colours).toHaveCount(11);
    const keys = await colours.evaluateAll((all) => all.map((radio) => radio.getAttribute('value')));
    expect(keys).toEqual([...avatarKeys]);
    const images = await page.getByRole('dialog').locator('label:has([type=radio]) svg').all();
    const markups = await Promise.all(images.map((image) => image.innerHTML()));
    expect(new Set(markups).size).toBe(11);
  });

  await test.step('§3 avatar: an unknown key shows the placeholder', async () => {
    const drawing = (): Promise<string> => getCard(page, 'Ben Wolf').locator('svg').first().innerHTML();
    await page.goto('/friends');
    await expectHeading(page, /^Friends/);
    const blue = await drawing();
    await serveOnlyAppShell(page);
    await page.route('**/api/friends', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"blue"', '"plaid"') });
    });
    await page.reload();
    await expect(getCard(page, 'Ben Wolf')).toBeVisible();
    const placeholder = await drawing();
    expect(placeholder).not.toBe(blue);
    expect(placeholder).not.toContain('undefined');
  });
});
