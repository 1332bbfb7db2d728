import { expect, type Page } from '@playwright/test';
import { createDrawing } from '../server/test/drawings.ts';
import { fillLogin, pressLoginButton, switchLoginForm } from './login-form.ts';
import { test } from './server-fixture.ts';
import { clickAndWaitForSave, expectHeading, getCard, getClaimButton, getClaimUndoButton } from './steps.ts';

const ana = { name: 'Ana Moreno', email: 'ana.moreno@example.com', password: 'six rings' };
const ben = { name: 'Ben Okafor', email: 'ben.okafor@example.com', password: 'seven bells' };

async function signUp(page: Page, account: typeof ana): Promise<void> {
  await page.goto('/login');
  await switchLoginForm(page, 'Sign Up');
  await fillLogin(page, account);
  await pressLoginButton(page, 'Sign Up');
  await expect(page.getByText('Signed up (dev mode)')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page).toHaveURL(/\/login$/);
}

const clickNavigationLink = (page: Page, link: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name: link }).first().click();

const expectImage = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() =>
      getCard(page, name)
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

test('two people sign up and become friends, and one claims an item without the owner seeing it', async ({
  newBrowser,
}) => {
  const anasPage = await newBrowser();
  const bensPage = await newBrowser();
  const bensMug = getCard(bensPage, 'Stoneware mug');

  await test.step('the app redirects a visitor to the About page, and two people sign up', async () => {
    await anasPage.goto('/');
    await expect(anasPage).toHaveURL(/\/about$/);
    await anasPage.getByRole('link', { name: 'Log In' }).click();
    await signUp(anasPage, ana);
    await signUp(bensPage, ben);
  });

  await test.step('Ana creates a list and an item with an image', async () => {
    await clickNavigationLink(anasPage, 'Wishlists');
    await expect(anasPage.getByText("You don't have any wishlists yet.")).toBeVisible();
    const add = anasPage.getByRole('button', { name: 'Add Wishlist' }).first();
    await add.press('Enter');
    await expect(anasPage.getByLabel('Title')).toBeFocused();
    await anasPage.keyboard.press('Escape');
    await expect(anasPage.getByRole('dialog')).toHaveCount(0);
    await expect(add).toBeFocused();
    await anasPage.keyboard.press('Enter');
    await anasPage.getByLabel('Title').fill('Winter birthday');
    await anasPage.getByLabel('Description').fill('Small, warm things for long evenings.');
    await anasPage.getByRole('button', { name: 'Create', exact: true }).click();
    await anasPage.getByRole('button', { name: 'Add New Item' }).first().click();
    await anasPage.getByLabel('Name').fill('Stoneware mug');
    await anasPage.getByLabel('Price').fill('38');
    const buffer = await createDrawing();
    await anasPage.locator('input[type=file]').setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer });
    await anasPage.getByRole('button', { name: 'Add Item' }).click();
    await expect(anasPage.getByRole('heading', { name: 'Items (1)' })).toBeVisible();
    await expect(anasPage.getByText('$38.00')).toBeVisible();
    await expectImage(anasPage, 'Stoneware mug');
  });

  await test.step('in dark mode, the image is darker', async () => {
    const readFilter = (): Promise<string> =>
      getCard(anasPage, 'Stoneware mug')
        .locator('img')
        .evaluate((image) => getComputedStyle(image).filter);
    expect(await readFilter()).toBe('none');
    await anasPage.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(readFilter).toBe('brightness(0.9)');
    await anasPage.getByRole('button', { name: 'Switch to light mode' }).click();
  });

  await test.step('Ben sends a friend request, and Ana accepts', async () => {
    await clickNavigationLink(bensPage, 'Friends');
    const suggested = bensPage.getByRole('listitem').filter({ hasText: ana.name });
    await clickAndWaitForSave(suggested.getByRole('button', { name: 'Send Friend Request' }));
    await expect(suggested.getByText('Request sent')).toBeVisible();

    await clickNavigationLink(anasPage, 'Friends');
    const asking = anasPage.getByRole('listitem').filter({ hasText: ben.name });
    await expect(asking.getByText('Wants to be friends')).toBeVisible();
    await clickAndWaitForSave(asking.getByRole('button', { name: 'Accept' }));
    await expect(anasPage.getByRole('link', { name: new RegExp(ben.name) })).toBeVisible();
  });

  await test.step('Ben claims the mug', async () => {
    await bensPage.reload();
    await bensPage.getByRole('link', { name: new RegExp(ana.name) }).click();
    await bensPage.getByRole('link', { name: /Winter birthday/ }).click();
    await expectImage(bensPage, 'Stoneware mug');
    await expect(bensPage.getByText('Available', { exact: true })).toBeVisible();
    await clickAndWaitForSave(getClaimButton(bensMug));
    await expect(getClaimUndoButton(bensMug)).toBeVisible();
    await bensPage.reload();
    await expect(getClaimUndoButton(bensMug)).toBeVisible();
    await expect(bensPage.getByText('Not Available')).toBeVisible();
  });

  await test.step('Ana does not see the claim', async () => {
    await clickNavigationLink(anasPage, 'Wishlists');
    await anasPage.getByRole('link', { name: /Winter birthday/ }).click();
    await expectHeading(anasPage, 'Winter birthday');
    await anasPage.reload();
    await expect(anasPage.getByText('Available', { exact: true })).toBeVisible();
    await expect(anasPage.getByText(/claimed|Not Available|getting it|Undo/)).toHaveCount(0);
  });

  await test.step('Ben undoes the claim', async () => {
    await clickAndWaitForSave(getClaimUndoButton(bensMug));
    await expect(getClaimButton(bensMug)).toBeVisible();
    await bensPage.reload();
    await expect(getClaimButton(bensMug)).toBeVisible();
  });
});
