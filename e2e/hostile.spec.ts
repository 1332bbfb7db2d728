import { expect, type Locator, type Page } from '@playwright/test';
import { isFull } from '../trust/tier.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, seesHeading } from './steps.ts';

// A server of this file's own, whose people are these alone.
test.use({ environment: { OWNER_NAME: 'Hostile' } });

const narrow = { width: 320, height: 640 };
const html = `<img src=x onerror="document.title='run'"><script>document.title='run'</script><b>bold</b>`;
const long = 'Wish'.repeat(50);
const emoji = '🎁👩‍👩‍👧‍👦🏳️‍🌈 ünïcödé';
const rightToLeft = 'مُنى الشريف (نور)';
const nasty = [html, long, emoji, rightToLeft, 'می\u200Cخواهم', 'z\u0335\u0321\u0322a\u0335\u0321l\u0335g\u0335o'];
const publicList = (title: string, description = '') => ({ title, description, is_public: true, shared_with_ids: [] });

/** Nothing may run, and nothing may make the page wider than its window. */
async function staysWhole(page: Page): Promise<void> {
  expect(await page.title()).not.toBe('run');
  expect(await page.locator('main :is(script, b b, img[src="x"])').count()).toBe(0);
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect(scrollWidth, page.url()).toBeLessThanOrEqual(innerWidth);
}

test('whatever people type stays text, and stays within 320 px', async ({ newPerson }) => {
  const browser = { viewport: narrow };
  const ana = await newPerson(long, { browser, email: 'ana@example.com' });
  const ben = await newPerson(rightToLeft, { browser, email: 'muna@example.com' });
  const eve = await newPerson(html.slice(0, 190), {
    browser,
    email: `${'e'.repeat(60)}@${'x'.repeat(60)}.example.com`,
  });
  await befriend(ana, ben);
  await befriend(ana, eve);
  const lists: number[] = [];
  for (const title of nasty) lists.push(await addWishlist(ana, publicList(title, `${title}\n\u202Ereversed\n${long}`)));
  const [list = 0] = lists;
  for (const name of nasty) {
    await addItem(ana, list, {
      name,
      description: `${html}\n${emoji} `.repeat(90).slice(0, 5_000),
      price: '9999999.99',
      url: `https://${'very-long-host-name.'.repeat(8)}example.com/${'path/'.repeat(300)}`,
    });
  }

  await test.step('on every page of its owner', async () => {
    for (const path of ['/', '/mywishlists', `/mywishlists/${list}`, '/myprofile', '/friends']) {
      await ana.page.goto(path);
      await expect(ana.page.getByRole('heading').nth(1)).toBeVisible();
      await staysWhole(ana.page);
    }
  });
  await test.step('in every dialog', async () => {
    for (const dialog of ['new', 'edit-list']) {
      await ana.page.goto(`/mywishlists/${list}?${dialog}`);
      await expect(ana.page.getByRole('dialog')).toBeVisible();
      await staysWhole(ana.page);
    }
    for (const dialog of ['item', 'edit', 'delete']) {
      await ana.page.goto(`/mywishlists/${list}?${dialog}=1`);
      await expect(ana.page.locator('dialog[open]')).toBeVisible();
      await staysWhole(ana.page);
      const inside = ana.page.locator('dialog[open]');
      expect(await inside.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    }
  });
  await test.step('and for their friends', async () => {
    for (const path of [
      '/friends',
      `/friends/${ana.id}`,
      `/friendwishlists/${list}`,
      `/friendwishlists/${list}?item=1`,
    ]) {
      await ben.page.goto(path);
      await expect(ben.page.getByRole('heading').nth(1)).toBeAttached();
      await staysWhole(ben.page);
    }
    await expect(ben.page.getByText('<b>bold</b>').first()).toBeVisible();
  });
});

// As many as one person may keep, in `npm run test:full`; enough to fill many windows otherwise.
const many = isFull ? { items: 1_000, lists: 500 } : { items: 150, lists: 60 };

test('very many items and lists stay usable', async ({ newPerson }) => {
  test.setTimeout(240_000);
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, publicList('Everything I ever wanted'));
  await inBatches(many.items - 1, (n) => addItem(ana, list, { name: `Wish ${n}`, price: String(n) }));
  // Those of a batch end in any order, and the last of the list is looked for below.
  await addItem(ana, list, { name: `Wish ${many.items}`, price: String(many.items) });
  await inBatches(many.lists - 1, (n) => addWishlist(ana, publicList(`List ${n}`)));

  await test.step('items', async () => {
    await page.goto(`/mywishlists/${list}`);
    await expect(page.getByRole('heading', { name: `Items (${many.items.toLocaleString('en')})` })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(many.items);
    await staysWhole(page);
    await leavesOutWhatIsOutOfSight(page);
    await drawsWhatIsNear(page);
    expect(await rowsOf(page, 25)).toEqual([4, 4, 4, 4, 4, 4, 1]);
    const last = page.getByRole('button', { name: `Edit Wish ${many.items}`, exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(last).not.toBeInViewport();
    const middle = page.getByRole('button', { name: `Edit Wish ${many.items / 2}`, exact: true });
    await expect(middle).toHaveCount(0);
    expect(await find(page, `Wish ${many.items / 2}`)).toBe(true);
    await expect(middle).toBeInViewport();
    expect(await find(page, `Wish ${many.items}`)).toBe(true);
    await expect(last).toBeInViewport();
    expect(await countOnPaper(page)).toBe(many.items);
    await drawsWhatIsNear(page);
    await reachesTheLast(page);
  });
  await test.step('lists', async () => {
    await page.goto('/mywishlists');
    await seesHeading(page, 'My Wishlists');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(many.lists);
    await staysWhole(page);
    await leavesOutWhatIsOutOfSight(page);
    await reachesTheLast(page);
  });
  await test.step('friends, and people who might become friends', async () => {
    const ben = await newPerson('Ben Okafor');
    const suggested = await newPerson('Zoe Lind');
    await befriend(ana, ben);
    await page.goto('/friends');
    for (const name of [ben.name, suggested.name]) {
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
      await expect.poll(() => isLeftOut(card)).toBe(true);
    }
  });
});

async function inBatches(count: number, make: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 1; n <= count; n += 10) {
    await Promise.all(Array.from({ length: Math.min(10, count - n + 1) }, (_, at) => make(n + at)));
  }
}

/** Searches as the browser's own search does, and goes to what it finds; TypeScript does not know it. */
const find = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((words) => (window as Window & { find?: (text: string) => boolean }).find?.(words) ?? false, text);

/** Backwards by keyboard from what follows the page, to its last button. */
async function reachesTheLast(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Report a bug or suggest a feature' }).focus();
  const last = page.getByRole('main').getByRole('listitem').last().getByRole('button').last();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
}

/** How many of the first cards stand in each row. */
async function rowsOf(page: Page, cards: number): Promise<number[]> {
  const entries = page.getByRole('main').getByRole('listitem');
  const tops = await entries.evaluateAll((all) => all.map((entry) => Math.round(entry.getBoundingClientRect().top)));
  const rows = Map.groupBy(tops.slice(0, cards), (top) => top);
  return [...rows.values()].map((row) => row.length);
}

/** What makes a long page smooth: cards out of sight are not laid out. */
async function leavesOutWhatIsOutOfSight(page: Page): Promise<void> {
  const last = page.getByRole('main').getByRole('listitem').last();
  await expect.poll(() => isLeftOut(last)).toBe(true);
}

const editButtons = (page: Page): Locator => page.getByRole('button', { name: /^Edit Wish \d+$/ });

/** What makes it quick: of a list of many windows only those around the one in sight are drawn, and its end. */
async function drawsWhatIsNear(page: Page): Promise<void> {
  await expect.poll(() => editButtons(page).count()).toBeLessThan(100);
  expect(await editButtons(page).count()).toBeGreaterThan(12);
}

/** How many prices there are when the page is printed. */
async function countOnPaper(page: Page): Promise<number> {
  const root = page.locator('html');
  await root.evaluate(({ dataset }) => {
    const count = (): void => void (dataset['prices'] = String(document.querySelectorAll('main .price').length));
    window.addEventListener('beforeprint', count, { once: true });
  });
  await page.pdf();
  return Number(await root.getAttribute('data-prices'));
}

/** Whether a card, or the group that it stands in, is skipped while it is out of sight. */
const isLeftOut = (card: Locator): Promise<boolean> =>
  card.evaluate((entry) =>
    [entry, entry.parentElement].some((box) => box && getComputedStyle(box).contentVisibility === 'auto'),
  );
