import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BearerClaims, Identity } from '../accounts/identity.ts';

/** `fetch` of a path of the API, without a network in between. */
export type InProcessFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Lets the server read for a document what its person may read, by the calls of the API and without HTTP. */
export interface DocumentSessions {
  /**
   * Finds whose session cookie a request carries. Null: it carries none. Undefined: it proves nothing, or the provider
   * keeps its sessions elsewhere. Rejects when the database is away.
   */
  find(request: FastifyRequest): Promise<BearerClaims | null | undefined>;
  /** Runs `work` with a `fetch` that makes calls of the API as the holder of `claims`, until `work` ends. */
  callAs<T>(claims: BearerClaims, request: FastifyRequest, work: (call: InProcessFetch) => Promise<T>): Promise<T>;
}

/** Bearers that stand for a document while it is made; they never leave the process. */
export function createDocumentBearers(identity: Pick<Identity, 'verify'>) {
  const holders = new Map<string, BearerClaims>();
  return {
    verify: async (bearer: string) => holders.get(bearer) ?? identity.verify(bearer),
    async lend<T>(claims: BearerClaims, work: (bearer: string) => Promise<T>): Promise<T> {
      const bearer = randomUUID();
      holders.set(bearer, claims);
      try {
        return await work(bearer);
      } finally {
        holders.delete(bearer);
      }
    },
  };
}

export function createDocumentSessions(
  app: FastifyInstance,
  { findHolder }: Pick<Identity, 'findHolder'>,
  bearers: ReturnType<typeof createDocumentBearers>,
): DocumentSessions {
  return {
    find: async (request) => findHolder?.(request),
    callAs: (claims, { ip, headers: { host = '', cookie = '' } }, work) =>
      bearers.lend(claims, (bearer) =>
        work(async (path, init) => {
          const headers = {
            ...Object.fromEntries(new Headers(init?.headers)),
            authorization: `Bearer ${bearer}`,
            host,
            // Says how far a replica must be.
            cookie,
          };
          const reply = await app.inject({ method: 'GET', url: path, headers, remoteAddress: ip });
          const sent = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as [string, string]);
          return new Response(reply.statusCode === 304 ? null : reply.payload, {
            status: reply.statusCode,
            headers: sent,
          });
        }),
      ),
  };
}
