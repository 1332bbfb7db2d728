import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './journey.ts';

const phoneSize = { width: 390, height: 844 };
const desktopSize = { width: 1280, height: 800 };

for (const path of ['/about', '/login']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`in ${colorScheme} mode, ${path} has no axe violations and fits the screen width`, async ({ newBrowser }) => {
      for (const viewport of [phoneSize, desktopSize]) {
        const page = await newBrowser({ colorScheme, viewport, reducedMotion: 'reduce' });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
      }
    });
  }
}
