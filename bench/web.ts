/**
 * Measures the largest and the first contentful paint of pages with 4x CPU throttling, and the compressed
 * size of their scripts. With `--other`, alternates between this checkout and another one.
 * Usage: npm run bench:web [-- --other=../old] [-- --rounds=5]
 */
import { type Browser, chromium } from '@playwright/test';
import { measureScriptSizes, sumScriptKilobytes } from '../e2e/script-weight.ts';
import { signInBrowserContext } from '../scripts/browser/sign-in.ts';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts';
import { getFirstListIdOfFriend, type Installation, readBenchOptions, runWithInstallations } from './installation.ts';
import { computeMedian, printTable } from './table.ts';

const pages = [
  { name: 'a friend’s wishlist', path: `/friendwishlists/${getFirstListIdOfFriend(1)}`, isSignedIn: true },
  { name: 'home', path: '/', isSignedIn: true },
  { name: 'about', path: '/about', isSignedIn: false },
];

/** Results of one page load: times in milliseconds since the navigation, and kilobytes of scripts. */
interface PageFigures {
  largestPaint: number;
  firstPaint: number;
  script: number;
}

/** Measures one load of a page in a new browser context, with an empty cache. */
async function measurePage(
  browser: Browser,
  { origin, people }: Installation,
  { path, isSignedIn }: (typeof pages)[number],
): Promise<PageFigures> {
  const context = await browser.newContext({ locale: 'en-US' });
  const email = people[0]?.email ?? '';
  if (isSignedIn) await signInBrowserContext(context, origin, { email, password: 'secret gift' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripts = await measureScriptSizes(page, origin + path);
  const times = await page.evaluate(
    () =>
      new Promise<{ largestPaint: number; firstPaint: number }>((resolve) => {
        const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        new PerformanceObserver((list) => {
          resolve({ largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN, firstPaint });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return { ...times, script: sumScriptKilobytes(scripts) };
}

const { folders, rounds } = readBenchOptions();
await runWithInstallations(folders, async (installations) => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
  const results = new Map<string, PageFigures[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      for (const installation of installations) {
        const key = [page.name, installation.name].join('\t');
        results.set(key, [...(results.get(key) ?? []), await measurePage(browser, installation, page)]);
      }
    }
  }
  await browser.close();
  const format = (figures: readonly PageFigures[], figure: keyof PageFigures): string =>
    computeMedian(figures.map((one) => one[figure])).toFixed(0);
  printTable(`Pages at 4x CPU throttling, medians of ${rounds} rounds`, [
    ['page', 'checkout', 'LCP ms', 'FCP ms', 'script kB'],
    ...[...results].map(([key, figures]) => [
      ...key.split('\t'),
      format(figures, 'largestPaint'),
      format(figures, 'firstPaint'),
      format(figures, 'script'),
    ]),
  ]);
});
