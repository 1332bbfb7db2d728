import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const browserTestScriptPath = fileURLToPath(new URL('../test-browsers.ts', import.meta.url));

/** Runs scripts/test-browsers.ts in an environment where no browser is installed. */
function runWithoutBrowsers(...args: readonly string[]) {
  const env = { ...process.env, PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' };
  return spawnSync(process.execPath, [browserTestScriptPath, ...args], { env, encoding: 'utf8' });
}

test('test:browsers fails if a browser is missing, and prints the packages to install', () => {
  const { status, stderr, stdout } = runWithoutBrowsers();
  expect(stderr).toContain('firefox is not installed: npx playwright install firefox, or apt-get install firefox-esr');
  expect(stderr).toContain('apt-get install webkit2gtk-driver xvfb');
  expect(stdout.trim()).toBe('0 passed, 2 failed');
  expect(status).toBe(1);
});

test('test:browsers --skip-missing skips a missing browser and exits with 0', () => {
  const { status, stdout } = runWithoutBrowsers('--skip-missing');
  expect(stdout.trim()).toBe('0 passed, 0 failed, 2 skipped');
  expect(status).toBe(0);
});
