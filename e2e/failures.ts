import { expect, type Page, type Route } from '@playwright/test';
import { toast } from './steps.ts';

/** An answer that a broken server gives, or none at all. */
export type Failure = 'cut' | { status: number; body: string; contentType?: string };

/** What a server says that knows why. */
export const spoken = { status: 500, body: 'The paper is torn', contentType: 'text/plain; charset=utf-8' } as const;
/** The same without a word. */
export const silent = { status: 500, body: '' } as const;

/** A call by its method and the glob of its address. */
export interface Target {
  method: string;
  address: string;
}

/** Lets a call fail until what comes back is called. */
export async function fail(page: Page, { method, address }: Target, failure: Failure): Promise<() => Promise<void>> {
  const handler = async (route: Route): Promise<void> => {
    if (route.request().method() !== method) await route.fallback();
    else if (failure === 'cut') await route.abort('connectionrefused');
    else await route.fulfill(failure);
  };
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/** Closes every toast, so that the next is surely a new one. */
export async function clearToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' });
  while ((await dismiss.count()) > 0) await dismiss.first().click();
}

interface Told {
  title: string;
  /** Where the server sent no sentence. */
  fallback: string;
}

/**
 * Lets a call fail with a sentence, without one and for want of a connection, and expects a toast each time: with the
 * sentence, and with the default otherwise. `act` makes the call, and can do so again after a failure.
 */
export async function expectToasts(page: Page, call: Target, act: () => Promise<void>, told: Told): Promise<void> {
  for (const failure of [silent, spoken, 'cut'] as const) {
    const mend = await fail(page, call, failure);
    await act();
    await expect(toast(page, told.title)).toBeVisible();
    await expect(toast(page, failure === spoken ? failure.body : told.fallback).last()).toBeVisible();
    await mend();
    await clearToasts(page);
  }
}
