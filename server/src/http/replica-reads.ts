import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Replica } from '../replica/replica.ts';
import { beginning, end, parseWalPosition, type WalPosition, writeWalPosition } from '../replica/wal-position.ts';

const cookieName = 'wishwell_seen';
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

function positionIn(request: FastifyRequest): WalPosition | undefined {
  const [, text = ''] = new RegExp(`(?:^|; *)${cookieName}=([^;]*)`).exec(request.headers.cookie ?? '') ?? [];
  return parseWalPosition(text);
}

/**
 * Everybody sees at once what they have changed themselves, whichever process they reach next. Browsers carry how far the
 * database was when they last changed something, in a cookie that says nothing of anybody; who carries none is answered by the
 * database itself.
 */
export function readFromReplica(replica: Replica | undefined, https: boolean): ReplicaReads {
  if (!replica) return { before: () => {}, after: async () => {} };
  const carry = (reply: FastifyReply, position: WalPosition, seconds: number): void => {
    const secure = https ? '; Secure' : '';
    const value = `${cookieName}=${writeWalPosition(position)}`;
    void reply.header('set-cookie', `${value}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`);
  };
  return {
    before: (request, reply) => {
      const position = positionIn(request);
      if (position === undefined) carry(reply, beginning, lifetimeOfNone);
      else request.databaseWaits.maySeeReplica = replica.shows(position);
    },
    after: async (reply) => {
      const position = await replica.findPosition().catch(() => end);
      carry(reply, position, lifetimeOfChange);
    },
  };
}
