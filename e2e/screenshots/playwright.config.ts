import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

/**
 * Configuration of `npm run screenshots`. Each run empties the output folder, and writes images and
 * `index.html` into it.
 */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../screenshots',
  // Uses one worker, because all screens share one server.
  workers: 1,
});
