import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { clickAndSave } from './steps.ts';

interface NewAccount {
  name: string;
  email: string;
  password: string;
}

const ana: NewAccount = { name: 'Ana Moreno', email: 'ana.moreno@example.com', password: 'six rings' };
const ben: NewAccount = { name: 'Ben Okafor', email: 'ben.okafor@example.com', password: 'seven bells' };

async function signUp(page: Page, { name, email, password }: NewAccount): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Signed up (dev mode)')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page).toHaveURL(/\/login$/);
}

const clickNavigationLink = (page: Page, link: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name: link }).first().click();

const isImageLoaded = (page: Page, name: string): Promise<boolean> =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('two people sign up and become friends, and one claims an item without the owner seeing it', async ({
  newBrowser,
}) => {
  const anasPage = await newBrowser();
  const bensPage = await newBrowser();

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
    await anasPage.getByRole('button', { name: 'Add Wishlist' }).first().click();
    await anasPage.getByLabel('Title').fill('Winter birthday');
    await anasPage.getByLabel('Description').fill('Small, warm things for long evenings.');
    await anasPage.getByRole('button', { name: 'Create', exact: true }).click();
    await anasPage.getByRole('button', { name: 'Add New Item' }).first().click();
    await anasPage.getByLabel('Name').fill('Stoneware mug');
    await anasPage.getByLabel('Price').fill('38');
    // Uploads a screenshot of the page as the item's image, because any valid image is sufficient.
    const image = await anasPage.screenshot();
    await anasPage.locator('input[type=file]').setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer: image });
    await anasPage.getByRole('button', { name: 'Add Item' }).click();
    await expect(anasPage.getByRole('heading', { name: 'Items (1)' })).toBeVisible();
    await expect(anasPage.getByText('$38.00')).toBeVisible();
    await expect.poll(() => isImageLoaded(anasPage, 'Stoneware mug')).toBe(true);
  });

  await test.step('Ben sends a friend request, and Ana accepts', async () => {
    await clickNavigationLink(bensPage, 'Friends');
    const suggested = bensPage.getByRole('listitem').filter({ hasText: ana.name });
    await clickAndSave(suggested.getByRole('button', { name: 'Send Friend Request' }));
    await expect(suggested.getByText('Request sent')).toBeVisible();

    await clickNavigationLink(anasPage, 'Friends');
    const asking = anasPage.getByRole('listitem').filter({ hasText: ben.name });
    await expect(asking.getByText('Wants to be friends')).toBeVisible();
    await clickAndSave(asking.getByRole('button', { name: 'Accept' }));
    await expect(anasPage.getByRole('link', { name: new RegExp(ben.name) })).toBeVisible();
  });

  await test.step('Ben claims the mug', async () => {
    await bensPage.reload();
    await bensPage.getByRole('link', { name: new RegExp(ana.name) }).click();
    await bensPage.getByRole('link', { name: /Winter birthday/ }).click();
    await expect.poll(() => isImageLoaded(bensPage, 'Stoneware mug')).toBe(true);
    await expect(bensPage.getByText('Available', { exact: true })).toBeVisible();
    await clickAndSave(bensPage.getByRole('button', { name: "I'm getting it!" }));
    await expect(bensPage.getByRole('button', { name: 'Undo' })).toBeVisible();
    await bensPage.reload();
    await expect(bensPage.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(bensPage.getByText('Not Available')).toBeVisible();
  });

  await test.step('Ana does not see the claim', async () => {
    await clickNavigationLink(anasPage, 'Wishlists');
    await anasPage.getByRole('link', { name: /Winter birthday/ }).click();
    await expect(anasPage.getByRole('heading', { level: 1, name: 'Winter birthday' })).toBeVisible();
    await anasPage.reload();
    await expect(anasPage.getByText('Available', { exact: true })).toBeVisible();
    await expect(anasPage.getByText(/claimed|Not Available|getting it|Undo/)).toHaveCount(0);
  });

  await test.step('Ben undoes the claim', async () => {
    await clickAndSave(bensPage.getByRole('button', { name: 'Undo' }));
    await expect(bensPage.getByRole('button', { name: "I'm getting it!" })).toBeVisible();
    await bensPage.reload();
    await expect(bensPage.getByRole('button', { name: "I'm getting it!" })).toBeVisible();
  });

  await test.step('a sign-out in one tab also signs out the other tab', async () => {
    const secondTab = await anasPage.context().newPage();
    await secondTab.goto('/friends');
    await expect(secondTab.getByRole('heading', { level: 1, name: /^Friends/ })).toBeVisible();
    await anasPage.getByRole('button', { name: 'Log Out' }).click();
    await expect(anasPage).toHaveURL(/\/login$/);
    await expect(secondTab).toHaveURL(/\/about$/);
  });
});
