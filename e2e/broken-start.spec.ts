import { expect } from '@playwright/test';
import { test } from './people.ts';
import { seesHeading } from './steps.ts';

const files: readonly [what: string, address: RegExp][] = [
  ['its script', /\/assets\/index-.*\.js$/],
  ['what its script needs', /\/assets\/framework-.*\.js$/],
  ['its sentences', /\/assets\/en\.json\.whole-.*\.js$/],
];

for (const [what, address] of files) {
  test(`without ${what} a page says so, and loading it again helps`, async ({ newPerson }) => {
    const { page } = await newPerson('Ana Moreno');
    for (const path of ['/login', '/mywishlists']) {
      await page.route(address, (route) => route.abort());
      await page.goto(path);
      await seesHeading(page, 'This page has stopped working');
      await expect(page.getByText('Loading...')).toBeHidden();
      await page.unroute(address);
      await page.getByRole('link', { name: 'Retry' }).click();
      await expect(page.getByText('This page has stopped working')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}
