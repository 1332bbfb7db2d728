import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LibraryRefusal } from '../password/credentials.ts';
import { withFailures } from './failures.ts';
import type { Library } from './library.ts';
import { problemOfLibrary, problemUnderLibrary } from '../refusals.ts';

// What the library may know of a request: the session and where the page that sent it lives. Not who the client is.
const forwarded = ['cookie', 'host', 'origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'];

function webRequest(
  request: FastifyRequest,
  address: URL,
  ownOrigin: string | undefined,
  body: object | undefined,
): Request {
  const headers = new Headers();
  // Browsers say where a POST comes from (Fetch standard, "Origin"), and that is what keeps other sites out. A client
  // that is no browser carries no visitor's cookie by accident; the library would refuse it for saying nothing.
  const isBrowser = request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
  if (!isBrowser && ownOrigin !== undefined) headers.set('origin', ownOrigin);
  for (const name of forwarded) {
    if (!isBrowser && name.startsWith('sec-fetch-')) continue;
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  if (!body) return new Request(address, { method: request.method, headers });
  headers.set('content-type', 'application/json');
  return new Request(address, { method: request.method, headers, body: JSON.stringify(body) });
}

/**
 * Passes a call on to the library with a body that has been checked, and its cookies back. Answers the library's
 * body; throws a `Problem` when it refuses and whatever failed underneath when something did.
 */
export async function callLibrary(
  { auth, options, originAt }: Library,
  request: FastifyRequest,
  reply: FastifyReply,
  body?: object,
): Promise<unknown> {
  const path = request.routeOptions.url ?? '';
  const ownOrigin = originAt(request.headers.host);
  const sent = webRequest(request, new URL(path, options.baseURL), ownOrigin, body);
  const { result: response, failure } = await withFailures(() => auth.handler(sent));
  if (failure) throw problemUnderLibrary(failure.error);
  for (const cookie of response.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { output, success } = v.safeParse(LibraryRefusal, answer);
  throw problemOfLibrary(success ? output.code : '');
}

/** The uid of the live session whose cookie a request carries. */
export async function findSessionUid({ auth }: Library, { headers }: FastifyRequest): Promise<string | undefined> {
  const { cookie } = headers;
  if (cookie === undefined) return undefined;
  const sent = new Headers({ cookie });
  const { result, failure } = await withFailures(() =>
    // A failure of the database is recordFailure; every other one means that there is no session.
    auth.api.getSession({ headers: sent, query: { disableRefresh: true } }).catch(() => null),
  );
  if (failure) throw problemUnderLibrary(failure.error);
  return result?.user.id;
}
