import { expect, type Locator, type Page } from '@playwright/test';

interface Stop {
  /** The beginning of its markup. */
  what: string;
  /** A ring is drawn around it, or around what stands for it. */
  isDrawn: boolean;
  isInView: boolean;
  /** What lies over its middle, or floats over its corners. */
  over: string[];
}

/** What can be seen of the focus. Runs in the page; undefined where nothing has it. */
function inspectFocus(): Stop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // The app moves the focus to the heading of a new page, which may come after the first Tab.
  if (focused.matches('h1[tabindex="-1"]')) return undefined;
  // A control may be drawn by what lies around it, such as a file input.
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
  const styles = around.flatMap((element) =>
    element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
  );
  const { left, right, top, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const strangerAt = (across: number, down: number): Element[] => {
    const hit = document.elementFromPoint(across, down);
    const isOwn = !hit || focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused);
    // A message goes by itself.
    return isOwn || hit.closest('[aria-label="Messages"]') ? [] : [hit];
  };
  const floats = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
  const corners = [left + 4, right - 4].flatMap((across) =>
    [top + 4, bottom - 4].flatMap((down) => strangerAt(across, down)),
  );
  const isInDialog = focused.closest('dialog') !== null;
  const over = [...strangerAt(x, y), ...corners.filter((hit) => !isInDialog && floats(hit))];
  return {
    what: focused.outerHTML.slice(0, 160),
    isDrawn: styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
    isInView: x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight,
    over: over.map((element) => element.outerHTML.slice(0, 160)),
  };
}

/**
 * Presses Tab until something has the focus, and expects of every stop on the way that the focus is drawn, in view and
 * not covered.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(inspectFocus);
    if (stop) {
      // A dialog slides in, and smooth scrolling takes a moment.
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(inspectFocus), { message: stop.what, timeout: 2000 })
        .toMatchObject({ isDrawn: true, isInView: true, over: [] });
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
  }
  throw new Error(`No Tab leads to ${String(target)}`);
}

/** Goes to something by Tab, and presses Enter. */
export async function tabAndEnter(page: Page, target: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}
