import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFull } from '../trust/tier.ts';

// The long run looks at more widths and at more states.
const widths = isFull ? [320, 390, 768, 1280] : [390];

/** Expects that axe finds nothing in what the page shows now, light and dark; dark changes nothing but colours. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const axe = new AxeBuilder({ page });
      const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
      expect.soft(found, `${what}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}
