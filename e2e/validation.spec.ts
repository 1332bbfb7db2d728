import { expect } from '@playwright/test';
import { fillLogin, loginForm, pressLogin, switchLoginTo } from './login-form.ts';
import { test } from './people.ts';
import { toast } from './steps.ts';

const good = { name: 'Ana Vos', email: 'ana.vos@example.com', password: 'blue ribbon' };

test('the login form', async ({ newBrowser }) => {
  const page = await newBrowser();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/auth\/sign-(in|up)/.test(request.url())) sent.push(request.url());
  });
  await page.goto('/login');
  const says = (words: string): Promise<void> =>
    expect(loginForm(page).getByText(words, { exact: true })).toBeVisible();

  await test.step('§5 login form: Sign In with an empty field says Please fill out all fields', async () => {
    for (const empty of ['email', 'password'] as const) {
      await fillLogin(page, { email: good.email, password: good.password, [empty]: '' });
      await pressLogin(page, 'Sign In');
      await says('Please fill out all fields');
    }
  });

  await test.step('§5 login form: Sign Up asks for the name too', async () => {
    await switchLoginTo(page, 'Sign Up');
    for (const empty of ['name', 'email', 'password'] as const) {
      await fillLogin(page, { ...good, [empty]: '' });
      await pressLogin(page, 'Sign Up');
      await says('Please fill out all fields');
    }
  });

  await test.step('§5 login form: an e-mail is text, @, text, dot, text; else Please enter a valid email address', async () => {
    for (const email of ['ana', 'ana@example', '@example.com', 'ana@.', 'ana vos@example.com']) {
      await fillLogin(page, { ...good, email });
      await pressLogin(page, 'Sign Up');
      await says('Please enter a valid email address');
      await expect(page.getByLabel('Email')).toBeFocused();
    }
  });

  await test.step('§5 login form: a password below 6 characters says Password must be at least 6 characters', async () => {
    await fillLogin(page, { ...good, password: '12345' });
    await pressLogin(page, 'Sign Up');
    await says('Password must be at least 6 characters');
    await switchLoginTo(page, 'Sign In');
    await pressLogin(page, 'Sign In');
    await says('Password must be at least 6 characters');
  });

  await test.step('§5 login form: what is not valid is not sent', () => expect(sent).toEqual([]));

  await test.step("§5 login form: the product's messages show, and not the browser's", () =>
    expect(loginForm(page)).toHaveJSProperty('noValidate', true));
});

test('the bug report', async ({ newPerson }) => {
  const { page } = await newPerson('Cleo Vos');
  await page.goto('/');
  await page.getByRole('button', { name: 'Report a bug or suggest a feature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit a Bug Report' });

  await test.step('§5 bug report: title and description must both be non-empty', async () => {
    const submit = dialog.getByRole('button', { name: 'Submit' });
    for (const [title, description, can] of [
      ['', '', false],
      ['The bow', '', false],
      ['', 'It comes undone.', false],
      ['  ', '  ', false],
      ['The bow', 'It comes undone.', true],
    ] as const) {
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByLabel('Description').fill(description);
      expect(await submit.isEnabled(), `${title}|${description}`).toBe(can);
    }
    await submit.click();
    await expect(toast(page, 'Bug report submitted')).toBeVisible();
  });
});

test('the profile', async ({ newPerson }) => {
  const { page, email } = await newPerson('Dana Vos', { avatar: 'red' });
  await page.goto('/myprofile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const save = (): Promise<void> => dialog.getByRole('button', { name: 'Save' }).click();

  await test.step('§5 edit profile: without a name a toast warns: Name is required', async () => {
    for (const name of ['', '   ']) {
      await dialog.getByLabel('Name').fill(name);
      await save();
      await expect(toast(page, 'Name is required')).toBeVisible();
      await expect(dialog).toBeVisible();
    }
  });

  await test.step('§5 edit profile: the e-mail is not editable', async () => {
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await expect(dialog.getByLabel('Email')).not.toBeEditable();
  });

  await test.step('§5 edit profile: the avatar is chosen from the colours', async () => {
    await expect(dialog.getByRole('radio', { name: 'Red' })).toBeChecked();
    await dialog.getByLabel('Name').fill('Dana Vos');
    await dialog.getByRole('radio', { name: 'Yellow' }).check({ force: true });
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await save();
    expect((await sent).postDataJSON()).toEqual({ display_name: 'Dana Vos', avatar: 'yellow' });
    await expect(dialog).toHaveCount(0);
  });
});
