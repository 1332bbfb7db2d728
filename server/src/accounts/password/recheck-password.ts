import type { FastifyReply } from 'fastify';
import type { Database } from '../../database/database.ts';
import { Problem } from '../../http/problem.ts';
import type { SignedIn } from './credentials.ts';
import { awaitPasswordTime, deleteSessions, findPasswordTime } from '../queries.ts';
import { revokeOnFailure } from '../revoke-on-failure.ts';

/** What signing in answers, with the token of the session that it began. */
type Begun = SignedIn & { token: string };

/**
 * Runs a sign-in and takes it back when the password was set anew meanwhile, or when that cannot be told: it was checked against
 * the old one, and a reset that ended every session may have come before this one began.
 */
export async function recheckPassword(
  db: Database,
  email: string,
  reply: FastifyReply,
  signIn: () => Promise<Begun>,
): Promise<SignedIn> {
  const [before] = await findPasswordTime(db, [email]);
  const { token, user } = await signIn();
  return revokeOnFailure(db, token, reply, async () => {
    const [after] = await awaitPasswordTime(db, [email]);
    if (after?.at === before?.at) return { user };
    await deleteSessions(db, [user.id]);
    throw new Problem(401, 'login.incorrectCredentials');
  });
}
