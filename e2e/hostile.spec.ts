import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { isFullTestRun } from '../trust/tier.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, expectHeading } from './steps.ts';

const narrowViewport = { width: 320, height: 640 };
const hostileHtml = `<img src=x onerror="document.title='run'"><script>document.title='run'</script><b>bold</b>`;
const longWord = 'Wish'.repeat(50);
const emojiText = '🎁👩‍👩‍👧‍👦🏳️‍🌈 ünïcödé';
const rightToLeftText = 'مُنى الشريف (نور)';
const hostileText = [
  hostileHtml,
  longWord,
  emojiText,
  rightToLeftText,
  'می\u200Cخواهم',
  'z\u0335\u0321\u0322a\u0335\u0321l\u0335g\u0335o',
];

async function expectNoInjectionOrOverflow(page: Page): Promise<void> {
  expect(await page.title()).not.toBe('run');
  expect(await page.locator('main :is(script, b b, img[src="x"])').count()).toBe(0);
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect(scrollWidth, page.url()).toBeLessThanOrEqual(innerWidth);
}

test('names, titles and descriptions with HTML or long words appear as plain text and fit into 320 px', async ({
  newPerson,
}) => {
  const browser = { viewport: narrowViewport };
  const ana = await newPerson(longWord, { browser, email: 'ana@example.com' });
  const ben = await newPerson(rightToLeftText, { browser, email: 'muna@example.com' });
  const eve = await newPerson(hostileHtml.slice(0, 190), {
    browser,
    email: `${'e'.repeat(60)}@${'x'.repeat(60)}.example.com`,
  });
  await befriend(ana, ben);
  await befriend(ana, eve);
  const lists: number[] = [];
  for (const title of hostileText)
    lists.push(await addWishlist(ana, { title, description: `${title}\n\u202Ereversed\n${longWord}` }));
  const [list = 0] = lists;
  const items: number[] = [];
  for (const name of hostileText) {
    const id = await addItem(ana, list, {
      name,
      description: `${hostileHtml}\n${emojiText} `.repeat(90).slice(0, 5_000),
      price: '9999999.99',
      url: `https://${'very-long-host-name.'.repeat(8)}example.com/${'path/'.repeat(300)}`,
    });
    items.push(id);
  }
  const [item = 0] = items;

  await ben.does(calls.purchase, { params: { id: item }, body: { purchased: true } });
  const page = `/mywishlists/${list}`;
  const friendPage = `/friendwishlists/${list}`;
  const [pagesOfOwner, pagesOfFriend] = [
    ['/', '/mywishlists', page, `${page}?new`, `${page}?edit-list`, '/myprofile', '/friends'],
    ['/gifts', '/friends', `/friends/${ana.id}`, friendPage, `${friendPage}?item=${item}`],
  ];
  for (const [person, paths] of [
    [ana, [...pagesOfOwner, ...['item', 'edit', 'delete'].map((dialog) => `${page}?${dialog}=${item}`)]],
    [ben, pagesOfFriend],
  ] as const) {
    for (const path of paths) {
      await person.page.goto(path);
      await expect(person.page.getByRole('heading', { includeHidden: true }).nth(1)).toBeAttached();
      const dialog = person.page.locator('dialog[open]');
      if (path.includes('?')) await expect(dialog).toBeVisible();
      await expectNoInjectionOrOverflow(person.page);
      for (const element of await dialog.all())
        expect(await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(1);
    }
  }
  await ben.page.goto(friendPage);
  await expect(ben.page.getByText('<b>bold</b>').first()).toBeVisible();
});

// `npm run test:full` creates as many items and lists as the quotas allow. Other runs create enough for
// several screens.
const itemAndListCounts = isFullTestRun ? { items: 1_000, lists: 500 } : { items: 150, lists: 60 };

test('pages with very many items and lists render only the cards near the viewport', async ({ newPerson }) => {
  test.setTimeout(240_000);
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const { items, lists } = itemAndListCounts;
  const list = await addWishlist(ana, { title: 'Everything I ever wanted' });
  await runInBatches(items - 1, (n) => addItem(ana, list, { name: `Wish ${n}`, price: String(n) }));
  // Adds the last item after all others: the test expects it at the end of the list, and parallel requests
  // finish in any order.
  await addItem(ana, list, { name: `Wish ${items}`, price: String(items) });
  await runInBatches(lists - 1, (n) => addWishlist(ana, { title: `List ${n}` }));
  const cards = page.getByRole('main').getByRole('listitem');
  const getEditButton = (n: number): Locator => page.getByRole('button', { name: `Edit Wish ${n}`, exact: true });

  await test.step('on a long list, a person can scroll to every item, find it and focus it', async () => {
    await page.goto(`/mywishlists/${list}`);
    const heading = page.getByRole('heading', { name: `Items (${items.toLocaleString('en')})` });
    await expect(heading).toBeVisible({ timeout: 30_000 });
    await expect(cards).toHaveCount(items);
    await expectNoInjectionOrOverflow(page);
    const editButtons = page.getByRole('button', { name: /^Edit Wish \d+$/ });
    await expect.poll(() => editButtons.count()).toBeLessThan(100);
    expect(await editButtons.count()).toBeGreaterThan(12);
    await getEditButton(items).scrollIntoViewIfNeeded();
    await expect(getEditButton(items)).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(getEditButton(items)).not.toBeInViewport();
    await expect(getEditButton(items / 2)).toHaveCount(0);
    for (const n of [items / 2, items]) {
      expect(await findTextInPage(page, `Wish ${n}`)).toBe(true);
      await expect(getEditButton(n)).toBeInViewport();
    }
    await expectLastButtonReachable(page);
  });
  await test.step('with very many lists, Tab reaches every list on the page My Wishlists', async () => {
    await page.goto('/mywishlists');
    await expectHeading(page, 'My Wishlists');
    await expect(cards).toHaveCount(lists);
    await expectNoInjectionOrOverflow(page);
    await expectLastButtonReachable(page);
  });
});

async function runInBatches(count: number, make: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 1; n <= count; n += 10) {
    await Promise.all(Array.from({ length: Math.min(10, count - n + 1) }, (_, at) => make(n + at)));
  }
}

/**
 * Searches with the browser's own search (`window.find`), which scrolls to the match. TypeScript's types lack
 * this function.
 */
const findTextInPage = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((words) => (window as Window & { find?: (text: string) => boolean }).find?.(words) ?? false, text);

/** Asserts that Shift+Tab from the end of the page focuses the last button of the last card. */
async function expectLastButtonReachable(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Report a bug or suggest a feature' }).focus();
  const lastButton = page.getByRole('main').getByRole('listitem').last().getByRole('button').last();
  await page.keyboard.press('Shift+Tab');
  await expect(lastButton).toBeFocused();
  await expect(lastButton).toBeInViewport();
}
