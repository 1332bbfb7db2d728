import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveOnlyAppShell } from '../steps.ts';
import { screens, type ScreenState } from './screens.ts';
import { test } from './screenshot-fixture.ts';
import { listScreenshotFileNames, colorModes, windowSizes, writeScreenshotIndex } from './screenshot-index.ts';

/** Maximum height of a screenshot in pixels. The screenshot of a longer page shows only its top. */
const maxScreenshotHeightPx = 2_600;

async function stubEndpoints(
  page: Page,
  { hold = [], fail = [], empty = [] }: ScreenState,
  fill: (text: string) => string,
) {
  // Serves the app shell instead of the server-rendered document. The browser then requests the page's data
  // from the API, whose responses the test can replace.
  if ([...hold, ...fail, ...empty].some((endpoint) => endpoint.startsWith('GET '))) await serveOnlyAppShell(page);
  for (const [endpoints, response] of [
    [hold, undefined],
    [fail, { status: 500, body: '' }],
    [empty, { json: [] }],
  ] as const) {
    for (const endpoint of endpoints) {
      const [method, path = ''] = fill(endpoint).split(' ');
      await page.route(`**/api/${path}`, async (route) => {
        if (route.request().method() !== method) await route.fallback();
        else if (response) await route.fulfill(response);
      });
    }
  }
}

/** Waits until text, fonts and images of the page have loaded and animations have ended. */
async function waitUntilPageLoaded(page: Page, { until }: ScreenState): Promise<void> {
  if (until === undefined) await page.waitForLoadState('networkidle');
  else await page.getByText(until, { exact: false }).first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    // Waits only for animations that end: the animation of a spinner, for example, never ends. Leaves out
    // finished animations, because in Firefox their promise `finished` may stay pending off-screen.
    const finiteAnimations = document
      .getAnimations()
      .filter(({ effect, playState }) => playState !== 'finished' && effect?.getTiming().iterations !== Infinity);
    await Promise.all(finiteAnimations.map((animation) => animation.finished.catch(() => undefined)));
  });
}

const waitForNextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

async function scrollToLoadImages(page: Page): Promise<void> {
  for (let y = 0; y < maxScreenshotHeightPx; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await waitForNextFrame(page);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
}

/**
 * Takes a screenshot in a window as tall as the page, so that fixed elements are at the edges of the image.
 */
async function takeScreenshot(page: Page, { windowOnly }: ScreenState, path: string): Promise<void> {
  const size = page.viewportSize();
  if (windowOnly || !size) {
    await page.screenshot({ path });
    return;
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({
    width: size.width,
    height: Math.min(Math.max(height, size.height), maxScreenshotHeightPx),
  });
  await waitForNextFrame(page);
  await page.screenshot({ path });
  await page.setViewportSize(size);
}

for (const [name, viewer, path, state = {}] of screens) {
  test(name, async ({ studio }, { project }) => {
    const files = listScreenshotFileNames(name);
    for (const options of windowSizes) {
      const page = await studio.newPage(viewer, options);
      await stubEndpoints(page, state, studio.fill);
      await page.goto(studio.fill(path), { waitUntil: 'load' });
      if (state.act) {
        await page.getByRole('heading').first().waitFor();
        await page.waitForLoadState('networkidle');
        await state.act(page);
      }
      await waitUntilPageLoaded(page, state);
      if (!state.windowOnly && state.until === undefined) await scrollToLoadImages(page);
      for (const colorScheme of colorModes) {
        await page.emulateMedia({ colorScheme });
        await waitUntilPageLoaded(page, state);
        await takeScreenshot(page, state, join(project.outputDir, files.shift() ?? ''));
      }
      await page.context().close();
    }
  });
}

test.afterAll(({}, { project }) => writeScreenshotIndex(project.outputDir));
