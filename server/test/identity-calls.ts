import type { TestApp } from './app.ts';
import { visitor, type Reply } from './person.ts';

type Headers = Readonly<Record<string, string>>;

/** Sends JSON to one of the identity calls, as a client without a browser does. */
export function postIdentity(
  app: Pick<TestApp, 'origin'>,
  path: string,
  body: object,
  headers: Headers = {},
): Promise<Reply> {
  return visitor(app).sends('POST', `/api/auth/${path}`, {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Asks for a bearer with a session's cookie. */
export function askForToken(app: Pick<TestApp, 'origin'>, cookie: string): Promise<Reply> {
  return visitor(app).sends('GET', '/api/auth/token', { headers: { cookie } });
}

/** Signs out from a page of `origin`. */
export function signOut(app: Pick<TestApp, 'origin'>, cookie: string, origin = app.origin): Promise<Reply> {
  return visitor(app).sends('POST', '/api/auth/sign-out', { headers: { cookie, origin } });
}
