import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { fillLogin, pressLoginButton, switchLoginForm } from './login-form.ts';
import { test } from './people.ts';
import { expectHeading, getToast } from './steps.ts';

const assetsFolder = fileURLToPath(new URL('../web/dist/assets/', import.meta.url));
const sdkChunkPattern = /firebase-auth-[\w-]+\.js$/;

function recordRequestUrls(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

async function readSdkChunk(): Promise<Buffer> {
  const names = (await readdir(assetsFolder)).filter((name) => sdkChunkPattern.test(name));
  expect(names).toHaveLength(1);
  return readFile(join(assetsFolder, names[0] ?? ''));
}

test('the Firebase SDK is one script file of at most 40 kB (compressed)', async () => {
  const script = await readSdkChunk();
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(40_000);
  // The chunk contains the whole Firebase SDK: besides itself, it imports only chunks that every page loads.
  expect(script.toString()).toContain('identitytoolkit.googleapis.com');
});

test('the app never loads the Firebase SDK with the built-in identity provider', async ({ newBrowser, origin }) => {
  const page = await newBrowser();
  const requests = recordRequestUrls(page);
  await page.goto('/about');
  await page.goto('/login');
  await switchLoginForm(page, 'Sign Up');
  await fillLogin(page, { name: 'Ana', email: 'ana@example.com', password: 'secret gift' });
  await pressLoginButton(page, 'Sign Up');
  await expect(getToast(page, 'User synced successfully!')).toBeVisible();
  await page.goto('/');
  await expectHeading(page, 'Welcome, Ana!');
  await page.getByRole('heading', { level: 1 }).click();
  // Waits for the prefetch: after the first interaction, the app prefetches the code of all pages.
  await expect.poll(() => requests.some((url) => url.includes('NotFoundPage'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => sdkChunkPattern.test(url) || !url.startsWith(origin))).toEqual([]);
  for (const path of ['/about', '/login', '/']) {
    expect(await (await page.request.get(path)).text()).not.toMatch(/firebase-auth-|data-auth=/);
  }
});

test.describe('with Firebase as identity provider and unreachable public keys', () => {
  test.use({
    environment: {
      AUTH_PROVIDER: 'firebase',
      FIREBASE_PROJECT_ID: 'wishes-1234',
      FIREBASE_API_KEY: 'web-key',
      FIREBASE_JWKS_URL: 'http://127.0.0.1:1/',
    },
  });

  test('public pages work, and API requests with a token get 503', async ({ newBrowser, origin }) => {
    const page = await newBrowser();
    const requests = recordRequestUrls(page);
    await page.goto('/about');
    await expectHeading(page, 'Why Wishwell');
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect.poll(() => requests.some((url) => sdkChunkPattern.test(url))).toBe(true);
    await page.goto('/friends');
    await expect(page).toHaveURL(/\/about$/);
    // While nobody is signed in, the app must not request a session.
    expect(requests.filter((url) => url.includes('/api/auth') || !url.startsWith(origin))).toEqual([]);

    const header = Buffer.from('{"alg":"RS256","kid":"k1"}').toString('base64url');
    const headers = { authorization: `Bearer ${header}.e30.AAAA` };
    expect((await page.request.get('/api/friends', { headers })).status()).toBe(503);
    expect((await page.request.get('/api/ready')).status()).toBe(200);
    expect((await page.request.get('/api/auth/token')).status()).toBe(404);
  });
});
