import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, seesHeading } from './steps.ts';

const publicList = (title: string) => ({ title, description: '', is_public: true, shared_with_ids: [] });

/** The calls of the API that the browser makes, but for the bearer and the number of requests in the navigation. */
function listenForCalls(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?!auth\/|pictures\/|friends\/notfriends)/.test(pathname)) heard.push(pathname);
  });
  return heard;
}

test('without script every page shows its content to its person', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Moreno', { browser: { javaScriptEnabled: false } });
  const bo = await newPerson('Bo Falk');
  await befriend(ana, bo);
  await promote(ana, 'superuser');
  const list = await addWishlist(ana, publicList('Winter birthday'));
  const item = await addItem(ana, list, { name: 'Stoneware mug', price: '38' });
  const friendList = await addWishlist(bo, publicList('Spring'));
  await addItem(bo, friendList, { name: 'Paper kite' });
  const content: readonly [path: string, heading: string | RegExp, text: string][] = [
    ['/', 'Welcome, Ana Moreno!', 'My Wishlists'],
    ['/mywishlists', 'My Wishlists', 'Winter birthday'],
    [`/mywishlists/${list}`, 'Winter birthday', 'Stoneware mug'],
    [`/mywishlists/${list}?item=${item}`, 'Winter birthday', '$38.00'],
    ['/myprofile', /Profile/, 'Ana Moreno'],
    ['/friends', /^Friends/, 'Bo Falk'],
    [`/friends/${bo.id}`, 'Bo Falk', 'Spring'],
    [`/friendwishlists/${friendList}`, 'Spring', 'Paper kite'],
    ['/superuser-tools', 'Superuser Tools', 'Users'],
    ['/about', 'Why Wishwell', 'Log Out'],
    ['/no/such/page', 'Page Not Found', 'Page Not Found'],
  ];
  const { page } = ana;
  for (const [path, heading, text] of content) {
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(path === '/no/such/page' ? 404 : 200);
    await seesHeading(page, heading);
    await expect(page.locator('body')).toContainText(text);
  }
});

test('what a page shows comes with its document, and no call asks for it again', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const bo = await newPerson('Bo Falk');
  await befriend(ana, bo);
  const list = await addWishlist(ana, publicList('Winter birthday'));
  for (let n = 1; n <= 14; n += 1) await addItem(ana, list, { name: `Wish ${n}` });
  const friendList = await addWishlist(bo, publicList('Spring'));
  const { page } = ana;
  const heard = listenForCalls(page);
  for (const path of ['/', '/mywishlists', `/mywishlists/${list}`, '/friends', `/friendwishlists/${friendList}`]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(heard, path).toEqual([]);
  }
});

test('the document of an owner’s list is the same with a claim and without', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const bo = await newPerson('Bo Falk');
  await befriend(ana, bo);
  const list = await addWishlist(ana, publicList('Winter birthday'));
  const item = await addItem(ana, list, { name: 'Stoneware mug' });
  const documents = async (): Promise<(string | undefined)[]> => {
    const read: (string | undefined)[] = [];
    for (const path of ['/', '/mywishlists', `/mywishlists/${list}`, `/mywishlists/${list}?item=${item}`, '/friends']) {
      const reply = await ana.page.request.get(path);
      read.push(reply.headers()['etag'], await reply.text());
    }
    return read;
  };
  const before = await documents();
  await bo.does(calls.purchase, { params: { id: item }, body: { purchased: true } });
  expect(await documents()).toEqual(before);
  const friends = await bo.page.request.get(`/friendwishlists/${list}`);
  expect(await friends.text()).toContain('"purchased":true');
});

test('hostile words stay words in a document', async ({ newPerson }) => {
  const title = '</script><script>document.title="owned"</script><!--after-->$&';
  const ana = await newPerson('<b>Ana</b>', { email: 'hostile@example.com' });
  await addWishlist(ana, publicList(title));
  await ana.page.goto('/mywishlists');
  await expect(ana.page.getByRole('link', { name: /^<\/script>/ })).toBeVisible();
  await expect(ana.page).toHaveTitle(/^My Wishlists/);
});

test('what is typed and submitted before the script is there is done once it is', async ({ newPerson, newBrowser }) => {
  const { email, password } = await newPerson('Ana Moreno');
  const page = await newBrowser();
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  gate.resolve();
  await seesHeading(page, 'Welcome, Ana Moreno!');
});

test('a document is for whoever is signed in now', async ({ newPerson, newBrowser, origin }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const get = (path: string, cookie: string) =>
    fetch(`${origin}${path}`, { headers: { cookie }, redirect: 'manual' }).then(async (reply) => ({
      status: reply.status,
      text: await reply.text(),
    }));
  const own = await get('/', ana.session.cookie);
  expect(own).toMatchObject({ status: 200, text: expect.stringContaining('Ana Moreno') });
  const altered = ana.session.cookie.replace(/\../, (two) => (two === '.A' ? '.B' : '.A'));
  for (const cookie of ['', altered, 'wishwell_session_id=', 'wishwell_session_id=a.b']) {
    expect((await get('/', cookie)).text, cookie).not.toContain('Ana');
  }
  await page.goto('/mywishlists');
  await page.getByRole('button', { name: 'Log Out' }).click();
  // The URL changes before the session ends.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  expect((await get('/', ana.session.cookie)).text).not.toContain('Ana');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByText('Ana Moreno')).toHaveCount(0);
  const stranger = await newBrowser();
  await stranger.goto('/friends');
  await expect(stranger).toHaveURL(/\/about$/);
});

test('Back never shows the document of somebody who has signed out', async ({ newPerson, newBrowser }) => {
  const ana = await newPerson('Ana Moreno');
  const ben = await newPerson('Ben Okafor');
  const page = await newBrowser();
  await page.goto('/login');
  for (const { name, email, password } of [ana, ben]) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('Password').press('Enter');
    await seesHeading(page, `Welcome, ${name}!`);
    await page.goto('/myprofile');
    await expect(page.getByRole('main')).toContainText(name);
    if (name === ben.name) break;
    await page.getByRole('button', { name: 'Log Out' }).click();
    await seesHeading(page, 'Wishwell');
    await page.goto('/login');
  }
  const seen: string[] = [];
  await page.exposeFunction('note', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'note') as (text: string) => void;
    const look = (): void => {
      if (document.body?.checkVisibility()) note(document.body.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  for (let n = 0; n < 6; n += 1) {
    await page.goBack();
    await page.waitForLoadState('networkidle');
  }
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.filter((text) => text.includes(ana.name))).toEqual([]);
});
