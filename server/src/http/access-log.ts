import type { MessageId } from '@wishwell/text/messages.ts';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { parseIpAddress, getIpNetwork } from './network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Message id of an error response; undefined for other responses. */
    refusal: MessageId | undefined;
    userId: number | undefined;
    /** The uid of the user whom this request has signed in; undefined for other requests. */
    signedIn: string | undefined;
  }
}

// Names of security events, for the field `event` of the log line. The key is the message id of the error
// response.
const eventNamesByRefusal: Readonly<Partial<Record<MessageId, string>>> = {
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

const eventNamesByStatus: Readonly<Record<number, string>> = {
  403: 'access_refused',
  421: 'foreign_host',
  429: 'rate_limited',
};

const eventNamesByRoute: Readonly<Record<string, string>> = {
  '/api/auth/sign-in/email': 'signed_in',
  '/api/auth/sign-up/email': 'signed_up',
  '/api/auth/google/callback': 'signed_in',
  '/api/auth/sign-out': 'signed_out',
  '/api/auth/request-password-reset': 'reset_asked',
  '/api/auth/reset-password': 'password_reset',
  '/api/auth/change-password': 'password_changed',
};

// Routes that browsers and load balancers request often. Their successful requests appear in the log only at
// the level debug.
const frequentRoutes = new Set([
  '/*',
  '/api/health',
  '/api/ready',
  '/api/pictures/:key',
  '/api/docs/:file',
  '/metrics',
]);

function findRefusalEvent({ refusal, headers }: FastifyRequest, status: number): string | undefined {
  const event = (refusal && eventNamesByRefusal[refusal]) ?? eventNamesByStatus[status];
  return event ?? (status === 401 && headers.authorization !== undefined ? 'bearer_refused' : undefined);
}

/**
 * Returns the network of the client's IP address. Returns undefined if a trusted proxy has sent a text that
 * is no IP address.
 */
const findClientNetwork = ({ ip }: FastifyRequest): string | undefined =>
  parseIpAddress(ip) === undefined ? undefined : getIpNetwork(ip);

/**
 * Logs one line per response, with the pattern of its route and the id of the caller. Never logs URLs, names,
 * e-mail addresses, titles, tokens or query strings (decision 18 in `docs/decisions`).
 */
class AccessLog extends LogController {
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, refusal, userId, signedIn, bearerPayload } = request;
    const route = request.routeOptions.url ?? null;
    const status = reply.statusCode;
    const line = {
      method,
      route,
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: userId,
      uid: signedIn ?? (userId === undefined ? bearerPayload?.uid : undefined),
      refusal,
    };
    const refusalEvent = findRefusalEvent(request, status);
    if (error) reply.log.warn(line, 'response aborted');
    else if (refusalEvent !== undefined)
      reply.log.warn({ ...line, event: refusalEvent, network: findClientNetwork(request) }, 'request');
    else if (status < 400 && frequentRoutes.has(route ?? '')) reply.log.debug(line, 'request');
    else
      reply.log.info(
        status < 300 && refusal === undefined ? { ...line, event: eventNamesByRoute[route ?? ''] } : line,
        'request',
      );
  }
}

/** Creates the access log. Disables the request log of Fastify, which contains URLs with query strings. */
export const createAccessLog = (): LogController => new AccessLog({ disableRequestLogging: true });

export function addLogFieldsToRequests(app: FastifyInstance): void {
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('userId', undefined);
  app.decorateRequest('signedIn', undefined);
}
