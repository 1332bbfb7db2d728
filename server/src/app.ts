import { type KeyObject, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { limits } from '@wishwell/contract/limits.ts';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyHttpOptions,
  type FastifyServerOptions,
} from 'fastify';
import type { BearerPayload, IdentityProvider } from './accounts/identity.ts';
import { registerBugReportRoutes } from './bug-reports/routes.ts';
import { registerClaimRoutes } from './claims/routes.ts';
import type { Config } from './config/config.ts';
import type { Database, Transaction } from './database/database.ts';
import { runInTransaction } from './database/transactions.ts';
import { registerFriendWishlistRoutes } from './friend-wishlists/routes.ts';
import { recordEmailProvenByBearerToken } from './friends/proven-address.ts';
import { registerFriendRoutes } from './friends/routes.ts';
import { registerGiftRoutes } from './gifts/routes.ts';
import { createAccessLog, addLogFieldsToRequests } from './http/access-log.ts';
import { verifyBearerTokens } from './http/bearer.ts';
import { createClientErrorHandler, replaceNodeErrorResponses } from './http/broken-requests.ts';
import { createRouteRegistrar } from './http/call-routes.ts';
import { compressResponses } from './http/compression.ts';
import { addConnectionCloseHeader } from './http/draining.ts';
import { registerHealthRoutes } from './http/health.ts';
import { refuseForeignHostNames } from './http/host-names.ts';
import {
  createInternalBearerTokens,
  createInProcessApiClient,
  type InProcessApiClient,
} from './http/in-process-api-client.ts';
import { registerJsonParser } from './http/json-body.ts';
import { createRecentUsersCookie, type RecentUsersCookie } from './http/recent-users-cookie.ts';
import { handleError, handleNotFound, registerErrorHandlers } from './http/reply-problem.ts';
import { provideRequestContext } from './http/request-context.ts';
import { normaliseRequestTarget } from './http/request-target.ts';
import { addSecurityHeadersHook, setSecurityHeaders } from './http/security-headers.ts';
import { sendServerTimingHeader } from './http/server-timing.ts';
import { registerFormParser } from './http/uploads.ts';
import { registerIdeaRoutes } from './ideas/routes.ts';
import type { ImageService } from './images/images.ts';
import { registerImageRoutes } from './images/routes.ts';
import { registerInvitationRoutes } from './invitations/routes.ts';
import { createSignUpService } from './invitations/sign-ups.ts';
import { registerItemRoutes } from './items/routes.ts';
import { registerItemBatchRoutes } from './items/several-routes.ts';
import { refuseRequestsUnderMemoryPressure } from './limits/memory-pressure.ts';
import { limitConnectionsPerNetwork } from './limits/network-connections.ts';
import { limitRequestRates } from './limits/rate-limits.ts';
import { limitRequestsInFlight } from './limits/requests-in-flight.ts';
import { type ConnectionTimeouts, connectionTimeouts, endStalledRequests } from './limits/slow-clients.ts';
import type { Outbox } from './mail/outbox.ts';
import { registerOpenapiRoutes } from './openapi/routes.ts';
import type { LinkPreviewService } from './previews/previews.ts';
import { registerPreviewRoutes } from './previews/routes.ts';
import { createSharingDependencies, registerSharingRoutes } from './sharing/routes.ts';
import type { RequestObserver } from './telemetry/observer.ts';
import { registerUserRoutes } from './users/routes.ts';
import type { UserRecordCache } from './users/user-record-cache.ts';
import { registerWishlistRoutes } from './wishlists/routes.ts';

/** Parts of the server that `createApp` connects, for example the database. Tests replace some of them. */
export interface AppDependencies {
  config: Config;
  db: Database;
  identity: IdentityProvider;
  /** Cache of user records. It is empty while the database cannot report changes of users to this process. */
  callers: UserRecordCache;
  images: ImageService;
  previews: LinkPreviewService;
  outbox: Outbox;
  signingKey: KeyObject;
  logger: FastifyBaseLogger;
  observers?: readonly RequestObserver[];
  /**
   * Warning about the schema version that the server has logged at its start. Health checks do not log the
   * same warning again.
   */
  loggedSchemaMessage?: string | undefined;
  /** Timeouts of client connections in milliseconds. Only tests set them, to replace the default values. */
  connectionTimeouts?: Partial<ConnectionTimeouts>;
  /**
   * Creates the plugin with the routes of the web app, outside `/api`. Undefined if the server serves only
   * the API.
   */
  web?: (sessions: InProcessApiClient) => FastifyPluginAsync;
}

/** Maximum share of all client connections that the clients of one network may have, from 0 to 1. */
const maxShareOfNetwork = 0.1;

type TrustProxy = NonNullable<FastifyServerOptions['trustProxy']>;

/**
 * Converts the setting `TRUST_PROXY` to Fastify's option `trustProxy`. A number means that Fastify trusts
 * this number of proxies in front of the server.
 */
function toTrustProxyOption(configured: Config['trustProxy']): TrustProxy {
  return typeof configured === 'number' ? (_address, hop) => hop < configured : configured;
}

/**
 * Creates the HTTP server with all routes, but does not start to listen. The server does not close the
 * database: the caller of `createApp` must close it.
 */
export async function createApp(parts: AppDependencies): Promise<FastifyInstance> {
  const { config, observers = [] } = parts;
  const https = config.publicUrl?.protocol === 'https:';
  const log = createAccessLog();
  const timeouts = { ...connectionTimeouts, ...parts.connectionTimeouts };
  const options: FastifyHttpOptions<Server> = {
    loggerInstance: parts.logger,
    logController: log,
    trustProxy: toTrustProxyOption(config.trustProxy),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => normaliseRequestTarget(url),
    bodyLimit: limits.jsonBodyBytes,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    // Sets `connectionsCheckingInterval`, because Node checks the timeouts only every 30 s by default.
    http: { headersTimeout: timeouts.head, connectionsCheckingInterval: timeouts.check, requireHostHeader: false },
    forceCloseConnections: 'idle',
    // Serves requests on open connections during a shutdown. By default, Fastify responds with 503.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: createClientErrorHandler(https, parts.logger),
    frameworkErrors: (error, request, reply) => {
      // Sets the security headers of the response to a malformed URL, because Fastify runs no hooks for such
      // a request.
      setSecurityHeaders(request, reply, https);
      void handleError(error, request, reply);
      log.requestCompleted(undefined, request, reply);
      for (const observer of observers) observer.completed(request, reply);
    },
  };
  const app = fastify(options);
  addLogFieldsToRequests(app);
  addConnectionCloseHeader(app);
  const { connections } = config.processLimits;
  app.server.maxConnections = connections;
  if (config.trustProxy === false) limitConnectionsPerNetwork(app.server, Math.ceil(connections * maxShareOfNetwork));
  endStalledRequests(app, timeouts);
  provideRequestContext(app);
  for (const observer of observers) {
    observer.attach(app);
    app.addHook('onResponse', (request, reply, done) => {
      observer.completed(request, reply);
      done();
    });
  }
  if (config.serverTiming) sendServerTimingHeader(app);
  addSecurityHeadersHook(app, https);
  replaceNodeErrorResponses(app);
  refuseForeignHostNames(app, config.publicUrl);
  registerErrorHandlers(app);
  registerJsonParser(app);
  registerHealthRoutes(app, parts.db, parts.loggedSchemaMessage, parts.identity.canIssueBearers);
  const bearers = createInternalBearerTokens(parts.identity);
  const knownUsers = createRecentUsersCookie(config);
  await app.register((api) => registerApiRoutes(api, { ...parts, knownUsers }, bearers.verify));
  if (parts.web) await app.register(parts.web(createInProcessApiClient(app, parts.identity, bearers, knownUsers)));
  return app;
}

async function registerApiRoutes(
  api: FastifyInstance,
  parts: AppDependencies & { knownUsers: RecentUsersCookie },
  verify: IdentityProvider['verify'],
): Promise<void> {
  const { config, db, identity } = parts;
  await refuseRequestsUnderMemoryPressure(api);
  registerImageRoutes(api, parts);
  verifyBearerTokens(api, verify);
  limitRequestsInFlight(api, config.processLimits);
  compressResponses(api);
  await limitRequestRates(api, config, db);
  await registerFormParser(api, config.quotas.imageBytes);
  if (identity.routes) await api.register(identity.routes);
  const { callers, signingKey } = parts;
  const { imageBytes } = config.quotas;
  // Without S3, temporary files of uploads are in DATA_DIR, which is on a disk. The system's folder for
  // temporary files could be in memory.
  const uploadFolder = config.s3 ? tmpdir() : config.dataDir;
  const applyProofIn = (tx: Transaction, payload: BearerPayload): Promise<void> =>
    recordEmailProvenByBearerToken(tx, config, payload);
  const applyProof = async (payload: BearerPayload): Promise<void> => {
    await runInTransaction(db, (tx) => applyProofIn(tx, payload));
    callers.forget(payload.uid);
  };
  const register = createRouteRegistrar(api, {
    db,
    callers,
    applyProof,
    signingKey,
    imageBytes,
    uploadFolder,
  });
  const signUps = createSignUpService(config);
  const routeParts = { ...parts, signUps };
  const sharingParts = createSharingDependencies(parts);
  registerUserRoutes(register, { ...routeParts, applyProof: applyProofIn });
  registerWishlistRoutes(register, routeParts);
  registerItemRoutes(register, routeParts);
  registerPreviewRoutes(register, routeParts);
  registerItemBatchRoutes(register, routeParts);
  registerFriendRoutes(register, routeParts);
  registerFriendWishlistRoutes(register, routeParts);
  registerClaimRoutes(register, routeParts);
  registerGiftRoutes(register, routeParts);
  registerIdeaRoutes(register, routeParts);
  registerSharingRoutes(register, sharingParts);
  registerInvitationRoutes(register, { ...sharingParts, config, signUps });
  registerBugReportRoutes(register, routeParts);
  await api.register(registerOpenapiRoutes);
  api.all('/api/*', handleNotFound);
}
