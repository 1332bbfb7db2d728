import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { fillLogin, pressLoginButton, switchLoginForm } from '../../e2e/login-form.ts';
import { expectHeading, getToast } from '../../e2e/steps.ts';
import { signUpPerson } from '../../server/test/person.ts';
import { startServerProcess } from '../../server/test/server-process.ts';
import { resetPasswordByMailLink, createWishwellEnvironment, createUniqueEmail } from '../emulator.ts';

let dataDir: string;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wishwell-changed-over-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

/**
 * Runs a server with the settings `env` while the function `work` runs. All servers of a test use the same
 * data folder.
 */
async function runWithServer(env: Record<string, string>, work: (origin: string) => Promise<void>): Promise<void> {
  const server = startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env });
  try {
    await work(await server.ready);
  } finally {
    await server.stop();
  }
}

test('a person keeps all wishlists when the installation changes its identity provider to Firebase', async ({
  page,
}) => {
  const email = createUniqueEmail('ana');
  await runWithServer({}, async (origin) => {
    const ana = await signUpPerson({ origin }, 'Ana Moreno', { email });
    await ana.does(calls.createWishlist, { body: { title: 'Winter birthday' } });
  });
  await runWithServer(createWishwellEnvironment(), async (origin) => {
    await page.goto(`${origin}/login`);
    await switchLoginForm(page, 'Sign Up');
    await fillLogin(page, { name: 'Ana', email, password: 'secret gift' });
    await pressLoginButton(page, 'Sign Up');
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText('Reset your password once')).toBeVisible();

    await fillLogin(page, { email });
    await switchLoginForm(page, 'Sign In');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(getToast(page, 'Password reset email sent!')).toBeVisible();
    await resetPasswordByMailLink(email, 'another gift');

    await fillLogin(page, { email, password: 'another gift' });
    await pressLoginButton(page, 'Sign In');
    await expectHeading(page, 'Welcome, Ana Moreno!');
    await page.goto(`${origin}/mywishlists`);
    await expect(page.getByText('Winter birthday')).toBeVisible();
    // Closes the page before the server stops, because the server waits until all connections are closed.
    await page.close();
  });
});
