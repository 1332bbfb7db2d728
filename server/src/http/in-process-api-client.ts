import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BearerPayload, IdentityProvider } from '../accounts/identity.ts';
import type { RecentUsersCookie } from './recent-users-cookie.ts';

/**
 * Function like `fetch` for paths of the API. It calls the server in the same process, without the network.
 */
export type InProcessFetch = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Makes API requests as the user of a session, to render an HTML document. The requests stay in the server
 * process.
 */
export interface InProcessApiClient {
  /**
   * Returns the bearer payload of the user whom the request's session cookie identifies. Returns null without
   * a cookie. Returns undefined if the cookie is invalid, or if an external provider stores the sessions.
   * Rejects if the database is unavailable.
   */
  find(request: FastifyRequest): Promise<BearerPayload | null | undefined>;
  /**
   * Runs `work` with a function `fetch` that makes API requests as the user of `payload`. The function fails
   * after `work` has ended.
   */
  callAs<T>(payload: BearerPayload, request: FastifyRequest, work: (call: InProcessFetch) => Promise<T>): Promise<T>;
  /**
   * Returns a function `fetch` that makes API requests as a signed-out visitor, with the cookies of
   * `request`.
   */
  callAsVisitor(request: FastifyRequest): InProcessFetch;
  /** Adds the user to a cookie that lists the users who have signed in with this browser. */
  markUser(request: FastifyRequest, reply: FastifyReply, uid: string): void;
}

/**
 * Creates internal bearer tokens for API requests that the server makes in its own process. Each token is
 * valid only while one HTML document is rendered.
 */
export function createInternalBearerTokens(identity: Pick<IdentityProvider, 'verify'>) {
  const payloadByBearer = new Map<string, BearerPayload>();
  return {
    verify: async (bearer: string) => payloadByBearer.get(bearer) ?? identity.verify(bearer),
    async withBearer<T>(payload: BearerPayload, work: (bearer: string) => Promise<T>): Promise<T> {
      const bearer = randomUUID();
      payloadByBearer.set(bearer, payload);
      try {
        return await work(bearer);
      } finally {
        payloadByBearer.delete(bearer);
      }
    },
  };
}

export function createInProcessApiClient(
  app: FastifyInstance,
  { findSessionUser }: Pick<IdentityProvider, 'findSessionUser'>,
  bearers: ReturnType<typeof createInternalBearerTokens>,
  knownUsers: RecentUsersCookie,
): InProcessApiClient {
  const createApiFetch =
    (
      { ip, headers: { host = '', cookie = '', 'user-agent': userAgent = '' } }: FastifyRequest,
      extraHeaders: Record<string, string>,
    ): InProcessFetch =>
    async (path, init) => {
      const headers = {
        ...Object.fromEntries(new Headers(init?.headers)),
        ...extraHeaders,
        host,
        // Passes on the browser's cookies: one identifies a guest, and another lists the users who have
        // signed in with this browser.
        cookie,
        'user-agent': userAgent,
      };
      const reply = await app.inject({ method: 'GET', url: path, headers, remoteAddress: ip });
      const replyHeaders = Object.entries(reply.headers).map(
        ([name, value]) => [name, String(value)] as [string, string],
      );
      return new Response(reply.statusCode === 304 ? null : reply.payload, {
        status: reply.statusCode,
        headers: replyHeaders,
      });
    };
  return {
    find: async (request) => findSessionUser?.(request),
    callAs: (payload, request, work) =>
      bearers.withBearer(payload, (bearer) => work(createApiFetch(request, { authorization: `Bearer ${bearer}` }))),
    callAsVisitor: (request) => createApiFetch(request, {}),
    // Sends the cookie with the recent users of this browser again with each HTML document. The cookie is
    // then valid for another year.
    markUser: (request, reply, uid) => knownUsers.add(request, reply, uid),
  };
}
