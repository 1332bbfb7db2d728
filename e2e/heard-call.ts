import { expect, type Page } from '@playwright/test';
import { beginWithShell } from './steps.ts';

/** A call that the app made, and what came back. */
export interface HeardCall {
  status: number;
  /** A JSON body as it was sent; of a form, the names of its fields; undefined where there was none. */
  sent: unknown;
  /** A JSON answer as it came, in the wire's spelling; undefined where there was none. */
  answer: unknown;
}

/**
 * Listens for one call while `act` makes the app send it, by method and address below the origin, such as
 * `GET /api/friends`. Fails when it goes to another origin or does not carry the bearer of who is signed in.
 */
export async function hear(page: Page, call: string, act: () => Promise<unknown>): Promise<HeardCall> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => {
      const { pathname, search } = new URL(one.url());
      return `${one.method()} ${pathname}${search}` === call;
    }),
    act(),
  ]);
  expect(new URL(request.url()).origin, call).toBe(new URL(page.url()).origin);
  const response = await request.response();
  if (!response) throw new Error(`${call} was not answered`);
  const headers = await request.allHeaders();
  expect(headers['authorization'], call).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  const type = headers['content-type'] ?? '';
  const body = request.postData();
  const json: unknown = type.startsWith('application/json') && body !== null ? JSON.parse(body) : undefined;
  const form = type.startsWith('multipart/form-data') ? fieldsOf(body ?? '') : undefined;
  const text = response.status() === 204 ? '' : await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status(), sent: json ?? form, answer };
}

/**
 * Listens for one call of the page at `path`, which is opened from an empty one: a late call of the page before, such as the
 * count of friend requests that every page shows, would be taken for the new page's, and its answer is gone with that page.
 */
export async function hearOpening(page: Page, call: string, path: string): Promise<HeardCall> {
  await page.goto('about:blank');
  await beginWithShell(page);
  return hear(page, call, () => page.goto(path));
}

const fieldsOf = (body: string): string[] => [...body.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name);
