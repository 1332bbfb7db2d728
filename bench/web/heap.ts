import type { CDPSession, Page } from '@playwright/test';
import type { BenchTestData } from './world.ts';

async function readHeapBytes(session: CDPSession): Promise<number> {
  // Collects garbage twice, because objects with finalizers may survive the first collection.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function openDialogs(page: Page, count: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (let n = 0; n < count; n += 1) {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}

async function openPages(page: Page, count: number, { title, itemCount }: BenchTestData): Promise<void> {
  const pageNames = ['Home', 'Profile', 'Friends', 'About', 'Wishlists'] as const;
  for (let n = 0; n < count; n += 1) {
    const name = pageNames[n % pageNames.length] ?? 'Home';
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Add New Item' }).waitFor();
  // Waits until the last card of the list is visible, because the page renders its cards in several steps.
  await page
    .getByRole('main')
    .getByRole('listitem')
    .nth(itemCount - 1)
    .waitFor({ state: 'attached' });
}

/**
 * Returns the heap size of the page of a list in bytes, before and after 100 dialogs and 50 pages were
 * opened.
 */
export async function measureHeapGrowth(page: Page, world: BenchTestData): Promise<{ before: number; after: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // Warm-up: the browser compiles code and fills its caches.
  await openDialogs(page, 50);
  await openPages(page, 25, world);
  const before = await readHeapBytes(session);
  await openDialogs(page, 100);
  await openPages(page, 50, world);
  return { before, after: await readHeapBytes(session) };
}
