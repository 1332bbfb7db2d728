import { expect, type Page, type Route } from '@playwright/test';
import { getToast, waitForSettledButtons } from './steps.ts';

/** How the test makes a request fail: by an error response, or by a lost connection (`cut`). */
export type RequestFailure = 'cut' | { status: number; body: string; contentType?: string };

export const errorResponseWithMessage = {
  status: 500,
  body: 'The paper is torn',
  contentType: 'text/plain; charset=utf-8',
} as const;
export const errorResponseWithoutMessage = { status: 500, body: '' } as const;

/** Method and URL glob of the requests that fail. */
export interface RequestTarget {
  method: string;
  url: string;
}

/** Makes matching requests fail until the returned function is called. */
export async function failRequests(
  page: Page,
  { method, url }: RequestTarget,
  failure: RequestFailure,
): Promise<() => Promise<void>> {
  const handler = async (route: Route): Promise<void> => {
    if (route.request().method() !== method) await route.fallback();
    else if (failure === 'cut') await route.abort('connectionrefused');
    else await route.fulfill(failure);
  };
  await page.route(url, handler);
  return () => page.unroute(url, handler);
}

export async function clearToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' });
  // Ignores a failed click, because a toast may leave by itself.
  while ((await dismiss.count()) > 0)
    await dismiss
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
}

interface ToastTexts {
  title: string;
  /** Text that the toast shows if the error response contains no message. */
  fallback: string;
}

/**
 * Makes a request fail three times: without a message, with a message, and by a lost connection. Expects a
 * toast with the message or the fallback. `act` sends the request and is called three times.
 */
export async function expectToasts(
  page: Page,
  call: RequestTarget,
  act: () => Promise<void>,
  texts: ToastTexts,
): Promise<void> {
  for (const failure of [errorResponseWithoutMessage, errorResponseWithMessage, 'cut'] as const) {
    const restore = await failRequests(page, call, failure);
    await waitForSettledButtons(page);
    await act();
    await expect(getToast(page, texts.title)).toBeVisible();
    await expect(
      getToast(page, failure === errorResponseWithMessage ? failure.body : texts.fallback).last(),
    ).toBeVisible();
    await restore();
    await clearToasts(page);
  }
}
