import type { FastifyReply } from 'fastify';
import type { Database } from '../database/database.ts';
import { deleteSession } from './queries.ts';
import { hashSessionToken } from './session-token.ts';

/**
 * Runs `confirm`, the last check of a new session, and returns its result. If `confirm` fails, deletes the
 * session and removes its cookie from the response.
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
    // Ignores a database error of the deletion. Nobody can use the remaining session, because its token was
    // only in the cookie, which is removed.
    await deleteSession(db, [hashSessionToken(token)]).catch(() => {});
    throw error;
  }
}
