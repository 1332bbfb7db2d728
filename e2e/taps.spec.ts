import { expect, type Locator } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { getLoginForm } from './login-form.ts';
import { test } from './people.ts';
import {
  addListWithItems,
  befriend,
  expectHeading,
  getCard,
  getClaimButton,
  getClaimUndoButton,
  phoneOptions,
} from './steps.ts';

let taps = 0;
test.beforeEach(() => void (taps = 0));

/** Taps an element and counts the tap. Fails if a person would first have to scroll to the element. */
async function tap(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  await target.tap();
  taps += 1;
}

test('on a phone, a visitor of the About page saves a first item with at most eight taps', async ({ newBrowser }) => {
  const page = await newBrowser(phoneOptions);
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  await page.goto('/about');
  await tap(page.getByRole('link', { name: 'Start your wishlist' }));
  await expect(page.getByLabel('Name')).toBeFocused();
  await keyboard.type('Ada Moreno');
  await tap(page.getByLabel('Email'));
  await keyboard.type('ada@example.com');
  await tap(page.getByLabel('Password'));
  await keyboard.type('blue ribbon');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeInViewport({ ratio: 1 });
  await tap(getLoginForm(page).getByRole('button', { name: 'Sign Up' }));
  await tap(page.getByRole('link', { name: 'Start your first wishlist' }));
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await keyboard.type('Winter birthday');
  await tap(dialog.getByRole('button', { name: 'Create' }));
  await expectHeading(page, 'Winter birthday');
  await tap(page.getByRole('button', { name: 'Add New Item' }));
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await keyboard.type('Stoneware mug');
  await tap(dialog.getByRole('button', { name: 'Add Item' }));
  await expect(getCard(page, 'Stoneware mug')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(8);
});

test('on a phone, Home needs one tap to accept a friend request and two to claim from the newest list', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const ben = await newPerson('Ben Okafor');
  const cem = await newPerson('Cem Aydin', { browser: phoneOptions });
  const { page } = cem;
  await befriend(cem, ana);
  await ben.does(calls.requestFriend, { query: { friend_id: cem.id } });
  await addListWithItems(ana, ['Stoneware mug'], 'Winter birthday');
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Accept' }));
  await expect(page.getByText('Wants to be friends')).toHaveCount(0);
  await expect.poll(async () => (await ben.does(calls.listFriends)).map(({ id }) => id)).toEqual([cem.id]);
  expect(taps).toBe(1);
  await tap(page.getByRole('link', { name: 'Winter birthday' }));
  await tap(getClaimButton(getCard(page, 'Stoneware mug')));
  await expect(getClaimUndoButton(getCard(page, 'Stoneware mug'))).toBeVisible();
  expect(taps).toBe(3);
});
