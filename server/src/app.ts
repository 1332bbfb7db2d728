import { type KeyObject, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { limits } from '@wishwell/contract/limits.ts';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyHttpOptions,
  type FastifyServerOptions,
} from 'fastify';
import type { BearerClaims, IdentityProvider } from './accounts/identity.ts';
import { registerBugReportRoutes } from './bug-reports/routes.ts';
import { registerClaimRoutes } from './claims/routes.ts';
import type { Config } from './config/config.ts';
import type { Database, Transaction } from './database/database.ts';
import type { Replica } from './database/replica/replica.ts';
import { runInTransaction } from './database/transactions.ts';
import { registerFriendWishlistRoutes } from './friend-wishlists/routes.ts';
import { recordProvenAddressOfBearer } from './friends/proven-address.ts';
import { registerFriendRoutes } from './friends/routes.ts';
import { registerGiftRoutes } from './gifts/routes.ts';
import { createAccessLog, decorateRequestForLog } from './http/access-log.ts';
import { verifyBearersOfRequests } from './http/bearer.ts';
import { createClientErrorHandler, replaceNodeErrorResponses } from './http/broken-requests.ts';
import { createCallRegistrar } from './http/call-routes.ts';
import { compressResponses } from './http/compression.ts';
import { trackDatabaseWaits } from './http/database-waits.ts';
import { createDocumentBearers, createDocumentSessions, type DocumentSessions } from './http/document-sessions.ts';
import { closeDrainingConnections } from './http/draining.ts';
import { registerHealthRoutes } from './http/health.ts';
import { refuseForeignHosts } from './http/host-names.ts';
import { registerJsonParser } from './http/json-body.ts';
import { createKnownUsersCookie, type KnownUsersCookie } from './http/known-users.ts';
import { createReplicaReadPolicy } from './http/replica-reads.ts';
import { handleError, handleNotFound, registerErrorHandlers } from './http/reply-problem.ts';
import { sendSecurityHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { sendServerTiming } from './http/server-timing.ts';
import { registerFormParser } from './http/uploads.ts';
import { registerIdeaRoutes } from './ideas/routes.ts';
import type { ImageService } from './images/images.ts';
import { registerImageRoutes } from './images/routes.ts';
import { registerInvitationRoutes } from './invitations/routes.ts';
import { createSignUpService } from './invitations/sign-ups.ts';
import { registerItemRoutes } from './items/routes.ts';
import { registerSeveralItemsRoutes } from './items/several-routes.ts';
import { computeMaxConnections, findOpenFileLimit, limitConnections } from './limits/connection-count.ts';
import { type ConnectionLimits, connectionLimits } from './limits/connection-limits.ts';
import { limitCalls } from './limits/rate-limits.ts';
import { limitRequestsInFlight } from './limits/requests-in-flight.ts';
import { endStalledConnections, type GetStallTimeMs } from './limits/stalled-connections.ts';
import { limitUnsentResponses } from './limits/unsent-responses.ts';
import type { Outbox } from './mail/outbox.ts';
import { registerOpenapiRoutes } from './openapi/routes.ts';
import type { LinkPreviewService } from './previews/previews.ts';
import { registerPreviewRoutes } from './previews/routes.ts';
import { createSharingDependencies, registerSharingRoutes } from './sharing/routes.ts';
import type { RequestObserver } from './telemetry/observer.ts';
import type { CallerCache } from './users/caller-cache.ts';
import { registerUserRoutes } from './users/routes.ts';
import { registerWishlistRoutes } from './wishlists/routes.ts';

/** The components that `createApp` needs. Tests replace some of them. */
export interface AppDependencies {
  config: Config;
  db: Database;
  /** Read replica for GET operations. Undefined if `DATABASE_READ_URL` is not set. */
  replica?: Replica | undefined;
  identity: IdentityProvider;
  /** Cache of user records. It caches only while the database reports changes of users to this process. */
  callers: CallerCache;
  images: ImageService;
  previews: LinkPreviewService;
  outbox: Outbox;
  signingKey: KeyObject;
  logger: FastifyBaseLogger;
  observers?: readonly RequestObserver[];
  /**
   * Warning about the schema version that was logged at start. Health checks do not log the same warning
   * again.
   */
  loggedSchemaMessage?: string | undefined;
  /** Timeouts of connections in milliseconds. In tests they replace the default values. */
  connectionLimits?: Partial<ConnectionLimits>;
  /** Creates the plugin with the routes outside `/api`. Undefined if the server serves only the API. */
  web?: (sessions: DocumentSessions) => FastifyPluginAsync;
}

type TrustProxy = NonNullable<FastifyServerOptions['trustProxy']>;

/**
 * Converts the setting `TRUST_PROXY` for Fastify. If it is a number, this is the number of proxies in front
 * of the server. Each proxy appends an address to `X-Forwarded-For`.
 */
function toTrustProxyOption(configured: Config['trustProxy']): TrustProxy {
  return typeof configured === 'number' ? (_address, hop) => hop < configured : configured;
}

/**
 * Creates the HTTP server with all routes, but does not listen. Closing the server does not close `parts`.
 */
export async function createApp(parts: AppDependencies): Promise<FastifyInstance> {
  const { config, observers = [] } = parts;
  const https = config.publicUrl?.protocol === 'https:';
  const log = createAccessLog();
  const timeouts = { ...connectionLimits, ...parts.connectionLimits };
  const options: FastifyHttpOptions<Server> = {
    loggerInstance: parts.logger,
    logController: log,
    trustProxy: toTrustProxyOption(config.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: limits.jsonBodyBytes,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    // `connectionsCheckingInterval`: by default, Node looks for timed-out requests only every 30 s.
    http: { headersTimeout: timeouts.head, connectionsCheckingInterval: 2 * timeouts.sweep, requireHostHeader: false },
    forceCloseConnections: 'idle',
    // During a shutdown, Fastify still serves requests on open connections. Its default is to respond with
    // 503.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: createClientErrorHandler(https, parts.logger),
    frameworkErrors: (error, request, reply) => {
      // Sets the security headers here, because Fastify runs no hooks for a URL that it cannot decode.
      setSecurityHeaders(request, reply, https);
      void handleError(error, request, reply);
      log.requestCompleted(undefined, request, reply);
      for (const observer of observers) observer.completed(request, reply);
    },
  };
  const app = fastify(options);
  decorateRequestForLog(app);
  closeDrainingConnections(app);
  limitConnections(app.server, computeMaxConnections(config.processLimits.connections, findOpenFileLimit()));
  const { stop: stopSweep, stalledFor } = endStalledConnections(app.server, timeouts);
  app.addHook('onClose', async () => stopSweep());
  trackDatabaseWaits(app);
  for (const observer of observers) observer.attach(app);
  if (config.serverTiming) sendServerTiming(app);
  sendSecurityHeaders(app, https);
  replaceNodeErrorResponses(app);
  refuseForeignHosts(app, config.publicUrl);
  registerErrorHandlers(app);
  registerJsonParser(app);
  registerHealthRoutes(app, parts.db, parts.loggedSchemaMessage, parts.identity.canIssueBearers);
  const bearers = createDocumentBearers(parts.identity);
  const knownUsers = createKnownUsersCookie(config);
  await app.register((api) => registerApiRoutes(api, { ...parts, knownUsers }, stalledFor, bearers.verify));
  if (parts.web) await app.register(parts.web(createDocumentSessions(app, parts.identity, bearers, knownUsers)));
  return app;
}

async function registerApiRoutes(
  api: FastifyInstance,
  parts: AppDependencies & { knownUsers: KnownUsersCookie },
  stalledFor: GetStallTimeMs,
  verify: IdentityProvider['verify'],
): Promise<void> {
  const { config, db, identity, replica } = parts;
  registerImageRoutes(api, parts);
  verifyBearersOfRequests(api, verify);
  limitRequestsInFlight(api, config.processLimits);
  compressResponses(api);
  limitUnsentResponses(api, { ...config.processLimits, stalledFor });
  await limitCalls(api, config, db);
  await registerFormParser(api, config.quotas.imageBytes);
  if (identity.routes) await api.register(identity.routes);
  const replicaReads = createReplicaReadPolicy(replica, config);
  const { callers, signingKey } = parts;
  const { imageBytes } = config.quotas;
  const { uploadBytes } = config.processLimits;
  const applyProofIn = (tx: Transaction, claims: BearerClaims): Promise<void> =>
    recordProvenAddressOfBearer(tx, config, claims);
  const applyProof = async (claims: BearerClaims): Promise<void> => {
    await runInTransaction(db, (tx) => applyProofIn(tx, claims));
    callers.forget(claims.uid);
  };
  const register = createCallRegistrar(api, {
    db,
    callers,
    applyProof,
    signingKey,
    imageBytes,
    uploadBytes,
    replicaReads,
  });
  const signUps = createSignUpService(config);
  const readParts = { ...parts, signUps, db: replica?.db ?? db };
  const sharingParts = createSharingDependencies(parts);
  registerUserRoutes(register, { ...readParts, applyProof: applyProofIn });
  registerWishlistRoutes(register, readParts);
  registerItemRoutes(register, readParts);
  registerPreviewRoutes(register, readParts);
  registerSeveralItemsRoutes(register, readParts);
  registerFriendRoutes(register, readParts);
  registerFriendWishlistRoutes(register, readParts);
  registerClaimRoutes(register, readParts);
  registerGiftRoutes(register, readParts);
  registerIdeaRoutes(register, readParts);
  registerSharingRoutes(register, sharingParts);
  registerInvitationRoutes(register, { ...sharingParts, config, signUps });
  registerBugReportRoutes(register, readParts);
  await api.register(registerOpenapiRoutes);
  api.all('/api/*', handleNotFound);
}
