/**
 * Takes the whole set of screens: every route in its states and with its dialogs, on a phone and on a desk, light and
 * dark, in the world of the demo. They go to `screenshots/`, with contact sheets and an `index.html`.
 * Usage: npm run screenshots [-- names …] takes those whose name holds one of the words; `-- --readme` takes the
 * README's pictures instead.
 */
import { chromium } from '@playwright/test';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryServer } from './browser/temporary-server.ts';
import { root } from './checks/tool.ts';
import { chromiumArguments, ensureChromium } from './chromium.ts';
import { emailOf, password } from './demo/accounts.ts';
import { createWorld, guides } from './demo/world.ts';
import { writeIndex, writeSheets } from './screenshots/contact-sheet.ts';
import { takeReadmePictures } from './screenshots/readme-pictures.ts';
import type { Screen } from './screenshots/screen.ts';
import { screensOf } from './screenshots/screens.ts';
import { shoot, type Studio } from './screenshots/shoot.ts';
import { prepareWorld } from './screenshots/world-ids.ts';

const folder = join(root, 'screenshots');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isForReadme = process.argv.includes('--readme');
const owner = {
  OWNER_NAME: 'Mira Sato',
  OWNER_EMAIL: 'mira@example.com',
  CODE_PROFILE_URL: 'https://code.example/mira',
  NETWORK_PROFILE_URL: 'https://network.example/in/mira',
};

async function clear(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const old = words.length === 0 ? await readdir(folder) : [];
  await Promise.all(old.map((file) => rm(join(folder, file), { recursive: true })));
}

/** Takes them all; one that does not come out is told, and does not keep the rest from being taken. */
async function shootAll(studio: Studio, screens: readonly Screen[]): Promise<Screen[]> {
  const taken: Screen[] = [];
  for (const screen of screens) {
    try {
      await shoot(studio, screen);
      taken.push(screen);
    } catch (error) {
      console.error(`${screen.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
  return taken;
}

await withTemporaryServer(owner, async ({ origin, promote }) => {
  await createWorld(origin, async () => {
    await promote(guides.superuser, 'superuser');
    await promote(guides.staff, 'staff');
  });
  const { ids, newcomer, other } = await prepareWorld(origin);
  const credentialsOf: Studio['credentialsOf'] = (who) => {
    if (who === 'visitor') return undefined;
    if (who === 'newcomer') return { email: newcomer.email, password };
    return { email: who === 'other' ? other.email : emailOf(who), password };
  };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
  const studio = { browser, origin, folder, credentialsOf };
  if (isForReadme) await takeReadmePictures(studio, ids);
  else {
    await clear();
    const wanted = screensOf(ids).filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
    const taken = await shootAll(studio, wanted);
    await writeIndex(folder, taken);
    console.log(`${taken.length} screens, ${await writeSheets(folder, taken)} contact sheets in ${folder}`);
  }
  await browser.close();
});
