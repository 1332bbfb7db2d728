import type { FastifyInstance } from 'fastify';
import type { FairQueue } from '../../concurrency/fair-queue.ts';
import { chooseLocale } from '../../http/content-negotiation.ts';
import { getIpNetwork } from '../../http/network.ts';
import { parseInput } from '../../http/parse-input.ts';
import type { SignInAttemptLimiter } from '../../limits/sign-in-attempts.ts';
import { findSession } from '../better-auth/library-call.ts';
import type { LoadIdentityLibrary } from '../better-auth/load-library.ts';
import { readJsonBody } from '../json-bytes.ts';
import { PasswordResetBody, ResetMailRequestBody } from '../password/credentials.ts';
import { hashPassword } from '../password/passwords.ts';
import { getAllowedAttemptOrThrow } from '../password/rate-limited-sign-in.ts';
import type { MailedLinkService } from './mailed-link-service.ts';

interface PasswordResetRouteDependencies {
  loadLibrary: LoadIdentityLibrary;
  passwordQueue: FairQueue;
  links: MailedLinkService;
  attempts: SignInAttemptLimiter;
}

const successBody = { success: true };

/**
 * Adds the two endpoints of a password reset. One requests the mail with the link; the other sets the new
 * password.
 */
export function registerPasswordResetRoutes(
  app: FastifyInstance,
  { loadLibrary, passwordQueue, links, attempts }: PasswordResetRouteDependencies,
): void {
  app.post('/request-password-reset', async (request, reply) => {
    const { email } = parseInput(ResetMailRequestBody, readJsonBody(request));
    getAllowedAttemptOrThrow(await attempts.resetRequest(request.ip));
    await links.requestMail('reset', email, chooseLocale(request.headers['accept-language']));
    return reply.send(successBody);
  });
  app.post('/reset-password', async (request, reply) => {
    const body = parseInput(PasswordResetBody, readJsonBody(request));
    const signedIn = (await findSession(loadLibrary, request))?.uid;
    const hash = (password: string): Promise<string> =>
      passwordQueue.run(getIpNetwork(request.ip), () => hashPassword(password));
    await links.resetPassword({ ...body, signedIn, hash });
    return reply.send(successBody);
  });
}
