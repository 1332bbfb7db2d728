import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  // A journey needs a server, a database and two browsers, and waits for them half of its time.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    // A trace costs a tenth of the time of every journey: `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: [...chromiumArguments], ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
