import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { LargeTestData } from './large-world.ts';

/** Name of the performance marks of interactions. The `detail` of a mark is the duration in milliseconds. */
const performanceMarkName = 'interaction';

/**
 * Throttles the CPU 4x and creates a performance mark for each interaction (Event Timing API). Ignores events
 * without an interaction id, such as pointerenter.
 */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((name) => {
    // TypeScript's type for the options of `PerformanceObserver` lacks `durationThreshold`.
    const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isInteraction = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
        if (isInteraction) performance.mark(name, { detail: entry.duration });
      }
    }).observe(events);
  }, performanceMarkName);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * The visible result of an input event: an open dialog (`dialog`), another button label (`word`), another
 * colour mode of the page (`colours`), another drop target of a dragged card (`target`), or another first
 * card of a list (`order`).
 */
type InteractionOutcome = 'dialog' | 'word' | 'colours' | 'target' | 'order';

/** An input event, such as a click on `element`, and its visible result. */
interface WatchedInput {
  element: Locator;
  event?: 'click' | 'pointermove' | 'pointerup';
  outcome: InteractionOutcome;
}

/**
 * After the next input event, creates a performance mark with the milliseconds from this event to the first
 * frame that shows the outcome. Runs in the browser.
 */
function markOutcomeFrame(
  element: Element,
  [name, event, outcome]: readonly [string, NonNullable<WatchedInput['event']>, InteractionOutcome],
): void {
  const read = {
    dialog: () => document.querySelector('dialog[open]') !== null,
    word: () => (element.isConnected ? element.textContent : undefined),
    colours: () => document.documentElement.dataset['mode'],
    target: () => document.querySelector('[data-drop]'),
    order: () => document.querySelector<HTMLElement>('[role=list] [data-entry]')?.dataset['entry'],
  }[outcome];
  const before = read();
  const addEnd = ({ timeStamp }: Event): void => {
    const checkFrame = (): void => {
      if (read() === before) return void requestAnimationFrame(checkFrame);
      const { port1, port2 } = new MessageChannel();
      // The browser delivers a message that was posted in an animation frame after style, layout and paint of
      // this frame.
      port1.addEventListener('message', () => performance.mark(name, { detail: performance.now() - timeStamp }));
      port1.start();
      port2.postMessage(undefined);
    };
    requestAnimationFrame(checkFrame);
  };
  window.addEventListener(event, addEnd, { capture: true, once: true });
}

/** Milliseconds after which animations, and requests that start on hovering, have certainly ended. */
const animationWaitMs = 500;

/**
 * Moves the mouse pointer to the middle of `target`. Scrolls only if the element is not visible: Playwright
 * would scroll several times to a sticky element, and this rendering would be measured too.
 */
export async function movePointerTo(page: Page, target: Locator): Promise<void> {
  const isVisible = await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  if (!isVisible) await target.scrollIntoViewIfNeeded();
  await sleep(animationWaitMs);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Element is not visible: ${target.toString()}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await sleep(animationWaitMs);
}

/**
 * Calls `input` and returns the milliseconds from its event to the next frame. With `watched`, returns the
 * milliseconds to the frame that shows its outcome, if this frame is later. The result is a multiple of 8 ms
 * and at least 16 ms, because Event Timing measures in these steps.
 */
export async function timeInput(page: Page, input: () => Promise<void>, watched?: WatchedInput): Promise<number> {
  await page.evaluate((name) => performance.clearMarks(name), performanceMarkName);
  if (watched) {
    const { element, event = 'click', outcome } = watched;
    await element.evaluate(markOutcomeFrame, [performanceMarkName, event, outcome] as const);
  }
  await input();
  // Waits, because the browser reports the Event Timing entry of an event only after the frame that shows its
  // result.
  await sleep(1_000);
  return page.evaluate((name) => {
    const durations = performance.getEntriesByName(name).map((entry) => {
      const detail: unknown = entry instanceof PerformanceMark ? entry.detail : 0;
      return Number(detail);
    });
    return Math.round(Math.max(16, ...durations) / 8) * 8;
  }, performanceMarkName);
}

/** Measures a click by `timeInput`. Does not use `locator.click`, which intercepts every event. */
async function timeClick(page: Page, target: Locator, outcome?: InteractionOutcome): Promise<number> {
  await movePointerTo(page, target);
  const click = async (): Promise<void> => {
    await page.mouse.down();
    await page.mouse.up();
  };
  return timeInput(page, click, outcome && { element: target, outcome });
}

/**
 * Name of the measurement from the click until all colours have changed. This measurement has its own
 * limit.
 */
export const allColoursFigureName = '… until all colours are others';

export type DurationsMsByName = Readonly<Record<string, number>>;

/**
 * Switches the colour mode twice. Measures the time until the button has changed after the first switch, and
 * the time until the whole page has changed after the second switch.
 */
async function timeColourModeSwitches(page: Page, of = ''): Promise<DurationsMsByName> {
  const button = page.getByRole('button', { name: 'Switch to' });
  return {
    [`switch light and dark${of}`]: await timeClick(page, button),
    [`${allColoursFigureName}${of}`]: await timeClick(page, button, 'colours'),
  };
}

export const formFigureName = 'open the form of a new item';
export const bareDialogFigureName = 'open a bare <dialog> with the same elements';

/**
 * Measures how long the browser alone needs for a dialog: copies the open form, and shows the copy by
 * `showModal` with a plain button. The copy is removed afterwards.
 */
async function timeBareDialog(page: Page, form: Locator, closeForm: () => Promise<void>): Promise<number> {
  await form.evaluate((dialog) => {
    const copy = dialog.cloneNode(true) as HTMLDialogElement;
    copy.removeAttribute('open');
    copy.id = 'bare-dialog';
    const button = document.createElement('button');
    button.id = 'bare-button';
    button.textContent = 'Bare';
    Object.assign(button.style, { position: 'fixed', top: '0', left: '0', zIndex: '9' });
    button.addEventListener('click', () => copy.showModal());
    document.body.append(button, copy);
  });
  await closeForm();
  const duration = await timeClick(page, page.locator('#bare-button'), 'dialog');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#bare-dialog, #bare-button')) element.remove();
  });
  return duration;
}

export async function timeInteractions(page: Page): Promise<DurationsMsByName> {
  const dialog = page.getByRole('dialog');
  const button = (name: string): Locator => page.getByRole('button', { name });
  const close = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  const openForm = await timeClick(page, button('Add New Item'), 'dialog');
  const toggleSwitch = await timeClick(page, dialog.getByRole('switch'));
  // Sets the switch back to its first state: a form with changes would ask for a confirmation when it is
  // closed.
  await dialog.getByRole('switch').click();
  const openBareDialog = await timeBareDialog(page, dialog, close);
  const openDetails = await timeClick(
    page,
    page.getByRole('main').getByRole('listitem').getByRole('link').first(),
    'dialog',
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button('Edit Wishlist').click();
  const checkFriend = await timeClick(page, dialog.getByRole('checkbox').first());
  await close();
  return {
    [formFigureName]: openForm,
    [bareDialogFigureName]: openBareDialog,
    'toggle its switch': toggleSwitch,
    'open the details of an item': openDetails,
    'tick a friend': checkFriend,
    ...(await timeColourModeSwitches(page)),
  };
}

/**
 * Measures one round of interactions on the pages with many lists or friends, and on a friend's long list.
 */
export async function timeLargePages(page: Page, origin: string, world: LargeTestData): Promise<DurationsMsByName> {
  // The dialogs that open here are forms (role `dialog`) or confirmations (role `alertdialog`).
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const button = (name: string): Locator => page.getByRole('main').getByRole('button', { name }).first();
  const pages = [
    { path: '/mywishlists', of: ' among lists', openButton: 'Delete' },
    { path: '/friends', of: ' among friends', openButton: 'Remove' },
    { path: `/friends/${world.friendId}`, of: " among a friend's lists" },
    { path: `/friendwishlists/${world.friendListId}`, of: " among a friend's items", claim: "I'm getting it!" },
  ];
  let durations: DurationsMsByName = {};
  // Sets a long timeout, because a thousand cards take long to render at 4x CPU throttling.
  page.setDefaultTimeout(120_000);
  for (const { path, of, openButton, claim } of pages) {
    await page.goto(origin + path);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .nth(world.entryCount - 1)
      .waitFor({ state: 'attached' });
    await watchInteractions(page);
    if (openButton !== undefined) {
      durations = { ...durations, [`open a dialog${of}`]: await timeClick(page, button(openButton), 'dialog') };
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    if (claim !== undefined)
      durations = { ...durations, [`claim one${of}`]: await timeClick(page, button(claim), 'word') };
    durations = { ...durations, ...(await timeColourModeSwitches(page, of)) };
  }
  return durations;
}
