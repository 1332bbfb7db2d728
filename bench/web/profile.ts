import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Credentials, signIn } from '../../scripts/browser/sign-in.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts';

export async function withProfile(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-profile-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** From now on whoever starts a browser with this profile is signed in. */
export async function signInProfile(folder: string, origin: string, credentials: Credentials): Promise<void> {
  const args = [...chromiumArguments];
  const context = await chromium.launchPersistentContext(folder, { executablePath: ensureChromium(), args });
  await signIn(context, origin, credentials);
  await context.close();
}
