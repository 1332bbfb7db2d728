import type { FastifyReply } from 'fastify';
import type { Database } from '../database/database.ts';
import { deleteSession } from './queries.ts';
import { hashSessionToken } from './session-token.ts';

/**
 * Runs `confirm`, the last check of a new session, and returns its result. If this check fails, deletes the
 * session and removes its cookie from the reply.
 */
export async function revokeSessionOnFailure<T>(
  db: Database,
  token: string,
  reply: FastifyReply,
  confirm: () => Promise<T>,
): Promise<T> {
  try {
    return await confirm();
  } catch (error) {
    void reply.removeHeader('set-cookie');
    // Ignores database errors here. Nobody can use a session that could not be deleted. Its token was only in
    // the cookie, which the failed response no longer contains.
    await deleteSession(db, [hashSessionToken(token)]).catch(() => {});
    throw error;
  }
}
