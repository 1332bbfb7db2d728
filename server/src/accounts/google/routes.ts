import { getTranslator } from '@wishwell/text/translate.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { convertDatabaseErrorToProblem } from '../../http/database-errors.ts';
import { Problem } from '../../http/problem.ts';
import type { SignUpService } from '../../invitations/sign-ups.ts';
import type { SignInAttemptLimiter } from '../../limits/sign-in-attempts.ts';
import { getRequestLocale } from '../../web-app/document-choice.ts';
import { deleteSessions } from '../queries.ts';
import { revokeSessionOnFailure } from '../revoke-session-on-failure.ts';
import { findOrCreateAccount } from './accounts.ts';
import {
  type GoogleFailureKind,
  type GoogleFailureResponse,
  googleFailureResponses,
  GoogleFailure,
} from './failures.ts';
import type { SignInFlowCookieCodec } from './flow.ts';
import type { IssuerClient, VerifiedIdentity } from './issuer-client.ts';
import { waitForPasswordResetAndFindIssuerUser } from './queries.ts';
import { sendSignInResultPage } from './result-page.ts';

export interface GoogleSignInService {
  db: Database;
  /** The OpenID Connect issuer; undefined if the operator has configured none. */
  issuer: IssuerClient | undefined;
  cookie: SignInFlowCookieCodec;
  attempts: SignInAttemptLimiter;
  /** Returns the server's origin for a `Host` header; undefined if the host is not the server's. */
  originAt(host: string | undefined): string | undefined;
  /**
   * Starts a session for the user, sets the session cookie, and ends the session that the browser had before.
   * Returns the session token. Throws `GoogleFailure` for an inactive account.
   */
  startSession(uid: string, request: FastifyRequest, reply: FastifyReply): Promise<string>;
  isNewUser(uid: string): Promise<boolean>;
  signUps: Pick<SignUpService, 'authoriseSignUp'>;
}

const CALLBACK_PATH = '/api/auth/google/callback';
const isFlowId = (flow: unknown): flow is string => typeof flow === 'string' && /^[\w-]{16,64}$/.test(flow);

function getFailureKind(error: unknown): GoogleFailureKind {
  if (error instanceof GoogleFailure) return error.kind;
  return convertDatabaseErrorToProblem(error)?.status === 503 ? 'unavailable' : 'internal';
}

/**
 * Logs a failed sign-in. Logs all fields of an error of our own code, but only name and message of an
 * issuer's error. The other fields of an issuer's error may contain authorization codes or tokens.
 */
function logFailure({ log }: FastifyRequest, kind: GoogleFailureKind, error: unknown): void {
  if (googleFailureResponses[kind].status >= 500 && kind !== 'unreachable')
    log.error({ err: error }, 'identity call failed');
  if (kind !== 'unreachable' && kind !== 'refused') return;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  log.warn({ kind, cause: cause && { name: cause.name, message: cause.message } }, 'sign-in by the issuer failed');
}

function describeFailure(request: FastifyRequest, error: unknown): GoogleFailureResponse {
  // A `Problem` with status 403 means that the person is not allowed to sign up, for example without an
  // invitation.
  if (error instanceof Problem && error.status === 403)
    return { code: 'auth/operation-not-allowed', messageId: error.id, status: error.status };
  const kind = getFailureKind(error);
  logFailure(request, kind, error);
  return googleFailureResponses[kind];
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, flow: string, error: unknown): FastifyReply {
  const { code, messageId, status } = describeFailure(request, error);
  request.refusal = messageId;
  const locale = getRequestLocale(request);
  const message = getTranslator(locale)(messageId);
  return sendSignInResultPage(reply.code(status), locale, { flow, ok: false, code, message });
}

/**
 * Throws if a page of another site sent the request, because another site must not begin a sign-in. Reads the
 * header `Sec-Fetch-Site` of browsers (Fetch Metadata).
 */
function assertSentByOwnSite({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new GoogleFailure('otherSite');
}

function getIssuerOrThrow({ issuer }: GoogleSignInService): IssuerClient {
  if (!issuer) throw new GoogleFailure('notSetUp');
  return issuer;
}

async function beginGoogleSignIn(
  google: GoogleSignInService,
  flow: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  assertSentByOwnSite(request);
  const issuer = getIssuerOrThrow(google);
  const origin = google.originAt(request.headers.host);
  if (origin === undefined) throw new GoogleFailure('otherSite');
  const { url, expected } = await issuer.begin(origin + CALLBACK_PATH);
  void reply.header('set-cookie', await google.cookie.encrypt({ flow, ...expected }));
  return reply.redirect(url.href, 302);
}

/**
 * Throws if a password reset has removed the account's link to the issuer during this sign-in. Before it
 * throws, it deletes all sessions of the account: the reset may have missed the session of this sign-in.
 */
async function assertAccountStillLinked(
  { db }: GoogleSignInService,
  verified: VerifiedIdentity,
  uid: string,
): Promise<void> {
  if ((await waitForPasswordResetAndFindIssuerUser(db, [verified.issuer, verified.subject, uid])).length > 0) return;
  await deleteSessions(db, [uid]);
  throw new GoogleFailure('refused');
}

/**
 * Finishes a sign-in: signs in the user whom the issuer authenticated, if the same browser began the sign-in.
 */
async function finishGoogleSignIn(
  google: GoogleSignInService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const flow = await google.cookie.open(request.headers.cookie);
  void reply.header('set-cookie', google.cookie.clearedCookie);
  try {
    const issuer = getIssuerOrThrow(google);
    const origin = google.originAt(request.headers.host);
    if (!flow || origin === undefined) throw new GoogleFailure('notOurs');
    const attempt = await google.attempts.issuerReturn(request.ip);
    if ('retryAfter' in attempt) throw new GoogleFailure('tooMany');
    const verified = await issuer.finish(new URL(request.url, origin), flow);
    await attempt.release();
    const uid = await findOrCreateAccount(google.db, verified, (executor, email) =>
      google.signUps.authoriseSignUp(executor, request, { email, isProven: true }),
    );
    const token = await google.startSession(uid, request, reply);
    const isNewUser = await revokeSessionOnFailure(google.db, token, reply, async () => {
      await assertAccountStillLinked(google, verified, uid);
      return google.isNewUser(uid);
    });
    request.signedIn = uid;
    return await sendSignInResultPage(reply, getRequestLocale(request), { flow: flow.flow, ok: true, isNewUser });
  } catch (error) {
    void reply.removeHeader('set-cookie').header('set-cookie', google.cookie.clearedCookie);
    return sendFailure(request, reply, flow?.flow ?? '', error);
  }
}

export function registerGoogleRoutes(app: FastifyInstance, google: GoogleSignInService): void {
  const options = {
    exposeHeadRoute: false,
    // The header `cross-origin-opener-policy` keeps the sign-in window connected to the page that opened it.
    // Otherwise that page would see the window as closed.
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) =>
      void reply.header('cross-origin-opener-policy', 'unsafe-none'),
  };
  app.get<{ Querystring: { flow?: unknown } }>('/google/start', options, async (request, reply) => {
    const { flow } = request.query;
    const name = isFlowId(flow) ? flow : '';
    try {
      if (name === '') throw new GoogleFailure('notOurs');
      return await beginGoogleSignIn(google, name, request, reply);
    } catch (error) {
      return sendFailure(request, reply, name, error);
    }
  });
  app.get('/google/callback', options, (request, reply) => finishGoogleSignIn(google, request, reply));
}
