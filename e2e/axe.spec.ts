import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { isFull } from '../trust/tier.ts';
import { expectNoViolations } from './axe-check.ts';
import { silent } from './failures.ts';
import { type Person, test } from './people.ts';
import { addItem, addWishlist, befriend } from './steps.ts';

// Every state at every width takes its time.
test.setTimeout(isFull ? 900_000 : 180_000);

const guarded = ['/', '/mywishlists', '/myprofile', '/friends', '/staff-tools', '/superuser-tools'];
const tools = ['/superuser-tools/users', '/superuser-tools/pending-users', '/superuser-tools/bug-reports', '/nowhere'];

/** Opens a page, and waits until it has said all it has to say. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

interface Household {
  page: Page;
  mine: number;
  bens: number;
  ben: Person;
}

test.describe('no violation', () => {
  test('on the public pages', async ({ newBrowser }) => {
    const page = await newBrowser();
    for (const path of ['/about', '/login']) {
      await open(page, path);
      await expectNoViolations(page, path);
    }
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await page.locator('button[type=submit]').click();
    await expectNoViolations(page, 'a sign-up with an error');
  });

  test('on the pages of who is signed in, full', async ({ newPerson, promote }) => {
    const { page, mine, bens, ben } = await furnish(newPerson, promote);
    const own = [`/mywishlists/${mine}`, `/friends/${ben.id}`, `/friendwishlists/${bens}`];
    for (const path of [...guarded, ...own, ...tools]) {
      await open(page, path);
      await expectNoViolations(page, path);
    }
  });

  test('in the dialogs', async ({ newPerson, promote }) => {
    const { page, mine, bens, ben } = await furnish(newPerson, promote);
    const dialogs: readonly (readonly [string, string | RegExp])[] = [
      ['/', 'Report a bug or suggest a feature'],
      ['/mywishlists', 'Add Wishlist'],
      ['/mywishlists', 'Delete Desk'],
      [`/mywishlists/${mine}`, 'Edit Wishlist'],
      [`/mywishlists/${mine}`, 'Add New Item'],
      [`/mywishlists/${mine}`, 'Edit Lamp'],
      [`/mywishlists/${mine}`, 'Delete Lamp'],
      ['/myprofile', 'Edit Profile'],
      ['/friends', `Remove ${ben.name}`],
    ];
    for (const [path, name] of dialogs) {
      await open(page, path);
      await page.getByRole('button', { name }).first().click();
      await expectDialog(page, `${path}, ${String(name)}`);
    }
    for (const path of [`/mywishlists/${mine}`, `/friendwishlists/${bens}`]) {
      await open(page, path);
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
      await expectDialog(page, `${path}, the details of an item`);
    }
    await open(page, '/mywishlists');
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expectDialog(page, 'a form with an error and its toast');
    await page.getByRole('dialog').getByLabel('Title').fill('Unsaved');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectDialog(page, 'leaving what is not saved');
  });

  if (isFull) testMore();
});

function testMore(): void {
  test('on pages that are empty', async ({ newPerson }) => {
    const { page } = await newPerson('Emil Leer');
    for (const path of [...guarded, ...tools]) {
      await open(page, path);
      await expectNoViolations(page, `${path}, empty`);
    }
  });

  test('on pages that could not be loaded', async ({ newPerson, promote }) => {
    const { page, mine, bens, ben } = await furnish(newPerson, promote);
    const own = [`/mywishlists/${mine}`, `/friends/${ben.id}`, `/friendwishlists/${bens}`];
    await page.route(/\/api\/(?!auth|users\/firebase)/, (route) => route.fulfill(silent));
    for (const path of [...guarded, ...own, ...tools]) {
      await open(page, path);
      await expectNoViolations(page, `${path}, failed`);
    }
  });
}

async function expectDialog(page: Page, what: string): Promise<void> {
  await expect(page.locator('dialog[open]').last()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoViolations(page, what);
}

/** Somebody with every role, with lists, items in every state, friends and requests. */
async function furnish(
  newPerson: (name: string) => Promise<Person>,
  promote: (person: Person, flag: 'staff' | 'superuser') => Promise<void>,
): Promise<Household> {
  const ana = await newPerson('Ana Zweig');
  const [ben, cem, dia] = [await newPerson('Ben Zweig'), await newPerson('Cem Zweig'), await newPerson('Dia Zweig')];
  for (const flag of ['staff', 'superuser'] as const) await promote(ana, flag);
  for (const friend of [ana, cem]) await befriend(ben, friend);
  await dia.does(calls.requestFriend, { query: { friend_id: ana.id } });
  await ana.does(calls.requestFriend, { query: { friend_id: cem.id } });
  const mine = await addWishlist(ana, { title: 'Desk', description: 'For work.', is_public: false });
  await addItem(ana, mine, { name: 'Lamp', price: '30', url: 'https://shop.example/lamp', description: 'A warm one.' });
  await addItem(ana, mine, { name: 'Chair', is_available: 'false' });
  const bens = await addWishlist(ben, { title: 'Music' });
  for (const name of ['Flute', 'Drum', 'Harp']) await addItem(ben, bens, { name });
  await addItem(ben, bens, { name: 'Bell', is_available: 'false' });
  const { items } = await ana.does(calls.getFriendWishlist, { params: { id: bens } });
  for (const [place, giver] of [ana, cem].entries()) {
    await giver.does(calls.purchase, { params: { id: items[place]?.id ?? 0 }, body: { purchased: true } });
  }
  for (const title of ['Torn paper', 'Loose bow']) {
    await dia.does(calls.createBugReport, { body: { title, description: 'At the corner.' } });
  }
  return { page: ana.page, mine, bens, ben };
}
