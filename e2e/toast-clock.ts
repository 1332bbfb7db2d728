import { expect, type Page } from '@playwright/test';

/** Milliseconds by which a toast may come or go early or late. */
const slack = 250;

/** Gives the page a clock that a test can turn, and notes on every toast when it came. Before the first page. */
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

/** Expects that a toast in sight stays for so many milliseconds, without waiting for them. */
export async function expectStay(page: Page, words: string, milliseconds: number): Promise<void> {
  const card = page.locator('[aria-label="Messages"] > [role] > div').filter({ hasText: words });
  await expect(card).toBeVisible();
  // Under the pointer its time stands still.
  await page.mouse.move(2, 2);
  const stop = (await page.evaluate(() => Date.now())) + 500;
  await page.clock.pauseAt(stop);
  const age = stop - Number(await card.getAttribute('data-since'));
  await page.clock.runFor(milliseconds - slack - age);
  await expect(card).toBeVisible();
  await page.clock.runFor(2 * slack);
  await expect(card).toHaveCount(0);
  await page.clock.resume();
}
