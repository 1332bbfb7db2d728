import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { IdentityLibraryErrorResponse } from '../password/credentials.ts';
import { createProblemForLibraryErrorCode, convertLibraryErrorToProblem } from '../refusals.ts';
import { listTrustedOrigins } from '../trusted-origins.ts';
import { runAndCaptureDatabaseError } from './failures.ts';
import type { LoadIdentityLibrary } from './load-library.ts';

// Request headers that the server passes to Better Auth. The client's IP address is not among them.
const forwardedHeaders = ['cookie', 'host', 'origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'];

function createLibraryRequest(
  request: FastifyRequest,
  url: URL,
  ownOrigin: string | undefined,
  body: object | undefined,
): Request {
  const headers = new Headers();
  // Better Auth refuses a request without an `Origin` header. Clients other than browsers may omit it; for
  // them, the server adds its own origin. Browsers send `Origin` with every POST request, so Better Auth
  // still refuses requests from pages of other sites.
  const isBrowser = request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
  if (!isBrowser && ownOrigin !== undefined) headers.set('origin', ownOrigin);
  for (const name of forwardedHeaders) {
    if (!isBrowser && name.startsWith('sec-fetch-')) continue;
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  if (!body) return new Request(url, { method: request.method, headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: request.method, headers, body: JSON.stringify(body) });
}

/**
 * Calls Better Auth with a validated body, and copies Better Auth's cookies to the response. Returns the body
 * of Better Auth's response. Throws the database error that occurred during the call, if any. Throws a
 * `Problem` for any other error response.
 */
export async function callIdentityLibrary(
  loadLibrary: LoadIdentityLibrary,
  request: FastifyRequest,
  reply: FastifyReply,
  body?: object,
): Promise<unknown> {
  const { auth, options, publicUrl } = await loadLibrary();
  const path = request.routeOptions.url ?? '';
  const [ownOrigin] = listTrustedOrigins(publicUrl, request.headers.host);
  const webCall = createLibraryRequest(request, new URL(path, options.baseURL), ownOrigin, body);
  const { result: response, failure } = await runAndCaptureDatabaseError(() => auth.handler(webCall));
  if (failure) throw convertLibraryErrorToProblem(failure.error);
  for (const cookie of response.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  const responseBody: unknown = await response.json();
  if (response.ok) return responseBody;
  const { output, success } = v.safeParse(IdentityLibraryErrorResponse, responseBody);
  throw createProblemForLibraryErrorCode(success ? output.code : '');
}

/** Returns the session that belongs to the request's session cookie; undefined without a valid session. */
export async function findSession(
  loadLibrary: LoadIdentityLibrary,
  { headers }: FastifyRequest,
): Promise<{ id: string; uid: string } | undefined> {
  const { cookie } = headers;
  if (cookie === undefined) return undefined;
  const { auth } = await loadLibrary();
  const webCall = new Headers({ cookie });
  const { result, failure } = await runAndCaptureDatabaseError(() =>
    // An error other than a database error means that the request has no valid session.
    auth.api.getSession({ headers: webCall, query: { disableRefresh: true } }).catch(() => null),
  );
  if (failure) throw convertLibraryErrorToProblem(failure.error);
  return result ? { id: result.session.id, uid: result.user.id } : undefined;
}
