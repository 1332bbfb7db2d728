import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { createPositionCipher } from '../database/replica/position-cipher.ts';
import type { Replica } from '../database/replica/replica.ts';
import { firstPosition, lastPosition, type WalPosition } from '../database/replica/wal-position.ts';

/** Seconds. Far longer than a replica may be behind. */
const lifetimeOfChange = 60;
const lifetimeOfNone = 86_400;

/** Decides for each call whether a replica may answer it. */
export interface ReplicaReads {
  /** Before a call that reads: lets the replica answer it, if that shows all that this caller has changed. */
  before(request: FastifyRequest, reply: FastifyReply): void;
  /** After a call that may have changed something, however it ended: notes with the caller what has to be shown from now on. */
  after(reply: FastifyReply): Promise<void>;
}

/**
 * Everybody sees at once what they have changed themselves, whichever process they reach next. Browsers carry how far the
 * database was when they last changed something, in a cookie that only Wishwell can read; who carries none is answered by the
 * database itself.
 */
export function readFromReplica(replica: Replica | undefined, config: Config): ReplicaReads {
  if (!replica) return { before: () => {}, after: async () => {} };
  const https = config.publicUrl?.protocol === 'https:';
  // On https the prefix keeps neighbours under the same domain from setting it.
  const name = https ? '__Host-wishwell_seen' : 'wishwell_seen';
  const attributes = { name, path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  const { encrypt, decrypt } = createPositionCipher(config.appSecret);
  const carry = (reply: FastifyReply, position: WalPosition, seconds: number): void =>
    void reply.header('set-cookie', stringifySetCookie({ ...attributes, value: encrypt(position), maxAge: seconds }));
  return {
    before: (request, reply) => {
      const position = decrypt(parseCookie(request.headers.cookie ?? '')[name] ?? '');
      if (position === undefined) carry(reply, firstPosition, lifetimeOfNone);
      else request.databaseWaits.maySeeReplica = replica.shows(position);
    },
    after: async (reply) => {
      const position = await replica.findPosition().catch(() => lastPosition);
      carry(reply, position, lifetimeOfChange);
    },
  };
}
