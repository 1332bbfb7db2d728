import { expect, type Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { fillLogin, pressLogin, switchLoginTo } from './login-form.ts';
import { test } from './people.ts';
import { seesHeading, toast } from './steps.ts';

const assets = fileURLToPath(new URL('../web/dist/assets/', import.meta.url));
const chunk = /firebase-auth-[\w-]+\.js$/;

/** Every address that the page asks for, from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

async function readChunk(): Promise<Buffer> {
  const names = (await readdir(assets)).filter((name) => chunk.test(name));
  expect(names).toHaveLength(1);
  return readFile(join(assets, names[0] ?? ''));
}

test('Firebase’s SDK travels in one file of at most 40 kB', async () => {
  const script = await readChunk();
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(40_000);
  // All of it is there: the files that it imports are ours, and fetched by every page.
  expect(script.toString()).toContain('identitytoolkit.googleapis.com');
});

test('who signs in with the built-in provider never fetches it', async ({ newBrowser, origin }) => {
  const page = await newBrowser();
  const asked = watchRequests(page);
  await page.goto('/about');
  await page.goto('/login');
  await switchLoginTo(page, 'Sign Up');
  await fillLogin(page, { name: 'Ana', email: 'ana@example.com', password: 'secret gift' });
  await pressLogin(page, 'Sign Up');
  await expect(toast(page, 'User synced successfully!')).toBeVisible();
  await page.goto('/');
  await seesHeading(page, 'Welcome, Ana!');
  await page.getByRole('heading', { level: 1 }).click();
  // The code of all pages comes some time after the first use.
  await expect.poll(() => asked.some((address) => address.includes('NotFoundPage'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => chunk.test(address) || !address.startsWith(origin))).toEqual([]);
  for (const path of ['/about', '/login', '/']) {
    expect(await (await page.request.get(path)).text()).not.toMatch(/firebase-auth-|data-auth=/);
  }
});

test.describe('with Firebase, whose keys cannot be had,', () => {
  test.use({
    environment: {
      AUTH_PROVIDER: 'firebase',
      FIREBASE_PROJECT_ID: 'wishes-1234',
      FIREBASE_API_KEY: 'web-key',
      FIREBASE_JWKS_URL: 'http://127.0.0.1:1/',
    },
  });

  test('the public pages are there, and only a bearer is answered with 503', async ({ newBrowser, origin }) => {
    const page = await newBrowser();
    const asked = watchRequests(page);
    await page.goto('/about');
    await seesHeading(page, 'Why Wishwell');
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect.poll(() => asked.some((address) => chunk.test(address))).toBe(true);
    await page.goto('/friends');
    await expect(page).toHaveURL(/\/about$/);
    // Nobody is signed in: there is nothing to ask for, neither here nor there.
    expect(asked.filter((address) => address.includes('/api/auth') || !address.startsWith(origin))).toEqual([]);

    const header = Buffer.from('{"alg":"RS256","kid":"k1"}').toString('base64url');
    const headers = { authorization: `Bearer ${header}.e30.AAAA` };
    const begun = performance.now();
    expect((await page.request.get('/api/friends', { headers })).status()).toBe(503);
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect((await page.request.get('/api/ready')).status()).toBe(200);
    expect((await page.request.get('/api/auth/token')).status()).toBe(404);
  });
});
