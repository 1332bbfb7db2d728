import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { cardOf, seesHeading, toast } from './steps.ts';

const form = (page: Page): Locator => page.getByRole('main');
const labels = (page: Page): Promise<string[]> => form(page).locator('form label').allInnerTexts();

test('the login screen', async ({ newBrowser, newPerson }) => {
  const ana = await newPerson('Ana Lund');
  const page = await newBrowser();
  await page.goto('/login');
  const submit = (name: string): Locator => form(page).locator('form').getByRole('button', { name, exact: true });
  const toMode = (name: string): Locator =>
    form(page).getByRole('paragraph').getByRole('button', { name, exact: true });

  await test.step('§2 login: titled with the product name', () => seesHeading(page, 'Wishwell'));

  await test.step('§2 login: Sign In asks for Email and Password', async () => {
    await expect(submit('Sign In')).toBeVisible();
    expect(await labels(page)).toEqual(['Email', 'Password']);
  });

  await test.step('§2 login: a Forgot your password link, for Sign In alone', async () => {
    const link = page.getByRole('button', { name: 'Forgot your password' });
    await expect(link).toBeVisible();
    await toMode('Sign Up').click();
    await expect(link).toHaveCount(0);
  });

  await test.step('§2 login: Sign Up asks for Name, Email and Password', async () => {
    await expect(submit('Sign Up')).toBeVisible();
    expect(await labels(page)).toEqual(['Name', 'Email', 'Password']);
  });

  await test.step('§2 login: a link toggles between Sign In and Sign Up', async () => {
    await toMode('Sign In').click();
    await expect(submit('Sign In')).toBeVisible();
    await toMode('Sign Up').click();
    await expect(submit('Sign Up')).toBeVisible();
    await toMode('Sign In').click();
  });

  await test.step('§2 login: an OR divider', () => expect(form(page).getByText('OR', { exact: true })).toBeVisible());

  await test.step('§2 login: a Continue with Google button', () =>
    expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible());

  await test.step('§2 login: a successful sign-in goes to /', async () => {
    await page.getByLabel('Email').fill(ana.email);
    await page.getByLabel('Password').fill(ana.password);
    await submit('Sign In').click();
    await expect(page).toHaveURL(/\/$/);
    await seesHeading(page, 'Welcome, Ana Lund!');
  });

  await test.step('§2 login: Log Out signs out and goes to /login', async () => {
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/mywishlists');
    await expect(page).toHaveURL(/\/about$/);
  });
});

test('the bug report dialog', async ({ newPerson }) => {
  const { page } = await newPerson('Cleo Ortiz');
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Submit a Bug Report' });
  const title = dialog.getByLabel('Title');
  const description = dialog.getByLabel('Description');
  const submit = dialog.getByRole('button', { name: 'Submit' });
  const open = (): Promise<void> => page.getByRole('button', { name: 'Report a bug or suggest a feature' }).click();
  const fill = async (): Promise<void> => {
    await title.fill('The bow');
    await description.fill('It comes undone.');
  };

  await test.step('§2 bug report: a dialog titled Submit a Bug Report', async () => {
    await open();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Submit a Bug Report' })).toBeVisible();
  });

  await test.step('§2 bug report: required Title and Description fields, Submit and Cancel', async () => {
    for (const field of [title, description]) await expect(field).toHaveAttribute('required', '');
    await expect(submit).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  await test.step('§2 bug report: Submit is disabled until both fields are filled', async () => {
    await expect(submit).toBeDisabled();
    await title.fill('The bow');
    await expect(submit).toBeDisabled();
    await title.fill('');
    await description.fill('It comes undone.');
    await expect(submit).toBeDisabled();
    await title.fill('   ');
    await expect(submit).toBeDisabled();
    await title.fill('The bow');
    await expect(submit).toBeEnabled();
  });

  await test.step('§2 bug report: the fields are cleared when the dialog closes', async () => {
    for (const name of ['Cancel', 'Submit']) {
      await fill();
      await dialog.getByRole('button', { name }).click();
      await expect(dialog).toHaveCount(0);
      await open();
      await expect(title).toHaveValue('');
      await expect(description).toHaveValue('');
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(toast(page, 'Bug report submitted')).toBeVisible();
  });
});

test('the dashboard', async ({ newPerson, promote }) => {
  const [ana, ben, cem] = [await newPerson('Ana Weiss'), await newPerson('Ben Ito'), await newPerson('Cem Aksoy')];
  const { page } = ana;
  const titles = (): Promise<string[]> => form(page).getByRole('listitem').getByRole('link').allInnerTexts();
  const leadsTo = async (name: string, goal: RegExp): Promise<void> => {
    await page.goto('/');
    await form(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(goal);
  };

  await test.step('§2 home: a dashboard whose title welcomes', async () => {
    await page.goto('/');
    await seesHeading(page, 'Welcome, Ana Weiss!');
  });

  await test.step('§2 home: My Wishlists leads to /mywishlists', () => leadsTo('My Wishlists', /\/mywishlists$/));
  await test.step('§2 home: My Profile leads to /myprofile', () => leadsTo('My Profile', /\/myprofile$/));
  await test.step('§2 home: My Friends leads to /friends', () => leadsTo('My Friends', /\/friends$/));

  await test.step('§2 home: My Friends has a badge with the count of pending received requests', async () => {
    await page.goto('/');
    const badge = cardOf(page, 'My Friends').getByRole('img', { name: /friend request/ });
    await expect(cardOf(page, 'My Friends')).toBeVisible();
    await expect(badge).toHaveCount(0);
    for (const { does } of [ben, cem]) await does(calls.requestFriend, { query: { friend_id: ana.id } });
    await page.reload();
    await expect(badge).toHaveText('2');
  });

  await test.step('§2 home: who has no flag sees neither Staff Tools nor Superuser Tools', async () => {
    expect(await titles()).toEqual(['My Wishlists', 'My Profile', 'My Friends']);
  });

  await test.step('§2 home: Staff Tools leads to /staff-tools, for staff', async () => {
    await promote(ana, 'staff');
    await leadsTo('Staff Tools', /\/staff-tools$/);
    await page.goto('/');
    await expect.poll(titles).toEqual(['My Wishlists', 'My Profile', 'My Friends', 'Staff Tools']);
  });

  await test.step('§2 home: Superuser Tools leads to /superuser-tools, for superusers', async () => {
    await promote(ana, 'superuser');
    await leadsTo('Superuser Tools', /\/superuser-tools$/);
  });

  await test.step('§2 home: Superuser Tools has a badge with the open bug reports plus 2', async () => {
    const { count } = await ana.does(calls.countOpenBugReports);
    await ben.does(calls.createBugReport, { body: { title: 'Torn paper', description: 'At the corner.' } });
    await page.goto('/');
    await expect(cardOf(page, 'Superuser Tools').getByRole('img')).toHaveText(String(count + 1 + 2));
  });
});

test('the profile', async ({ newPerson }) => {
  const { page, email } = await newPerson('Dara Quinn', { avatar: 'orange' });
  const avatar = form(page).locator('svg').first();
  await page.goto('/myprofile');

  await test.step('§2 profile: avatar, name and e-mail', async () => {
    await expect(page.getByRole('heading', { name: 'Dara Quinn' })).toBeVisible();
    await expect(form(page).getByText(email)).toBeVisible();
    await expect(avatar).toBeVisible();
  });

  await test.step('§2 profile: an Edit Profile dialog', async () => {
    const orange = await avatar.innerHTML();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.getByLabel('Name').fill('Dara Q.');
    await dialog.getByRole('radio', { name: 'Pink' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dara Q.' })).toBeVisible();
    expect(await avatar.innerHTML()).not.toBe(orange);
  });
});
