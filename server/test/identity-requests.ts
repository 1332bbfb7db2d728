import type { TestApp } from './app.ts';
import { type Caller, createVisitor, type Reply } from './person.ts';

type RequestHeaders = Readonly<Record<string, string>>;

/** Sends a POST request with JSON to an identity endpoint, without the headers of a browser. */
export function sendIdentityRequest(
  app: Pick<TestApp, 'origin'>,
  path: string,
  body: object,
  headers: RequestHeaders = {},
): Promise<Reply> {
  return createVisitor(app).sends('POST', `/api/auth/${path}`, {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

export async function signInWithCredentials(
  app: Pick<TestApp, 'origin'>,
  credentials: { email: string; password: string },
): Promise<Caller> {
  const { status, text, headers } = await sendIdentityRequest(app, 'sign-in/email', credentials);
  if (status !== 200) throw new Error(`Sign-in of ${credentials.email}: ${status} ${text}`);
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0]);
  const { body } = await requestBearerToken(app, cookies.join('; '));
  return createVisitor(app, (body as { token: string }).token);
}

export function requestBearerToken(app: Pick<TestApp, 'origin'>, cookie: string): Promise<Reply> {
  return createVisitor(app).sends('GET', '/api/auth/token', { headers: { cookie } });
}

export function signOut(app: Pick<TestApp, 'origin'>, cookie: string, origin = app.origin): Promise<Reply> {
  return createVisitor(app).sends('POST', '/api/auth/sign-out', { headers: { cookie, origin } });
}
