import type { Locator, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LargeWorld } from './large-world.ts';

/** The name of the marks that hold what was measured, in milliseconds. */
const markName = 'press';

/**
 * Slows the page to a quarter and notes how long presses take until the next frame (Event Timing). A pointer that enters is an
 * event too, but no part of a press: it has no interaction's number.
 */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((name) => {
    // TypeScript does not know the threshold yet.
    const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isPress = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
        if (isPress) performance.mark(name, { detail: entry.duration });
      }
    }).observe(events);
  }, markName);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** What a press leads to: a dialog, another word on the button, or other colours. What a browser does by itself needs none. */
type Outcome = 'dialog' | 'word' | 'colours';

/** Notes how long it takes from the next click to the end of the frame that first shows its outcome. */
function watchOutcome(pressed: Element, [name, outcome]: readonly [string, Outcome]): void {
  const before = { word: pressed.textContent, mode: document.documentElement.dataset['mode'] };
  const isThere = {
    dialog: () => document.querySelector('dialog[open]') !== null,
    word: () => !pressed.isConnected || pressed.textContent !== before.word,
    colours: () => document.documentElement.dataset['mode'] !== before.mode,
  }[outcome];
  const addEnd = ({ timeStamp }: Event): void => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // It comes when the frame's style, layout and paint are done.
        port1.addEventListener('message', () => performance.mark(name, { detail: performance.now() - timeStamp }));
        port1.start();
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  };
  window.addEventListener('click', addEnd, { capture: true, once: true });
}

/** When everything that moved has come to rest, and what the pointer leads to has come. */
const rest = 500;

/**
 * Brings the pointer to the middle of `target`, and scrolls only for what does not show. By itself the library scrolls on and on
 * for what sticks to the window's edge, and there is more to draw while the press is measured.
 */
async function pointAt(page: Page, target: Locator): Promise<void> {
  const shows = await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  if (!shows) await target.scrollIntoViewIfNeeded();
  await sleep(rest);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to point at: ${target.toString()}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await sleep(rest);
}

/**
 * How long a press takes until the next frame and, with an `outcome`, until that is drawn, whichever is longer, in
 * milliseconds (steps of 8); what takes less than a frame counts as 16. The pointer is there before, as a hand is; and it is
 * not the locator that presses, for that looks at every event on its way.
 */
async function timePress(page: Page, target: Locator, outcome?: Outcome): Promise<number> {
  await pointAt(page, target);
  await page.evaluate((name) => performance.clearMarks(name), markName);
  if (outcome) await target.evaluate(watchOutcome, [markName, outcome] as const);
  await page.mouse.down();
  await page.mouse.up();
  // Entries come after the frame they tell of.
  await sleep(1_000);
  return page.evaluate((name) => {
    const durations = performance.getEntriesByName(name).map((entry) => {
      const detail: unknown = entry instanceof PerformanceMark ? entry.detail : 0;
      return Number(detail);
    });
    return Math.round(Math.max(16, ...durations) / 8) * 8;
  }, markName);
}

/** Has a limit of its own: the button answers before, and every element has to be painted anew. */
export const untilAllColours = '… until all colours are others';

type Timed = Readonly<Record<string, number>>;

/** Both ends of a switch between light and dark: the button's answer, and all colours of the page. */
async function timeColours(page: Page, of = ''): Promise<Timed> {
  const button = page.getByRole('button', { name: 'Switch to' });
  return {
    [`switch light and dark${of}`]: await timePress(page, button),
    [`${untilAllColours}${of}`]: await timePress(page, button, 'colours'),
  };
}

/** One round on the page of a private list: open, toggle, tick, and the switch between light and dark. */
export async function timeInteractions(page: Page): Promise<Timed> {
  const dialog = page.getByRole('dialog');
  const press = (name: string): Locator => page.getByRole('button', { name });
  const close = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  const open = await timePress(page, press('Add New Item'), 'dialog');
  const toggle = await timePress(page, dialog.getByRole('switch'));
  // A changed form would ask before it closes.
  await dialog.getByRole('switch').click();
  await close();
  const details = await timePress(
    page,
    page.getByRole('main').getByRole('listitem').getByRole('link').first(),
    'dialog',
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await press('Edit Wishlist').click();
  const tick = await timePress(page, dialog.getByRole('checkbox').first());
  await close();
  return {
    'open the form of a new item': open,
    'toggle its switch': toggle,
    'open the details of an item': details,
    'tick a friend': tick,
    ...(await timeColours(page)),
  };
}

/** One round on the other pages of a large world: on each, what its cards offer, and the switch between light and dark. */
export async function timeLargePages(page: Page, origin: string, world: LargeWorld): Promise<Timed> {
  // Questions are alerts.
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const press = (name: string): Locator => page.getByRole('main').getByRole('button', { name }).first();
  const places = [
    { path: '/mywishlists', of: ' among lists', open: 'Delete' },
    { path: '/friends', of: ' among friends', open: 'Remove' },
    { path: `/friends/${world.friendId}`, of: " among a friend's lists" },
    { path: `/friendwishlists/${world.friendListId}`, of: " among a friend's items", claim: "I'm getting it!" },
  ];
  let timed: Timed = {};
  // A thousand cards at a quarter of the speed take their time to come.
  page.setDefaultTimeout(120_000);
  for (const { path, of, open, claim } of places) {
    await page.goto(origin + path);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .nth(world.many - 1)
      .waitFor({ state: 'attached' });
    await watchInteractions(page);
    if (open !== undefined) {
      timed = { ...timed, [`open a dialog${of}`]: await timePress(page, press(open), 'dialog') };
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    if (claim !== undefined) timed = { ...timed, [`claim one${of}`]: await timePress(page, press(claim), 'word') };
    timed = { ...timed, ...(await timeColours(page, of)) };
  }
  return timed;
}
