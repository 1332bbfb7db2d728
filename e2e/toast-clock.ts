import { expect, type Page } from '@playwright/test';

/** Allowed deviation of a toast's duration, in milliseconds. */
const toleranceMs = 250;

/**
 * Installs a clock that the test controls, and records when toasts appear. Must be called before a page
 * opens.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const watcher = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isToast = node.parentElement?.matches('[aria-label="Messages"] > [role]');
        if (node instanceof HTMLElement && isToast) node.dataset['since'] = String(Date.now());
      }
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
}

/**
 * Expects that the toast that `act` causes stays visible for this duration. Pauses the clock before `act`, so
 * that a slow machine does not count.
 */
export async function expectToastDuration(
  page: Page,
  act: () => Promise<void>,
  text: string,
  milliseconds: number,
): Promise<void> {
  const card = page.locator('[aria-label="Messages"] > [role] > div').filter({ hasText: text });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await act();
  // Advances the clock in small steps, because the page may wait for timers before it shows the toast.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(card).toBeVisible({ timeout: 200 });
  }).toPass();
  // Moves the pointer away, because hovering over a toast pauses its timer.
  await page.mouse.move(2, 2);
  const age = (await page.evaluate(() => Date.now())) - Number(await card.getAttribute('data-since'));
  await page.clock.runFor(milliseconds - toleranceMs - age);
  await expect(card).toBeVisible();
  await page.clock.runFor(2 * toleranceMs);
  await expect(card).toHaveCount(0);
  await page.clock.resume();
}
