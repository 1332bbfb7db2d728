import { expect, test as base } from '@playwright/test';
import { test } from './people.ts';
import { createBrowserErrorWatcher } from './policy.ts';

test('the API documentation works under its content security policy', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Wishwell/ })).toBeVisible();
  await page
    .getByRole('button', { name: /GET \/api\/friends\b/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Try it out' }).first().click();
  await page.getByRole('button', { name: 'Execute' }).first().click();
  await expect(page.getByText('User not authenticated').first()).toBeVisible();
});

const testDocumentHtml = `<!doctype html><title>Bad</title><body></body>`;

base('the error watcher of these tests reports a violation of the content security policy', async ({ browser }) => {
  const complaints = createBrowserErrorWatcher();
  const context = await browser.newContext();
  await complaints.listenTo(context);
  await context.route('http://bad.test/**', (route) =>
    new URL(route.request().url()).pathname === '/act.js'
      ? route.fulfill({ contentType: 'text/javascript', body: `document.body.innerHTML = '<b>x</b>'` })
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': "default-src 'self'; require-trusted-types-for 'script'" },
          body: `${testDocumentHtml}<script src="/act.js"></script>`,
        }),
  );
  const page = await context.newPage();
  await page.goto('http://bad.test/');
  await expect.poll(() => catchErrorText(() => complaints.expectNone())).toContain('refused');
  await context.close();
});

function catchErrorText(script: () => void): string {
  try {
    script();
    return '';
  } catch (error) {
    return String(error);
  }
}
