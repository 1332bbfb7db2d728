import type { FastifyReply } from 'fastify';
import type { Database } from '../database/database.ts';
import { hashOfToken } from './better-auth/library-adapter.ts';
import { deleteSession } from './queries.ts';

/** Runs what must succeed before a session that has just begun may be used. When it fails, the session ends and its cookie is not sent. */
export async function revokeOnFailure<T>(
  db: Database,
  token: string,
  reply: FastifyReply,
  confirm: () => Promise<T>,
): Promise<T> {
  try {
    return await confirm();
  } catch (error) {
    void reply.removeHeader('set-cookie');
    // The database may be away. A row that stays lets nobody in: the token was in the cookie alone.
    await deleteSession(db, [hashOfToken(token)]).catch(() => {});
    throw error;
  }
}
