import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { getCard } from './steps.ts';

const getSuggestionCard = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
const getFriendCard = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });

/** Clicks a button on a person's card. Returns method and path of the request that the page sends. */
async function clickAndGetRequest(page: Page, clickButton: () => Promise<void>): Promise<string> {
  const [response] = await Promise.all([
    page.waitForResponse(/\/api\/friends\/(request|revoke|accept)/),
    clickButton(),
  ]);
  expect(response.status()).toBe(204);
  return `${response.request().method()} ${new URL(response.url()).pathname.replace('/api', '')}`;
}

/** Returns the hue of a badge in degrees. */
const readBadgeHue = (badge: Locator): Promise<number> =>
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

test('the buttons of a card change a friendship through all of its states', async ({ newPerson }) => {
  const [ana, ben] = [await newPerson('Ana Sorel'), await newPerson('Ben Vale')];
  const { page } = ana;
  const clickButton = (name: string) => () => getSuggestionCard(page, 'Ben Vale').getByRole('button', { name }).click();
  const buttonLabels = (): Promise<string[]> => getSuggestionCard(page, 'Ben Vale').getByRole('button').allInnerTexts();
  await page.goto('/friends');

  await test.step('§4 friend relationship: none → pending_sent by sending a request', async () => {
    await expect.poll(buttonLabels).toEqual(['Send Friend Request']);
    expect(await clickAndGetRequest(page, clickButton('Send Friend Request'))).toBe('POST /friends/request');
    await page.reload();
    await expect(getSuggestionCard(page, 'Ben Vale').getByText('Request sent')).toBeVisible();
    expect(await buttonLabels()).toEqual(['Revoke Request']);
  });

  await test.step('§4 friend relationship: the badge of pending_sent is yellow', async () => {
    const hue = await readBadgeHue(getSuggestionCard(page, 'Ben Vale').getByText('Request sent'));
    expect(hue).toBeGreaterThan(25);
    expect(hue).toBeLessThan(65);
  });

  await test.step('§4 friend relationship: pending_sent → none by revoking the request', async () => {
    expect(await clickAndGetRequest(page, clickButton('Revoke Request'))).toBe('POST /friends/revoke');
    await page.reload();
    await expect.poll(buttonLabels).toEqual(['Send Friend Request']);
  });

  await test.step('§4 friend relationship: pending_received → none by denying the request (POST /friends/revoke)', async () => {
    await ben.does(calls.requestFriend, { query: { friend_id: ana.id } });
    await page.reload();
    await expect.poll(buttonLabels).toEqual(['Accept', 'Deny']);
    expect(await clickAndGetRequest(page, clickButton('Deny'))).toBe('POST /friends/revoke');
    await page.reload();
    await expect.poll(buttonLabels).toEqual(['Send Friend Request']);
  });

  await test.step('§4 friend relationship: the badge of pending_received is green', async () => {
    await ben.does(calls.requestFriend, { query: { friend_id: ana.id } });
    await page.reload();
    const hue = await readBadgeHue(getSuggestionCard(page, 'Ben Vale').getByText('Wants to be friends'));
    expect(hue).toBeGreaterThan(80);
    expect(hue).toBeLessThan(170);
  });

  await test.step('§4 friend relationship: pending_received → friend by accepting the request', async () => {
    expect(await clickAndGetRequest(page, clickButton('Accept'))).toBe('POST /friends/accept');
    await page.reload();
    await expect(getFriendCard(page, 'Ben Vale')).toBeVisible();
    await expect(getSuggestionCard(page, 'Ben Vale')).toHaveCount(0);
  });

  await test.step('§4 friend relationship: friend → not friend by removing the friend (POST /friends/revoke)', async () => {
    await getFriendCard(page, 'Ben Vale').getByRole('button', { name: 'More for Ben Vale' }).click();
    await page.getByRole('button', { name: 'Remove Ben Vale' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Friend' });
    const remove = (): Promise<void> => dialog.getByRole('button', { name: 'Remove' }).click();
    expect(await clickAndGetRequest(page, remove)).toBe('POST /friends/revoke');
    await page.reload();
    await expect.poll(buttonLabels).toEqual(['Send Friend Request']);
    await expect(getFriendCard(page, 'Ben Vale')).toHaveCount(0);
  });

  await test.step('§4 friend relationship: the buttons are Send Friend Request, Revoke Request, Accept and Deny', async () => {
    await ben.page.goto('/friends');
    await getSuggestionCard(ben.page, 'Ana Sorel')
      .getByRole('button', { name: 'Send Friend Request', exact: true })
      .click();
    await expect(getCard(ben.page, 'Ana Sorel').getByRole('button')).toHaveText(['Revoke Request']);
    await page.reload();
    await expect(getSuggestionCard(page, 'Ben Vale').getByRole('button')).toHaveText(['Accept', 'Deny']);
  });
});
