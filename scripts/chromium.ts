import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Name of Debian's package of headless Chromium. With headless Chromium, end-to-end tests need 40% less CPU
 * time than with full Chromium.
 */
const headlessShell = 'chromium-headless-shell';
const programNames = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macOsPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const isRoot = process.getuid?.() === 0;

/**
 * Command-line options of Chromium. `--no-sandbox` is necessary for root. The other options prevent network
 * requests by Chromium itself during a test.
 */
export const chromiumArguments: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of an installed Chromium: from `CHROMIUM_PATH`, Playwright or PATH; undefined if there
 * is none.
 */
export function findChromium(): string | undefined {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath && !existsSync(configuredPath))
    throw new Error(`CHROMIUM_PATH names ${configuredPath}, which does not exist.`);
  if (configuredPath) return configuredPath;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = programNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...installed, macOsPath].find((path) => existsSync(path));
}

/**
 * Returns the path of an installed Chromium, and installs Chromium if there is none. In CI, replaces full
 * Chromium by the faster headless one. Throws if the installation fails.
 */
export function ensureChromium(): string {
  const found = findChromium();
  const isApt = isRoot && runCommand('apt-get', '--version');
  const isSlow = process.env['CI'] !== undefined && isApt && !process.env['CHROMIUM_PATH'];
  if (found !== undefined && (!isSlow || found.includes('headless'))) return found;
  console.log(`Installing a headless Chromium with ${isApt ? 'apt-get' : 'Playwright'}.`);
  if (isApt) {
    runCommand('apt-get', 'update', '-qq');
    const install = (name: string): boolean =>
      runCommand('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
    // Installs full Chromium on older versions of Debian, which have no package of headless Chromium.
    if (!install(headlessShell)) install('chromium');
  } else {
    runCommand('npx', '--no-install', 'playwright', 'install', 'chromium');
  }
  const installed = findChromium();
  if (installed === undefined)
    throw new Error('No Chromium could be installed. Install one, or set CHROMIUM_PATH to its path.');
  return installed;
}

function runCommand(command: string, ...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
