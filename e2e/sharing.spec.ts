import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { fillLogin, pressLoginButton, switchLoginForm } from './login-form.ts';
import { test } from './people.ts';
import {
  addItem,
  addWishlist,
  clickAndWaitForSave,
  expectHeading,
  getClaimButton,
  getItemHeadings,
  getClaimUndoButton,
  phoneOptions,
} from './steps.ts';

/** Returns the distance in pixels from the top of the page to the heading of the items. */
const readItemsTop = (page: Page): Promise<number> =>
  page
    .getByRole('heading', { name: 'Items (3)' })
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));
const getItemCard = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

test('a guest claims an item of a private list through a share link, and moves the claim to an account', async ({
  newBrowser,
  newPerson,
}) => {
  const ana = await newPerson('Ana Okoye', { browser: phoneOptions });
  const list = await addWishlist(ana, { title: 'Winter', is_public: false });
  for (const name of ['Tea set', 'Lamp', 'Red scarf']) await addItem(ana, list, { name });
  const readOwnersList = async (): Promise<string> =>
    JSON.stringify(await ana.does(calls.getWishlist, { params: { id: list } }));
  const before = await readOwnersList();

  const url = await test.step('the owner creates a link and copies it', async () => {
    const { page } = ana;
    await page.goto(`/mywishlists/${list}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByLabel('Label').fill('for aunts');
    await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
    const field = dialog.getByLabel('Link “for aunts”');
    await expect(field).toHaveValue(/\/l\/[\w-]{24}$/);
    await dialog.getByRole('button', { name: 'QR code' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expectNoAxeViolations(page, 'the dialog of share links');
    const value = await field.inputValue();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Shared by link')).toBeVisible();
    return value;
  });

  const aunt = await newBrowser(phoneOptions);
  await test.step('a guest sees the list, and can claim items only after a click on I want to give', async () => {
    const response = await aunt.goto(url);
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    });
    await expectHeading(aunt, 'Winter');
    const preview = aunt.locator('meta[property="og:title"]');
    await expect(preview).toHaveAttribute('content', /A wishlist from Ana Okoye/);
    await expect(preview).not.toHaveAttribute('content', /Winter/);
    await expect(aunt.getByText('A wishlist from Ana Okoye')).toBeVisible();
    const itemsTop = await readItemsTop(aunt);
    await aunt.getByRole('button', { name: 'I want to give' }).press('Enter');
    await expect(aunt.getByText('Now you see what is still free.')).toBeVisible();
    await expect(aunt.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await readItemsTop(aunt)).toBe(itemsTop);
    await expectNoAxeViolations(aunt, 'a shared list');
  });

  await test.step('the guest must enter a name for the first claim only', async () => {
    const lamp = getItemCard(aunt, 'Lamp');
    await getClaimButton(lamp).click();
    const dialog = aunt.getByRole('dialog', { name: 'Who are you?' });
    const itemsTop = await readItemsTop(aunt);
    await getClaimButton(dialog).click();
    await expect(dialog.getByText('Please enter your name')).toBeVisible();
    await dialog.getByLabel('Your name').fill('Aunt Ida');
    await getClaimButton(dialog).click();
    // Presses Enter instead of clicking: the app ignores a second click in the same place for half a second.
    await getClaimUndoButton(lamp).press('Enter');
    await clickAndWaitForSave(getClaimButton(lamp));
    await expect(getClaimUndoButton(lamp)).toBeVisible();
    await expect(aunt.getByText("You're giving one thing from this list.")).toBeVisible();
    expect(await readItemsTop(aunt)).toBe(itemsTop);
  });

  await test.step('another guest sees the claim, and the owner does not', async () => {
    const uncle = await newBrowser();
    await uncle.goto(url);
    await uncle.getByRole('button', { name: 'I want to give' }).click();
    await expect(getItemCard(uncle, 'Lamp').getByText('Already claimed')).toBeVisible();
    expect(await readOwnersList()).toBe(before.replace('"is_shared_by_link":false', '"is_shared_by_link":true'));
    await ana.page.goto(url);
    await expect(ana.page).toHaveURL(/\/mywishlists\/\d+$/);
  });

  await test.step('the guest’s personal link shows the guest’s gifts in another browser, and a new account gets them', async () => {
    const personalLink = (await aunt.getByRole('link', { name: 'See all my gifts' }).getAttribute('href')) ?? '';
    const other = await newBrowser(phoneOptions);
    await other.goto(personalLink);
    await expectHeading(other, 'Your gifts');
    await expect(other.getByText('On “Winter” by Ana Okoye')).toBeVisible();
    await expectNoAxeViolations(other, "a guest's gifts");
    await other.getByRole('button', { name: 'Keep in an account' }).click();
    await expect(other).toHaveURL(/\/login/);
    await switchLoginForm(other, 'Sign Up');
    await fillLogin(other, { name: 'Ida', email: 'ida@example.com', password: 'blue ribbon' });
    await pressLoginButton(other, 'Sign Up');
    await expect(other.getByLabel('Email')).toHaveValue('');
    await other.goto('/');
    await other.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(other.getByText('One gift is now in your account')).toBeVisible();
    await other.goto(url);
    await expect(getClaimUndoButton(getItemCard(other, 'Lamp'))).toBeVisible();
    const sections = other.getByRole('main').getByRole('heading', { level: 2 });
    await expect(sections).toHaveText(['Items (3)', "You're giving (1)"]);
    await expect(getItemHeadings(other)).toHaveText(['Tea set', 'Red scarf', 'Lamp']);
    await aunt.goto(personalLink);
    await expect(aunt.getByText('These gifts are no longer here')).toBeVisible();
  });

  await test.step('a revoked share link returns 404', async () => {
    await ana.page.getByRole('button', { name: 'Share', exact: true }).click();
    await ana.page.getByRole('button', { name: 'Revoke' }).click();
    await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(ana.page.getByLabel('Link “for aunts”')).toHaveCount(0);
    const response = await aunt.goto(url);
    expect(response?.status()).toBe(404);
    await expect(aunt.getByText('This link leads nowhere')).toBeVisible();
    await expect(aunt.getByRole('link', { name: 'About Wishwell' })).toHaveAttribute('href', '/about');
  });
});
