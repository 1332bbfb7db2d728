import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { translator } from '@wishwell/text/translate.ts';
import type { Database } from '../../database/database.ts';
import { problemOfDatabase } from '../../http/database-errors.ts';
import { localeOf } from '../../web-app/document-choice.ts';
import type { SignInAttempts } from '../../limits/sign-in-attempts.ts';
import { accountOf } from './accounts.ts';
import { type FailureKind, failures, GoogleFailure } from './failures.ts';
import type { FlowCookie } from './flow.ts';
import type { Issuer, VerifiedIdentity } from './issuer.ts';
import { deleteSessions } from '../queries.ts';
import { revokeOnFailure } from '../revoke-on-failure.ts';
import { awaitAccount } from './queries.ts';
import { sendResult } from './result-page.ts';

/** What continuing with Google is made of. */
export interface Google {
  db: Database;
  /** Undefined: not set up here. */
  issuer: Issuer | undefined;
  cookie: FlowCookie;
  attempts: SignInAttempts;
  /** The origin that the browser knows us under; undefined when its `Host` is none of ours. */
  originAt(host: string | undefined): string | undefined;
  /**
   * Signs `uid` in and sets the session's cookie; the browser's former session ends. Answers the session's token. Throws
   * `GoogleFailure` for an inactive account.
   */
  startSession(uid: string, request: FastifyRequest, reply: FastifyReply): Promise<string>;
  isNewUser(uid: string): Promise<boolean>;
}

const CALLBACK = '/api/auth/google/callback';
const isFlow = (flow: unknown): flow is string => typeof flow === 'string' && /^[\w-]{16,64}$/.test(flow);

function kindOf(error: unknown): FailureKind {
  if (error instanceof GoogleFailure) return error.kind;
  return problemOfDatabase(error)?.status === 503 ? 'unavailable' : 'internal';
}

/** What the log gets: faults whole, the issuer's in the protocol's own words, which hold neither code nor token. */
function logFailure({ log }: FastifyRequest, kind: FailureKind, error: unknown): void {
  if (failures[kind].status >= 500 && kind !== 'unreachable') log.error({ err: error }, 'identity call failed');
  if (kind !== 'unreachable' && kind !== 'refused') return;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  log.warn({ kind, cause: cause && { name: cause.name, message: cause.message } }, 'sign-in by the issuer failed');
}

/** Tells the window's page what failed. */
function sendFailure(request: FastifyRequest, reply: FastifyReply, flow: string, error: unknown): FastifyReply {
  const kind = kindOf(error);
  logFailure(request, kind, error);
  const { code, sentence, status } = failures[kind];
  request.refusal = sentence;
  const locale = localeOf(request);
  const message = translator(locale)(sentence);
  return sendResult(reply.code(status), locale, { flow, ok: false, code, message });
}

/** Another site may not begin a sign-in here; a browser says where a request comes from (Fetch Metadata). */
function assertOwnSite({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new GoogleFailure('otherSite');
}

function requireIssuer({ issuer }: Google): Issuer {
  if (!issuer) throw new GoogleFailure('notSetUp');
  return issuer;
}

async function begin(google: Google, flow: string, request: FastifyRequest, reply: FastifyReply) {
  assertOwnSite(request);
  const issuer = requireIssuer(google);
  const origin = google.originAt(request.headers.host);
  if (origin === undefined) throw new GoogleFailure('otherSite');
  const { address, expected } = await issuer.begin(origin + CALLBACK);
  void reply.header('set-cookie', await google.cookie.seal({ flow, ...expected }));
  return reply.redirect(address.href, 302);
}

/** Throws when a reset has ended the tie to the issuer since it was looked up, and with it every session then. */
async function assertStillTied({ db }: Google, vouched: VerifiedIdentity, uid: string): Promise<void> {
  if ((await awaitAccount(db, [vouched.issuer, vouched.subject, uid])).length > 0) return;
  await deleteSessions(db, [uid]);
  throw new GoogleFailure('refused');
}

/** Signs in whom the issuer sent back, if this browser asked for it. */
async function finish(google: Google, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const flow = await google.cookie.open(request.headers.cookie);
  void reply.header('set-cookie', google.cookie.cleared);
  try {
    const issuer = requireIssuer(google);
    const origin = google.originAt(request.headers.host);
    if (!flow || origin === undefined) throw new GoogleFailure('notOurs');
    const attempt = await google.attempts.issuerReturn(request.ip);
    if ('retryAfter' in attempt) throw new GoogleFailure('tooMany');
    const vouched = await issuer.finish(new URL(request.url, origin), flow);
    await attempt.release();
    const uid = await accountOf(google.db, vouched);
    const token = await google.startSession(uid, request, reply);
    const isNewUser = await revokeOnFailure(google.db, token, reply, async () => {
      await assertStillTied(google, vouched, uid);
      return google.isNewUser(uid);
    });
    request.signedIn = uid;
    return await sendResult(reply, localeOf(request), { flow: flow.flow, ok: true, isNewUser });
  } catch (error) {
    void reply.removeHeader('set-cookie').header('set-cookie', google.cookie.cleared);
    return sendFailure(request, reply, flow?.flow ?? '', error);
  }
}

/** The two addresses of the sign-in window: where it begins, and where the issuer sends it back to. */
export function addGoogleCalls(app: FastifyInstance, google: Google): void {
  const options = {
    exposeHeadRoute: false,
    // The window must keep its opener over the issuer's pages and back, or it looks closed to it at once.
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) =>
      void reply.header('cross-origin-opener-policy', 'unsafe-none'),
  };
  app.get<{ Querystring: { flow?: unknown } }>('/google/start', options, async (request, reply) => {
    const { flow } = request.query;
    const name = isFlow(flow) ? flow : '';
    try {
      if (name === '') throw new GoogleFailure('notOurs');
      return await begin(google, name, request, reply);
    } catch (error) {
      return sendFailure(request, reply, name, error);
    }
  });
  app.get('/google/callback', options, (request, reply) => finish(google, request, reply));
}
