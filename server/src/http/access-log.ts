import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { MessageId } from '@wishwell/text/messages.ts';
import { findIpAddress, networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Which sentence the request was refused with. */
    refusal: MessageId | undefined;
    /** The caller's user record. */
    userId: number | undefined;
    /** Who this very request has signed in. */
    signedIn: string | undefined;
  }
}

// Only what happened to somebody's security; `event` names it.
const eventsOfRefusals: Readonly<Partial<Record<MessageId, string>>> = {
  'login.incorrectCredentials': 'sign_in_failed',
  'login.emailNotVerified': 'sign_in_failed',
  'login.tooManyAttempts': 'attempts_exceeded',
  'login.linkEnded': 'link_refused',
  'login.verificationEnded': 'link_refused',
  'google.refused': 'sign_in_failed',
  'google.emailUnproven': 'sign_in_failed',
  'google.otherPerson': 'sign_in_failed',
  'google.otherSite': 'sign_in_failed',
  'google.notOurs': 'sign_in_failed',
};

const eventsOfStatuses: Readonly<Record<number, string>> = {
  403: 'access_refused',
  421: 'foreign_host',
  429: 'rate_limited',
};

const eventsOfSuccess: Readonly<Record<string, string>> = {
  '/api/auth/sign-in/email': 'signed_in',
  '/api/auth/sign-up/email': 'signed_up',
  '/api/auth/google/callback': 'signed_in',
  '/api/auth/sign-out': 'signed_out',
  '/api/auth/request-password-reset': 'reset_asked',
  '/api/auth/reset-password': 'password_reset',
};

// What browsers and balancers fetch all the time, as long as it is there.
const usual = new Set(['/*', '/api/health', '/api/ready', '/api/pictures/:key', '/api/docs/:file', '/metrics']);

function refusalEvent({ refusal, headers }: FastifyRequest, status: number): string | undefined {
  const event = (refusal && eventsOfRefusals[refusal]) ?? eventsOfStatuses[status];
  return event ?? (status === 401 && headers.authorization !== undefined ? 'bearer_refused' : undefined);
}

/** Where a request came from: its network, if that is one. A proxy that is trusted may have written anything there. */
const originOf = ({ ip }: FastifyRequest): string | undefined =>
  findIpAddress(ip) === undefined ? undefined : networkOf(ip);

/**
 * One line for each request that was answered. It says what was asked by the route's pattern and never by the address,
 * and who asked by an id: names, mail addresses, titles, tokens and queries stay out of the log (decision 18).
 */
class AccessLog extends LogController {
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, refusal, userId, signedIn, claims } = request;
    const route = request.routeOptions.url ?? null;
    const status = reply.statusCode;
    const line = {
      method,
      route,
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: userId,
      uid: signedIn ?? (userId === undefined ? claims?.uid : undefined),
      refusal,
    };
    const refused = refusalEvent(request, status);
    if (error) reply.log.warn(line, 'answer broken off');
    else if (refused !== undefined) reply.log.warn({ ...line, event: refused, network: originOf(request) }, 'request');
    else if (status < 400 && usual.has(route ?? '')) reply.log.debug(line, 'request');
    else
      reply.log.info(
        status < 300 && refusal === undefined ? { ...line, event: eventsOfSuccess[route ?? ''] } : line,
        'request',
      );
  }
}

/** The log of requests. The framework's own lines repeat addresses with their queries, and are left out. */
export const accessLog = (): LogController => new AccessLog({ disableRequestLogging: true });

/** What the line says is noted on the request as it becomes known. */
export function noteForLog(app: FastifyInstance): void {
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('userId', undefined);
  app.decorateRequest('signedIn', undefined);
}
