import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { storeTemporaryFilesInMemory } from './scripts/runs/memory-folder.ts';
import { includedBrowserTests } from './scripts/runs/test-lists.ts';

storeTemporaryFilesInMemory();

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: [...includedBrowserTests],
  // Uses two workers, because a worker spends half of its time waiting for servers and browsers.
  workers: 2,
  // The timeouts are long, because a busy machine can be three times as slow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    // Records no traces, because recording makes the tests 10% slower. The option `--trace on` records
    // traces.
    trace: 'off',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: { args: [...chromiumArguments], ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
