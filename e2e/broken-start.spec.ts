import { expect } from '@playwright/test';
import { test } from './people.ts';
import { expectHeading } from './steps.ts';

const requiredStartFiles: readonly [what: string, url: RegExp][] = [
  ['main script', /\/assets\/index-.*\.js$/],
  ['framework chunk', /\/assets\/framework-.*\.js$/],
  ['text catalogue', /\/assets\/en\.json\.main-.*\.js$/],
];

test('a page shows an error if a file of its start does not load, and works after Retry', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  for (const [what, url] of requiredStartFiles) {
    for (const path of ['/login', '/mywishlists']) {
      await test.step(`${path} without its ${what}`, async () => {
        await page.route(url, (route) => route.abort());
        await page.goto(path);
        await expectHeading(page, 'This page has stopped working');
        await expect(page.getByText('Loading...')).toBeHidden();
        await page.unroute(url);
        await page.getByRole('link', { name: 'Retry' }).click();
        await expect(page.getByText('This page has stopped working')).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  }
});
