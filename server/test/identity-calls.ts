import type { TestApp } from './app.ts';
import { type Caller, visitor, type Reply } from './person.ts';

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

/** Somebody who has an account already, signed in anew. */
export async function signInWith(
  app: Pick<TestApp, 'origin'>,
  credentials: { email: string; password: string },
): Promise<Caller> {
  const { status, text, headers } = await postIdentity(app, 'sign-in/email', credentials);
  if (status !== 200) throw new Error(`Sign-in of ${credentials.email}: ${status} ${text}`);
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0]);
  const { body } = await askForToken(app, cookies.join('; '));
  return visitor(app, (body as { token: string }).token);
}

/** Asks for a bearer with a session's cookie. */
export function askForToken(app: Pick<TestApp, 'origin'>, cookie: string): Promise<Reply> {
  return visitor(app).sends('GET', '/api/auth/token', { headers: { cookie } });
}

/** Signs out from a page of `origin`. */
export function signOut(app: Pick<TestApp, 'origin'>, cookie: string, origin = app.origin): Promise<Reply> {
  return visitor(app).sends('POST', '/api/auth/sign-out', { headers: { cookie, origin } });
}
