import { expect, type Page } from '@playwright/test';
import { serveOnlyAppShell } from './steps.ts';

export interface ObservedRequest {
  status: number;
  /**
   * Request body as parsed JSON, or the field names if the body is a form. Undefined if the request has no
   * body.
   */
  sent: unknown;
  /** Parsed JSON of the response; undefined for an empty response. */
  body: unknown;
}

/**
 * Runs `act` and returns the request that it causes, such as `GET /api/friends`. Throws if the request goes
 * to another origin or has no bearer token.
 */
export async function observeRequest(page: Page, call: string, act: () => Promise<unknown>): Promise<ObservedRequest> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => {
      const { pathname, search } = new URL(one.url());
      return `${one.method()} ${pathname}${search}` === call;
    }),
    act(),
  ]);
  expect(new URL(request.url()).origin, call).toBe(new URL(page.url()).origin);
  const response = await request.response();
  if (!response) throw new Error(`${call} has no response`);
  const headers = await request.allHeaders();
  expect(headers['authorization'], call).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  const type = headers['content-type'] ?? '';
  const sentBody = request.postData();
  const json: unknown = type.startsWith('application/json') && sentBody !== null ? JSON.parse(sentBody) : undefined;
  const form = type.startsWith('multipart/form-data') ? listFormFieldNames(sentBody ?? '') : undefined;
  const text = response.status() === 204 ? '' : await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status(), sent: json ?? form, body };
}

/**
 * Opens the page at `path` and returns one of its requests. First opens a blank page, so that no late request
 * of the previous page can match.
 */
export async function openPageAndObserve(page: Page, call: string, path: string): Promise<ObservedRequest> {
  await page.goto('about:blank');
  await serveOnlyAppShell(page);
  return observeRequest(page, call, () => page.goto(path));
}

const listFormFieldNames = (body: string): string[] =>
  [...body.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name);
