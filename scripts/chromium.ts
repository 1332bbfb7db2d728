import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's package of the browser without its window: journeys take 40 % less processor time with it. */
const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const isRoot = process.getuid?.() === 0;

/** Root cannot have Chromium's sandbox; the rest keeps the browser from calling home during a test. */
export const chromiumArguments: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium of this machine: the one `CHROMIUM_PATH` names, Playwright's own, or an installed one. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...installed, macPath].find((path) => existsSync(path));
}

const hasApt = (): boolean => isRoot && runs('apt-get', '--version');

/** Finds a Chromium, or installs one, saying what it does. Throws a sentence when that fails. */
export function ensureChromium(): string {
  const present = findChromium();
  const isShell = present?.includes('headless') === true || (process.env['CHROMIUM_PATH'] ?? '') !== '';
  // CI has limited time, and nobody's machine to respect.
  const isSlow = process.env['CI'] !== undefined && !isShell && hasApt();
  const found = present === undefined || isSlow ? (install() ?? present) : present;
  if (found === undefined) throw new Error('No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.');
  return found;
}

function install(): string | undefined {
  const isApt = hasApt();
  console.log(`Installing a headless Chromium with ${isApt ? 'apt-get' : 'Playwright'}.`);
  if (isApt) {
    runs('apt-get', 'update', '-qq');
    const add = (name: string): boolean => runs('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
    // Older distributions have the whole browser alone.
    if (!add(headlessShell)) add('chromium');
  } else {
    runs('npx', '--no-install', 'playwright', 'install', 'chromium');
  }
  return findChromium();
}

function runs(command: string, ...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
