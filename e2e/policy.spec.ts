import { expect } from '@playwright/test';
import { createBrowserErrorWatcher } from './browser-error-watcher.ts';
import { test } from './people.ts';

test('the API documentation works under its content security policy', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Wishwell/ })).toBeVisible();
  const endpoint = page.getByRole('button', { name: /GET \/api\/friends\b/i });
  for (const button of [endpoint, ...['Try it out', 'Execute'].map((name) => page.getByRole('button', { name }))])
    await button.first().click();
  await expect(page.getByText('User not authenticated').first()).toBeVisible();
});

test('a violation of the content security policy makes a browser test fail', async ({ browser, origin }) => {
  const browserErrors = createBrowserErrorWatcher();
  const context = await browser.newContext({ baseURL: origin });
  await browserErrors.listenTo(context);
  const page = await context.newPage();
  await page.goto('/about');
  await page.addScriptTag({ content: 'document.title = "run"' }).catch(() => undefined);
  await expect(async () => expect(() => browserErrors.expectNone()).toThrow('refused')).toPass();
});
