import { expect, type Locator } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { fillLogin, pressLoginButton, switchLoginForm } from './login-form.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, countColumns, expectHeading } from './steps.ts';

test('public pages use the numbers that the specification requires (§9), such as 7 carousel cards', async ({
  newBrowser,
}) => {
  const page = await newBrowser({ colorScheme: 'light' });

  await test.step('§9 password: a sign-up refuses 5 characters and accepts 6', async () => {
    await page.goto('/login');
    await switchLoginForm(page, 'Sign Up');
    await fillLogin(page, { name: 'Six Long', email: 'six.long@example.com', password: '12345' });
    await pressLoginButton(page, 'Sign Up');
    await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible();
    await fillLogin(page, { password: '123456' });
    await pressLoginButton(page, 'Sign Up');
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  });

  await test.step('§9 carousel: the carousel has 7 cards', async () => {
    await page.goto('/about');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
  });

  await test.step('§9 colour mode: the default is the system’s preference, or light without a preference', async () => {
    const backgroundColour = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await backgroundColour();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(backgroundColour).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'no-preference' });
    await expect.poll(backgroundColour).toBe(light);
  });
});

test('wishlist pages use the numbers that the specification requires (§9), such as 2 decimals', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Peeters');
  const nameless = await newPerson('');
  const friends = [nameless];
  for (const name of ['Ben', 'Cem', 'Dia', 'Eli', 'Fay']) friends.push(await newPerson(`${name} Peeters`));
  for (const friend of friends) await befriend(ana, friend);
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Desk', is_public: false });
  await addItem(ana, list, { name: 'Sold out', is_available: 'false' });
  await addItem(ana, list, { name: 'Lamp', price: '1234.5' });
  const grid = page.getByRole('main').getByRole('list');
  const countColumnsByWidth = async (which: Locator): Promise<number[]> => {
    const counts = [];
    for (const width of [390, 700, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      counts.push(await countColumns(which));
    }
    return counts;
  };

  await test.step('§9 a wishlist grid has 1, 2, 3 or 4 columns, depending on the width', async () => {
    await page.goto('/mywishlists');
    await expect(getCard(page, 'Desk')).toBeVisible();
    expect(await countColumnsByWidth(grid.first())).toEqual([1, 2, 3, 4]);
  });

  await test.step('§9 the friends grids have 1, 2 or 3 columns, depending on the width', async () => {
    await page.goto('/friends');
    await expect(getCard(page, 'Ben Peeters')).toBeVisible();
    expect(await countColumnsByWidth(grid.first())).toEqual([1, 2, 3, 3]);
  });

  await test.step('§9 a new wishlist is public by default', async () => {
    await page.goto('/mywishlists');
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    await expect(page.getByRole('dialog').getByRole('switch', { name: 'Public' })).toBeChecked();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('§9 a list shows available items before unavailable items', async () => {
    await page.goto(`/mywishlists/${list}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Lamp', 'Sold out']);
  });

  await test.step('§9 a price is shown in USD with 2 decimals', () =>
    expect(getCard(page, 'Lamp')).toContainText('$1,234.50'));

  const dialog = page.getByRole('dialog');

  await test.step('§9 the price input has the minimum 0 and the step 0.01', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await expect(dialog.getByLabel('Price')).toHaveAttribute('min', '0');
    await expect(dialog.getByLabel('Price')).toHaveAttribute('step', '0.01');
  });

  await test.step('§9 an empty price becomes 0', async () => {
    await dialog.getByLabel('Name').fill('Gift wrap');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(getCard(page, 'Gift wrap')).toContainText('$0.00');
  });

  await test.step('§9 the share-with-friends list is at most 200px high and scrolls', async () => {
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    const size = await dialog.getByRole('list').evaluate((box) => ({
      height: Math.round(box.getBoundingClientRect().height),
      scrolls: box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto',
    }));
    expect(size).toEqual({ height: 200, scrolls: true });
  });

  await test.step('§9 a friend without a display name appears with the e-mail address', () =>
    expect(dialog.getByRole('checkbox', { name: nameless.email })).toBeAttached());
});

test('profile and superuser pages use the numbers that the specification requires (§9)', async ({
  newPerson,
  promote,
}) => {
  const ana = await newPerson('Ana Jansen');
  await promote(ana, 'superuser');
  for (const title of ['One', 'Two']) {
    await ana.does(calls.createBugReport, { body: { title, description: 'Is broken.' } });
  }
  const { page } = ana;

  await test.step('§9 the avatar picker has 11 colours in 5 columns', async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const colours = page.getByRole('dialog').locator('label:has([type=radio])');
    await expect(colours).toHaveCount(11);
    const offsets = await colours.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(offsets).size).toBe(5);
  });

  await test.step('§9 the badge of Superuser Tools shows the number of open bug reports plus 2', async () => {
    const { count } = await ana.does(calls.countOpenBugReports);
    await page.goto('/');
    await expect(getCard(page, 'Superuser Tools').getByRole('img')).toHaveText(String(count + 2));
  });

  await test.step('§9 the badge of Pending Approvals shows 0', async () => {
    await page.goto('/superuser-tools');
    await expectHeading(page, 'Superuser Tools');
    await expect(getCard(page, 'Pending Approvals').getByRole('img')).toHaveText('0');
  });
});
