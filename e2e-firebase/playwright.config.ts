import { defineConfig } from '@playwright/test';
import shared from '../playwright.config.ts';
import { createWishwellEnvironment } from './emulator.ts';

export default defineConfig<{ environment: Record<string, string> }>({
  ...shared,
  testDir: 'browser',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/firebase',
  use: { ...shared.use, environment: createWishwellEnvironment() },
});
