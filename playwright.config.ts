import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { moveTemporaryFilesToMemory } from './scripts/runs/memory-folder.ts';

moveTemporaryFilesToMemory();

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  // Uses two workers, because a worker spends half of its time waiting for servers and browsers.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    // Records no traces, because recording makes the tests 10% slower. The option `--trace on` records
    // traces.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: [...chromiumArguments], ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
