import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { signUpIdentity, createVisitor } from '../server/test/person.ts';
import { observeRequest, openPageAndObserve } from './observe-request.ts';
import { test } from './people.ts';
import { addWishlist, serveOnlyAppShell, getToast } from './steps.ts';

async function registerOnPage(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase().replace(' ', '.')}@example.com`);
  await page.getByLabel('Password').fill('secret gift');
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
}

test('a sign-up and a sign-in send the requests that the specification requires (§7)', async ({
  newBrowser,
  origin,
}) => {
  const page = await newBrowser();
  const identityCalls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/auth/')) identityCalls.push(pathname.slice('/api/auth/'.length));
  });

  await test.step('§7 POST /users: the request has firebaseUid, displayName, email and avatar in snake_case', async () => {
    await page.goto('/login');
    const { sent, status } = await observeRequest(page, 'POST /api/users', () => registerOnPage(page, 'Ana Frey'));
    const uid: unknown = expect.any(String);
    const body = { display_name: 'Ana Frey', email: 'ana.frey@example.com', avatar: 'gray' };
    expect(sent).toEqual({ firebase_uid: uid, ...body });
    expect(status).toBe(201);
  });

  await test.step('§7 provider: a sign-up sends e-mail and password, and sets the display name', async () => {
    expect(identityCalls).toContain('sign-up/email');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome, Ana!' })).toBeVisible();
  });

  await test.step('§7 provider: Log Out sends a sign-out request', async () => {
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(identityCalls).toContain('sign-out');
  });

  await test.step('§7 provider: a sign-in sends e-mail and password', async () => {
    await page.getByLabel('Email').fill('ana.frey@example.com');
    await page.getByLabel('Password').fill('secret gift');
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(identityCalls).toContain('sign-in/email');
  });

  await test.step('§7 POST /users: the bearer token is optional', async () => {
    const { uid, email } = await signUpIdentity({ origin }, { name: 'Ben Adler' });
    const body = { firebase_uid: uid, email, display_name: 'Ben Adler' };
    const record = await createVisitor({ origin }).does(calls.createUser, { body });
    expect(record).toMatchObject({ uid, email, display_name: 'Ben Adler', avatar: 'gray' });
  });

  await test.step('§7 POST /users: if the request fails, the app shows the text of the response', async () => {
    const other = await newBrowser();
    await other.route('**/api/users', (route) => route.fulfill({ status: 500, body: 'The book of guests is full' }));
    await registerOnPage(other, 'Cora Ashe');
    await expect(getToast(other, 'Error creating user')).toBeVisible();
    await expect(getToast(other, 'The book of guests is full')).toBeVisible();
  });
});

test("paths, bearer tokens and field names of a signed-in person's requests match the specification (§7)", async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Kerr');
  const { page } = ana;
  await addWishlist(ana, { title: 'Choir' });
  const seen: { path: string; bearer: string }[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.resourceType() !== 'fetch' && request.resourceType() !== 'xhr') return;
    const isOwn = origin === new URL(page.url()).origin;
    seen.push({ path: `${isOwn ? '' : origin}${pathname}`, bearer: request.headers()['authorization'] ?? '' });
  });
  await serveOnlyAppShell(page);
  for (const path of ['/', '/mywishlists', '/myprofile', '/friends', '/superuser-tools/users']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }

  await test.step('§7 base: every request goes to the backend, under /api', () => {
    expect(seen.map(({ path }) => path).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  await test.step('§7 bearer: requests for wishlists, friends, profile, users and bug reports have the bearer token', () => {
    const data = seen.filter(({ path }) => !path.startsWith('/api/auth/'));
    const kinds = new Set(data.map(({ path }) => path.split('/')[2]));
    expect([...kinds]).toEqual(expect.arrayContaining(['mywishlists', 'friends', 'users']));
    expect(data.filter(({ bearer }) => !bearer.startsWith('Bearer '))).toEqual([]);
  });

  await test.step('§7 conversion: field names are snake_case in responses', async () => {
    const { body } = await openPageAndObserve(page, 'GET /api/mywishlists', '/mywishlists');
    const keys = (body as object[]).flatMap((list) => Object.keys(list));
    expect(keys).toEqual(expect.arrayContaining(['is_public', 'owner_id', 'shared_with_ids', 'created_at']));
    expect(keys.filter((key) => /[A-Z]/.test(key))).toEqual([]);
  });
});
