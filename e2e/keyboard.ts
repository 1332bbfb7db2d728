import { expect, type Locator, type Page } from '@playwright/test';

interface FocusedElementReport {
  /** First characters of the focused element's HTML. */
  what: string;
  /** Whether a focus ring is visible around the focused element or its container. */
  isVisible: boolean;
  isInView: boolean;
  /**
   * HTML of the elements that cover the centre of the focused element, and of the floating elements that
   * cover one of its corners.
   */
  over: string[];
}

/**
 * Returns a description of the focused element; undefined if no element has the focus. Runs in the browser.
 */
function inspectFocusedElement(): FocusedElementReport | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // Ignores the heading of a new page: the app focuses it, possibly only after the first Tab.
  if (focused.matches('h1[tabindex="-1"]')) return undefined;
  // Also inspects the containers of the element: for some controls, such as file inputs, the container is the
  // visible part.
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
  const styles = around.flatMap((element) =>
    element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
  );
  const { left, right, top, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const coveringElementAt = (across: number, down: number): Element[] => {
    const hit = document.elementFromPoint(across, down);
    const isOwn = !hit || focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused);
    // Ignores toasts, because they disappear by themselves.
    return isOwn || hit.closest('[aria-label="Messages"]') ? [] : [hit];
  };
  const floats = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
  const corners = [left + 4, right - 4].flatMap((across) =>
    [top + 4, bottom - 4].flatMap((down) => coveringElementAt(across, down)),
  );
  const isInDialog = focused.closest('dialog') !== null;
  const over = [...coveringElementAt(x, y), ...corners.filter((hit) => !isInDialog && floats(hit))];
  return {
    what: focused.outerHTML.slice(0, 160),
    isVisible: styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    ),
    isInView: x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight,
    over: over.map((element) => element.outerHTML.slice(0, 160)),
  };
}

/**
 * Presses Tab until `target` has the focus. Expects that every focused element has a visible focus ring, is
 * in the viewport and is not covered.
 */
export async function pressTabUntilFocused(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const report = await page.evaluate(inspectFocusedElement);
    if (report) {
      // Waits for the end of dialog animations and smooth scrolling.
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(inspectFocusedElement), { message: report.what })
        .toMatchObject({ isVisible: true, isInView: true, over: [] });
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

export async function focusByTabAndPressEnter(page: Page, target: Locator, key?: 'Shift+Tab'): Promise<void> {
  await pressTabUntilFocused(page, target, key);
  await page.keyboard.press('Enter');
}
