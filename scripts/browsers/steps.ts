import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { addItem, addWishlist } from '../../e2e/steps.ts';
import { signUpPerson } from '../../server/test/person.ts';
import { assertTrue, type TestStep } from '../runs/steps.ts';
import type { BrowserDriver, ElementTarget } from './driver.ts';
import {
  applyTouchStyles,
  findControlsBelowKeyboard,
  findCoveredControls,
  findFocusedElementOutside,
  listenForErrors,
  simulateOnScreenKeyboard,
  readErrors,
} from './in-page.ts';
import { retry } from './programs.ts';

const imagePath = join(import.meta.dirname, '../../web/public/share.png');

const waitUntil = (holds: () => Promise<boolean>, complaint: string): Promise<void> =>
  retry(async () => assertTrue(await holds(), complaint));

/**
 * Returns the tests that `npm run test:browsers` runs in this order. Each test continues on the page where
 * the previous test ended. The tests save screenshots in `folder`.
 */
export function createBrowserSteps(driver: BrowserDriver, origin: string, folder: string): TestStep[] {
  const { run, press } = driver;
  const email = `ana@${driver.version}.example.com`;

  const errors: string[] = [];
  const open = async (path: string): Promise<void> => {
    errors.push(...(await run(readErrors)));
    await driver.open(origin + path);
    await run(listenForErrors);
  };
  const waitForElement = (...target: ElementTarget): Promise<void> =>
    waitUntil(() => driver.isVisible(target), `Not visible: ${target.join(' ')}`);
  const click = (...target: ElementTarget): Promise<void> => retry(() => driver.click(target));
  const type = (text: string, ...target: ElementTarget): Promise<void> => retry(() => driver.type(target, text));
  const waitForNone = <A extends unknown[]>(
    find: (...args: A) => string[],
    complaint: string,
    ...args: A
  ): Promise<void> =>
    retry(async () => {
      const found = await run(find, ...args);
      assertTrue(found.length === 0, `${complaint}: ${found.join(', ')}`);
    });
  const waitForFocus = (selector: string): Promise<void> =>
    waitForNone(findFocusedElementOutside, `The focus is not on ${selector}`, selector);
  const waitForNoDialog = (): Promise<void> =>
    waitUntil(() => run(() => document.querySelector('dialog[open]') === null), 'The dialog stays');
  const readBrightness = (): Promise<number> =>
    run(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]));
  const saveScreenshot = async (name: string): Promise<void> => {
    // Waits until animations have ended. They take up to 200 ms.
    await sleep(400);
    await writeFile(join(folder, `${name}.png`), await driver.screenshot());
  };

  return [
    {
      title: 'a visitor opens the About page and signs up',
      run: async () => {
        await driver.resize(1280, 800);
        await open('/');
        await waitForElement('h1', 'Why Wishwell');
        await saveScreenshot('about-desk');
        await click('header a', 'Log In');
        await click('main p button', 'Sign Up');
        await type('Ana Moreno', 'input', 'Name');
        await type(email, 'input', 'Email');
        await type('six rings', 'input', 'Password');
        await click('main form button', 'Sign Up');
        await waitForElement('[aria-label="Messages"] *', 'Signed up (dev mode)');
      },
    },
    {
      title: 'a person creates a list in a dialog with the keyboard only',
      run: async () => {
        await click('nav a', 'Wishlists');
        await waitForElement('main *', "You don't have any wishlists yet.");
        await click('main button', 'Add Wishlist');
        await waitForFocus('dialog input');
        await press('Escape');
        await waitForNoDialog();
        await waitForFocus('main button');
        await press('Enter');
        await waitForFocus('dialog input');
        for (let stop = 0; stop < 12; stop += 1) {
          await press('Tab');
          await waitForFocus('body, dialog, dialog *');
        }
        await type('Winter birthday', 'input', 'Title');
        await press('Enter');
        await waitForNoDialog();
        await open('/mywishlists');
        await click('main a', 'Winter birthday');
        await waitForElement('h1', 'Winter birthday');
      },
    },
    {
      title: 'a person adds an item with an image to the list',
      run: async () => {
        await click('main button', 'Add New Item');
        await type('Stoneware mug', 'input', 'Name');
        await type('38', 'input', 'Price');
        await driver.attach(['input[type=file]'], imagePath);
        await click('dialog button', 'Add Item');
        await waitForElement('main *', '$38.00');
        await saveScreenshot('list-desk');
        await waitUntil(
          () => run(() => [...document.querySelectorAll('img')].some(({ naturalWidth }) => naturalWidth > 0)),
          'The image does not load',
        );
      },
    },
    {
      title: 'a person accepts a friend request and sends a friend request to another person',
      run: async () => {
        const [ben, cleo] = [await signUpPerson({ origin }, 'Ben Okafor'), await signUpPerson({ origin }, 'Cleo Lind')];
        await addItem(ben, await addWishlist(ben, { title: 'Music' }), { name: 'Flute', price: '49' });
        const people = await ben.does(calls.listSuggestions);
        const ana = people.find(({ display_name: name }) => name === 'Ana Moreno');
        await ben.does(calls.requestFriend, { query: { friend_id: ana?.id ?? 0 } });
        await open('/friends');
        await click('main button', 'Accept');
        await waitForElement('main a', ben.name);
        await click('main button', 'Send Friend Request');
        await waitForElement('main button', 'Revoke Request');
        const isAsked = async (): Promise<boolean> =>
          (await cleo.does(calls.listSuggestions)).some(({ status }) => status === 'pending_received');
        await waitUntil(isAsked, 'The request has not arrived');
        await saveScreenshot('friends-desk');
      },
    },
    {
      title: 'a person claims an item of a friend and undoes the claim',
      run: async () => {
        await click('main a', 'Ben Okafor');
        await click('main a', 'Music');
        await click('main button', "I'm getting it!");
        await waitForElement('main button', 'Undo');
        await saveScreenshot('claimed-desk');
        await click('main button', 'Undo');
        await waitForElement('main button', "I'm getting it!");
      },
    },
    {
      title: 'dark mode stays switched on after a reload',
      run: async () => {
        await click('button', 'Switch to dark mode');
        await waitUntil(async () => (await readBrightness()) < 60, 'The page is not dark');
        await open('/');
        await waitForElement('h1');
        assertTrue((await readBrightness()) < 60, 'The page is light after a reload');
        await saveScreenshot('home-desk-dark');
      },
    },
    {
      title: 'on a phone, no element covers a button or link at the end of a page',
      run: async () => {
        await driver.resize(390, 844);
        for (const path of ['/', '/mywishlists', '/friends', '/myprofile', '/about']) {
          await open(path);
          await waitForElement('h1');
          await run(applyTouchStyles);
          await saveScreenshot(`phone${path.replace('/', '-')}`);
          await run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
          await waitForNone(findCoveredControls, `Covered on ${path}`);
          const isWider = await run(() => document.documentElement.scrollWidth > innerWidth);
          assertTrue(!isWider, `${path} scrolls sideways`);
        }
      },
    },
    {
      title: 'on a phone, the on-screen keyboard does not cover the focused field or the buttons of a dialog',
      run: async () => {
        await open('/mywishlists');
        await click('main a', 'Winter birthday');
        await click('main button', 'Add New Item');
        await type('A', 'textarea', 'Description');
        await run(simulateOnScreenKeyboard, 336);
        await waitForNone(findControlsBelowKeyboard, 'Below the keyboard');
        await saveScreenshot('phone-dialog');
      },
    },
    {
      title: 'none of the opened pages had an error in a script, a resource or a promise',
      run: async () => {
        errors.push(...(await run(readErrors)));
        assertTrue(errors.length === 0, errors.join('\n'));
      },
    },
  ];
}
