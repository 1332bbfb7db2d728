import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

const journeys = ['gift.spec.ts', 'sharing.spec.ts'];
const screens =
  / (?:about-visitor|login-sign-in|home-full|wishlist-full|wishlist-add-item|friend-wishlist-full|friends-full)$/;

/**
 * Configuration of `npm run test:browsers`: runs the main journeys in Playwright's Firefox and WebKit, and
 * writes screenshots of the main pages into `test-results`.
 */
export default defineConfig({
  ...shared,
  testDir: '..',
  outputDir: '../../test-results/browsers',
  projects: (['firefox', 'webkit'] as const).flatMap((browserName) => {
    // Turns automatic screenshots off: Playwright adds an inline style for them, which the tests would report
    // as a policy violation.
    const use = { browserName, launchOptions: {}, screenshot: 'off' as const };
    return [
      { name: browserName, testMatch: journeys, use },
      {
        name: `${browserName}-screens`,
        testMatch: 'screens.shots.ts',
        grep: screens,
        use,
        outputDir: `../../test-results/${browserName}`,
        workers: 1,
      },
    ];
  }),
});
