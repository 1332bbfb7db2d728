import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFullTestRun } from '../trust/tier.ts';

// Viewport widths in CSS pixels. `npm run test:full` checks all four widths, other runs only one.
const windowWidths = isFullTestRun ? [320, 390, 768, 1280] : [390];

/**
 * Expects that axe (an accessibility checker) finds no violations on the page in light and dark mode. In dark
 * mode, only the colour rules run.
 */
export async function expectNoAxeViolations(page: Page, description: string): Promise<void> {
  for (const width of windowWidths) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const axe = new AxeBuilder({ page });
      const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
      expect.soft(found, `${description}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}
