import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Credentials, signIn } from '../browser/sign-in.ts';
import { type Screen, stub } from './screen.ts';

const modes = ['light', 'dark'] as const;

/** A kind of window to look through. */
interface Window {
  name: string;
  options: BrowserContextOptions;
}

const windows: readonly Window[] = [
  { name: '390', options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  { name: '1280', options: { viewport: { width: 1280, height: 800 } } },
];

/** The files of a screen, in the order of the contact sheet. */
export const filesOf = ({ name }: Screen): string[] =>
  windows.flatMap((window) => modes.map((mode) => `${name}-${window.name}-${mode}.png`));

/** Pixels: a list of many items goes on below. */
const tallest = 2_600;

export interface Studio {
  browser: Browser;
  origin: string;
  folder: string;
  credentialsOf: (who: Screen['who']) => Credentials | undefined;
}

/** Waits until a screen looks as it will: its text is there, letters and pictures are drawn, and nothing moves. */
async function settle(page: Page, { until }: Pick<Screen, 'until'>): Promise<void> {
  if (until === undefined) await page.waitForLoadState('networkidle');
  else await page.getByText(until, { exact: false }).first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((picture) => picture.loading !== 'lazy' || picture.complete);
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await sleep(400);
}

/** Goes down the page once, so that pictures further down come too. */
async function fetchPictures(page: Page): Promise<void> {
  for (let y = 0; y < tallest; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await sleep(60);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** In a window as tall as the page, so that what is fixed to its edges stands where it belongs. */
async function shootPage(page: Page, screen: Screen, path: string): Promise<void> {
  const size = page.viewportSize();
  if (screen.windowOnly || !size) {
    await page.screenshot({ path });
    return;
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height: Math.min(Math.max(height, size.height), tallest) });
  await sleep(200);
  await page.screenshot({ path });
  await page.setViewportSize(size);
}

async function contextFor(studio: Studio, screen: Screen, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await studio.browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
  const credentials = studio.credentialsOf(screen.who);
  if (credentials) await signIn(context, studio.origin, credentials);
  return context;
}

/** Takes a screen in every window and mode. Throws when it does not come to look as it should. */
export async function shoot(studio: Studio, screen: Screen): Promise<void> {
  for (const { name, options } of windows) {
    const context = await contextFor(studio, screen, options);
    const page = await context.newPage();
    await stub(page, screen);
    await page.goto(studio.origin + screen.path, { waitUntil: 'load' });
    if (screen.act) {
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      await screen.act(page);
    }
    await settle(page, screen);
    if (!screen.windowOnly && screen.until === undefined) await fetchPictures(page);
    for (const mode of modes) {
      await page.emulateMedia({ colorScheme: mode });
      await settle(page, screen);
      await shootPage(page, screen, join(studio.folder, `${screen.name}-${name}-${mode}.png`));
    }
    await context.close();
  }
}
