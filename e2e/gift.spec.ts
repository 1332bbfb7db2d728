import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';

interface Account {
  name: string;
  email: string;
  password: string;
}

const ana: Account = { name: 'Ana Moreno', email: 'ana.moreno@example.com', password: 'six rings' };
const ben: Account = { name: 'Ben Okafor', email: 'ben.okafor@example.com', password: 'seven bells' };

async function signUp(page: Page, { name, email, password }: Account): Promise<void> {
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

const goTo = (page: Page, link: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name: link }).first().click();

/** Whether the picture has really been loaded, and not only been linked. */
const isDrawn = (page: Page, name: string): Promise<boolean> =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('two people: from sign-up to a claim that its owner never learns of', async ({ newBrowser }) => {
  const anasPage = await newBrowser();
  const bensPage = await newBrowser();

  await test.step('a visitor is led to the story, and signs up', async () => {
    await anasPage.goto('/');
    await expect(anasPage).toHaveURL(/\/about$/);
    await anasPage.getByRole('link', { name: 'Log In' }).click();
    await signUp(anasPage, ana);
    await signUp(bensPage, ben);
  });

  await test.step('Ana keeps a list with a picture', async () => {
    await goTo(anasPage, 'Wishlists');
    await expect(anasPage.getByText("You don't have any wishlists yet.")).toBeVisible();
    await anasPage.getByRole('button', { name: 'Add Wishlist' }).first().click();
    await anasPage.getByLabel('Title').fill('Winter birthday');
    await anasPage.getByLabel('Description').fill('Small, warm things for long evenings.');
    await anasPage.getByRole('button', { name: 'Create', exact: true }).click();
    await anasPage.getByRole('link', { name: /Winter birthday/ }).click();
    await anasPage.getByRole('button', { name: 'Add New Item' }).first().click();
    await anasPage.getByLabel('Name').fill('Stoneware mug');
    await anasPage.getByLabel('Price').fill('38');
    // Any real picture will do: this one is of the page itself.
    const picture = await anasPage.screenshot();
    await anasPage
      .locator('input[type=file]')
      .setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer: picture });
    await anasPage.getByRole('button', { name: 'Add Item' }).click();
    await expect(anasPage.getByRole('heading', { name: 'Items (1)' })).toBeVisible();
    await expect(anasPage.getByText('$38.00')).toBeVisible();
    await expect.poll(() => isDrawn(anasPage, 'Stoneware mug')).toBe(true);
  });

  await test.step('Ben asks to be friends, and Ana accepts', async () => {
    await goTo(bensPage, 'Friends');
    const suggested = bensPage.getByRole('listitem').filter({ hasText: ana.name });
    await suggested.getByRole('button', { name: 'Send Friend Request' }).click();
    await expect(suggested.getByText('Request sent')).toBeVisible();

    await goTo(anasPage, 'Friends');
    const asking = anasPage.getByRole('listitem').filter({ hasText: ben.name });
    await expect(asking.getByText('Wants to be friends')).toBeVisible();
    await asking.getByRole('button', { name: 'Accept' }).click();
    await expect(anasPage.getByRole('link', { name: new RegExp(ben.name) })).toBeVisible();
  });

  await test.step('Ben claims the mug', async () => {
    await bensPage.reload();
    await bensPage.getByRole('link', { name: new RegExp(ana.name) }).click();
    await bensPage.getByRole('link', { name: /Winter birthday/ }).click();
    await expect.poll(() => isDrawn(bensPage, 'Stoneware mug')).toBe(true);
    await expect(bensPage.getByText('Available', { exact: true })).toBeVisible();
    await bensPage.getByRole('button', { name: "I'm getting it!" }).click();
    await expect(bensPage.getByRole('button', { name: 'Undo' })).toBeVisible();
    await bensPage.reload();
    await expect(bensPage.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(bensPage.getByText('Not Available')).toBeVisible();
  });

  await test.step('Ana sees the list as before', async () => {
    await goTo(anasPage, 'Wishlists');
    await anasPage.getByRole('link', { name: /Winter birthday/ }).click();
    await anasPage.reload();
    await expect(anasPage.getByText('Available', { exact: true })).toBeVisible();
    await expect(anasPage.getByText(/claimed|Not Available|getting it|Undo/)).toHaveCount(0);
  });

  await test.step('Ben undoes the claim', async () => {
    await bensPage.getByRole('button', { name: 'Undo' }).click();
    await expect(bensPage.getByRole('button', { name: "I'm getting it!" })).toBeVisible();
    await bensPage.reload();
    await expect(bensPage.getByRole('button', { name: "I'm getting it!" })).toBeVisible();
  });

  await test.step('signing out in one tab signs out the other', async () => {
    const secondTab = await anasPage.context().newPage();
    await secondTab.goto('/friends');
    await expect(secondTab.getByRole('heading', { level: 1, name: /^Friends/ })).toBeVisible();
    await anasPage.getByRole('button', { name: 'Log Out' }).click();
    await expect(anasPage).toHaveURL(/\/login$/);
    await expect(secondTab).toHaveURL(/\/about$/);
  });
});
