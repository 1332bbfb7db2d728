import { expect, type Page } from '@playwright/test';
import { findMailLink } from '../server/test/smtp-server.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './identity-servers.ts';
import { fillLogin, getLoginForm, pressLoginButton, signIn, switchLoginForm } from './login-form.ts';
import { expectHeading, getToast } from './steps.ts';

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save Password' }).click();
}

/** Follows a link from a page of another site, as a webmail program does. */
async function openLinkFromOtherSite(page: Page, link: URL): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link.href);
}

test('the link in a reset mail works once and ends all sessions of the person', async ({
  newBrowser,
  newPerson,
  smtp,
}) => {
  const ana = await newPerson('Ana Frey');
  await ana.page.goto('/mywishlists');
  await expectHeading(ana.page, 'My Wishlists');
  const page = await newBrowser();
  await page.goto('/login');
  await fillLogin(page, { email: ana.email });
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(getToast(page, 'Password reset email sent!')).toBeVisible();
  const mail = await smtp.mail(1);
  expect(mail.to).toEqual([ana.email]);
  const link = findMailLink(mail);
  const token = link.hash.slice('#reset='.length);
  expect(token).toMatch(/^[\w-]{43}$/);
  const requestsWithToken: string[] = [];
  page.context().on('request', (request) => {
    const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    if (sent.includes(token)) requestsWithToken.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });

  await openLinkFromOtherSite(page, link);
  await expectHeading(page, 'Choose a new password');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('New password')).toBeFocused();
  await choosePassword(page, 'blue ribbon');
  await expect(getToast(page, 'Your password has been changed')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await signIn(page, ana);
  await expect(getLoginForm(page).getByRole('alert')).toHaveText('Incorrect email or password');
  await fillLogin(page, { password: 'blue ribbon' });
  await pressLoginButton(page, 'Sign In');
  await expectHeading(page, 'Welcome, Ana!');
  expect(requestsWithToken).toEqual(['POST /api/auth/reset-password']);
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join(),
  );
  expect(stored).not.toContain(token);

  await ana.page.reload();
  await expect(ana.page).toHaveURL(/\/about$/);

  const second = await newBrowser();
  await openLinkFromOtherSite(second, link);
  await choosePassword(second, 'red ribbon');
  const message = 'This link has been used or is too old. Please ask for a new one.';
  await expect(second.getByRole('main').getByRole('alert')).toHaveText(message);
});

const signInAsCleo = async (page: Page): Promise<void> => {
  await fillLogin(page, { email: 'cleo@example.com', password: 'blue ribbon' });
  await pressLoginButton(page, 'Sign In');
};

test.describe('if sign-ups require e-mail verification', () => {
  test.use({ extraEnvironment: { REQUIRE_EMAIL_VERIFICATION: 'true' } });

  test('a sign-in before the verification sends another link, and the last link verifies the address', async ({
    newBrowser,
    smtp,
  }) => {
    const page = await newBrowser();
    await page.goto('/login');
    await switchLoginForm(page, 'Sign Up');
    await fillLogin(page, { name: 'Cleo Noor', email: 'cleo@example.com', password: 'blue ribbon' });
    await pressLoginButton(page, 'Sign Up');
    await expect(page.getByText('Please confirm your email address. We have sent you a link.')).toBeVisible();
    const first = findMailLink(await smtp.mail(1));
    await expectNoAxeViolations(page, 'a sign-up that waits');

    await signInAsCleo(page);
    const sentence = 'Please confirm your email address first. We have sent you a new link.';
    await expect(getLoginForm(page).getByRole('alert')).toHaveText(sentence);
    await smtp.mail(2);

    const askToSignIn = page.getByRole('main').getByRole('status');
    await openLinkFromOtherSite(page, first);
    await expect(askToSignIn).toHaveText('Sign in to confirm your email address.');
    await signInAsCleo(page);
    await expect(getLoginForm(page).getByRole('alert')).toContainText('We have sent you a new one.');
    await openLinkFromOtherSite(page, findMailLink(await smtp.mail(3)));
    await expect(askToSignIn).toHaveText('Sign in to confirm your email address.');
    await expect(page).toHaveURL(/\/login$/);
    await expectNoAxeViolations(page, 'an address that is being confirmed');
    await signInAsCleo(page);
    await expectHeading(page, 'Welcome, Cleo!');
  });
});
