import type { FastifyInstance } from 'fastify';
import type { FairQueue } from '../../concurrency/fair-queue.ts';
import type { Database } from '../../database/database.ts';
import { runInTransaction } from '../../database/transactions.ts';
import { parseInput } from '../../http/parse-input.ts';
import { Problem } from '../../http/problem.ts';
import type { KeyedMutex } from '../../limits/keyed-mutex.ts';
import type { SignInAttemptLimiter } from '../../limits/sign-in-attempts.ts';
import { findSession } from '../better-auth/library-call.ts';
import type { LoadIdentityLibrary } from '../better-auth/load-library.ts';
import { deletePasswordLinks } from '../email-links/queries.ts';
import { readJsonBody } from '../json-bytes.ts';
import { deleteOtherSessions, invalidateAllBearerTokens, findPasswordHash, replacePasswordHash } from '../queries.ts';
import { PasswordChangeBody } from './credentials.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { runRateLimitedSignIn } from './rate-limited-sign-in.ts';

interface PasswordChangeDependencies {
  db: Database;
  loadLibrary: LoadIdentityLibrary;
  attempts: SignInAttemptLimiter;
  accountMutex: KeyedMutex;
  passwordQueue: FairQueue;
  /** Callback that runs after all earlier bearer tokens of the user have become invalid. */
  onReset(uid: string): void;
}

const createWrongPasswordProblem = (): Problem => new Problem(401, 'login.incorrectCredentials');

/**
 * Adds the endpoint with which signed-in users change their password. A wrong old password counts as a failed
 * sign-in. A change ends all other sessions of the user, all bearer tokens and all mailed links.
 */
export function addPasswordChangeRoute(app: FastifyInstance, parts: PasswordChangeDependencies): void {
  const { db, loadLibrary } = parts;
  app.post('/change-password', async (request, reply) => {
    const { currentPassword, newPassword } = parseInput(PasswordChangeBody, readJsonBody(request));
    const session = await findSession(loadLibrary, request);
    const [account] = session ? await findPasswordHash(db, [session.uid]) : [];
    if (!session || !account) throw new Problem(401, 'error.unauthenticated');
    if (!account.is_active) throw new Problem(403, 'error.inactive');
    const { email, hash } = account;
    if (hash === null) throw new Problem(409, 'login.noPassword');
    const newHash = await runRateLimitedSignIn(parts, { email }, request, async () => {
      if (!(await verifyPassword({ hash, password: currentPassword }))) throw createWrongPasswordProblem();
      return hashPassword(newPassword);
    });
    await runInTransaction(db, async (tx) => {
      // If no password hash was replaced, a simultaneous request has changed the password first.
      if ((await replacePasswordHash(tx, [session.uid, hash, newHash])).length === 0)
        throw createWrongPasswordProblem();
      await deleteOtherSessions(tx, [session.uid, session.id]);
      await deletePasswordLinks(tx, [session.uid]);
      await invalidateAllBearerTokens(tx, [session.uid]);
    });
    parts.onReset(session.uid);
    return reply.send({ success: true });
  });
}
