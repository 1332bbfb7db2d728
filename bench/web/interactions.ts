import type { Locator, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { many, type LargeWorld } from './large-world.ts';

const markName = 'interaction';

/** Slows the page to a quarter and notes how long every press takes until the next frame (Event Timing). */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((name) => {
    // TypeScript does not know the threshold yet.
    const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark(name, { detail: duration });
    }).observe(events);
  }, markName);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The longest event of a press, in milliseconds (steps of 8); what takes less than a frame counts as 16. */
async function timePress(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await sleep(500);
  await page.evaluate((name) => performance.clearMarks(name), markName);
  await target.click();
  // Entries come after the frame they tell of.
  await sleep(1_000);
  return page.evaluate((name) => {
    const durations = performance.getEntriesByName(name).map((entry) => {
      const detail: unknown = entry instanceof PerformanceMark ? entry.detail : 0;
      return Number(detail);
    });
    return Math.max(16, ...durations);
  }, markName);
}

type Timed = Readonly<Record<string, number>>;

/** One round on the page of a private list: open, toggle, tick, and the switch between light and dark. */
export async function timeInteractions(page: Page): Promise<Timed> {
  const dialog = page.getByRole('dialog');
  const press = (name: string): Locator => page.getByRole('button', { name });
  const close = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  const open = await timePress(page, press('Add New Item'));
  const toggle = await timePress(page, dialog.getByRole('switch'));
  // A changed form would ask before it closes.
  await dialog.getByRole('switch').click();
  await close();
  const details = await timePress(page, page.getByRole('main').getByRole('listitem').getByRole('link').first());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await press('Edit Wishlist').click();
  const tick = await timePress(page, dialog.getByRole('checkbox').first());
  await close();
  const mode = await timePress(page, press('Switch to'));
  return {
    'open the form of a new item': open,
    'toggle its switch': toggle,
    'open the details of an item': details,
    'tick a friend': tick,
    'switch light and dark': mode,
  };
}

/** One round on the other pages of a large world: on each, what its cards offer, and the switch between light and dark. */
export async function timeLargePages(page: Page, origin: string, world: LargeWorld): Promise<Timed> {
  // Questions are alerts.
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const press = (name: string): Locator => page.getByRole('main').getByRole('button', { name }).first();
  const places = [
    { path: '/mywishlists', of: 'of 1,000 lists', open: 'Delete' },
    { path: '/friends', of: 'of 1,000 friends', open: 'Remove' },
    { path: `/friends/${world.friendId}`, of: "of a friend's 1,000 lists" },
    { path: `/friendwishlists/${world.friendListId}`, of: "of a friend's 1,000 items", claim: "I'm getting it!" },
  ];
  const timed: Record<string, number> = {};
  // A thousand cards at a quarter of the speed take their time to come.
  page.setDefaultTimeout(120_000);
  for (const { path, of, open, claim } of places) {
    await page.goto(origin + path);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .nth(many - 1)
      .waitFor({ state: 'attached' });
    await watchInteractions(page);
    if (open !== undefined) {
      timed[`open a dialog ${of}`] = await timePress(page, press(open));
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    if (claim !== undefined) timed[`claim one ${of}`] = await timePress(page, press(claim));
    timed[`switch light and dark ${of}`] = await timePress(page, page.getByRole('button', { name: 'Switch to' }));
  }
  return timed;
}
