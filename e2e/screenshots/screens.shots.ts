import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { filesOf, modes, windows, writeOverview } from './contact-sheet.ts';
import { screens, type State } from './screens.ts';
import { test } from './studio.ts';

/** Pixels: a list of many items goes on below. */
const tallest = 2_600;

/** Puts responses in the place of the server's. */
async function stub(page: Page, { hold = [], fail = [], empty = [] }: State, fill: (text: string) => string) {
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

/** Waits until the page is complete: its text is there, fonts and images are drawn, and nothing moves. */
async function settle(page: Page, { until }: State): Promise<void> {
  if (until === undefined) await page.waitForLoadState('networkidle');
  else await page.getByText(until, { exact: false }).first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    // Spinners turn for ever.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** Waits until the browser has laid out the page and drawn it. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Scrolls through the page once, so that lazy images load. */
async function loadImages(page: Page): Promise<void> {
  for (let y = 0; y < tallest; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await nextFrame(page);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
}

/** In a window as tall as the page, so that what is fixed to its edges stands where it belongs. */
async function shoot(page: Page, { windowOnly }: State, path: string): Promise<void> {
  const size = page.viewportSize();
  if (windowOnly || !size) {
    await page.screenshot({ path });
    return;
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height: Math.min(Math.max(height, size.height), tallest) });
  await nextFrame(page);
  await page.screenshot({ path });
  await page.setViewportSize(size);
}

for (const [name, viewer, path, state = {}] of screens) {
  test(name, async ({ studio }, { project }) => {
    const files = filesOf(name);
    for (const options of windows) {
      const page = await studio.newPage(viewer, options);
      await stub(page, state, studio.fill);
      await page.goto(studio.fill(path), { waitUntil: 'load' });
      if (state.act) {
        await page.getByRole('heading').first().waitFor();
        await page.waitForLoadState('networkidle');
        await state.act(page);
      }
      await settle(page, state);
      if (!state.windowOnly && state.until === undefined) await loadImages(page);
      for (const colorScheme of modes) {
        await page.emulateMedia({ colorScheme });
        await settle(page, state);
        await shoot(page, state, join(project.outputDir, files.shift() ?? ''));
      }
      await page.context().close();
    }
  });
}

test.afterAll(({}, { project }) => writeOverview(project.outputDir));
