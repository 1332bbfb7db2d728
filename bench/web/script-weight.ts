import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds without a new script after which a page has all it loads by itself. */
const quiet = 3_000;

interface WeighedScript {
  name: string;
  bytes: number;
}

/** Opens `address` with an empty cache and weighs every script the page loads by itself, what it prefetches included. */
export async function weighScripts(page: Page, address: string): Promise<WeighedScript[]> {
  const scripts = new Map<string, Promise<number>>();
  let last = performance.now();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js') || scripts.has(pathname)) return;
    last = performance.now();
    scripts.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  while (performance.now() - last < quiet) await sleep(100);
  return Promise.all([...scripts].map(async ([name, bytes]) => ({ name, bytes: await bytes })));
}

/** In kilobytes of 1000 bytes. */
export const sumKilobytes = (scripts: readonly WeighedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
