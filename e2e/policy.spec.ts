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

for (const [what, script] of [
  ['a script in the document', `const s = document.createElement('script'); s.text = '1'; document.body.append(s)`],
  [
    'a style in the document',
    `document.body.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }))`,
  ],
  [
    'an image of another origin',
    `document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:1/a.png' }))`,
  ],
  ['text as HTML', `document.body.innerHTML = '<b>x</b>'`],
] as const) {
  base(`watchComplaints reports a violation of the content security policy by ${what}`, async ({ browser }) => {
    const complaints = createBrowserErrorWatcher();
    const context = await browser.newContext();
    await complaints.listenTo(context);
    await context.route('http://bad.test/**', (route) =>
      new URL(route.request().url()).pathname === '/act.js'
        ? route.fulfill({ contentType: 'text/javascript', body: script })
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
}

function catchErrorText(script: () => void): string {
  try {
    script();
    return '';
  } catch (error) {
    return String(error);
  }
}
