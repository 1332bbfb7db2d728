import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { cardOf } from './steps.ts';

const suggested = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
const friend = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });

/** Presses a button on somebody's card; answers which call that made. */
async function callOf(page: Page, press: () => Promise<void>): Promise<string> {
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/friends\/(request|revoke|accept)/), press()]);
  expect(answer.status()).toBe(204);
  return `${answer.request().method()} ${new URL(answer.url()).pathname.replace('/api', '')}`;
}

/** The hue of a badge, in degrees. */
const hueOf = (badge: Locator): Promise<number> =>
  badge.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
    const sector =
      Math.max(red, green, blue) === red
        ? (green - blue) / spread
        : Math.max(red, green, blue) === green
          ? 2 + (blue - red) / spread
          : 4 + (red - green) / spread;
    return (sector * 60 + 360) % 360;
  });

test('from strangers to friends and back', async ({ newPerson }) => {
  const [ana, ben] = [await newPerson('Ana Sorel'), await newPerson('Ben Vale')];
  const { page } = ana;
  const press = (name: string) => () => suggested(page, 'Ben Vale').getByRole('button', { name }).click();
  const labels = (): Promise<string[]> => suggested(page, 'Ben Vale').getByRole('button').allInnerTexts();
  await page.goto('/friends');

  await test.step('§4 friend relationship: none → pending_sent (send request)', async () => {
    await expect.poll(labels).toEqual(['Send Friend Request']);
    expect(await callOf(page, press('Send Friend Request'))).toBe('POST /friends/request');
    await page.reload();
    await expect(suggested(page, 'Ben Vale').getByText('Request sent')).toBeVisible();
    expect(await labels()).toEqual(['Revoke Request']);
  });

  await test.step('§4 friend relationship: the badge of pending_sent is yellow', async () => {
    const hue = await hueOf(suggested(page, 'Ben Vale').getByText('Request sent'));
    expect(hue).toBeGreaterThan(25);
    expect(hue).toBeLessThan(65);
  });

  await test.step('§4 friend relationship: pending_sent → none (revoke)', async () => {
    expect(await callOf(page, press('Revoke Request'))).toBe('POST /friends/revoke');
    await page.reload();
    await expect.poll(labels).toEqual(['Send Friend Request']);
  });

  await test.step('§4 friend relationship: pending_received → none (deny, by the revoke call)', async () => {
    await ben.does(calls.requestFriend, { query: { friend_id: ana.id } });
    await page.reload();
    await expect.poll(labels).toEqual(['Accept', 'Deny']);
    expect(await callOf(page, press('Deny'))).toBe('POST /friends/revoke');
    await page.reload();
    await expect.poll(labels).toEqual(['Send Friend Request']);
  });

  await test.step('§4 friend relationship: the badge of pending_received is green', async () => {
    await ben.does(calls.requestFriend, { query: { friend_id: ana.id } });
    await page.reload();
    const hue = await hueOf(suggested(page, 'Ben Vale').getByText('Wants to be friends'));
    expect(hue).toBeGreaterThan(80);
    expect(hue).toBeLessThan(170);
  });

  await test.step('§4 friend relationship: pending_received → friend (accept)', async () => {
    expect(await callOf(page, press('Accept'))).toBe('POST /friends/accept');
    await page.reload();
    await expect(friend(page, 'Ben Vale')).toBeVisible();
    await expect(suggested(page, 'Ben Vale')).toHaveCount(0);
  });

  await test.step('§4 friend relationship: friend → not friend (remove, by the revoke call)', async () => {
    await friend(page, 'Ben Vale').getByRole('button', { name: 'Remove Ben Vale' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Friend' });
    const remove = (): Promise<void> => dialog.getByRole('button', { name: 'Remove' }).click();
    expect(await callOf(page, remove)).toBe('POST /friends/revoke');
    await page.reload();
    await expect.poll(labels).toEqual(['Send Friend Request']);
    await expect(friend(page, 'Ben Vale')).toHaveCount(0);
  });

  await test.step('§4 friend relationship: the buttons read Send Friend Request, Revoke Request, Accept and Deny', async () => {
    await ben.page.goto('/friends');
    await suggested(ben.page, 'Ana Sorel').getByRole('button', { name: 'Send Friend Request', exact: true }).click();
    await expect(cardOf(ben.page, 'Ana Sorel').getByRole('button')).toHaveText(['Revoke Request']);
    await page.reload();
    await expect(suggested(page, 'Ben Vale').getByRole('button')).toHaveText(['Accept', 'Deny']);
  });
});
