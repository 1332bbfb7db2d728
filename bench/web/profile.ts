import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type Credentials, signInBrowserContext } from '../../scripts/browser/sign-in.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts';

/** Calls `work` with a temporary folder for a browser profile, then removes the folder. */
export async function withBrowserProfile(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-profile-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Signs in with the browser profile in `folder`. Lighthouse then uses the session in this profile. */
export async function signInWithBrowserProfile(
  folder: string,
  origin: string,
  credentials: Credentials,
): Promise<void> {
  const args = [...chromiumArguments];
  const context = await chromium.launchPersistentContext(folder, { executablePath: ensureChromium(), args });
  await signInBrowserContext(context, origin, credentials);
  await context.close();
}
