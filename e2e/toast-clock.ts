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

/** Expects that a toast stays visible for this duration. Advances the clock that the test controls. */
export async function expectToastDuration(page: Page, text: string, milliseconds: number): Promise<void> {
  const card = page.locator('[aria-label="Messages"] > [role] > div').filter({ hasText: text });
  await expect(card).toBeVisible();
  // Moves the pointer away, because hovering over a toast pauses its timer.
  await page.mouse.move(2, 2);
  const pausedAt = (await page.evaluate(() => Date.now())) + 500;
  await page.clock.pauseAt(pausedAt);
  const age = pausedAt - Number(await card.getAttribute('data-since'));
  await page.clock.runFor(milliseconds - toleranceMs - age);
  await expect(card).toBeVisible();
  await page.clock.runFor(2 * toleranceMs);
  await expect(card).toHaveCount(0);
  await page.clock.resume();
}
