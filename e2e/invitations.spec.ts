import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { fillLogin, getLoginForm, pressLoginButton } from './login-form.ts';
import { test } from './people.ts';
import { expectHeading } from './steps.ts';

test('a person who signs up through an invitation gets a friend request from its sender', async ({
  newBrowser,
  newPerson,
}) => {
  const ana = await newPerson('Ana Okoye');
  await ana.page.goto('/friends');
  await ana.page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = ana.page.getByRole('dialog', { name: 'Invite' });
  await dialog.getByRole('button', { name: 'Create an invitation link' }).click();
  await expectNoAxeViolations(ana.page, 'the dialog to invite');
  const url = await dialog.getByLabel('Invitation link').inputValue();
  await ana.page.goto(url);
  await expect(ana.page.getByText('This is your own invitation.')).toBeVisible();
  await expectNoAxeViolations(ana.page, "the sender's own invitation");
  const page = await newBrowser();
  await page.goto(url);
  await expectHeading(page, 'Ana Okoye invites you to Wishwell');
  await expectNoAxeViolations(page, 'an invitation');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(getLoginForm(page).getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
  await fillLogin(page, { name: 'Ida', email: 'ida@example.com', password: 'blue ribbon' });
  await pressLoginButton(page, 'Sign Up');
  // Waits for the link Invite somebody, which appears only after the app has created the user's record and
  // the friend request.
  await expect(page.getByRole('link', { name: 'Invite somebody' })).toBeVisible();
  await page.goto('/friends');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  const namesOfFriends = async (): Promise<string[]> =>
    (await ana.does(calls.listFriends)).map((friend) => friend.display_name);
  await expect.poll(namesOfFriends).toEqual(['Ida']);

  await test.step('the link of an invitation that was used shows a message that it no longer works', async () => {
    const another = await newBrowser();
    const response = await another.goto(url);
    expect(response?.status()).toBe(404);
    await expect(another.getByText('This invitation no longer works')).toBeVisible();
  });
});
