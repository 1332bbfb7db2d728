import type { CDPSession, Page } from '@playwright/test';
import type { BenchWorld } from './world.ts';

async function readHeap(session: CDPSession): Promise<number> {
  // Twice: what the first pass lets go of may hold more.
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

/** Walks through `count` pages in the app, and returns to the list. */
async function openPages(page: Page, count: number, { title, itemCount }: BenchWorld): Promise<void> {
  const places = ['Home', 'Profile', 'Friends', 'About', 'Wishlists'] as const;
  for (let n = 0; n < count; n += 1) {
    const name = places[n % places.length] ?? 'Home';
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Add New Item' }).waitFor();
  // All cards: they come in steps, and a part of them would compare with the whole.
  await page
    .getByRole('main')
    .getByRole('listitem')
    .nth(itemCount - 1)
    .waitFor({ state: 'attached' });
}

/** How much the heap grows by 100 dialogs and 50 pages, as a part of what it was; on the page of the world's list. */
export async function measureHeapGrowth(page: Page, world: BenchWorld): Promise<{ before: number; after: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // Often enough that the engine has compiled what it will, and filled its caches.
  await openDialogs(page, 50);
  await openPages(page, 25, world);
  const before = await readHeap(session);
  await openDialogs(page, 100);
  await openPages(page, 50, world);
  return { before, after: await readHeap(session) };
}
