import type { FastifyReply } from 'fastify';
import type { Database } from '../../database/database.ts';
import { Problem } from '../../http/problem.ts';
import { waitForPasswordResetAndFindPasswordChangeTime, deleteSessions, findPasswordChangeTime } from '../queries.ts';
import { revokeSessionOnFailure } from '../revoke-session-on-failure.ts';
import type { SignInResponse } from './credentials.ts';

type StartedSession = SignInResponse & { token: string };

/**
 * Runs a sign-in. Ends the new session if the password has changed during the sign-in, because a simultaneous
 * password reset does not delete a session that begins later.
 */
export async function signInUnlessPasswordChanges(
  db: Database,
  email: string,
  reply: FastifyReply,
  signIn: () => Promise<StartedSession>,
): Promise<SignInResponse> {
  const [before] = await findPasswordChangeTime(db, [email]);
  const { token, user } = await signIn();
  return revokeSessionOnFailure(db, token, reply, async () => {
    const [after] = await waitForPasswordResetAndFindPasswordChangeTime(db, [email]);
    if (after?.at === before?.at) return { user };
    await deleteSessions(db, [user.id]);
    throw new Problem(401, 'login.incorrectCredentials');
  });
}
