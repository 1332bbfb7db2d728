import { expect, type Page } from '@playwright/test';

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
 * `GET /api/friends`. Fails when it does not carry the bearer of who is signed in.
 */
export async function hear(page: Page, call: string, act: () => Promise<unknown>): Promise<HeardCall> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => {
      const { origin, pathname, search } = new URL(one.url());
      return origin === new URL(page.url()).origin && `${one.method()} ${pathname}${search}` === call;
    }),
    act(),
  ]);
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

const fieldsOf = (body: string): string[] => [...body.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name);
