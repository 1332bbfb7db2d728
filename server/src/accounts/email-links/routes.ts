import type { FastifyInstance } from 'fastify';
import { chooseLocale } from '../../http/content-negotiation.ts';
import { check } from '../../http/check.ts';
import { networkOf } from '../../http/network.ts';
import type { FairQueue } from '../../concurrency/fair-queue.ts';
import type { SignInAttempts } from '../../limits/sign-in-attempts.ts';
import { NewPassword, ResetRequest } from '../password/credentials.ts';
import { readJson } from '../json-bytes.ts';
import { hashPassword } from '../password/passwords.ts';
import type { Library } from '../better-auth/library.ts';
import { findSessionUid } from '../better-auth/library-call.ts';
import { requireAllowed } from '../password/limited-sign-in.ts';
import type { Links } from './email-links.ts';

interface Parts {
  library: Library;
  passwordQueue: FairQueue;
  links: Links;
  attempts: SignInAttempts;
}

const done = { success: true };

/** The calls of mailed links: ask for one, and open it. */
export function addLinkCalls(app: FastifyInstance, { library, passwordQueue, links, attempts }: Parts): void {
  app.post('/request-password-reset', async (request, reply) => {
    const { email } = check(ResetRequest, readJson(request));
    requireAllowed(await attempts.resetRequest(request.ip));
    await links.ask('reset', email, chooseLocale(request.headers['accept-language']));
    return reply.send(done);
  });
  app.post('/reset-password', async (request, reply) => {
    const body = check(NewPassword, readJson(request));
    const signedIn = await findSessionUid(library, request);
    const hash = (password: string): Promise<string> =>
      passwordQueue.run(networkOf(request.ip), () => hashPassword(password));
    await links.resetPassword({ ...body, signedIn, hash });
    return reply.send(done);
  });
}
