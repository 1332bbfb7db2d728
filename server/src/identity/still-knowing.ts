import type { FastifyReply } from 'fastify';
import type { Database } from '../db.ts';
import { Problem } from '../http/problem.ts';
import type { SignedIn } from './credentials.ts';
import { awaitPasswordTime, deleteSessions, findPasswordTime } from './queries.ts';

/**
 * Runs a sign-in and takes it back when the password was set anew meanwhile: it was checked against the old one, and a
 * reset that ended every session may have come before this one began.
 */
export async function stillKnowing(
  db: Database,
  email: string,
  reply: FastifyReply,
  signIn: () => Promise<SignedIn>,
): Promise<SignedIn> {
  const [before] = await findPasswordTime(db, [email]);
  const answer = await signIn();
  const [after] = await awaitPasswordTime(db, [email]);
  if (after?.at === before?.at) return answer;
  await deleteSessions(db, [answer.user.id]);
  void reply.removeHeader('set-cookie');
  throw new Problem(401, 'login.incorrectCredentials');
}
