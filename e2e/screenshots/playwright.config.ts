import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

/** `npm run screenshots`. The folder receives the pictures, contact sheets and an `index.html`; each run empties it. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../screenshots',
  // One world for all screens.
  workers: 1,
});
