import type { Page } from '@playwright/test';

/** Who looks: a visitor, somebody of the demo, or one of two who have just signed up. */
export type Looker = 'visitor' | 'newcomer' | 'other' | 'mara' | 'jonas' | 'priya' | 'theo';

/** What a call answers instead of the server: nothing for as long as one looks, a failure, or a record. */
interface Stub {
  /** A glob below `/api`. */
  address: string;
  method?: 'GET' | 'POST' | 'PUT';
  answer: 'hold' | 'fail' | { json: unknown };
}

/** One picture to take in every width and colour mode. */
export interface Screen {
  /** `wishlists-empty`: the page, then the state. */
  name: string;
  who: Looker;
  path: string;
  stubs?: readonly Stub[];
  /** Brings the page into its state. */
  act?: (page: Page) => Promise<void>;
  /** A text that has to be there first; without one the page has to be quiet. */
  until?: string;
  /** As tall as the window instead of the whole page: a dialog, or what lies over the page. */
  windowOnly?: boolean;
}

/** Puts the stubs of a screen in place. */
export async function stub(page: Page, { stubs = [] }: Screen): Promise<void> {
  for (const { address, method = 'GET', answer } of stubs) {
    await page.route(`**/api/${address}`, async (route) => {
      if (route.request().method() !== method) await route.fallback();
      else if (answer === 'fail') await route.fulfill({ status: 500, body: '' });
      else if (answer !== 'hold') await route.fulfill(answer);
    });
  }
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).first().click();

/** An act: presses these buttons, one after the other. */
export const presses =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await press(page, name);
  };
