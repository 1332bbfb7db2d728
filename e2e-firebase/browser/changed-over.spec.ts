import { expect, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { fillLogin, pressLogin, switchLoginTo } from '../../e2e/login-form.ts';
import { seesHeading, toast } from '../../e2e/steps.ts';
import { signedIn } from '../../server/test/person.ts';
import { startServerProcess } from '../../server/test/server-process.ts';
import { choosePassword, environment, newEmail } from '../emulator.ts';

let dataDir: string;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wishwell-changed-over-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the server on the same folder under these settings. */
async function running(env: Record<string, string>, work: (origin: string) => Promise<void>): Promise<void> {
  const server = startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env });
  try {
    await work(await server.ready);
  } finally {
    await server.stop();
  }
}

test('who had an account before the installation changed over to Firebase finds everything again', async ({ page }) => {
  const email = newEmail('ana');
  await running({}, async (origin) => {
    const ana = await signedIn({ origin }, 'Ana Moreno', { email });
    await ana.does(calls.createWishlist, { body: { title: 'Winter birthday' } });
  });
  await running(environment(), async (origin) => {
    await page.goto(`${origin}/login`);
    await switchLoginTo(page, 'Sign Up');
    await fillLogin(page, { name: 'Ana', email, password: 'secret gift' });
    await pressLogin(page, 'Sign Up');
    const told = page.getByRole('region', { name: 'Messages' });
    await expect(told.getByText('Reset your password once')).toBeVisible();

    await fillLogin(page, { email });
    await switchLoginTo(page, 'Sign In');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(toast(page, 'Password reset email sent!')).toBeVisible();
    await choosePassword(email, 'another gift');

    await fillLogin(page, { email, password: 'another gift' });
    await pressLogin(page, 'Sign In');
    await seesHeading(page, 'Welcome, Ana Moreno!');
    await page.goto(`${origin}/mywishlists`);
    await expect(page.getByText('Winter birthday')).toBeVisible();
    // A server that stops lets a browser finish.
    await page.close();
  });
});
