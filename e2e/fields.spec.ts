import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { avatars } from '@wishwell/contract/limits.ts';
import * as v from 'valibot';
import { hearOpening } from './heard-call.ts';
import { fillLogin, pressLogin, switchLoginTo } from './login-form.ts';
import { test } from './people.ts';
import { addItem, addWishlist, beginWithShell, befriend, cardOf, seesHeading, toast } from './steps.ts';

const Entry = v.looseObject({});
const Entries = v.array(Entry);
const fieldsOf = (record: object | undefined): string[] => Object.keys(record ?? {}).toSorted();

/** Opens a page, and answers what one of its calls brought, by the end of the call's address. */
async function fetchedBy(page: Page, path: string, call: string): Promise<unknown> {
  const { status, answer } = await hearOpening(page, `GET /api${call}`, path);
  expect(status, call).toBe(200);
  return answer;
}

test('the fields of every record', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Prins', { avatar: 'orange' });
  const [ben, cem] = [await newPerson('Ben Achterberg'), await newPerson('Cem Soylu')];
  await befriend(ana, ben);
  await cem.does(calls.requestFriend, { query: { friend_id: ana.id } });
  const list = await addWishlist(ana, { title: 'Balcony', is_public: false, shared_with_ids: [ben.id] });
  await addItem(ana, list, { name: 'Pot', price: '12.5', url: 'https://shop.example/pot' });
  await ben.does(calls.createBugReport, { body: { title: 'Torn paper', description: 'At the corner.' } });
  await promote(ana, 'superuser');
  const { page } = ana;

  await test.step('§3 user: id, uid, email, displayName, avatar, isStaff, isSuperuser and isActive', async () => {
    const user = v.parse(Entry, await fetchedBy(page, '/myprofile', `/users/firebase/${ana.uid}`));
    expect(user).toEqual({
      id: ana.id,
      uid: ana.uid,
      email: ana.email,
      display_name: 'Ana Prins',
      avatar: 'orange',
      is_staff: false,
      is_superuser: true,
      is_active: true,
    });
  });

  await test.step('§3 wishlist: id, title, description, isPublic, ownerId, sharedWithIds, items and createdAt', async () => {
    const record = v.parse(Entry, await fetchedBy(page, `/mywishlists/${list}`, `/mywishlists/${list}`));
    expect(record).toMatchObject({ id: list, title: 'Balcony', description: '', is_public: false, owner_id: ana.id });
    expect(record['shared_with_ids']).toEqual([ben.id]);
    expect(record['items']).toHaveLength(1);
    expect(Date.parse(String(record['created_at']))).toBeGreaterThan(Date.now() - 600_000);
  });

  await test.step('§3 item: id, name, description, url, price, isAvailable, purchased, purchasedBy and imageUrl', async () => {
    const record = v.parse(Entry, await fetchedBy(page, `/mywishlists/${list}`, `/mywishlists/${list}`));
    const [item] = v.parse(Entries, record['items']);
    expect(item).toMatchObject({ name: 'Pot', description: '', url: 'https://shop.example/pot', price: 12.5 });
    expect(item).toMatchObject({ is_available: true, purchased: false, purchased_by: null, image_url: '' });
    expect(item?.['id']).toBeGreaterThan(0);
  });

  await test.step('§3 friend: id, displayName, avatar and wishlists', async () => {
    const [friend] = v.parse(Entries, await fetchedBy(ben.page, '/friends', '/friends'));
    expect(friend).toMatchObject({ id: ana.id, display_name: 'Ana Prins', avatar: 'orange' });
    expect(v.parse(Entries, friend?.['wishlists']).map(({ title }) => title)).toEqual(['Balcony']);
  });

  await test.step('§3 non-friend: id, displayName, avatar and status', async () => {
    const [asking] = v.parse(Entries, await fetchedBy(page, '/friends', '/friends/notfriends'));
    expect(asking).toEqual({ id: cem.id, display_name: 'Cem Soylu', avatar: 'gray', status: 'pending_received' });
  });

  await test.step('§3 bug report: id, title, description, status, createdAt and user (with id and displayName)', async () => {
    const reports = v.parse(Entries, await fetchedBy(page, '/superuser-tools/bug-reports', '/bugreports'));
    const report = reports.find(({ title }) => title === 'Torn paper');
    expect(fieldsOf(report)).toEqual(['created_at', 'description', 'id', 'status', 'title', 'user']);
    expect(report?.['user']).toEqual({ id: ben.id, display_name: 'Ben Achterberg' });
  });

  await test.step('§3 names: camelCase in the app, snake_case on the wire', async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('dialog').getByLabel('Name').fill('Ana P.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toEqual({ display_name: 'Ana P.', avatar: 'orange' });
    await expect(page.getByRole('heading', { level: 2, name: 'Ana P.' })).toBeVisible();
  });
});

test('the record of somebody new, and the one that stands in', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  await switchLoginTo(page, 'Sign Up');
  let uid = '';
  await fillLogin(page, { name: 'Mia Roos', email: 'mia.roos@example.com', password: 'blue ribbon' });

  await test.step('§3 user creation: firebaseUid, displayName, email and avatar, in snake_case', async () => {
    const creation = page.waitForRequest((request) => request.url().endsWith('/api/users'));
    await pressLogin(page, 'Sign Up');
    const body = v.parse(Entry, (await creation).postDataJSON());
    expect(fieldsOf(body)).toEqual(['avatar', 'display_name', 'email', 'firebase_uid']);
    expect(body).toMatchObject({ display_name: 'Mia Roos', email: 'mia.roos@example.com' });
    uid = String(body['firebase_uid']);
    await expect(toast(page, 'User synced successfully!')).toBeVisible();
  });

  await test.step('§3 user: the avatar is gray by default', async () => {
    expect(await fetchedBy(page, '/myprofile', `/users/firebase/${uid}`)).toMatchObject({ avatar: 'gray' });
  });

  await test.step('§3 fallback user: the uid, the auth e-mail, the display name and a gray avatar', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Mia Roos' })).toBeVisible();
    const gray = await page.getByRole('main').locator('svg').first().innerHTML();
    await page.route('**/api/users/firebase/*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Mia Roos' })).toBeVisible();
    await expect(page.getByRole('main').getByText('mia.roos@example.com')).toBeVisible();
    expect(await page.getByRole('main').locator('svg').first().innerHTML()).toBe(gray);
  });

  await test.step('§3 fallback user: its id -1 is never taken for an owner', async () => {
    await page.goto('/mywishlists');
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    const creation = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('dialog').getByLabel('Title').fill('Fallen back');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    expect((await creation).postDataJSON()).not.toHaveProperty('owner_id');
    await expect(cardOf(page, 'Fallen back')).toBeVisible();
  });
});

test('avatars', async ({ newPerson }) => {
  const [ana, ben] = [await newPerson('Ana Lopes'), await newPerson('Ben Wolf', { avatar: 'blue' })];
  await befriend(ana, ben);
  const { page } = ana;

  await test.step('§3 avatar: each of the eleven keys has a picture of its own', async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const colours = page.getByRole('dialog').getByRole('radio');
    await expect(colours).toHaveCount(11);
    const keys = await colours.evaluateAll((all) => all.map((radio) => radio.getAttribute('value')));
    expect(keys).toEqual([...avatars]);
    const pictures = await page.getByRole('dialog').locator('label:has([type=radio]) svg').all();
    const drawn = await Promise.all(pictures.map((picture) => picture.innerHTML()));
    expect(new Set(drawn).size).toBe(11);
  });

  await test.step('§3 avatar: any other key shows the placeholder', async () => {
    const drawing = (): Promise<string> => cardOf(page, 'Ben Wolf').locator('svg').first().innerHTML();
    await page.goto('/friends');
    await seesHeading(page, /^Friends/);
    const blue = await drawing();
    await beginWithShell(page);
    await page.route('**/api/friends', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"blue"', '"plaid"') });
    });
    await page.reload();
    await expect(cardOf(page, 'Ben Wolf')).toBeVisible();
    const placeholder = await drawing();
    expect(placeholder).not.toBe(blue);
    expect(placeholder).not.toContain('undefined');
  });
});
