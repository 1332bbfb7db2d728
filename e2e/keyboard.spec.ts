import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { addItem, addWishlist, expectHeading, getToast } from './steps.ts';

test.setTimeout(180_000);

interface FocusedElementReport {
  /** First characters of the focused element's HTML. */
  what: string;
  /** Whether a focus ring is visible around the focused element or its container. */
  isVisible: boolean;
  isInView: boolean;
  /**
   * HTML of the elements that cover the focused element: at its centre any element, at its corners only
   * floating elements.
   */
  over: string[];
}

/**
 * Returns a description of the focused element; undefined if no element has the focus. Runs in the browser.
 */
function inspectFocusedElement(): FocusedElementReport | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // Ignores the heading of a new page. The app itself focuses this heading, sometimes only after the first
  // Tab.
  if (focused.matches('h1[tabindex="-1"]')) return undefined;
  // Searches the containers of the element too: for some controls, such as file inputs, the container has the
  // focus ring.
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
  const styles = around.flatMap((element) =>
    element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
  );
  const { left, right, top, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const coveringElementAt = (across: number, down: number): Element[] => {
    const hit = document.elementFromPoint(across, down);
    const isOwn = !hit || focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused);
    // Ignores toasts that cover the focused element, because toasts disappear by themselves.
    return isOwn || hit.closest('[aria-label="Messages"]') ? [] : [hit];
  };
  const floats = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
  const corners = [left + 4, right - 4].flatMap((across) =>
    [top + 4, bottom - 4].flatMap((down) => coveringElementAt(across, down)),
  );
  const isInDialog = focused.closest('dialog') !== null;
  const over = [...coveringElementAt(x, y), ...corners.filter((hit) => !isInDialog && floats(hit))];
  return {
    what: focused.outerHTML.slice(0, 160),
    isVisible: styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    ),
    isInView: x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight,
    over: over.map((element) => element.outerHTML.slice(0, 160)),
  };
}

/** Returns the controls of the page that a toast covers. Runs in the browser. */
function findControlsBelowToasts(): string[] {
  const toasts = [...document.querySelectorAll('[aria-label="Messages"] [role="status"] > *')];
  return [...document.querySelectorAll('main :is(a, button, input)')]
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return toasts.some((toast) => {
        const box = toast.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      });
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

/**
 * Presses Tab until `target` has the focus. Expects that every focused element has a visible focus ring, is
 * in the viewport and is not covered.
 */
async function pressTabUntilFocused(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const report = await page.evaluate(inspectFocusedElement);
    if (report) {
      // Waits for the end of dialog animations and smooth scrolling.
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(inspectFocusedElement), { message: report.what })
        .toMatchObject({ isVisible: true, isInView: true, over: [] });
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

async function focusByTabAndPressEnter(page: Page, target: Locator, key?: 'Shift+Tab'): Promise<void> {
  await pressTabUntilFocused(page, target, key);
  await page.keyboard.press('Enter');
}

const getNavigationLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 700 }],
  ['a desktop', { width: 1280, height: 720 }],
] as const) {
  test(`a person can sign up, create a list and claim an item by keyboard, with the window size of ${device}`, async ({
    newBrowser,
    newPerson,
  }) => {
    const ana = await newPerson(`Ana Keys ${device}`);
    await addItem(ana, await addWishlist(ana, { title: 'Music' }), { name: 'Flute' });
    const page = await newBrowser({ viewport });
    const type = (text: string): Promise<void> => page.keyboard.type(text);

    await test.step('a visitor gets from the About page to the login page', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/about$/);
      await focusByTabAndPressEnter(page, page.getByRole('banner').getByRole('link', { name: 'Log In' }));
      await expect(page).toHaveURL(/\/login$/);
    });

    await test.step('the visitor signs up', async () => {
      const switchToSignUp = page.getByRole('main').getByRole('paragraph').getByRole('button', { name: 'Sign Up' });
      await focusByTabAndPressEnter(page, switchToSignUp);
      await pressTabUntilFocused(page, page.getByLabel('Name'), 'Shift+Tab');
      await type(`Kim Keys ${device}`);
      await pressTabUntilFocused(page, page.getByLabel('Email'));
      await type(`kim.${viewport.width}@example.com`);
      await pressTabUntilFocused(page, page.getByLabel('Password'));
      await type('blue ribbon');
      await page.keyboard.press('Enter');
      await expect(getToast(page, 'Signed up (dev mode)')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Start your first wishlist' })).toBeFocused();
      expect(await page.evaluate(findControlsBelowToasts)).toEqual([]);
    });

    await test.step('the person creates a list', async () => {
      await focusByTabAndPressEnter(page, getNavigationLink(page, 'Wishlists'), 'Shift+Tab');
      await expectHeading(page, 'My Wishlists');
      await expect(page.getByText("You don't have any wishlists yet.")).toBeVisible();
      await focusByTabAndPressEnter(page, getButton(page, 'Add Wishlist').last());
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Title')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(getButton(page, 'Add Wishlist').last()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Title')).toBeFocused();
      await type('Winter');
      await pressTabUntilFocused(page, dialog.getByRole('switch', { name: 'Public' }));
      await focusByTabAndPressEnter(page, dialog.getByRole('button', { name: 'Create' }));
      await expectHeading(page, 'Winter');
    });

    await test.step('the person adds an item', async () => {
      await focusByTabAndPressEnter(page, getButton(page, 'Add New Item').last());
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Link')).toBeFocused();
      await pressTabUntilFocused(page, dialog.getByLabel('Name'));
      await type('Scarf');
      await pressTabUntilFocused(page, dialog.getByLabel('Price'));
      await type('25');
      await focusByTabAndPressEnter(page, dialog.getByRole('button', { name: 'Add Item' }));
      await expect(page.getByRole('link', { name: 'Scarf' })).toBeVisible();
    });

    await test.step('the person sends a friend request', async () => {
      await focusByTabAndPressEnter(page, getNavigationLink(page, 'Friends'), 'Shift+Tab');
      await expectHeading(page, /^Friends/);
      await pressTabUntilFocused(page, page.getByRole('searchbox', { name: 'Search for people' }));
      await type(ana.name);
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: ana.name });
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await focusByTabAndPressEnter(page, card.getByRole('button', { name: 'Send Friend Request' }));
      await expect(card.getByRole('button', { name: 'Revoke Request' })).toBeFocused();
      const listReceivedRequests = async () =>
        (await ana.does(calls.listSuggestions)).filter(({ status }) => status === 'pending_received');
      await expect.poll(async () => (await listReceivedRequests()).length).toBe(1);
      for (const { id } of await listReceivedRequests())
        await ana.does(calls.acceptFriend, { query: { friend_id: id } });
    });

    await test.step('the person claims an item', async () => {
      await page.goto('/friends');
      await focusByTabAndPressEnter(page, page.getByRole('link', { name: ana.name }));
      await expectHeading(page, ana.name);
      await focusByTabAndPressEnter(page, page.getByRole('link', { name: 'Music' }));
      await expectHeading(page, 'Music');
      await focusByTabAndPressEnter(page, getButton(page, "I'm getting it!"));
      await expect(getButton(page, 'Undo')).toBeFocused();
    });
  });
}

test('the Back button asks before it discards a form, even after the skip link has changed the URL', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ana Hash');
  const title = page.getByRole('dialog', { name: 'Submit a Bug Report' }).getByLabel('Title');
  const expectQuestionOnBack = async (): Promise<void> => {
    await getButton(page, 'Report a bug or suggest a feature').click();
    await title.fill('The ribbon is crooked');
    await page.evaluate(() => history.back());
    await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(title).toHaveValue('The ribbon is crooked');
    await getButton(page, 'Cancel').click();
    await expect(title).toHaveCount(0);
  };
  await page.goto('/friends');
  await page.goto('/mywishlists');
  await expectHeading(page, 'My Wishlists');
  const before = await page.evaluate(() => history.length);
  await focusByTabAndPressEnter(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/mywishlists$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expectQuestionOnBack();
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await expect(page).toHaveURL(/#content$/);
  await expectQuestionOnBack();
  await expect(page).toHaveURL(/\/mywishlists#content$/);
});
