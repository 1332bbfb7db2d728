import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { getCard, expectHeading, getToast } from './steps.ts';

const getMainElement = (page: Page): Locator => page.getByRole('main');
const readFieldLabels = (page: Page): Promise<string[]> => getMainElement(page).locator('form label').allInnerTexts();

test('the login screen has the content and buttons that the specification requires (§2)', async ({
  newBrowser,
  newPerson,
}) => {
  const ana = await newPerson('Ana Lund');
  const page = await newBrowser();
  await page.goto('/login');
  const submit = (name: string): Locator =>
    getMainElement(page).locator('form').getByRole('button', { name, exact: true });
  const toMode = (name: string): Locator =>
    getMainElement(page).getByRole('paragraph').getByRole('button', { name, exact: true });

  await test.step('§2 login: the heading is the product name', () => expectHeading(page, 'Wishwell'));

  await test.step('§2 login: Sign In has the fields Email and Password', async () => {
    await expect(submit('Sign In')).toBeVisible();
    expect(await readFieldLabels(page)).toEqual(['Email', 'Password']);
  });

  await test.step('§2 login: only Sign In has the link Forgot your password', async () => {
    const link = page.getByRole('button', { name: 'Forgot your password' });
    await expect(link).toBeVisible();
    await toMode('Sign Up').click();
    await expect(link).toHaveCount(0);
  });

  await test.step('§2 login: Sign Up has the fields Name, Email and Password', async () => {
    await expect(submit('Sign Up')).toBeVisible();
    expect(await readFieldLabels(page)).toEqual(['Name', 'Email', 'Password']);
  });

  await test.step('§2 login: a link toggles between Sign In and Sign Up', async () => {
    await toMode('Sign In').click();
    await expect(submit('Sign In')).toBeVisible();
    await toMode('Sign Up').click();
    await expect(submit('Sign Up')).toBeVisible();
    await toMode('Sign In').click();
  });

  await test.step('§2 login: the form has a divider with the text OR', () =>
    expect(getMainElement(page).getByText('OR', { exact: true })).toBeVisible());

  await test.step('§2 login: the form has the button Continue with Google', () =>
    expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible());

  await test.step('§2 login: a successful sign-in goes to /', async () => {
    await page.getByLabel('Email').fill(ana.email);
    await page.getByLabel('Password').fill(ana.password);
    await submit('Sign In').click();
    await expect(page).toHaveURL(/\/$/);
    await expectHeading(page, 'Welcome, Ana!');
  });

  await test.step('§2 login: Log Out signs out and goes to /login', async () => {
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/mywishlists');
    await expect(page).toHaveURL(/\/about$/);
  });
});

test('the bug report dialog has the fields and buttons that the specification requires (§2)', async ({ newPerson }) => {
  const { page } = await newPerson('Cleo Ortiz');
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Submit a Bug Report' });
  const title = dialog.getByLabel('Title');
  const description = dialog.getByLabel('Description');
  const submit = dialog.getByRole('button', { name: 'Submit' });
  const openDialog = (): Promise<void> =>
    page.getByRole('button', { name: 'Report a bug or suggest a feature' }).click();
  const fillFields = async (): Promise<void> => {
    await title.fill('The bow');
    await description.fill('It comes undone.');
  };

  await test.step('§2 bug report: the button opens a dialog with the title Submit a Bug Report', async () => {
    await openDialog();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Submit a Bug Report' })).toBeVisible();
  });

  await test.step('§2 bug report: the dialog has the required fields Title and Description, Submit and Cancel', async () => {
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

  await test.step('§2 bug report: closing the dialog clears the fields', async () => {
    for (const name of ['Cancel', 'Submit']) {
      await fillFields();
      await dialog.getByRole('button', { name }).click();
      await expect(dialog).toHaveCount(0);
      await openDialog();
      await expect(title).toHaveValue('');
      await expect(description).toHaveValue('');
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(getToast(page, 'Bug report submitted')).toBeVisible();
  });
});

test('the dashboard has the links and badges that the specification requires (§2)', async ({ newPerson, promote }) => {
  const [ana, ben, cem] = [await newPerson('Ana Weiss'), await newPerson('Ben Ito'), await newPerson('Cem Aksoy')];
  const { page } = ana;
  const titles = (): Promise<string[]> => getMainElement(page).getByRole('listitem').getByRole('link').allInnerTexts();
  const expectLink = async (name: string, expectedUrl: RegExp): Promise<void> => {
    await page.goto('/');
    await getMainElement(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(expectedUrl);
  };

  await test.step('§2 home: the page is a dashboard with a welcome title', async () => {
    await page.goto('/');
    await expectHeading(page, 'Welcome, Ana!');
  });

  await test.step('§2 home: My Wishlists leads to /mywishlists', () => expectLink('My Wishlists', /\/mywishlists$/));
  await test.step('§2 home: My Profile leads to /myprofile', () => expectLink('My Profile', /\/myprofile$/));
  await test.step('§2 home: My Friends leads to /friends', () => expectLink('My Friends', /\/friends$/));

  await test.step('§2 home: the badge of My Friends shows the number of pending received requests', async () => {
    await page.goto('/');
    const badge = getCard(page, 'My Friends').getByRole('img', { name: /friend request/ });
    await expect(getCard(page, 'My Friends')).toBeVisible();
    await expect(badge).toHaveCount(0);
    for (const { does } of [ben, cem]) await does(calls.requestFriend, { query: { friend_id: ana.id } });
    await page.reload();
    await expect(badge).toHaveText('2');
  });

  await test.step('§2 home: a user without a role sees neither Staff Tools nor Superuser Tools', async () => {
    expect(await titles()).toEqual(['My Wishlists', 'My Profile', 'My Friends']);
  });

  await test.step('§2 home: staff see the link Staff Tools, which leads to /staff-tools', async () => {
    await promote(ana, 'staff');
    await expectLink('Staff Tools', /\/staff-tools$/);
    await page.goto('/');
    await expect.poll(titles).toEqual(['My Wishlists', 'My Profile', 'My Friends', 'Staff Tools']);
  });

  await test.step('§2 home: superusers see the link Superuser Tools, which leads to /superuser-tools', async () => {
    await promote(ana, 'superuser');
    await expectLink('Superuser Tools', /\/superuser-tools$/);
  });

  await test.step('§2 home: the badge of Superuser Tools shows the number of open bug reports plus 2', async () => {
    const { count } = await ana.does(calls.countOpenBugReports);
    await ben.does(calls.createBugReport, { body: { title: 'Torn paper', description: 'At the corner.' } });
    await page.goto('/');
    await expect(getCard(page, 'Superuser Tools').getByRole('img')).toHaveText(String(count + 1 + 2));
  });
});

test('the profile shows avatar, name and e-mail address, and can be edited', async ({ newPerson }) => {
  const { page, email } = await newPerson('Dara Quinn', { avatar: 'orange' });
  const avatar = getMainElement(page).locator('svg').first();
  await page.goto('/myprofile');

  await test.step('§2 profile: the page shows avatar, name and e-mail address', async () => {
    await expect(page.getByRole('heading', { name: 'Dara Quinn' })).toBeVisible();
    await expect(getMainElement(page).getByText(email)).toBeVisible();
    await expect(avatar).toBeVisible();
  });

  await test.step('§2 profile: the dialog Edit Profile changes name and avatar', async () => {
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
