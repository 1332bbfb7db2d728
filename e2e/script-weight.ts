import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/**
 * The scripts of a page count as complete when the page has loaded no script for this time, in milliseconds.
 */
const scriptIdleTimeoutMs = 3_000;

interface MeasuredScript {
  name: string;
  bytes: number;
}

/** Opens `url` and returns the compressed size of every script that the page loads or prefetches. */
export async function measureScriptSizes(page: Page, url: string): Promise<MeasuredScript[]> {
  const scripts = new Map<string, Promise<number>>();
  let lastFinishedAt = performance.now();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js') || scripts.has(pathname)) return;
    lastFinishedAt = performance.now();
    scripts.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  while (performance.now() - lastFinishedAt < scriptIdleTimeoutMs) await sleep(100);
  return Promise.all([...scripts].map(async ([name, bytes]) => ({ name, bytes: await bytes })));
}

/** Returns the total size of scripts in kilobytes of 1000 bytes. */
export const sumScriptKilobytes = (scripts: readonly MeasuredScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

interface ScriptBudget {
  page: string;
  path: (ids: { listId: number; linkToken: string }) => string;
  isSignedIn: boolean;
  /**
   * Upper limit for the total compressed size of the scripts that the page loads or prefetches, in kilobytes
   * of 1000 bytes.
   */
  kilobytes: number;
}

export const scriptBudgets: readonly ScriptBudget[] = [
  { page: '/about', path: () => '/about', isSignedIn: false, kilobytes: 92 },
  { page: '/l/{token}, 50 items', path: ({ linkToken }) => `/l/${linkToken}`, isSignedIn: false, kilobytes: 139 },
  { page: '/ signed in', path: () => '/', isSignedIn: true, kilobytes: 127 },
  { page: '/gifts', path: () => '/gifts', isSignedIn: true, kilobytes: 144 },
  {
    page: '/mywishlists/{id}, 50 items',
    path: ({ listId }) => `/mywishlists/${listId}`,
    isSignedIn: true,
    kilobytes: 144,
  },
];
