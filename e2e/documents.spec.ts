import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { fillLogin, signIn } from './login-form.ts';
import { test } from './people.ts';
import {
  addItem,
  addListWithItems,
  addWishlist,
  befriend,
  claimItem,
  createWishNames,
  expectHeading,
} from './steps.ts';

test('every page shows its content without JavaScript', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Moreno', { browser: { javaScriptEnabled: false } });
  const bo = await newPerson('Bo Falk');
  await befriend(ana, bo);
  await promote(ana, 'superuser');
  const list = await addWishlist(ana, { title: 'Winter birthday' });
  const item = await addItem(ana, list, { name: 'Stoneware mug', price: '38' });
  const friendList = await addWishlist(bo, { title: 'Spring' });
  await addItem(bo, friendList, { name: 'Paper kite' });
  await ana.does(calls.createGift, { body: { name: 'Concert tickets', for_user_id: bo.id } });
  await bo.does(calls.createBugReport, { body: { title: 'The ribbon is crooked', description: 'At the corner.' } });
  const content: readonly (readonly [path: string, heading: string | RegExp, text: string])[] = [
    ['/', 'Welcome, Ana!', 'My Wishlists'],
    ['/mywishlists', 'My Wishlists', 'Winter birthday'],
    [`/mywishlists/${list}`, 'Winter birthday', 'Stoneware mug'],
    [`/mywishlists/${list}?item=${item}`, 'Winter birthday', '$38.00'],
    ...['new', `edit=${item}`, 'edit-list', 'share', 'select'].map(
      (dialog) => [`/mywishlists/${list}?${dialog}`, 'Winter birthday', 'Stoneware mug'] as const,
    ),
    ['/mywishlists?new', 'My Wishlists', 'Winter birthday'],
    ['/gifts', 'Gifts', 'Concert tickets'],
    ['/gifts?new', 'Gifts', 'Concert tickets'],
    ['/myprofile', /Profile/, 'Ana Moreno'],
    ['/friends', /^Friends/, 'Suggested Friends'],
    ['/friends', /^Friends/, 'Bo Falk'],
    [`/friends/${bo.id}`, 'Bo Falk', 'Spring'],
    [`/friendwishlists/${friendList}`, 'Spring', 'Paper kite'],
    [`/mywishlists/${list}/import`, 'Add several items', 'Winter birthday'],
    ['/staff-tools', 'Staff Tools', 'Staff tools are under development.'],
    ['/superuser-tools', 'Superuser Tools', 'Users'],
    ['/superuser-tools/pending-users', 'Pending Approvals', 'Pending approvals are under development.'],
    ['/superuser-tools/users', /^All Users/, 'Bo Falk'],
    ['/superuser-tools/bug-reports', 'Bug Reports', 'The ribbon is crooked'],
    ['/about', 'Why Wishwell', 'Log Out'],
    ['/no/such/page', 'Page Not Found', 'Go to Home'],
  ];
  const { page } = ana;
  for (const [path, heading, text] of content) {
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(path === '/no/such/page' ? 404 : 200);
    await expectHeading(page, heading);
    await expect(page.locator('body')).toContainText(text);
  }
});

test('HTML documents contain the data of their page, and the app does not request the data again', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const bo = await newPerson('Bo Falk');
  await befriend(ana, bo);
  const list = await addListWithItems(ana, createWishNames(14), 'Winter birthday');
  const friendList = await addWishlist(bo, { title: 'Spring' });
  const { page } = ana;
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Ignores requests for bearer tokens, for images, and for the number of friend requests in the
    // navigation.
    if (/^\/api\/(?!auth\/|pictures\/|friends\/notfriends)/.test(pathname)) requests.push(pathname);
  });
  const ownPaths = ['/', '/mywishlists', `/mywishlists/${list}`, '/gifts', '/friends'];
  for (const path of [...ownPaths, `/friendwishlists/${friendList}`]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(requests, path).toEqual([]);
    // Firefox would report an error if a document preloaded the script of one of its own script elements.
    const entry = await page.locator('script[type=module][src]').getAttribute('src');
    await expect(page.locator(`link[rel=modulepreload][href="${entry}"]`)).toHaveCount(0);
  }
});

test('a claim does not change the HTML documents that the owner of the list gets', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const bo = await newPerson('Bo Falk');
  await befriend(ana, bo);
  const list = await addWishlist(ana, { title: 'Winter birthday' });
  const item = await addItem(ana, list, { name: 'Stoneware mug' });
  const paths = ['/', '/mywishlists', `/mywishlists/${list}`, `/mywishlists/${list}?item=${item}`, '/friends'];
  const readDocuments = () =>
    Promise.all(
      paths.map(async (path) => {
        const reply = await ana.page.request.get(path);
        return [reply.headers()['etag'], await reply.text()];
      }),
    );
  const before = await readDocuments();
  await claimItem(bo, item);
  expect(await readDocuments()).toEqual(before);
  const friends = await bo.page.request.get(`/friendwishlists/${list}`);
  expect(await friends.text()).toContain('"purchased":true');
});

test('the app submits a form that a person filled in and submitted before the app’s script loaded', async ({
  newPerson,
  newBrowser,
}) => {
  const { email, password } = await newPerson('Ana Moreno');
  const page = await newBrowser();
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, (route) => gate.promise.then(() => route.continue()));
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogin(page, { email, password });
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  gate.resolve();
  await expectHeading(page, 'Welcome, Ana!');
});

test('if the session ends before the script loads, the app replaces the page by the About page', async ({
  newPerson,
  origin,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const tokenResponse = page.waitForResponse('**/api/auth/token');
  await page.route('**/api/auth/token', async (route) => {
    const headers = { cookie: ana.session.cookie, origin };
    await fetch(`${origin}/api/auth/sign-out`, { method: 'POST', headers });
    await route.continue();
  });
  await page.route('**/assets/*.js', (route) => tokenResponse.then(() => route.continue()));
  await page.goto('/mywishlists', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByText('Ana Moreno')).toHaveCount(0);
});

test('the Back button shows the previous page even if the app’s script has not loaded yet', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  await page.goto('/mywishlists');
  await page.getByRole('navigation').getByRole('link', { name: 'Friends' }).click();
  await expectHeading(page, /^Friends/);
  await page.goto('/myprofile');
  const { promise: isBack, resolve: allowScripts } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => isBack.then(() => route.continue()));
  await page.goBack({ waitUntil: 'commit' });
  await expectHeading(page, /^Friends/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/mywishlists$/);
  allowScripts();
  await expectHeading(page, 'My Wishlists');
});

test('if the app learns during hydration that the session has ended, it shows the About page', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  for (const title of createWishNames(12)) await addWishlist(ana, { title });
  const { page } = ana;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const delayMs of [70, 140, 210]) {
    await page.route('**/api/auth/token', async (route) => {
      await setTimeout(delayMs);
      await route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED' } });
    });
    await page.goto('/mywishlists');
    await expect(page).toHaveURL(/\/about$/);
    await page.unrouteAll();
  }
});

test('the Back button never shows the pages of a person who has signed out', async ({ newPerson, newBrowser }) => {
  const ana = await newPerson('Ana Moreno');
  const ben = await newPerson('Ben Okafor');
  const page = await newBrowser();
  await page.goto('/login');
  for (const { name, email, password } of [ana, ben]) {
    await signIn(page, { email, password });
    await expectHeading(page, `Welcome, ${name.split(' ')[0]}!`);
    await page.goto('/myprofile');
    await expect(page.getByRole('main')).toContainText(name);
    if (name === ben.name) break;
    // Waits for the response to the sign-out: until then, the next page could still get the old session.
    const signedOut = page.waitForResponse((response) => response.url().endsWith('/api/auth/sign-out'));
    await page.getByRole('button', { name: 'Log Out' }).click();
    await signedOut;
    await expectHeading(page, 'Wishwell');
    await page.goto('/login');
  }
  const seenTexts: string[] = [];
  await page.exposeFunction('note', (text: string) => void seenTexts.push(text));
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'note') as (text: string) => void;
    const recordText = (): void => {
      if (document.body?.checkVisibility()) note(document.body.innerText);
      requestAnimationFrame(recordText);
    };
    recordText();
  });
  for (let n = 0; n < 6; n += 1) {
    await page.goBack();
    await page.waitForLoadState('networkidle');
  }
  expect(seenTexts.length).toBeGreaterThan(5);
  expect(seenTexts.filter((text) => text.includes(ana.name))).toEqual([]);
});
