import type { Browser, Locator, Page } from '@playwright/test';
import { type DurationsMsByName, movePointerTo, timeInput, watchInteractions } from './interactions.ts';
import { maxInteractionMs, maxPasteMs } from './limits.ts';
import {
  createBrowserContext,
  type MeasurementTarget,
  computeMedianTimings,
  timeBothTargets,
  withBrowser,
} from './measures.ts';
import { compareWithMaximum, formatMilliseconds, type FigureResult } from './page-report.ts';

/** Name of the performance mark that is created when the form is filled in. */
const formFilledMarkName = 'filled';

/** Creates a performance mark at the first frame after a paste that shows all fields. Runs in the browser. */
function markFilledFormAfterPaste(form: Element, name: string): void {
  const isFilled = (): boolean => {
    const image = form.querySelector('img');
    const fields = [...form.querySelectorAll<HTMLInputElement>('[name=name], [name=price], [name=description]')];
    return fields.every(({ value }) => value !== '') && image !== null && image.complete && image.naturalWidth > 0;
  };
  const addEnd = ({ timeStamp }: Event): void => {
    const checkFrame = (): void => {
      if (!isFilled()) return void requestAnimationFrame(checkFrame);
      requestAnimationFrame(() => performance.mark(name, { detail: performance.now() - timeStamp }));
    };
    requestAnimationFrame(checkFrame);
  };
  window.addEventListener('paste', addEnd, { capture: true, once: true });
}

/** Returns the milliseconds from the paste of a link until the form shows all fields and the image. */
async function timePaste(page: Page, url: string): Promise<number> {
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Link').focus();
  // Copies the link to the clipboard by typing and cutting it, because scripts may not write to the
  // clipboard.
  await page.keyboard.insertText(url);
  for (const key of ['A', 'X']) await page.keyboard.press(`ControlOrMeta+${key}`);
  await dialog.evaluate(markFilledFormAfterPaste, formFilledMarkName);
  await page.keyboard.press('ControlOrMeta+V');
  const mark = await page.waitForFunction((name) => {
    const [entry] = performance.getEntriesByName(name);
    return entry instanceof PerformanceMark ? { ms: Number(entry.detail) } : undefined;
  }, formFilledMarkName);
  return (await mark.jsonValue())?.ms ?? Number.NaN;
}

async function timePastes(browser: Browser, measuredWorld: MeasurementTarget): Promise<DurationsMsByName[]> {
  const { origin, world, shop, rounds } = measuredWorld;
  const durations: DurationsMsByName[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // Uses a new browser context for each paste: in the same context, the app would restore the unsaved form
    // of the previous paste.
    const context = await createBrowserContext(browser, measuredWorld);
    const page = await context.newPage();
    await page.goto(`${origin}/mywishlists/${world.listId}`, { waitUntil: 'networkidle' });
    durations.push({ 'paste a link until the form is filled': await timePaste(page, shop.nextUrl()) });
    await context.close();
  }
  return durations;
}

/** Drags the first card over the second and the third card, and drops it there. */
async function timeDrag(page: Page): Promise<DurationsMsByName> {
  const cards = page.getByRole('main').getByRole('listitem');
  const moveTo = async (card: Locator): Promise<void> => {
    const box = await card.boundingBox();
    if (!box) throw new Error(`Card is not visible: ${card.toString()}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  };
  await movePointerTo(page, page.getByRole('button', { name: /^Move / }).first());
  await page.mouse.down();
  const watched = { element: page.locator('body'), event: 'pointermove', outcome: 'target' } as const;
  const start = await timeInput(page, () => moveTo(cards.nth(1)), watched);
  const step = await timeInput(page, () => moveTo(cards.nth(2)), watched);
  const drop = await timeInput(page, () => page.mouse.up(), { ...watched, event: 'pointerup', outcome: 'order' });
  return { 'begin to drag a card': start, 'drag it over another card': step, 'drop it': drop };
}

/** Opens the page of the list. Returns a function that drags a card once at 4x CPU throttling. */
async function createDragTimer(
  browser: Browser,
  measuredWorld: MeasurementTarget,
): Promise<() => Promise<DurationsMsByName>> {
  const { origin, world } = measuredWorld;
  const page = await (await createBrowserContext(browser, measuredWorld)).newPage();
  await page.goto(`${origin}/mywishlists/${world.listId}`, { waitUntil: 'networkidle' });
  await watchInteractions(page);
  await timeDrag(page); // warm-up: loads the lazy chunk
  return async () => {
    await page.bringToFront();
    return timeDrag(page);
  };
}

/**
 * Measures the time from the paste of a link to the filled form, and the steps of a drag at 4x CPU
 * throttling. Alternates rounds in `measuredWorld` with rounds in `smallWorld`.
 */
export function measureItemEntry(
  measuredWorld: MeasurementTarget,
  smallWorld?: MeasurementTarget,
): Promise<FigureResult[]> {
  return withBrowser(async (browser) => {
    const [, ...pastes] = await timePastes(browser, measuredWorld);
    const prepare = (world: MeasurementTarget) => createDragTimer(browser, world);
    const [drags, ofSmallWorld] = await timeBothTargets(prepare, measuredWorld, smallWorld);
    return [
      ...Object.entries(computeMedianTimings(pastes)).map(([name, time]) =>
        compareWithMaximum(name, time, maxPasteMs, formatMilliseconds),
      ),
      ...Object.entries(drags).map(([name, time]) => ({
        ...compareWithMaximum(name, time, maxInteractionMs, formatMilliseconds),
        smallWorldFigure: ofSmallWorld[name] === undefined ? '' : formatMilliseconds(ofSmallWorld[name]),
      })),
    ];
  });
}
