import { expect, type Page } from '@playwright/test';
import { linkIn } from '../server/test/smtp-server.ts';
import { expectNoViolations } from './axe-check.ts';
import { tabTo } from './keyboard.ts';
import { fillLogin, loginForm, pressLogin, switchLoginTo } from './login-form.ts';
import { test } from './stand-ins.ts';
import { seesHeading, toast } from './steps.ts';

const ended = 'This link has been used or is too old. Please ask for a new one.';

async function askForReset(page: Page, email: string): Promise<void> {
  await fillLogin(page, { email });
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save Password' }).click();
}

/** Opens a link as from a mail program: in a page that was elsewhere. */
async function follow(page: Page, link: URL): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link.href);
}

test('a mailed link sets a new password, once, and ends the sessions', async ({ newBrowser, newPerson, smtp }) => {
  const ana = await newPerson('Ana Frey');
  await ana.page.goto('/mywishlists');
  await seesHeading(ana.page, 'My Wishlists');
  const page = await newBrowser();
  await page.goto('/login');
  await askForReset(page, ana.email);
  await expect(toast(page, 'Password reset email sent!')).toBeVisible();
  await expect(toast(page, 'Please check your inbox for reset instructions')).toBeVisible();
  const mail = await smtp.mail(1);
  expect(mail.to).toEqual([ana.email]);
  const link = linkIn(mail);

  await follow(page, link);
  await seesHeading(page, 'Choose a new password');
  await expect(page.getByLabel('New password')).toBeFocused();
  await choose(page, 'blue ribbon');
  await expect(toast(page, 'Your password has been changed')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await fillLogin(page, { email: ana.email, password: ana.password });
  await pressLogin(page, 'Sign In');
  await expect(loginForm(page).getByRole('alert')).toHaveText('Incorrect email or password');
  await fillLogin(page, { password: 'blue ribbon' });
  await pressLogin(page, 'Sign In');
  await seesHeading(page, 'Welcome, Ana Frey!');

  await ana.page.reload();
  await expect(ana.page).toHaveURL(/\/about$/);

  const second = await newBrowser();
  await follow(second, link);
  await choose(second, 'red ribbon');
  await expect(second.getByRole('main').getByRole('alert')).toHaveText(ended);
  await second.getByRole('button', { name: 'Ask for a New Link' }).click();
  await expect(second.getByLabel('Email')).toBeFocused();
  await expect(second.getByText('Enter it, then press “Forgot your password?”')).toBeVisible();
});

test('the token is in no address, history, Referer, storage or request but the one', async ({
  newBrowser,
  newPerson,
  smtp,
}) => {
  const ana = await newPerson('Ana Frey');
  const page = await newBrowser();
  await page.goto('/login');
  await askForReset(page, ana.email);
  const link = linkIn(await smtp.mail(1));
  const token = link.hash.slice('#reset='.length);
  expect(token).toMatch(/^[\w-]{43}$/);

  const carriers: string[] = [];
  page.context().on('request', (request) => {
    const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    if (sent.includes(token)) carriers.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto('/about');
  await page.goto(link.href);
  await expect(page.getByLabel('New password')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await choose(page, 'blue ribbon');
  await expect(toast(page, 'Your password has been changed')).toBeVisible();
  await fillLogin(page, { email: ana.email, password: 'blue ribbon' });
  await pressLogin(page, 'Sign In');
  await seesHeading(page, 'Welcome, Ana Frey!');
  expect(carriers).toEqual(['POST /api/auth/reset-password']);

  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await seesHeading(page, 'Wishwell');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join(),
  );
  expect(kept).not.toContain(token);
});

test('in a browser that is signed in: the link signs out whose password it sets, in every tab', async ({
  newPerson,
  smtp,
}) => {
  const ana = await newPerson('Ana Frey');
  await ana.page.goto('/mywishlists');
  const page = await ana.page.context().newPage();
  await page.goto('/login');
  await askForReset(page, ana.email);
  // On the page that is open, as by pasting the address.
  await page.goto(linkIn(await smtp.mail(1)).href);
  await seesHeading(page, 'Choose a new password');
  await expect(page).toHaveURL(/\/login$/);
  await choose(page, 'blue ribbon');
  await expect(toast(page, 'Your password has been changed')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  await expect(ana.page).toHaveURL(/\/about$/);
});

test('a German browser gets a German mail and a German page', async ({ newBrowser, newPerson, smtp }) => {
  const ana = await newPerson('Ana Frey');
  const page = await newBrowser({ locale: 'de-DE' });
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill(ana.email);
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByText('Die E-Mail zum Zurücksetzen ist unterwegs!', { exact: true })).toBeVisible();
  const mail = await smtp.mail(1);
  expect(mail.subject).toBe('Neues Passwort wählen');
  const link = linkIn(mail);
  await follow(page, link);
  await seesHeading(page, 'Neues Passwort wählen');
  await page.getByLabel('Neues Passwort').fill('kurz');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText('Das Passwort muss mindestens 6 Zeichen haben')).toBeVisible();
  await page.getByLabel('Neues Passwort').fill('blaue Schleife');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText('Dein Passwort ist geändert', { exact: true })).toBeVisible();
  await follow(page, link);
  await page.getByLabel('Neues Passwort').fill('rote Schleife');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Bitte fordere einen neuen an.');
});

test('an unknown address is answered like a known one, and gets no mail', async ({ newBrowser, newPerson, smtp }) => {
  const ana = await newPerson('Ana Frey');
  const page = await newBrowser();
  await page.goto('/login');
  await askForReset(page, 'nobody@example.com');
  await expect(toast(page, 'Password reset email sent!')).toBeVisible();
  await askForReset(page, ana.email);
  await smtp.mail(1);
  expect(smtp.mails.map(({ to }) => to)).toEqual([[ana.email]]);
});

test('a new password by keyboard alone, in every state without a violation', async ({
  newBrowser,
  newPerson,
  smtp,
}) => {
  const ana = await newPerson('Ana Frey');
  const page = await newBrowser();
  await page.goto('/login');
  await askForReset(page, ana.email);
  const link = linkIn(await smtp.mail(1));
  await follow(page, link);
  const field = page.getByLabel('New password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('At least 6 characters');
  await expectNoViolations(page, 'a new password, empty');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Password must be at least 6 characters');
  await expect(field).toBeFocused();
  await expectNoViolations(page, 'a new password, with an error');
  await tabTo(page, page.getByRole('button', { name: 'Save Password' }));
  await tabTo(page, page.getByRole('button', { name: 'Back to Sign In' }));
  await tabTo(page, field, 'Shift+Tab');
  await page.keyboard.type('blue ribbon');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();

  await follow(page, link);
  await expect(field).toBeFocused();
  await page.keyboard.type('red ribbon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ask for a New Link' })).toBeFocused();
  await expectNoViolations(page, 'a link that has ended');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter it, then press “Forgot your password?”');
  await expectNoViolations(page, 'where another link is asked for');
});

const signInAsCleo = async (page: Page): Promise<void> => {
  await fillLogin(page, { email: 'cleo@example.com', password: 'blue ribbon' });
  await pressLogin(page, 'Sign In');
};

test.describe('where addresses have to be confirmed', () => {
  test.use({ demands: { REQUIRE_EMAIL_VERIFICATION: 'true' } });

  test('signing up sends a link, signing in before sends another, and the link lets in', async ({
    newBrowser,
    smtp,
  }) => {
    const page = await newBrowser();
    await page.goto('/login');
    await switchLoginTo(page, 'Sign Up');
    await fillLogin(page, { name: 'Cleo Noor', email: 'cleo@example.com', password: 'blue ribbon' });
    await pressLogin(page, 'Sign Up');
    await expect(toast(page, 'Please confirm your email address')).toBeVisible();
    await expect(toast(page, 'We have sent you a link')).toBeVisible();
    await expect(page.getByText('Please confirm your email address. We have sent you a link.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('');
    const first = linkIn(await smtp.mail(1));
    await expectNoViolations(page, 'a sign-up that waits');

    await signInAsCleo(page);
    const sentence = 'Please confirm your email address first. We have sent you a new link.';
    await expect(loginForm(page).getByRole('alert')).toHaveText(sentence);
    await smtp.mail(2);

    await follow(page, first);
    await signInAsCleo(page);
    await expect(loginForm(page).getByRole('alert')).toHaveText(
      'This link has been used or is too old. We have sent you a new one.',
    );
    await follow(page, linkIn(await smtp.mail(3)));
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Sign in to confirm your email address.');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expectNoViolations(page, 'an address that is being confirmed');
    await signInAsCleo(page);
    await seesHeading(page, 'Welcome, Cleo Noor!');
  });
});
