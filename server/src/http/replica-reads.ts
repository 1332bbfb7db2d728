import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { createPositionCipher } from '../database/replica/position-cipher.ts';
import type { Replica } from '../database/replica/replica.ts';
import {
  positionBeforeAllChanges,
  positionAfterAllChanges,
  type WalPosition,
} from '../database/replica/wal-position.ts';

/**
 * Lifetime in seconds of the cookie that is set after a change. It is much longer than the maximum lag of a
 * replica.
 */
const cookieSecondsAfterChange = 60;
/** Lifetime in seconds of the cookie for a client that has changed nothing. */
const cookieSecondsWithoutChange = 86_400;

/** Decides for each HTTP request whether it may read from the replica. */
export interface ReplicaReadPolicy {
  /** Allows the request to read from the replica if the replica contains all changes of this client. */
  before(request: FastifyRequest, reply: FastifyReply): void;
  /** Stores the primary's current WAL position in a cookie of the client. Call it after each change. */
  after(reply: FastifyReply): Promise<void>;
}

/**
 * Lets each client see its own changes immediately, in every server process. An encrypted cookie contains the
 * WAL position after the client's last change. The client reads from the primary until the replica has
 * replayed this position.
 */
export function createReplicaReadPolicy(replica: Replica | undefined, config: Config): ReplicaReadPolicy {
  if (!replica) return { before: () => {}, after: async () => {} };
  const https = config.publicUrl?.protocol === 'https:';
  // The prefix `__Host-` prevents that other hosts of the domain set the cookie. It requires https.
  const name = https ? '__Host-wishwell_seen' : 'wishwell_seen';
  const attributes = { name, path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  const { encrypt, decrypt } = createPositionCipher(config.appSecret);
  const setPositionCookie = (reply: FastifyReply, position: WalPosition, seconds: number): void =>
    void reply.header('set-cookie', stringifySetCookie({ ...attributes, value: encrypt(position), maxAge: seconds }));
  return {
    before: (request, reply) => {
      const position = decrypt(parseCookie(request.headers.cookie ?? '')[name] ?? '');
      if (position === undefined) setPositionCookie(reply, positionBeforeAllChanges, cookieSecondsWithoutChange);
      else request.databaseWaits.maySeeReplica = replica.shows(position);
    },
    after: async (reply) => {
      const position = await replica.findPosition().catch(() => positionAfterAllChanges);
      setPositionCookie(reply, position, cookieSecondsAfterChange);
    },
  };
}
