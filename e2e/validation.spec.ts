import { expect } from '@playwright/test';
import { fillLogin, getLoginForm, pressLoginButton, switchLoginForm } from './login-form.ts';
import { test } from './people.ts';
import { getToast } from './steps.ts';

const validInput = { name: 'Ana Vos', email: 'ana.vos@example.com', password: 'blue ribbon' };

test('the login form refuses invalid input with the messages that the specification requires (§5)', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/auth\/sign-(in|up)/.test(request.url())) sent.push(request.url());
  });
  await page.goto('/login');
  const expectMessage = (message: string): Promise<void> =>
    expect(getLoginForm(page).getByText(message, { exact: true })).toBeVisible();

  await test.step('§5 login form: Sign In with an empty field shows Please fill out all fields', async () => {
    for (const empty of ['email', 'password'] as const) {
      await fillLogin(page, { email: validInput.email, password: validInput.password, [empty]: '' });
      await pressLoginButton(page, 'Sign In');
      await expectMessage('Please fill out all fields');
    }
  });

  await test.step('§5 login form: Sign Up with an empty name shows Please fill out all fields', async () => {
    await switchLoginForm(page, 'Sign Up');
    for (const empty of ['name', 'email', 'password'] as const) {
      await fillLogin(page, { ...validInput, [empty]: '' });
      await pressLoginButton(page, 'Sign Up');
      await expectMessage('Please fill out all fields');
    }
  });

  await test.step('§5 login form: an e-mail address not of the form a@b.c shows Please enter a valid email address', async () => {
    for (const email of ['ana', 'ana@example', '@example.com', 'ana@.', 'ana vos@example.com']) {
      await fillLogin(page, { ...validInput, email });
      await pressLoginButton(page, 'Sign Up');
      await expectMessage('Please enter a valid email address');
      await expect(page.getByLabel('Email')).toBeFocused();
    }
  });

  await test.step('§5 login form: a password of 5 characters shows Password must be at least 6 characters', async () => {
    await fillLogin(page, { ...validInput, password: '12345' });
    await pressLoginButton(page, 'Sign Up');
    await expectMessage('Password must be at least 6 characters');
    await switchLoginForm(page, 'Sign In');
    await pressLoginButton(page, 'Sign In');
    await expectMessage('Password must be at least 6 characters');
  });

  await test.step('Tab moves the focus from the e-mail address to the password', async () => {
    await page.getByLabel('Email').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Password')).toBeFocused();
  });

  await test.step('§5 login form: the form sends no invalid input', () => expect(sent).toEqual([]));

  await test.step("§5 login form: the app shows its own validation messages instead of the browser's", () =>
    expect(getLoginForm(page)).toHaveJSProperty('noValidate', true));
});

test('the bug report form requires title and description', async ({ newPerson }) => {
  const { page } = await newPerson('Cleo Vos');
  await page.goto('/');
  await page.getByRole('button', { name: 'Report a bug or suggest a feature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit a Bug Report' });

  await test.step('§5 bug report: Submit is enabled only if title and description are not blank', async () => {
    const submit = dialog.getByRole('button', { name: 'Submit' });
    for (const [title, description, isValid] of [
      ['', '', false],
      ['The bow', '', false],
      ['', 'It comes undone.', false],
      ['  ', '  ', false],
      ['The bow', 'It comes undone.', true],
    ] as const) {
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByLabel('Description').fill(description);
      expect(await submit.isEnabled(), `${title}|${description}`).toBe(isValid);
    }
    await submit.click();
    await expect(getToast(page, 'Bug report submitted')).toBeVisible();
  });
});

test('the profile form requires a name, and sends name and avatar', async ({ newPerson }) => {
  const { page, email } = await newPerson('Dana Vos', { avatar: 'red' });
  await page.goto('/myprofile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const save = (): Promise<void> => dialog.getByRole('button', { name: 'Save' }).click();

  await test.step('§5 edit profile: a blank name shows the toast Name is required', async () => {
    for (const name of ['', '   ']) {
      await dialog.getByLabel('Name').fill(name);
      await save();
      await expect(getToast(page, 'Name is required')).toBeVisible();
      await expect(dialog).toBeVisible();
    }
  });

  await test.step('§5 edit profile: the field for the e-mail address is read-only', async () => {
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await expect(dialog.getByLabel('Email')).not.toBeEditable();
  });

  await test.step('§5 edit profile: the user chooses the avatar from the colours', async () => {
    await expect(dialog.getByRole('radio', { name: 'Red' })).toBeChecked();
    await dialog.getByLabel('Name').fill('Dana Vos');
    await dialog.getByRole('radio', { name: 'Yellow' }).check({ force: true });
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await save();
    expect((await sent).postDataJSON()).toEqual({ display_name: 'Dana Vos', avatar: 'yellow' });
    await expect(dialog).toHaveCount(0);
  });
});
